// Policies that choose start and end of a maze. Each is a row of the catalog.

#include <algorithm>

#include "mazewright/analysis/stats.hpp"
#include "mazewright/catalog/exit_row.hpp"
#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

namespace {

/// The open cells of lowest and of highest index.
Endpoints placeCorners(const Maze& maze, Random&) {
  Cell last = maze.grid.cellCount();
  for (; last > 0 && !maze.isOpen(last - 1); --last) continue;
  return {firstOpen(maze), last == 0 ? noCell : last - 1};
}

/// Two eligible cells that are far apart: the farthest cell from the first eligible cell, and the
/// farthest cell from that. On a maze without loops no two eligible cells are farther apart, as two
/// sweeps find the diameter of a tree, also among a subset of its cells. Both are noCell if no cell
/// is eligible. Cost: O(cells).
template <typename Eligible>
Endpoints farthestPair(const Maze& maze, Eligible eligible) {
  Cell first = 0;
  for (; first < maze.grid.cellCount() && !eligible(first); ++first) continue;
  if (first == maze.grid.cellCount()) return {};
  const auto sweep = [&](Cell from) {
    std::vector<uint32_t> distances = distancesFrom(maze, from);
    for (Cell cell = 0; cell < distances.size(); ++cell) {
      if (!eligible(cell)) distances[cell] = unreachable;
    }
    return farthest(distances);
  };
  const Cell start = sweep(first);
  return {start, sweep(start)};
}

/// The two ends of a longest path; see farthestPair for mazes with loops.
Endpoints placeFarthest(const Maze& maze, Random&) {
  return farthestPair(maze, [&](Cell cell) { return maze.isOpen(cell); });
}

/// Whether a cell has a side without an open neighbour. Sides that no direction of the shape leads
/// through do not count, nor those of a bridge above the mouths of its tunnel. `corners` is working
/// memory.
bool isOnBorder(const Maze& maze, Cell cell, std::vector<Corner>& corners) {
  corners.clear();
  maze.grid.shape->corners(maze.grid, cell, corners);
  const unsigned inner = directionsWhere(maze.grid, cell, maze.grid.neighbours[cell],
                                         [&](Cell to) { return maze.isOpen(to); }) |
                         directionsOfBridge(maze.grid, cell);
  return std::any_of(corners.begin(), corners.end(), [&](const Corner& corner) {
    return corner.side != noSide && (inner >> corner.side & 1) == 0;
  });
}

/// On a closed surface, which has no border, every open cell counts as a border cell.
Endpoints placeBorder(const Maze& maze, Random& random) {
  std::vector<Corner> corners;
  std::vector<uint8_t> border(maze.grid.cellCount());
  bool any = false;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    border[cell] = maze.isOpen(cell) && isOnBorder(maze, cell, corners);
    any = any || border[cell] != 0;
  }
  if (!any) return placeFarthest(maze, random);
  return farthestPair(maze, [&](Cell cell) { return border[cell] != 0; });
}

/// Draws cells until one is farther from the start than the longer side of the maze. After 1000
/// draws without success it returns the farthest cell.
/// Source: original program 001, setExit, which draws without limit.
Endpoints placeOriginal(const Maze& maze, Random& random) {
  constexpr int maxDraws = 1000;
  const Cell start = firstOpen(maze);
  if (start == noCell) return {};
  const std::vector<uint32_t> distances = distancesFrom(maze, start);
  const uint32_t size = std::max(maze.grid.size.width, maze.grid.size.height);
  for (int i = 0; i < maxDraws; ++i) {
    const Cell cell = random.below(maze.grid.cellCount());
    if (distances[cell] != unreachable && distances[cell] > size) return {start, cell};
  }
  return {start, farthest(distances)};
}

Endpoints placeNone(const Maze&, Random&) { return {}; }

}  // namespace

namespace exits {
extern const ExitRow corners;
}
constinit const ExitRow exits::corners{"corners", "Corners",
                                       "From the first open cell to the last.", placeCorners};

namespace exits {
extern const ExitRow farthest;
}
constinit const ExitRow exits::farthest{"farthest", "Farthest apart",
                                        "The two cells that are farthest apart.", placeFarthest};

namespace exits {
extern const ExitRow border;
}
constinit const ExitRow exits::border{"border", "Farthest on the border",
                                      "The two border cells that are farthest apart.", placeBorder};

namespace exits {
extern const ExitRow original;
}
constinit const ExitRow exits::original{
    "original", "Escape game",
    "From the first cell to a random one that is farther away than the longer side.",
    placeOriginal};

namespace exits {
extern const ExitRow none;
}
constinit const ExitRow exits::none{"none", "None", "No start and no end; the outline is closed.",
                                    placeNone, false};

}  // namespace mazewright
