#include "mazewright/library/adopt.hpp"
#include "mazewright/shapes/building/build_grid.hpp"

#include <cstring>
#include <tuple>

namespace mazewright {

namespace {

/// Whether test holds for no 8 bytes at once, and for none of the last few, filled up with 0.
/// Every maze that comes back is checked, so this decides what a short call costs: byte by byte it
/// took half of the time of a breadth-first search.
template <typename Test>
bool noneOf(std::size_t count, Test test) {
  uint64_t found = 0;
  std::size_t at = 0;
  for (; at + 8 <= count; at += 8) found |= test(at, 8);
  return (found | test(at, count - at)) == 0;
}

uint64_t bytesAt(const std::vector<uint8_t>& bytes, std::size_t at, std::size_t count) {
  uint64_t word = 0;
  std::memcpy(&word, bytes.data() + at, count);
  return word;
}

bool lieOnGrid(const Maze& maze) {
  return noneOf(maze.passages.size(), [&](std::size_t at, std::size_t count) {
    return bytesAt(maze.passages, at, count) & ~bytesAt(maze.grid.neighbours, at, count);
  });
}

/// On a grid that steps by delta, between all pairs of cells that a step parts. Where the grid has
/// no such exit, both bits are 0.
bool areTwoSided(const Maze& maze, Direction forward) {
  constexpr uint64_t lowest = 0x0101010101010101;
  const auto step = static_cast<std::size_t>(maze.grid.delta[forward]);
  if (step >= maze.passages.size()) return true;
  return noneOf(maze.passages.size() - step, [&](std::size_t at, std::size_t count) {
    return (bytesAt(maze.passages, at, count) >> forward ^
            bytesAt(maze.passages, at + step, count) >> (forward ^ 1u)) &
           lowest;
  });
}

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

bool areOpen(const Maze& maze) {
  for (Cell cell = 0; maze.isDungeon() && cell < maze.grid.cellCount(); ++cell) {
    if (maze.passages[cell] != 0 && !maze.isOpen(cell)) return false;
  }
  return true;
}

bool arePassages(const Maze& maze) { return lieOnGrid(maze) && areTwoSided(maze) && areOpen(maze); }

}  // namespace

Problem adopt(MazeParts parts, std::optional<Maze>& maze) {
  const auto cells = static_cast<std::size_t>(parts.shape.cells());
  const std::tuple<const char*, const std::vector<uint8_t>&, bool> planes[] = {
      {"passages", parts.passages, true},
      {"mask", parts.mask, false},
      {"kinds", parts.kinds, false}};
  for (const auto& [name, bytes, owed] : planes) {
    if (bytes.size() == cells || (bytes.empty() && !owed)) continue;
    return refuse("invalid-option", name, "must have one byte a cell, #; got #", nullptr,
                  static_cast<int64_t>(cells), static_cast<int64_t>(bytes.size()));
  }
  for (const uint8_t kind : parts.kinds) {
    if (kind > static_cast<uint8_t>(TileKind::originalCorridor)) {
      return refuse("invalid-option", "kinds", "must be 0 to 4; got #", nullptr, kind);
    }
  }
  Maze& made = maze.emplace(buildGrid(parts.shape, std::move(parts.mask)));
  made.passages = std::move(parts.passages);
  made.kinds = std::move(parts.kinds);
  made.start = parts.start;
  made.end = parts.end;
  if (!arePassages(made)) {
    return refuse("invalid-option", "passages", "must lie on the grid and be open from both sides");
  }
  if (parts.shape.row->crosses != nullptr && parts.shape.row->crosses(made)) {
    return refuseText("invalid-option", "passages", "must not cross on shape '@'; two of them do",
                      parts.shape.row->id);
  }
  for (const auto& [name, place] : {std::pair{"start", made.start}, {"end", made.end}}) {
    if (place == noCell || (place < cells && made.isOpen(place))) continue;
    return refuse("invalid-option", name, "must be an open cell; got #", nullptr, place);
  }
  return {};
}

}  // namespace mazewright
