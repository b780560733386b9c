#include "mazewright/drawing/underpass.hpp"

#include <algorithm>
#include <cmath>

#include "mazewright/drawing/bridges.hpp"

namespace mazewright {

namespace {

constexpr unsigned steps = 4;
/// The thickness of a bridge, as a share of the depth.
constexpr float thickness = 0.15f;

using Line = std::vector<Point>;

/// The point after a share of the segments of a line, each of which counts the same.
Point pointOf(const Line& line, float share) {
  const float place = share * static_cast<float>(line.size() - 1);
  const std::size_t index = std::min(static_cast<std::size_t>(place), line.size() - 2);
  return between(line[index], line[index + 1], place - static_cast<float>(index));
}

/// The same line in `count` segments. Exact if `count` is a multiple of the number of its segments.
Line divided(const Line& line, std::size_t count) {
  Line points;
  for (std::size_t i = 0; i <= count; ++i) {
    points.push_back(pointOf(line, static_cast<float>(i) / static_cast<float>(count)));
  }
  return points;
}

/// The line at a share of the distance between two lines of equally many points.
Line lineBetween(const Line& from, const Line& to, float share) {
  Line points;
  for (std::size_t i = 0; i < from.size(); ++i) points.push_back(between(from[i], to[i], share));
  return points;
}

/// A line with its first point moved along it, away from the wall that leads from there in another
/// direction, until it is `half` from the wall.
void moveFromWall(Line& line, Point wall, float half) {
  const Point along{line[1].x - line[0].x, line[1].y - line[0].y};
  const Point side{wall.x - line[0].x, wall.y - line[0].y};
  const float length = lengthOf(along);
  const float sine =
      std::abs(along.x * side.y - along.y * side.x) / std::max(length * lengthOf(side), 1e-6f);
  const float share = half / std::max(sine, 0.5f) / std::max(length, 1e-6f);
  line[0] = between(line[0], line[1], std::min(share, 0.4f));
}

/// The part of an underpass on one side: from the side of the cell to the edge of the bridge.
struct Mouth {
  Rail rail;
  /// The edge of the bridge, with as many points as the side; clockwise around the cell.
  Line edge;
  /// The side and the edge without the parts that the walls at both ends cover.
  Line outer, inner;
};

Mouth mouthOf(const std::vector<Corner>& corners, Direction direction, UnderpassSize size) {
  Mouth mouth{railOf(corners, direction), {}, {}, {}};
  const auto& [side, points, before, after, first, last, sideBefore, sideAfter] = mouth.rail;
  const std::size_t count = (side.size() - 1) * size.pieces;
  mouth.outer = divided(side, count);
  const Line rail = divided(points, count);
  const Point middle = pointOf(side, 0.5f);
  const Point across = pointOf(points, 0.5f);
  const float depth = distance(middle, across);
  mouth.edge = lineBetween(mouth.outer, rail, std::max(1 - size.half / depth, 0.25f));
  mouth.inner = mouth.edge;
  for (Line* line : {&mouth.outer, &mouth.inner}) {
    moveFromWall(*line, line == &mouth.outer ? mouth.edge.front() : side.front(), size.half);
    std::reverse(line->begin(), line->end());
    moveFromWall(*line, line == &mouth.outer ? mouth.edge.back() : side.back(), size.half);
    std::reverse(line->begin(), line->end());
  }
  return mouth;
}

/// Builds the faces.
class Faces {
 public:
  explicit Faces(Underpass& made) : made_(made) {}

  /// A floor or a ceiling between two lines; `from` is clockwise around the cell.
  void level(const Line& from, const Line& to, float depth, bool facesUp) {
    for (std::size_t i = 0; i + 1 < from.size(); ++i) {
      const std::size_t a = facesUp ? i : i + 1;
      const std::size_t b = facesUp ? i + 1 : i;
      add({from[a], depth}, {to[a], depth}, {to[b], depth}, {from[b], depth});
    }
  }

  /// A wall below a line. Seen from inside, the first point of the line is on the left.
  void wall(const Line& line, float top, float bottom) {
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
      add({line[i], top}, {line[i], bottom}, {line[i + 1], bottom}, {line[i + 1], top});
    }
  }

  /// The walls at both ends of the space between two lines.
  void sides(const Line& from, const Line& to, float top, float bottom) {
    wall({to.front(), from.front()}, top, bottom);
    wall({from.back(), to.back()}, top, bottom);
  }

 private:
  void add(DeepPoint a, DeepPoint b, DeepPoint c, DeepPoint d) {
    made_.faces.push_back({a, b, c, d});
  }

  Underpass& made_;
};

/// The steps down from a side of the cell, and the side of the bridge above the tunnel.
void addSteps(const Mouth& mouth, float depth, Faces& faces) {
  const float rise = depth / (steps + 1);
  Line from = mouth.outer;
  for (unsigned i = 0; i < steps; ++i) {
    const float low = rise * static_cast<float>(i + 1);
    const Line to = lineBetween(mouth.outer, mouth.inner, static_cast<float>(i + 1) / steps);
    faces.wall(from, low - rise, low);
    faces.level(from, to, low, true);
    faces.sides(from, to, 0, low);
    from = to;
  }
  faces.wall(from, depth - rise, depth);
  faces.wall({from.rbegin(), from.rend()}, 0, thickness * depth);
}

/// The tunnel from the end of the steps on one side to that on the other.
void addTunnelFaces(const Mouth& mouth, const Mouth& other, UnderpassSize size, Faces& faces) {
  const std::size_t here = mouth.inner.size() - 1;
  const std::size_t there = other.inner.size() - 1;
  const std::size_t count = here == there ? here : here * there / size.pieces;
  const Line start = divided(mouth.inner, count);
  Line end = divided(other.inner, count);
  std::reverse(end.begin(), end.end());
  Line from = start;
  for (unsigned piece = 1; piece <= size.pieces; ++piece) {
    const Line to =
        lineBetween(start, end, static_cast<float>(piece) / static_cast<float>(size.pieces));
    faces.level(from, to, size.depth, true);
    faces.level(from, to, thickness * size.depth, false);
    faces.sides(from, to, thickness * size.depth, size.depth);
    from = to;
  }
}

/// Appends the edge of the bridge on one side and the corners from there to the other side.
void addToDeck(const std::vector<Corner>& corners, const Mouth& mouth, const Mouth& next,
               std::vector<Corner>& deck) {
  for (const Point at : mouth.edge) deck.push_back({at, noSide});
  const std::size_t count = corners.size();
  const std::size_t from = mouth.rail.last + mouth.rail.after.size() - 1;
  std::size_t end = next.rail.first;
  for (; end < mouth.rail.last; end += count) continue;
  for (std::size_t i = from; i + next.rail.before.size() <= end + 1; ++i) {
    deck.push_back({corners[i % count].at, noSide});
  }
}

}  // namespace

Underpass underpassOf(const std::vector<Corner>& corners, Direction direction, UnderpassSize size) {
  const Mouth mouths[] = {mouthOf(corners, direction, size), mouthOf(corners, direction ^ 1, size)};
  Underpass made;
  Faces faces(made);
  for (unsigned i = 0; i < 2; ++i) {
    addToDeck(corners, mouths[i], mouths[1 - i], made.deck);
    addSteps(mouths[i], size.depth, faces);
  }
  addTunnelFaces(mouths[0], mouths[1], size, faces);
  return made;
}

}  // namespace mazewright
