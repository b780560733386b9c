#pragma once
// The cell that a node of a graph is drawn as: an octagon around it, cut half way to each
// neighbour.

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

inline float lengthOf(Point way) { return std::sqrt(way.x * way.x + way.y * way.y); }

class NodeCell {
 public:
  /// reach: from the node to the octagon's sides.
  explicit NodeCell(float reach) : reach_(reach) {
    // tan(22.5 degrees)
    const float short_ = reach * 0.41421356f;
    for (const auto& [x, y] : {Point{-short_, -reach},
                               {short_, -reach},
                               {reach, -short_},
                               {reach, short_},
                               {short_, reach},
                               {-short_, reach},
                               {-reach, short_},
                               {-reach, -short_}}) {
      corners_.push_back({{x, y}, noSide});
    }
  }

  /// Takes off what lies farther than `distance` in a direction of length 1; the cut is `side`.
  void cut(Point way, float distance, uint8_t side) {
    if (std::none_of(corners_.begin(), corners_.end(), [&](const Corner& corner) {
          return along(corner.at, way) > distance + reach_ / 4096;
        })) {
      return;
    }
    std::vector<Corner> left;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      const Corner& from = corners_[i];
      const Point to = end(i);
      const float overFrom = along(from.at, way) - distance;
      const float overTo = along(to, way) - distance;
      if (overFrom <= 0) left.push_back(from);
      if ((overFrom <= 0) == (overTo <= 0)) continue;
      const float part = overFrom / (overFrom - overTo);
      const Point crossing{from.at.x + (to.x - from.at.x) * part,
                           from.at.y + (to.y - from.at.y) * part};
      left.push_back({crossing, overFrom <= 0 ? side : from.side});
    }
    corners_.swap(left);
    left.clear();
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      if (lengthOf(i) > reach_ / 1024) left.push_back(corners_[i]);
    }
    corners_.swap(left);
  }

  /// Gives a neighbour without a side one: it cuts off a corner that lies towards the neighbour,
  /// or, where that would cost others theirs, is part of the side that lies most towards it.
  void open(Point way, uint8_t side) {
    const std::vector<Corner> before = corners_;
    const unsigned seen = visibleSides();
    const unsigned all = sides(0);
    float farthest = 0;
    for (const Corner& corner : corners_) farthest = std::max(farthest, along(corner.at, way));
    cut(way, farthest - reach_ * 0.15f, side);
    const unsigned own = 1u << side;
    if (visibleSides() == (seen | own) && sides(0) == (all | own)) return;
    corners_ = before;
    std::size_t best = 0;
    float most = -2;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      const Point middle = within(i, 0.5f);
      const float towards = along(middle, way) / mazewright::lengthOf(middle);
      if (towards <= most) continue;
      most = towards;
      best = i;
    }
    const Corner pieces[] = {{within(best, 1.0f / 3), side},
                             {within(best, 2.0f / 3), corners_[best].side}};
    corners_.insert(corners_.begin() + static_cast<std::ptrdiff_t>(best) + 1, std::begin(pieces),
                    std::end(pieces));
  }

  /// A bit a direction that has a side long enough to be seen.
  unsigned visibleSides() const { return sides(seenLength()); }

  const std::vector<Corner>& corners() const { return corners_; }

 private:
  float seenLength() const { return reach_ / 32; }
  /// A bit a direction that has a side longer than this.
  unsigned sides(float length) const {
    unsigned found = 0;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      if (corners_[i].side != noSide && lengthOf(i) > length) found |= 1u << corners_[i].side;
    }
    return found;
  }
  static float along(Point at, Point way) { return at.x * way.x + at.y * way.y; }
  Point end(std::size_t i) const { return corners_[(i + 1) % corners_.size()].at; }
  Point within(std::size_t i, float part) const {
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
