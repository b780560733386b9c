#include "mazewright/library/passage_edits.hpp"

#include <utility>

#include "mazewright/base/base64.hpp"
#include "mazewright/base/loop_bound.hpp"
#include "mazewright/library/adopt.hpp"
#include "mazewright/model/dungeon_floor.hpp"

namespace mazewright {

namespace {

/// A slot, and the same passage from its other side.
struct Side {
  Cell cell;
  Direction direction;
  Cell to = 0;
  Direction back = 0;
  /// Whether both cells are open and neighbours, and this is the lower slot of their passage.
  bool isLower = false;

  Side(const Maze& maze, uint32_t slot)
      : cell(slot / maze.grid.directions), direction(slot % maze.grid.directions) {
    const Grid& grid = maze.grid;
    if (cell >= grid.cellCount() || (grid.neighbours[cell] >> direction & 1) == 0) return;
    to = grid.neighbour(cell, direction);
    back = grid.back(cell, direction);
    isLower = maze.isOpen(cell) && maze.isOpen(to) && slot <= grid.slot(to, back);
  }

  /// 0 closed, 1 open both ways, more if it is one-way.
  unsigned stateIn(const Maze& maze) const {
    unsigned state = maze.passages[cell] >> direction & 1u;
    if (!maze.oneWays.empty()) {
      state |= ((maze.oneWays[cell] >> direction | maze.oneWays[to] >> back) & 1u) << 1;
    }
    return state;
  }
};

void setPassage(Maze& maze, const Side& side, bool open) {
  const auto& [cell, direction, to, back, isLower] = side;
  if (maze.linked(cell, direction) == open) return;
  if (open) return maze.carve(cell, direction);
  maze.fill(cell, direction);
  if (maze.oneWays.empty()) return;
  maze.oneWays[cell] &= static_cast<uint8_t>(~(1u << direction));
  maze.oneWays[to] &= static_cast<uint8_t>(~(1u << back));
}

/// Of passages that were changed.
Problem finish(Maze& maze) {
  unsigned arrows = 0;
  for (const uint8_t bits : maze.oneWays) arrows |= bits;
  if (arrows == 0) maze.oneWays.clear();
  if (!maze.isDungeon()) updateDoors(maze);
  return checkCrossings(maze);
}

bool areTooMany(const std::vector<uint32_t>& edits) {
  int64_t passages = 0;
  for (std::size_t i = 0; i < edits.size(); ++i) passages += i == 0 || edits[i] != edits[i - 1];
  return passages > maxEdits;
}

}  // namespace

Problem editPassages(Maze& maze, std::span<const uint32_t> edits) {
  for (const uint32_t edit : edits) setPassage(maze, Side(maze, edit >> 1), (edit & 1) != 0);
  return finish(maze);
}

Problem applyEdits(Maze& maze, std::span<const uint32_t> edits) {
  if (edits.empty()) return {};
  std::size_t at = 0;
  for (LoopBound turns(edits.size()); at < edits.size(); ++turns) {
    const uint32_t slot = edits[at];
    const Side side(maze, slot);
    unsigned uses = 0;
    for (; at < edits.size() && edits[at] == slot; ++at) ++uses;
    const unsigned state = side.isLower ? side.stateIn(maze) : 0;
    if (!side.isLower || (state > 1 ? uses != 2 && uses != 3 : uses != 1)) {
      return refuse("invalid-option", "edits", "must change passages of this maze only");
    }
    setPassage(maze, side, false);
    setPassage(maze, side, uses == 1 ? state == 0 : uses == 2);
  }
  return finish(maze);
}

bool addEdits(std::vector<uint32_t>& edits, const Maze& before, const Maze& after) {
  const Grid& grid = after.grid;
  const bool areArrowsSame = before.oneWays == after.oneWays;
  std::vector<uint32_t> all;
  std::size_t at = 0;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (areArrowsSame && before.passages[cell] == after.passages[cell]) continue;
    for (Direction direction = 0; direction < grid.directions; ++direction) {
      const auto slot = static_cast<uint32_t>(grid.slot(cell, direction));
      const Side side(after, slot);
      if (!side.isLower) continue;
      const unsigned was = side.stateIn(before);
      const unsigned is = side.stateIn(after);
      if (was == is) continue;
      if (is > 1) return false;
      for (; at < edits.size() && edits[at] < slot; ++at) all.push_back(edits[at]);
      unsigned uses = 0;
      for (; at < edits.size() && edits[at] == slot; ++at) ++uses;
      const bool wasOneWay = uses == 0 ? was > 1 : uses > 1;
      for (uses = wasOneWay ? 3 - is : 1 - uses; uses > 0; --uses) all.push_back(slot);
    }
  }
  for (; at < edits.size(); ++at) all.push_back(edits[at]);
  if (areTooMany(all)) return false;
  edits = std::move(all);
  return true;
}

std::string writeEdits(std::span<const uint32_t> edits) {
  std::string text;
  uint32_t last = 0;
  for (const uint32_t edit : edits) {
    uint32_t rest = edit - last;
    for (; rest > 31; rest >>= 5) text += base64Digits[32 | (rest & 31)];
    text += base64Digits[rest];
    last = edit;
  }
  return text;
}

bool parseEdits(std::string_view text, std::vector<uint32_t>& edits) {
  uint64_t edit = 0;
  unsigned shift = 0;
  for (const char c : text) {
    const std::size_t digit = base64Digits.find(c);
    if (digit == std::string_view::npos || shift > 30) return false;
    edit += uint64_t{digit & 31} << shift;
    shift += 5;
    if (digit > 31) continue;
    if (edit > UINT32_MAX || (digit == 0 && shift > 5)) return false;
    edits.push_back(static_cast<uint32_t>(edit));
    shift = 0;
  }
  return shift == 0 && !areTooMany(edits);
}

}  // namespace mazewright
