#include "mazewright/passes/reshaping/reshape.hpp"

#include <algorithm>
#include <utility>

#include "mazewright/base/sorting.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/shapes/building/build_grid.hpp"
#include "mazewright/shapes/building/image.hpp"

namespace mazewright {

namespace {

constexpr Direction noDirection = maxDirections;

/// The cells of a room, also of a dungeon, which does not list them.
std::vector<Cell> cellsOf(const Grid& grid, const Room& room) {
  if (!room.cells.empty()) return room.cells;
  std::vector<Cell> cells;
  for (uint32_t y = room.y; y < room.y + room.height; ++y) {
    for (uint32_t x = room.x; x < room.x + room.width; ++x) {
      cells.push_back(grid.cellAt({x, y, room.level}));
    }
  }
  return cells;
}

/// The copies of cells that are not cut off, ascending.
std::vector<Cell> copiesOf(const std::vector<Cell>& cells, const std::vector<Cell>& image) {
  std::vector<Cell> copies;
  for (const Cell cell : cells) {
    if (image[cell] != noCell) copies.push_back(image[cell]);
  }
  sortNumbers(copies);
  return copies;
}

}  // namespace

Reshaper::Reshaper(const Pass& pass, const ShapeSpec& from)
    : pass_(pass), to_(pass.shape), from_(buildWholeGrid(from)), target_(buildWholeGrid(to_)) {
  pass.row->place(from_, target_, pass.settings, images_);
}

std::vector<uint8_t> Reshaper::maskOf(const Grid& old) const {
  std::vector<uint8_t> mask(target_.cellCount());
  uint32_t kept = 0;
  for (const std::vector<Cell>& image : images_) {
    for (Cell cell = 0; cell < image.size(); ++cell) {
      if (image[cell] == noCell || !old.has(cell)) continue;
      mask[image[cell]] = 1;
      ++kept;
    }
  }
  if (kept == mask.size()) mask.clear();
  return mask;
}

bool Reshaper::keepsBridge(const std::vector<Cell>& image, Cell cell) const {
  const Cell copy = image[cell];
  bool isWhole = copy != noCell;
  eachNeighbour(from_, cell, from_.neighbours[cell], [&](Cell to, Direction) {
    isWhole = isWhole && image[to] != noCell &&
              DirectionFinder().find(target_, copy, image[to], 0) != noDirection;
  });
  return isWhole;
}

Direction Reshaper::copyOf(const Grid& old, const std::vector<Cell>& image, Cell cell,
                           Direction direction, DirectionFinder& finder) const {
  const Cell from = image[cell];
  const Cell to = image[from_.neighbour(cell, direction)];
  if (from == noCell || to == noCell) return noDirection;
  if (isTunnel(old, cell, direction) && !keepsBridge(image, from_.neighbour(cell, direction))) {
    return noDirection;
  }
  return finder.find(target_, from, to, direction);
}

void Reshaper::copyPassages(const Maze& maze, Maze& made) const {
  const bool hasTable = hasDirectionTable(from_, target_) && maze.grid.bridges.empty();
  DirectionFinder finder;
  for (const std::vector<Cell>& image : images_) {
    const DirectionTable table =
        hasTable ? directionTable(from_, target_, image) : DirectionTable{};
    eachOf(maze, static_cast<uint32_t>(image.size()), [&](Cell cell) {
      if (image[cell] == noCell) return;
      if (!maze.kinds.empty()) made.kinds[image[cell]] = maze.kinds[cell];
      if (hasTable) {
        // Where edges are cut off, the new grid ends.
        made.passages[image[cell]] =
            static_cast<uint8_t>(table[maze.passages[cell]] & target_.neighbours[image[cell]]);
        return;
      }
      for (unsigned rest = maze.passages[cell]; rest != 0; rest &= rest - 1) {
        const auto direction = static_cast<Direction>(std::countr_zero(rest));
        const Direction copy = copyOf(maze.grid, image, cell, direction, finder);
        if (copy != noDirection) made.passages[image[cell]] |= static_cast<uint8_t>(1u << copy);
      }
    });
  }
}

void Reshaper::copyBridges(const Grid& old, Grid& made) const {
  std::vector<Bridge> bridges;
  DirectionFinder finder;
  for (const std::vector<Cell>& image : images_) {
    for (const auto& [cell, direction] : old.bridges) {
      if (!keepsBridge(image, cell)) continue;
      const Direction copy = copyOf(old, image, cell, direction, finder);
      bridges.push_back({image[cell], copy & ~1u});
    }
  }
  if (bridges.empty()) return;
  if (made.table.empty()) makeTable(made);
  for (const Bridge& bridge : bridges) addTunnel(made, bridge);
  sortBy(bridges, [](const Bridge& bridge) { return bridge.cell; });
  made.bridges = std::move(bridges);
}

void Reshaper::copyRooms(const Maze& maze, Maze& made) const {
  for (const std::vector<Cell>& image : images_) {
    for (const Room& room : maze.rooms) {
      const std::vector<Cell> cells = copiesOf(cellsOf(maze.grid, room), image);
      if (cells.empty()) continue;
      Room copy = roomAround(made.grid, cells);
      if (!room.cells.empty()) copy.cells = cells;
      made.rooms.push_back(std::move(copy));
    }
  }
}

void Reshaper::copyDoorsAndThings(const Maze& maze, Maze& made) const {
  DirectionFinder finder;
  for (const std::vector<Cell>& image : images_) {
    for (Door door : maze.doors) {
      const Cell cell = std::exchange(door.cell, image[door.cell]);
      if (door.cell == noCell) continue;
      if (!maze.isDungeon()) {
        const Direction side = copyOf(maze.grid, image, cell, door.direction(), finder);
        if (side == noDirection) continue;
        door.side = static_cast<uint8_t>(side + 1);
      }
      made.doors.push_back(door);
    }
    for (const auto& [cell, role, lock] : maze.things) {
      if (image[cell] != noCell) made.things.push_back({image[cell], role, lock});
    }
  }
  sortBy(made.doors, [](const Door& door) { return door.cell; });
}

void Reshaper::copySteps(const Grid& old, StepLog& log) const {
  StepLog copies;
  DirectionFinder finder;
  for (const uint32_t entry : log) {
    const Cell cell = stepCell(entry);
    const uint32_t operation = stepOperation(entry);
    for (const std::vector<Cell>& image : images_) {
      if (image[cell] == noCell) continue;
      if (operation >= step::kind && operation < step::reject) {
        appendStep(&copies, image[cell], operation);
        continue;
      }
      const uint32_t code = operation & ~7u;
      const Direction copy = copyOf(old, image, cell, operation & 7u, finder);
      if (copy != noDirection) appendStep(&copies, image[cell], code + copy);
    }
  }
  log = std::move(copies);
}

void Reshaper::apply(Maze& maze, HiddenCells& hidden) const {
  Maze made(buildGrid(to_, maskOf(maze.grid)));
  made.dungeon = maze.dungeon;
  made.log = maze.log;
  made.onProgress = maze.onProgress;
  made.symmetry = maze.symmetry.moved(images_.front(), made.grid.cellCount());
  if (!maze.kinds.empty()) made.kinds.resize(made.grid.cellCount());
  copyPassages(maze, made);
  copyBridges(maze.grid, made.grid);
  copyRooms(maze, made);
  copyDoorsAndThings(maze, made);
  if (maze.log != nullptr) copySteps(maze.grid, *maze.log);
  HiddenCells hiddenCopies;
  DirectionFinder finder;
  for (const std::vector<Cell>& image : images_) {
    for (Cell cell = 0; cell < image.size(); ++cell) {
      if (image[cell] == noCell) continue;
      for (unsigned rest = hidden.directionsOf(cell); rest != 0; rest &= rest - 1) {
        const auto direction = static_cast<Direction>(std::countr_zero(rest));
        const Direction copy = copyOf(maze.grid, image, cell, direction, finder);
        if (copy == noDirection || (made.grid.neighbours[image[cell]] >> copy & 1) == 0) continue;
        hiddenCopies.hideEdge(made.grid, image[cell], copy);
      }
    }
  }
  hidden = std::move(hiddenCopies);
  if (pass_.row->redraw != nullptr) pass_.row->redraw(maze, made, pass_.settings);
  maze = std::move(made);
}

}  // namespace mazewright
