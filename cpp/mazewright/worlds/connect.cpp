#include "mazewright/worlds/connect.hpp"

#include <algorithm>

#include "mazewright/model/dungeon_floor.hpp"

namespace mazewright {

namespace {

/// Marks in `cameBy`: how the search came to a cell, else one of these.
constexpr uint8_t unseen = 255;
constexpr uint8_t source = 254;

bool isBorder(const Maze& maze, Cell cell) {
  const auto [x, y, level] = maze.grid.positionOf(cell);
  return x == 0 || y == 0 || x + 1 == maze.grid.size.width || y + 1 == maze.grid.size.height;
}

void linkAround(Maze& maze, Cell cell) {
  eachNeighbour(maze.grid, cell, maze.grid.neighbours[cell], [&](Cell to, Direction direction) {
    if (maze.isOpen(to)) maze.carve(cell, direction);
  });
}

void open(Maze& maze, Cell cell, TileKind kind = TileKind::corridor) {
  if (maze.isOpen(cell)) return;
  maze.mark(cell, kind);
  linkAround(maze, cell);
}

void clearBorder(Maze& maze) {
  const uint32_t width = maze.grid.size.width;
  const Cell lastRow = maze.grid.cellCount() - width;
  for (Cell cell = 0; cell < maze.grid.cellCount();) {
    if (maze.isOpen(cell)) {
      eachNeighbour(maze.grid, cell, maze.passages[cell],
                    [&](Cell, Direction direction) { maze.fill(cell, direction); });
      maze.mark(cell, TileKind::rock);
    }
    // Between the first and the last row only the first and the last cell of a row.
    const bool inner = cell >= width && cell < lastRow && cell % width == 0;
    cell += inner ? width - 1 : 1;
  }
}

/// Makes a corridor from one of the cells to the nearest floor that is not `known`.
void connect(Maze& maze, std::vector<Cell> cells, const std::vector<uint8_t>& known) {
  std::vector<uint8_t> cameBy(maze.grid.cellCount(), unseen);
  for (const Cell cell : cells) cameBy[cell] = source;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    Cell cell = cells[i];
    if (!maze.isOpen(cell) || known[cell] != 0) {
      eachNeighbour(maze.grid, cell, maze.grid.neighbours[cell], [&](Cell to, Direction direction) {
        if (cameBy[to] != unseen || isBorder(maze, to)) return;
        cameBy[to] = static_cast<uint8_t>(direction);
        cells.push_back(to);
      });
      continue;
    }
    while (true) {
      open(maze, cell);
      if (cameBy[cell] == source) return;
      cell = maze.grid.neighbour(cell, cameBy[cell] ^ 1u);
    }
  }
}

/// 1 for every tile of the piece of the first floor tile.
std::vector<uint8_t> firstPiece(const Maze& maze) {
  std::vector<uint8_t> inPiece(maze.grid.cellCount());
  Cell first = 0;
  while (!maze.isOpen(first)) ++first;
  inPiece[first] = 1;
  std::vector<Cell> cells{first};
  while (!cells.empty()) {
    const Cell cell = cells.back();
    cells.pop_back();
    eachNeighbour(maze.grid, cell, maze.passages[cell], [&](Cell to, Direction) {
      if (inPiece[to] != 0) return;
      inPiece[to] = 1;
      cells.push_back(to);
    });
  }
  return inPiece;
}

/// Whether there was another piece to join to the first.
bool joinPiece(Maze& maze) {
  const std::vector<uint8_t> inPiece = firstPiece(maze);
  std::vector<Cell> piece;
  bool others = false;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (inPiece[cell] != 0) {
      piece.push_back(cell);
    } else if (maze.isOpen(cell)) {
      others = true;
    }
  }
  if (others) connect(maze, std::move(piece), inPiece);
  return others;
}

}  // namespace

void openDungeon(Maze& maze, const std::array<Cell, 4>& doors) {
  clearBorder(maze);
  const std::vector<uint8_t> none(maze.grid.cellCount());
  const auto& [width, height, levels] = maze.grid.size;
  if (std::all_of(maze.kinds.begin(), maze.kinds.end(), [](uint8_t kind) { return kind == 0; })) {
    open(maze, maze.grid.cellAt({width / 2, height / 2, 0}));
  }
  for (Direction direction = 0; direction < doors.size(); ++direction) {
    const Cell cell = doors[direction];
    if (cell == noCell) continue;
    connect(maze, {maze.grid.neighbour(cell, direction ^ 1u)}, none);
    open(maze, cell, TileKind::door);
  }
  while (joinPiece(maze)) continue;
  listDoors(maze);
}

}  // namespace mazewright
