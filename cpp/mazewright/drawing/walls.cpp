#include "mazewright/drawing/walls.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace mazewright {

namespace {

constexpr Param params[] = {boolean("seams", false, "Both sides of cuts")};

/// The order in which the parts of one stroke are neighbours: first segments that are not vertical,
/// by y and x, then vertical segments, by x and y.
auto drawingOrder(const Segment& segment) {
  const auto& [from, to] = segment;
  const bool isVertical = from.x == to.x;
  return isVertical ? std::tuple(true, from.x, from.y) : std::tuple(false, from.y, from.x);
}

/// A bottom-up merge sort. std::sort makes the download larger, and heap sort is slow beyond the
/// cache: eight times the time at a million cells.
void sortForDrawing(std::vector<Segment>& lines) {
  const auto earlier = [](const Segment& a, const Segment& b) {
    return drawingOrder(a) < drawingOrder(b);
  };
  std::vector<Segment> merged(lines.size());
  const auto place = [&](std::size_t at) {
    return lines.begin() + static_cast<std::ptrdiff_t>(std::min(at, lines.size()));
  };
  for (std::size_t run = 1; run < lines.size(); run *= 2) {
    auto out = merged.begin();
    for (std::size_t at = 0; at < lines.size(); at += 2 * run) {
      out = std::merge(place(at), place(at + run), place(at + run), place(at + 2 * run), out,
                       earlier);
    }
    lines.swap(merged);
  }
}

/// Whether `next` begins where `before` ends and has the same direction.
bool continues(const Segment& before, const Segment& next) {
  if (before.to.x != next.from.x || before.to.y != next.from.y) return false;
  const float crossed = (before.to.x - before.from.x) * (next.to.y - next.from.y) -
                        (before.to.y - before.from.y) * (next.to.x - next.from.x);
  return crossed == 0;
}

/// Whether the drawing is cut open between two neighbours: their common side has two places.
bool isCut(const Grid& grid, Cell cell, Direction direction) {
  if (!grid.shape->hasCuts || grid.table.empty()) return false;
  const Cell to = grid.neighbour(cell, direction);
  const Point here = middleOf(grid, cell, direction);
  const Point there = middleOf(grid, to, grid.back(cell, direction));
  return std::abs(here.x - there.x) + std::abs(here.y - there.y) > 1.0f / 64;
}

/// Calls wall(cell, from, to) for every wall. Between two open cells the lower cell has the wall,
/// with `cuts` both cells where the drawing is cut.
template <typename Draw>
void eachWall(const Maze& maze, Openings openings, bool cuts, Draw wall) {
  const Grid& grid = maze.grid;
  std::vector<Corner> corners;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (!maze.isOpen(cell) && grid.shape->walls == nullptr) continue;
    const auto isDrawn = [&](uint8_t side) {
      if (side == noSide || !maze.isOpen(cell)) return side == noSide;
      if (maze.linked(cell, side)) return false;
      if ((cell == maze.start && side == openings.start) ||
          (cell == maze.end && side == openings.end)) {
        return false;
      }
      if ((grid.neighbours[cell] >> side & 1) == 0) return true;
      const Cell to = grid.neighbour(cell, side);
      return to > cell || !maze.isOpen(to) || (cuts && isCut(grid, cell, side));
    };
    corners.clear();
    if (grid.shape->walls != nullptr) {
      grid.shape->walls(maze, cell, corners);
    } else {
      grid.shape->corners(grid, cell, corners);
    }
    for (std::size_t i = 0; i < corners.size(); ++i) {
      if (isDrawn(corners[i].side)) {
        wall(cell, corners[i].at, corners[(i + 1) % corners.size()].at);
      }
    }
  }
}

}  // namespace

const std::span<const Param> lineParams = params;

std::vector<Segment> linesOf(const Maze& maze, Openings openings, bool cuts) {
  std::vector<Segment> lines;
  eachWall(maze, openings, cuts, [&](Cell, Point from, Point to) { lines.push_back({from, to}); });
  return lines;
}

std::vector<Wall> wallsOf(const Maze& maze) {
  std::vector<Wall> walls;
  eachWall(maze, {}, false, [&](Cell cell, Point from, Point to) {
    walls.push_back({cell, from, to});
  });
  return walls;
}

std::vector<Segment> strokesOf(std::vector<Segment> lines) {
  sortForDrawing(lines);
  std::vector<Segment> strokes;
  for (const Segment& line : lines) {
    if (!strokes.empty() && continues(strokes.back(), line)) {
      strokes.back().to = line.to;
    } else {
      strokes.push_back(line);
    }
  }
  return strokes;
}

uint64_t estimateCorners(const Grid& grid) {
  constexpr Cell samples = 64;
  std::vector<Corner> corners;
  const Cell stride = grid.cellCount() / samples + 1;
  Cell sampled = 0;
  for (Cell cell = 0; cell < grid.cellCount(); cell += stride, ++sampled) {
    grid.shape->corners(grid, cell, corners);
  }
  return uint64_t{corners.size()} * grid.cellCount() / sampled;
}

Point centreOf(const Grid& grid, Cell cell) {
  std::vector<Corner> corners;
  grid.shape->corners(grid, cell, corners);
  Point sum{0, 0};
  for (const auto& [at, side] : corners) {
    sum.x += at.x;
    sum.y += at.y;
  }
  const auto count = static_cast<float>(corners.size());
  return {sum.x / count, sum.y / count};
}

Point middleOf(const Grid& grid, Cell cell, Direction direction) {
  std::vector<Corner> corners;
  grid.shape->corners(grid, cell, corners);
  Point sum{0, 0};
  float count = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (corners[i].side != direction) continue;
    for (const Point end : {corners[i].at, corners[(i + 1) % corners.size()].at}) {
      sum.x += end.x;
      sum.y += end.y;
      ++count;
    }
  }
  if (count == 0) return centreOf(grid, cell);
  return {sum.x / count, sum.y / count};
}

Polygons polygonsOf(const Grid& grid) {
  Polygons polygons;
  std::vector<Corner> corners;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    polygons.starts.push_back(static_cast<uint32_t>(polygons.points.size()));
    corners.clear();
    grid.shape->corners(grid, cell, corners);
    for (const auto& [at, side] : corners) {
      polygons.points.push_back(at);
      polygons.sides.push_back(side);
    }
  }
  polygons.starts.push_back(static_cast<uint32_t>(polygons.points.size()));
  return polygons;
}

}  // namespace mazewright
