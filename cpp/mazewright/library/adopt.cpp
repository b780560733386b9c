#include "mazewright/library/adopt.hpp"

#include <algorithm>
#include <cstring>
#include <functional>
#include <tuple>

#include "mazewright/model/dungeon_floor.hpp"
#include "mazewright/shapes/building/build_grid.hpp"

namespace mazewright {

namespace {

/// Whether test(index, count) returns 0 for all bytes of a plane, 8 at a time; `count` is less than
/// 8 for the last ones. Every adopted maze is checked, so this decides the cost of a short call:
/// byte by byte it took half the time of a breadth-first search.
template <typename Test>
bool allZero(std::size_t count, Test test) {
  uint64_t found = 0;
  std::size_t at = 0;
  for (; at + 8 <= count; at += 8) found |= test(at, 8);
  return (found | test(at, count - at)) == 0;
}

/// Up to 8 bytes as one number; the remaining high bytes are 0.
uint64_t bytesAt(const std::vector<uint8_t>& bytes, std::size_t at, std::size_t count) {
  uint64_t word = 0;
  std::memcpy(&word, bytes.data() + at, count);
  return word;
}

/// Whether every passage leads to a neighbour.
bool leadToNeighbours(const Maze& maze) {
  return allZero(maze.passages.size(), [&](std::size_t at, std::size_t count) {
    return bytesAt(maze.passages, at, count) & ~bytesAt(maze.grid.neighbours, at, count);
  });
}

/// Whether passages in one direction of positive delta are open from both sides, on a grid without
/// a table. Compares all pairs of cells that are one step apart; for pairs that are no neighbours
/// both bits are 0.
bool areTwoSided(const Maze& maze, Direction forward) {
  constexpr uint64_t lowest = 0x0101010101010101;
  const auto step = static_cast<std::size_t>(maze.grid.delta[forward]);
  if (step >= maze.passages.size()) return true;
  return allZero(maze.passages.size() - step, [&](std::size_t at, std::size_t count) {
    return (bytesAt(maze.passages, at, count) >> forward ^
            bytesAt(maze.passages, at + step, count) >> (forward ^ 1u)) &
           lowest;
  });
}

/// Whether all passages are open from both sides.
bool areTwoSided(const Maze& maze) {
  const Grid& grid = maze.grid;
  bool good = true;
  if (grid.table.empty()) {
    for (Direction d = 0; good && d < grid.directions; ++d) {
      good = grid.delta[d] <= 0 || areTwoSided(maze, d);
    }
    return good;
  }
  for (Cell cell = 0; good && cell < grid.cellCount(); ++cell) {
    eachNeighbour(grid, cell, maze.passages[cell], [&](Cell to, Direction direction) {
      good = good && maze.linked(to, grid.back(cell, direction));
    });
  }
  return good;
}

/// The first cell for which test(cell) is true; noCell for none.
template <typename Test>
Cell firstWhere(std::size_t cells, Test test) {
  for (Cell cell = 0; cell < cells; ++cell) {
    if (test(cell)) return cell;
  }
  return noCell;
}

/// The first cell with a passage that is none.
Cell findBadPassage(const Maze& maze) {
  const Grid& grid = maze.grid;
  const bool isSound = leadToNeighbours(maze) && areTwoSided(maze);
  return firstWhere(isSound ? maze.kinds.size() : maze.passages.size(), [&](Cell cell) {
    const unsigned own = maze.passages[cell];
    if (isSound || own == 0) return own != 0 && !maze.isOpen(cell);
    const unsigned real = own & grid.neighbours[cell];
    return !maze.isOpen(cell) || real != own ||
           directionsWhere(grid, cell, real, [&](Cell to) {
             return directionsWhere(grid, to, maze.passages[to] & grid.neighbours[to],
                                    [&](Cell other) { return other == cell; }) == 0;
           }) != 0;
  });
}

/// The first tile of a dungeon without a passage to a tile beside it.
Cell findWall(const Maze& maze) {
  const unsigned level = ~unsigned{maze.grid.stairs};
  return firstWhere(maze.isDungeon() ? maze.kinds.size() : 0, [&](Cell cell) {
    const unsigned closed = maze.grid.neighbours[cell] & level & ~unsigned{maze.passages[cell]};
    return maze.isOpen(cell) &&
           directionsWhere(maze.grid, cell, closed, [&](Cell to) { return maze.isOpen(to); }) != 0;
  });
}

/// Takes one-way passages, a plane only if there is one. Returns the first cell with one that is no
/// passage or is one-way toward both its ends; noCell for none.
Cell readOneWays(Maze& maze, std::vector<uint8_t> oneWays) {
  unsigned any = 0;
  const Cell bad = firstWhere(oneWays.size(), [&](Cell cell) {
    const unsigned own = oneWays[cell];
    any |= own;
    bool isBad = (own & ~unsigned{maze.passages[cell]}) != 0;
    if (isBad) return true;
    eachNeighbour(maze.grid, cell, own, [&](Cell to, Direction direction) {
      isBad = isBad || (oneWays[to] >> maze.grid.back(cell, direction) & 1) != 0;
    });
    return isBad;
  });
  if (any != 0) maze.oneWays = std::move(oneWays);
  return bad;
}

/// Refuses data of cells, of which the first is `cell`; noCell for none.
Problem refuseCell(const char* field, const char* why, Cell cell) {
  if (cell == noCell) return {};
  return refuse("invalid-option", field, why, nullptr, cell);
}

/// Reads start or end. `cell` is unchanged if none is given.
Problem readEndpoint(const Maze& maze, const char* name, Number given, Cell& cell) {
  const Value value(given);
  if (value.kind == ValueKind::none) return {};
  const auto number = wholeNumber(value);
  const bool isCell = number && *number >= 0 && *number < maze.grid.cellCount();
  if (isCell && maze.isOpen(static_cast<Cell>(*number))) {
    cell = static_cast<Cell>(*number);
    return {};
  }
  return refuse("invalid-option", name, "must be an open cell; got %", &value);
}

/// Checks sizes and values of passages, mask and kinds.
Problem checkPlanes(const MazeData& data, std::size_t cells) {
  const std::tuple<const char*, const std::vector<uint8_t>&, bool> planes[] = {
      {"passages", data.passages, true},
      {"oneWays", data.oneWays, false},
      {"mask", data.mask, false},
      {"kinds", data.kinds, false}};
  for (const auto& [name, bytes, isRequired] : planes) {
    if (bytes.size() == cells || (bytes.empty() && !isRequired)) continue;
    return refuse("invalid-option", name, "must have one byte per cell, #; got #", nullptr,
                  static_cast<int64_t>(cells), static_cast<int64_t>(bytes.size()));
  }
  if (data.dungeon && data.kinds.empty()) {
    return refuse("invalid-option", "kinds", "must be given for a dungeon");
  }
  for (const uint8_t kind : data.kinds) {
    if (kind > lastKind) {
      return refuse("invalid-option", "kinds", "must be from 0 to #; got #", nullptr, lastKind,
                    kind);
    }
  }
  return {};
}

/// Makes the bridges of the data. Cost: O(bridges), and O(cells) if there is one.
Problem readBridges(const std::vector<Bridge>& bridges, Grid& grid) {
  if (bridges.empty()) return {};
  if (grid.table.empty()) makeTable(grid);
  for (const Bridge& bridge : bridges) {
    const bool isAscending = grid.bridges.empty() || grid.bridges.back().cell < bridge.cell;
    if (!isAscending || bridge.cell >= grid.cellCount() || bridge.direction >= grid.directions ||
        !mayHaveBridge(grid, bridge)) {
      return refuse(
          "invalid-option", "bridges",
          "must be cells over which a tunnel can lead, ascending, each with the direction "
          "of its tunnel; cell # with direction # is not",
          nullptr, bridge.cell, bridge.direction);
    }
    addTunnel(grid, bridge);
    grid.bridges.push_back({bridge.cell, bridge.direction & ~1u});
  }
  return {};
}

/// Whether a room is a rectangle of tiles of the grid.
bool isRectangle(const Room& room, const Size& size) {
  const auto fits = [](uint32_t first, uint32_t length, uint32_t end) {
    return length > 0 && first < end && length <= end - first;
  };
  return fits(room.x, room.width, size.width) && fits(room.y, room.height, size.height) &&
         room.level < size.levels;
}

bool haveSamePlace(const Room& a, const Room& b) {
  return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height &&
         a.level == b.level;
}

/// Whether a room lists cells of the grid, ascending, and lies where they do.
bool listsCells(const Room& room, const Grid& grid) {
  const std::vector<Cell>& cells = room.cells;
  const bool isAscending =
      std::adjacent_find(cells.begin(), cells.end(), std::greater_equal<>()) == cells.end();
  if (cells.empty() || !isAscending || cells.back() >= grid.cellCount()) return false;
  return haveSamePlace(roomAround(grid, cells), room);
}

/// Checks the rooms. That they have not more cells than the grid bounds the time to list their
/// doors.
Problem checkRooms(const Maze& maze) {
  uint64_t cells = 0;
  for (std::size_t i = 0; i < maze.rooms.size(); ++i) {
    const Room& room = maze.rooms[i];
    const bool isPlaced = maze.isDungeon() && room.cells.empty() ? isRectangle(room, maze.grid.size)
                                                                 : listsCells(room, maze.grid);
    if (!isPlaced) {
      return refuse(
          "invalid-option", "rooms",
          "must list cells of the grid, ascending, in their rectangle, or in a dungeon be "
          "rectangles in the grid; room # does not",
          nullptr, static_cast<int64_t>(i));
    }
    cells += room.cells.empty() ? uint64_t{room.width} * room.height : room.cells.size();
    if (cells > maze.grid.cellCount()) {
      return refuse("invalid-option", "rooms", "must have at most # cells together, as the grid",
                    nullptr, maze.grid.cellCount());
    }
  }
  return {};
}

/// Checks and takes the doors and things of the data, and takes the tree.
Problem readDoorsAndThings(MazeData& data, Maze& maze) {
  const auto isOpen = [&](Cell cell) { return cell < maze.grid.cellCount() && maze.isOpen(cell); };
  const auto isPlace = [&](const Door& door) {
    if (!isOpen(door.cell)) return false;
    if (!maze.isDungeon()) return door.side != 0 && maze.linked(door.cell, door.direction());
    return door.side == 0 && maze.kinds[door.cell] == static_cast<uint8_t>(TileKind::door);
  };
  const Door* before = nullptr;
  for (const Door& door : data.doors) {
    const bool isNext = before == nullptr || before->cell < door.cell;
    if (!isNext || !isPlace(door) || static_cast<uint32_t>(door.state) >= std::size(doorStates)) {
      return refuse(
          "invalid-option", "doors",
          "must be on door tiles (kind 2) or in passages, ascending, one per cell; cell # "
          "is not",
          nullptr, door.cell);
    }
    before = &door;
  }
  for (const Thing& thing : data.things) {
    if (!isOpen(thing.cell) || static_cast<uint32_t>(thing.role) >= std::size(roles)) {
      return refuse("invalid-option", "things", "must be on open cells; cell # is not", nullptr,
                    thing.cell);
    }
  }
  maze.doors = std::move(data.doors);
  maze.things = std::move(data.things);
  maze.tree = std::move(data.tree);
  return {};
}

}  // namespace

Problem adopt(MazeData data, std::optional<Maze>& maze) {
  ShapeSpec shape;
  const ShapeRequest request{data.shape,  data.shapeParams, data.width,
                             data.height, data.levels,      data.graph};
  if (Problem problem = readShape(request, cellLimit, shape)) return problem;
  if (Problem problem = checkPlanes(data, static_cast<std::size_t>(shape.cells()))) return problem;
  if (data.dungeon && !shape.row->floors && shape.row->stairs == 0) {
    return refuseText("invalid-option", "dungeon",
                      "must be false on shape '@', on which no dungeon exists", shape.row->id);
  }
  if (data.dungeon && !data.bridges.empty()) {
    return refuse("invalid-option", "bridges", "must be left out of a dungeon, which has none");
  }
  const bool hasMask = !data.mask.empty();
  Grid grid = buildGrid(shape, std::move(data.mask));
  if (Problem problem = checkKeepsCell(grid.kept, hasMask ? "mask" : "shape.outline"))
    return problem;
  if (Problem problem = readBridges(data.bridges, grid)) return problem;
  Maze& made = maze.emplace(std::move(grid));
  made.passages = std::move(data.passages);
  made.kinds = std::move(data.kinds);
  made.dungeon = data.dungeon;
  made.rooms = std::move(data.rooms);
  if (Problem problem = checkRooms(made)) return problem;
  if (Problem problem = readDoorsAndThings(data, made)) return problem;
  const Cell masked = firstWhere(
      made.kinds.size(), [&](Cell cell) { return made.isOpen(cell) && !made.grid.has(cell); });
  if (Problem problem = refuseCell(
          "kinds",
          "must be 0 (rock) for cells that the mask or outline leaves out; that of cell # is not",
          masked)) {
    return problem;
  }
  if (Problem problem = refuseCell(
          "passages",
          "must lead to neighbours on the grid and be open from both sides; those of cell # do not",
          findBadPassage(made))) {
    return problem;
  }
  if (Problem problem = refuseCell(
          "passages",
          "must join all floor of a dungeon that lies side by side; those of cell # do not",
          findWall(made))) {
    return problem;
  }
  if (Problem problem = refuseCell(
          "oneWays",
          "must be passages, each of them one-way in one direction only; those of cell # are not",
          readOneWays(made, std::move(data.oneWays)))) {
    return problem;
  }
  if (Problem problem = checkCrossings(made)) return problem;
  listDoors(made);
  if (Problem problem = readEndpoint(made, "start", data.start, made.start)) return problem;
  return readEndpoint(made, "end", data.end, made.end);
}

Problem checkCrossings(const Maze& maze) {
  const ShapeRow& shape = *maze.grid.shape;
  if (shape.crosses == nullptr || !shape.crosses(maze)) return {};
  return refuseText("invalid-option", "passages", "must not cross on shape '@'; two of them do",
                    shape.id);
}

bool haveSameGround(const Maze& maze, const Maze& other) {
  const auto isSameRoom = [](const Room& a, const Room& b) {
    return haveSamePlace(a, b) && a.cells == b.cells;
  };
  const bool haveSameRooms = std::equal(maze.rooms.begin(), maze.rooms.end(), other.rooms.begin(),
                                        other.rooms.end(), isSameRoom);
  return maze.grid.shape == other.grid.shape && maze.grid.size == other.grid.size &&
         maze.grid.settings.values == other.grid.settings.values &&
         maze.grid.graph == other.grid.graph && maze.grid.mask == other.grid.mask &&
         maze.grid.bridges == other.grid.bridges && maze.kinds == other.kinds &&
         maze.dungeon == other.dungeon && haveSameRooms && maze.tree == other.tree;
}

Answer<bool> restores(std::string_view code, const Maze& maze, ProgressCallback onProgress) {
  Options options;
  options.maxCells = cellLimit;
  Outcome outcome = generate(code, std::move(options), onProgress);
  if (outcome.problem) return std::move(outcome.problem);
  const Maze& other = *outcome.maze;
  return haveSameGround(maze, other) && maze.passages == other.passages &&
         maze.oneWays == other.oneWays && maze.doors == other.doors &&
         maze.things == other.things && maze.start == other.start && maze.end == other.end;
}

}  // namespace mazewright
