#include "mazewright/analysis/stats.hpp"

#include <algorithm>

namespace mazewright {

namespace {

/// Writes the distances from `from` to the cells of its component, all of which must still be
/// `unreachable`. Returns the last cell reached, which is one of the farthest. `queue` is working
/// memory, which the caller can reuse.
Cell flood(const Maze& maze, Cell from, std::vector<uint32_t>& distances,
           std::vector<Cell>& queue) {
  queue.clear();
  queue.push_back(from);
  distances[from] = 0;
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const Cell cell = queue[head];
    eachNeighbour(maze.grid, cell, maze.passages[cell], [&](Cell to, Direction) {
      if (distances[to] != unreachable) return;
      distances[to] = distances[cell] + 1;
      queue.push_back(to);
    });
  }
  return queue.back();
}

/// Adds a cell to the counters by its number of passages. Counts each passage from both its ends.
void countPassages(const Maze& maze, Cell cell, Stats& stats) {
  const unsigned directions = maze.passages[cell];
  const int count = std::popcount(directions);
  stats.links += static_cast<uint32_t>(count);
  if (count == 2) {
    const bool opposite = (std::countr_zero(directions) ^ 1) == 31 - std::countl_zero(directions);
    ++(opposite ? stats.straights : stats.turns);
    return;
  }
  // By the number of passages; two passages are counted above.
  uint32_t* const counters[] = {&stats.isolated, &stats.deadEnds, nullptr, &stats.junctions,
                                &stats.crossings};
  ++*counters[std::min(count, 4)];
}

/// The pairs of open cells that `directions` joins, one bit per direction in one byte per cell.
std::vector<Cell> pairsOf(const Maze& maze, const std::vector<uint8_t>& directions) {
  std::vector<Cell> result;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (!maze.isOpen(cell)) continue;
    eachNeighbour(maze.grid, cell, directions[cell], [&](Cell to, Direction) {
      if (to < cell || !maze.isOpen(to)) return;
      result.push_back(cell);
      result.push_back(to);
    });
  }
  return result;
}

}  // namespace

std::vector<uint32_t> distancesFrom(const Maze& maze, Cell from) {
  std::vector<uint32_t> distances(maze.grid.cellCount(), unreachable);
  std::vector<Cell> queue;
  flood(maze, from, distances, queue);
  return distances;
}

Cell farthest(const std::vector<uint32_t>& distances) {
  Cell best = 0;
  uint32_t most = 0;
  for (Cell cell = 0; cell < distances.size(); ++cell) {
    const uint32_t distance = distances[cell];
    if (distance == unreachable || (distance <= most && distances[best] != unreachable)) continue;
    best = cell;
    most = distance;
  }
  return best;
}

Cell firstOpen(const Maze& maze) {
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (maze.isOpen(cell)) return cell;
  }
  return noCell;
}

Stats analyse(const Maze& maze) {
  Stats stats;
  std::vector<uint32_t> distances(maze.grid.cellCount(), unreachable);
  std::vector<Cell> queue;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (!maze.isOpen(cell)) continue;
    ++stats.cells;
    countPassages(maze, cell, stats);
    if (distances[cell] != unreachable) continue;
    ++stats.components;
    const Cell last = flood(maze, cell, distances, queue);
    if (stats.components > 1) continue;
    // The second sweep starts at a farthest cell of the first one: exact on trees.
    const std::vector<uint32_t> fromLast = distancesFrom(maze, last);
    stats.longestPath = fromLast[farthest(fromLast)];
  }
  // Each passage was counted at both its ends.
  stats.links /= 2;
  stats.loops = stats.links + stats.components - stats.cells;
  stats.perfect = stats.components == 1 && stats.loops == 0;
  if (maze.start != noCell && maze.end != noCell) {
    stats.solutionLength = distancesFrom(maze, maze.start)[maze.end];
  }
  return stats;
}

std::vector<Cell> linksOf(const Maze& maze) { return pairsOf(maze, maze.passages); }

std::vector<Cell> adjacencyOf(const Maze& maze) { return pairsOf(maze, maze.grid.neighbours); }

}  // namespace mazewright
