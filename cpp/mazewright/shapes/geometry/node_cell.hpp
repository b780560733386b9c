#pragma once
// How a node of a graph is drawn: as an octagon around the node, cut half-way to each neighbour.

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// A convex polygon around the node, which is at 0, 0. At first no side belongs to a direction.
/// Directions of type Point are unit vectors, sides are numbers of grid directions. Cost:
/// O(corners) per call.
class NodeCell {
 public:
  /// `reach`: the distance from the node to the sides of the octagon.
  explicit NodeCell(float reach) : reach_(reach) {
    // tan(22.5 degrees): half an edge of the octagon.
    const float halfEdge = reach * 0.41421356f;
    for (const auto& [x, y] : {Point{-halfEdge, -reach},
                               {halfEdge, -reach},
                               {reach, -halfEdge},
                               {reach, halfEdge},
                               {halfEdge, reach},
                               {-halfEdge, reach},
                               {-reach, halfEdge},
                               {-reach, -halfEdge}}) {
      corners_.push_back({{x, y}, noSide});
    }
  }

  /// Cuts off everything that lies farther than `distance` in a direction; the new edge belongs to
  /// `side`. Does nothing if nothing lies so far. Edges that become too short to matter are
  /// removed.
  void cut(Point heading, float distance, uint8_t side) {
    if (std::none_of(corners_.begin(), corners_.end(), [&](const Corner& corner) {
          return along(corner.at, heading) > distance + reach_ / 4096;
        })) {
      return;
    }
    std::vector<Corner> rest;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      const Corner& from = corners_[i];
      const Point to = end(i);
      const float overFrom = along(from.at, heading) - distance;
      const float overTo = along(to, heading) - distance;
      if (overFrom <= 0) rest.push_back(from);
      if ((overFrom <= 0) == (overTo <= 0)) continue;
      const float part = overFrom / (overFrom - overTo);
      const Point crossing{from.at.x + (to.x - from.at.x) * part,
                           from.at.y + (to.y - from.at.y) * part};
      rest.push_back({crossing, overFrom <= 0 ? side : from.side});
    }
    corners_.swap(rest);
    rest.clear();
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      if (lengthOf(i) > reach_ / 1024) rest.push_back(corners_[i]);
    }
    corners_.swap(rest);
  }

  /// Makes a side for a neighbour that has none: cuts off the corner that lies farthest towards the
  /// neighbour or, if that would remove sides of others, uses the middle third of the edge that
  /// faces the neighbour most directly.
  void open(Point heading, uint8_t side) {
    const std::vector<Corner> before = corners_;
    const unsigned visibleBefore = visibleSides();
    const unsigned allBefore = sides(0);
    float farthest = 0;
    for (const Corner& corner : corners_) farthest = std::max(farthest, along(corner.at, heading));
    cut(heading, farthest - reach_ * 0.15f, side);
    const unsigned own = 1u << side;
    if (visibleSides() == (visibleBefore | own) && sides(0) == (allBefore | own)) return;
    corners_ = before;
    std::size_t best = 0;
    float bestTowards = -2;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      const Point middle = pointOn(i, 0.5f);
      const float towards = along(middle, heading) / mazewright::lengthOf(middle);
      if (towards <= bestTowards) continue;
      bestTowards = towards;
      best = i;
    }
    const Corner pieces[] = {{pointOn(best, 1.0f / 3), side},
                             {pointOn(best, 2.0f / 3), corners_[best].side}};
    corners_.insert(corners_.begin() + static_cast<std::ptrdiff_t>(best) + 1, std::begin(pieces),
                    std::end(pieces));
  }

  /// The set of directions with a side that is long enough to be seen.
  unsigned visibleSides() const { return sides(visibleLength()); }

  /// Clockwise, relative to the node.
  const std::vector<Corner>& corners() const { return corners_; }

 private:
  float visibleLength() const { return reach_ / 32; }
  /// The set of directions with a side longer than `length`.
  unsigned sides(float length) const {
    unsigned found = 0;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      if (corners_[i].side != noSide && lengthOf(i) > length) found |= 1u << corners_[i].side;
    }
    return found;
  }
  /// The component of a vector in a direction.
  static float along(Point vector, Point heading) {
    return vector.x * heading.x + vector.y * heading.y;
  }
  /// The end of edge i, which begins at corner i.
  Point end(std::size_t i) const { return corners_[(i + 1) % corners_.size()].at; }
  /// The point that divides edge i by `part`, from 0 to 1.
  Point pointOn(std::size_t i, float part) const {
    const Point from = corners_[i].at;
    return {from.x + (end(i).x - from.x) * part, from.y + (end(i).y - from.y) * part};
  }
  float lengthOf(std::size_t i) const {
    return mazewright::lengthOf({end(i).x - corners_[i].at.x, end(i).y - corners_[i].at.y});
  }

  float reach_;
  std::vector<Corner> corners_;
};

}  // namespace mazewright
