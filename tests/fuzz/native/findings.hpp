#pragma once
// What broke in a case, and what a maze is, counted in the simplest way.

#include <deque>
#include <numeric>
#include <string>
#include <vector>

#include "mazewright/generate.hpp"

namespace fuzz {

using namespace mazewright;

/// The laws that a case broke, each with a few words about where.
struct Findings {
  std::vector<std::string> broken;

  /// Returns whether it holds.
  bool expect(bool holds, const std::string& law) {
    if (!holds) broken.push_back(law);
    return holds;
  }
};

/// What of two mazes differs; empty if nothing does.
inline std::string differenceOf(const Maze& a, const Maze& b) {
  const Grid& one = a.grid;
  const Grid& other = b.grid;
  if (one.shape != other.shape || !(one.size == other.size)) return "size";
  if (one.neighbours != other.neighbours) return "neighbours";
  if (one.mask != other.mask) return "mask";
  if (one.bridges != other.bridges) return "bridges";
  if (one.graph != other.graph) return "graph";
  if (a.passages != b.passages) return "passages";
  if (a.kinds != b.kinds) return "kinds";
  if (a.oneWays != b.oneWays) return "one-way passages";
  if (a.dungeon != b.dungeon) return "dungeon";
  if (a.rooms != b.rooms) return "rooms";
  if (a.doors != b.doors) return "doors";
  if (a.things != b.things) return "things";
  if (a.tree != b.tree) return "tree";
  if (a.start != b.start) return "start";
  if (a.end != b.end) return "end";
  return {};
}

/// The maze as a caller keeps it.
inline MazeData dataOf(const Maze& maze) {
  const Grid& grid = maze.grid;
  MazeData data;
  data.shape = grid.shape->id;
  data.shapeParams = valuesOf(grid.settings);
  data.width = grid.size.width;
  data.height = grid.size.height;
  data.levels = grid.size.levels;
  data.graph = grid.graph;
  data.passages = maze.passages;
  data.oneWays = maze.oneWays;
  data.mask = grid.mask;
  data.kinds = maze.kinds;
  data.dungeon = maze.dungeon;
  data.rooms = maze.rooms;
  data.doors = maze.doors;
  data.things = maze.things;
  data.tree = maze.tree;
  data.bridges = grid.bridges;
  if (maze.start != noCell) data.start = maze.start;
  if (maze.end != noCell) data.end = maze.end;
  return data;
}

/// Steps of a shortest walk from a cell to each cell, `unreachable` where none leads.
inline std::vector<uint32_t> stepsFrom(const Maze& maze, Cell from) {
  std::vector<uint32_t> steps(maze.grid.cellCount(), unreachable);
  std::deque<Cell> waiting{from};
  steps[from] = 0;
  while (!waiting.empty()) {
    const Cell cell = waiting.front();
    waiting.pop_front();
    eachNeighbour(maze.grid, cell, maze.leaving(cell), [&](Cell to, Direction) {
      if (steps[to] != unreachable) return;
      steps[to] = steps[cell] + 1;
      waiting.push_back(to);
    });
  }
  return steps;
}

/// Counts of a maze, by disjoint sets.
struct Figures {
  uint32_t kept = 0, cells = 0, links = 0, components = 0, loops = 0, deadEnds = 0, isolated = 0;
  /// The components of the grid.
  uint32_t gridComponents = 0;
};

/// A set of cells that grows by joins.
class Sets {
 public:
  explicit Sets(uint32_t count) : parent_(count) { std::iota(parent_.begin(), parent_.end(), 0u); }

  /// False if they were joined before.
  bool join(Cell a, Cell b) {
    a = root(a);
    b = root(b);
    parent_[b] = a;
    return a != b;
  }

 private:
  Cell root(Cell cell) {
    while (parent_[cell] != cell) cell = parent_[cell] = parent_[parent_[cell]];
    return cell;
  }

  std::vector<Cell> parent_;
};

inline Figures figuresOf(const Maze& maze) {
  const Grid& grid = maze.grid;
  Figures figures;
  Sets passages(grid.cellCount()), edges(grid.cellCount());
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (grid.has(cell)) {
      ++figures.kept;
      ++figures.gridComponents;
    }
    if (maze.isOpen(cell)) {
      ++figures.cells;
      ++figures.components;
      figures.deadEnds += std::popcount(maze.passages[cell]) == 1;
      figures.isolated += maze.passages[cell] == 0;
    }
    eachNeighbour(grid, cell, grid.neighbours[cell], [&](Cell to, Direction direction) {
      if (edges.join(cell, to)) --figures.gridComponents;
      if (!maze.linked(cell, direction) || cell > to) return;
      ++figures.links;
      if (passages.join(cell, to)) {
        --figures.components;
      } else {
        ++figures.loops;
      }
    });
  }
  return figures;
}

}  // namespace fuzz
