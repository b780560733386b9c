#include "mazewright/analysis/stats.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

namespace {

/// Writes the distances from `from` to the cells of its component, all of which must still be
/// `unreachable`. Returns the last cell reached, which is one of the farthest. `queue` is working
/// memory, which the caller can reuse.
Cell flood(const Maze& maze, Cell from, std::vector<uint32_t>& distances, std::vector<Cell>& queue,
           Walk walk = Walk::both) {
  queue.clear();
  queue.push_back(from);
  distances[from] = 0;
  LoopBound turns(maze.grid.kept);
  for (std::size_t head = 0; head < queue.size(); ++head, ++turns) {
    const Cell cell = queue[head];
    const unsigned directions = walk == Walk::forward    ? maze.leaving(cell)
                                : walk == Walk::backward ? maze.entering(cell)
                                                         : maze.passages[cell];
    eachNeighbour(maze.grid, cell, directions, [&](Cell to, Direction) {
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
    ++(isTurn(directions) ? stats.turns : stats.straights);
    return;
  }
  // By the number of passages; two passages are counted above.
  uint32_t* const counters[] = {&stats.isolated, &stats.deadEnds, nullptr, &stats.junctions,
                                &stats.crossings};
  ++*counters[std::min(count, 4)];
}

bool isInside(const Maze& maze, Cell cell) { return std::popcount(maze.passages[cell]) == 2; }

/// The end of a corridor: its last cell, and the direction back into the corridor.
struct CorridorEnd {
  Cell cell;
  Direction back;
  uint32_t length;
};

/// Follows a corridor from a cell to its other end, or once around if it is a loop without an end.
/// Cost: O(length).
CorridorEnd followCorridor(const Maze& maze, Cell from, Direction direction) {
  CorridorEnd end{from, direction, 0};
  for (LoopBound turns(maze.grid.kept);; ++turns) {
    const Direction back = maze.grid.back(end.cell, direction);
    end = {maze.grid.neighbour(end.cell, direction), back, end.length + 1};
    direction = static_cast<Direction>(std::countr_zero(maze.passages[end.cell] & ~(1u << back)));
    if (!isInside(maze, end.cell) || end.cell == from) return end;
  }
}

/// Counts the corridors that begin at a cell which is not inside one; those with two ends at the
/// lower one.
void countCorridors(const Maze& maze, Cell cell, Stats& stats) {
  const bool isDeadEnd = std::has_single_bit(maze.passages[cell]);
  eachNeighbour(maze.grid, cell, maze.passages[cell], [&](Cell, Direction direction) {
    const CorridorEnd end = followCorridor(maze, cell, direction);
    if (isDeadEnd) stats.deadEndLength += end.length;
    if (end.cell < cell || (end.cell == cell && end.back < direction)) return;
    ++stats.corridors;
    stats.longestCorridor = std::max(stats.longestCorridor, end.length);
  });
}

/// A component that is one loop has a corridor without an end. `cell` is in the component.
void countLoop(const Maze& maze, Cell cell, Stats& stats) {
  if (!isInside(maze, cell)) return;
  const auto direction = static_cast<Direction>(std::countr_zero(maze.passages[cell]));
  const CorridorEnd end = followCorridor(maze, cell, direction);
  if (end.cell != cell) return;
  ++stats.corridors;
  stats.longestCorridor = std::max(stats.longestCorridor, end.length);
}

/// The neighbour in the lowest of `passages` that is one step nearer, by distances of some cell.
/// Precondition: there is one.
Cell nearer(const Maze& maze, const std::vector<uint32_t>& distances, Cell cell,
            unsigned passages) {
  const unsigned directions = directionsWhere(
      maze.grid, cell, passages, [&](Cell to) { return distances[to] < distances[cell]; });
  return maze.grid.neighbour(cell, static_cast<Direction>(std::countr_zero(directions)));
}

/// Fills in the longest path and its centre, in a component of which `last` is a cell farthest from
/// another one.
void measureLongestPath(const Maze& maze, Cell last, Stats& stats) {
  // The second sweep starts at a farthest cell of the first one: exact on trees.
  const std::vector<uint32_t> fromLast = distancesFrom(maze, last);
  Cell cell = farthest(fromLast);
  stats.longestPath = fromLast[cell];
  for (LoopBound turns(stats.longestPath); fromLast[cell] > (stats.longestPath + 1) / 2; ++turns) {
    cell = nearer(maze, fromLast, cell, maze.passages[cell]);
  }
  stats.centre = cell;
  stats.radius = (stats.longestPath + 1) / 2;
  if (stats.longestPath % 2 != 0) {
    stats.centre = std::min(cell, nearer(maze, fromLast, cell, maze.passages[cell]));
  }
  if (stats.longestPathExact) return;
  const std::vector<uint32_t> fromCentre = distancesFrom(maze, stats.centre);
  stats.radius = fromCentre[farthest(fromCentre)];
}

/// Fills in the solution.
void measureSolution(const Maze& maze, Stats& stats) {
  const std::vector<uint32_t> toEnd = walkingDistances(maze, maze.end, Walk::backward);
  stats.solutionLength = toEnd[maze.start];
  if (stats.solutionLength == unreachable || maze.start == maze.end) return;
  const auto next = [&](Cell cell) { return nearer(maze, toEnd, cell, maze.leaving(cell)); };
  LoopBound turns(stats.solutionLength);
  for (Cell cell = next(maze.start); cell != maze.end; cell = next(cell), ++turns) {
    stats.decisions += std::popcount(maze.passages[cell]) > 2;
  }
}

}  // namespace

std::vector<uint32_t> walkingDistances(const Maze& maze, Cell from, Walk walk) {
  std::vector<uint32_t> distances(maze.grid.cellCount(), unreachable);
  std::vector<Cell> queue;
  flood(maze, from, distances, queue, walk);
  return distances;
}

std::vector<uint32_t> distancesFrom(const Maze& maze, Cell from) {
  return walkingDistances(maze, from, Walk::both);
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
    if (!maze.oneWays.empty()) {
      stats.oneWays += static_cast<uint32_t>(std::popcount(maze.oneWays[cell]));
    }
    if (!isInside(maze, cell)) countCorridors(maze, cell, stats);
    if (distances[cell] != unreachable) continue;
    ++stats.components;
    const Cell last = flood(maze, cell, distances, queue);
    countLoop(maze, cell, stats);
    if (stats.components > 1) continue;
    uint64_t ends = 0;
    for (const Cell reached : queue) {
      ends += static_cast<uint64_t>(std::popcount(maze.passages[reached]));
    }
    stats.longestPathExact = ends == 2 * (queue.size() - 1);
    measureLongestPath(maze, last, stats);
  }
  // Each passage was counted at both its ends.
  stats.links /= 2;
  stats.loops = stats.links + stats.components - stats.cells;
  stats.perfect = stats.components == 1 && stats.loops == 0;
  if (maze.start != noCell && maze.end != noCell) measureSolution(maze, stats);
  return stats;
}

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

std::vector<Cell> linksOf(const Maze& maze) { return pairsOf(maze, maze.passages); }

std::vector<Cell> adjacencyOf(const Maze& maze) { return pairsOf(maze, maze.grid.neighbours); }

}  // namespace mazewright
