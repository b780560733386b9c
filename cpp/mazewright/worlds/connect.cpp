#include "mazewright/worlds/connect.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/dungeon_floor.hpp"

namespace mazewright {

namespace {

/// Values of `enteredBy` besides directions: a cell that the search has not reached, and a cell
/// from which it starts.
constexpr uint8_t unreached = 255;
constexpr uint8_t source = 254;

bool isBorder(const Maze& maze, Cell cell) {
  const auto [x, y, level] = maze.grid.positionOf(cell);
  return x == 0 || y == 0 || x + 1 == maze.grid.size.width || y + 1 == maze.grid.size.height;
}

/// Carves passages to all floor next to a tile.
void linkToFloor(Maze& maze, Cell cell) {
  eachNeighbour(maze.grid, cell, maze.grid.neighbours[cell], [&](Cell to, Direction direction) {
    if (maze.isOpen(to)) maze.carve(cell, direction);
  });
}

/// Turns rock into floor of a kind, linked to all floor next to it. Floor stays as it is.
void makeFloor(Maze& maze, Cell cell, TileKind kind = TileKind::corridor) {
  if (maze.isOpen(cell)) return;
  maze.mark(cell, kind);
  linkToFloor(maze, cell);
}

/// Turns the border into rock and fills its passages.
void clearBorder(Maze& maze) {
  const uint32_t width = maze.grid.size.width;
  const Cell lastRow = maze.grid.cellCount() - width;
  Cell cell = 0;
  for (LoopBound turns(maze.grid.cellCount()); cell < maze.grid.cellCount(); ++turns) {
    if (maze.isOpen(cell)) {
      eachNeighbour(maze.grid, cell, maze.passages[cell],
                    [&](Cell, Direction direction) { maze.fill(cell, direction); });
      maze.mark(cell, TileKind::rock);
    }
    // Rows between the first and the last have two border cells, their first and their last.
    const bool inner = cell >= width && cell < lastRow && cell % width == 0;
    cell += inner ? width - 1 : 1;
  }
}

/// Makes a corridor from one of the cells to the nearest floor outside `excluded`, which has one
/// byte per tile, 1 if it is excluded. Precondition: there is such floor.
void connect(Maze& maze, std::vector<Cell> cells, const std::vector<uint8_t>& excluded) {
  std::vector<uint8_t> enteredBy(maze.grid.cellCount(), unreached);
  for (const Cell cell : cells) enteredBy[cell] = source;
  LoopBound turns(enteredBy.size());
  for (std::size_t i = 0; i < cells.size(); ++i, ++turns) {
    Cell cell = cells[i];
    if (!maze.isOpen(cell) || excluded[cell] != 0) {
      eachNeighbour(maze.grid, cell, maze.grid.neighbours[cell], [&](Cell to, Direction direction) {
        if (enteredBy[to] != unreached || isBorder(maze, to)) return;
        enteredBy[to] = static_cast<uint8_t>(direction);
        cells.push_back(to);
      });
      continue;
    }
    // Floor: makes the path back to the cell from which it was reached.
    for (LoopBound steps(enteredBy.size());; ++steps) {
      makeFloor(maze, cell);
      if (enteredBy[cell] == source) return;
      cell = maze.grid.neighbour(cell, enteredBy[cell] ^ 1u);
    }
  }
}

/// 1 for every tile of the component of the first floor tile, 0 for the others.
std::vector<uint8_t> firstComponent(const Maze& maze) {
  std::vector<uint8_t> inFirst(maze.grid.cellCount());
  Cell first = 0;
  for (LoopBound turns(maze.grid.cellCount()); !maze.isOpen(first); ++turns) ++first;
  inFirst[first] = 1;
  std::vector<Cell> cells{first};
  for (LoopBound turns(inFirst.size()); !cells.empty(); ++turns) {
    const Cell cell = cells.back();
    cells.pop_back();
    eachNeighbour(maze.grid, cell, maze.passages[cell], [&](Cell to, Direction) {
      if (inFirst[to] != 0) return;
      inFirst[to] = 1;
      cells.push_back(to);
    });
  }
  return inFirst;
}

/// Connects the first component of the floor to the nearest other one. False if there is no other.
bool joinNextComponent(Maze& maze) {
  const std::vector<uint8_t> inFirst = firstComponent(maze);
  std::vector<Cell> tiles;
  bool hasOthers = false;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (inFirst[cell] != 0) {
      tiles.push_back(cell);
    } else if (maze.isOpen(cell)) {
      hasOthers = true;
    }
  }
  if (hasOthers) connect(maze, std::move(tiles), inFirst);
  return hasOthers;
}

}  // namespace

void openDungeon(Maze& maze, const std::array<Cell, 4>& doors) {
  clearBorder(maze);
  const std::vector<uint8_t> none(maze.grid.cellCount());
  const auto& [width, height, levels] = maze.grid.size;
  if (std::all_of(maze.kinds.begin(), maze.kinds.end(), [](uint8_t kind) { return kind == 0; })) {
    makeFloor(maze, maze.grid.cellAt({width / 2, height / 2, 0}));
  }
  for (Direction direction = 0; direction < doors.size(); ++direction) {
    const Cell cell = doors[direction];
    if (cell == noCell) continue;
    connect(maze, {maze.grid.neighbour(cell, direction ^ 1u)}, none);
    makeFloor(maze, cell, TileKind::door);
  }
  for (LoopBound turns(maze.grid.cellCount()); joinNextComponent(maze); ++turns) continue;
  updateDoors(maze);
}

}  // namespace mazewright
