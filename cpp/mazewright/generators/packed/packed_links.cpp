#include "mazewright/generators/packed/packed_links.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/generators/packed/byte_plane.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

PackedLinks::PackedLinks(Maze& maze, Random& random)
    : maze_(maze),
      random_(random),
      bytes_(maze.passages.data()),
      neighbours_(maze.grid.neighbours.data()),
      size_(maze.grid.cellCount()) {
  for (Direction d = 0; d < 4; ++d) delta_[d] = static_cast<Cell>(maze.grid.delta[d]);
  mapBytes(neighbours_, bytes_, size_, [](uint64_t directions) {
    const uint64_t four =
        directions & directions >> 1 & directions >> 2 & directions >> 3 & lowHalves / 15;
    return (lowHalves / 15 - four) * few;
  });
}

void PackedLinks::walkAndLink(Cell start, uint32_t remaining) {
  const uint32_t whole = remaining;
  Cell cell = start;
  inSlices(maze_, whole, [&] {
    PackedLinks here = *this;
    Random draws = random_;
    Cell at = cell;
    uint32_t left = remaining;
    unsigned byte = here.bytes_[at];
    for (uint32_t step = 0; left > 0 && step < sliceSteps; ++step) {
      countSteps(1);
      const Direction direction = here.step(draws, at, byte & few);
      at += here.delta_[direction];
      byte = here.bytes_[at];
      if ((byte & joined) != 0) continue;
      byte = (byte & few) | joined | (direction ^ 1u) << 4;
      here.bytes_[at] = static_cast<uint8_t>(byte);
      --left;
    }
    random_ = draws;
    cell = at;
    return remaining = left;
  });
}

void PackedLinks::walkAndEraseLoops() {
  const uint32_t whole = countRemaining();
  uint32_t remaining = whole;
  Cell start = 0;
  Cell cell = 0;
  inSlices(maze_, whole, [&] {
    PackedLinks here = *this;
    Random draws = random_;
    Cell at = cell;
    uint32_t left = remaining;
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      countSteps(1);
      const unsigned byte = here.bytes_[at];
      if ((byte & joined) == 0) {
        const Direction direction = here.step(draws, at, byte & few);
        here.bytes_[at] = static_cast<uint8_t>((byte & few) | direction << 4);
        at += here.delta_[direction];
        continue;
      }
      LoopBound turns(size_);
      for (at = start; !here.isJoined(at); at += here.delta_[here.directionOf(at)], ++turns) {
        countSteps(1);
        here.join(at);
        --left;
      }
      if (left == 0) break;
      for (LoopBound cells(size_); here.isJoined(start); ++cells) ++start;
      at = start;
    }
    random_ = draws;
    cell = at;
    return remaining = left;
  });
}

Cell PackedLinks::walkAndRelink(Cell start, uint64_t steps) {
  Cell cell = start;
  const auto slicesFor = [](uint64_t left) {
    return static_cast<uint32_t>((left + sliceSteps - 1) / sliceSteps);
  };
  inSlices(maze_, slicesFor(steps), [&] {
    PackedLinks here = *this;
    Random draws = random_;
    Cell at = cell;
    const auto count = static_cast<uint32_t>(std::min<uint64_t>(steps, sliceSteps));
    countSteps(count);
    for (uint32_t step = 0; step < count; ++step) {
      const unsigned byte = here.bytes_[at];
      const Direction direction = here.step(draws, at, byte & few);
      here.bytes_[at] = static_cast<uint8_t>((byte & few) | joined | direction << 4);
      at += here.delta_[direction];
    }
    random_ = draws;
    cell = at;
    return slicesFor(steps -= count);
  });
  return cell;
}

void PackedLinks::linkBreadthFirst(Cell root) {
  std::vector<Cell> queue{root};
  queue.reserve(maze_.grid.kept);
  bytes_[root] |= reached;
  std::size_t next = 0;
  inSlices(maze_, maze_.grid.kept, [&] {
    for (uint32_t step = 0; next < queue.size() && step < sliceSteps; ++step) {
      countSteps(1);
      const Cell cell = queue[next++];
      for (unsigned rest = neighbours_[cell]; rest != 0; rest &= rest - 1) {
        const auto direction = static_cast<Direction>(std::countr_zero(rest));
        const Cell to = cell + delta_[direction];
        if ((bytes_[to] & reached) != 0) continue;
        bytes_[to] |= static_cast<uint8_t>(reached | (direction ^ 1u) << 4);
        queue.push_back(to);
      }
    }
    return static_cast<uint32_t>(maze_.grid.kept - next);
  });
  for (const Cell cell : queue) bytes_[cell] &= static_cast<uint8_t>(~reached);
}

void PackedLinks::finish(Cell root) {
  const bool all = maze_.grid.mask.empty();
  Cell next = 0;
  inSlices(maze_, size_, [&] {
    const PackedLinks here = *this;
    Cell cell = next;
    next += std::min(sliceSteps, size_ - next);
    countSteps(next - cell);
    for (; cell < next; ++cell) {
      if (cell == root || !(all || maze_.grid.has(cell))) continue;
      const Direction direction = here.directionOf(cell);
      here.bytes_[cell] |= static_cast<uint8_t>(1u << direction);
      here.bytes_[cell + here.delta_[direction]] |= static_cast<uint8_t>(1u << (direction ^ 1u));
    }
    return size_ - next;
  });
  mapBytes(bytes_, bytes_, size_, [](uint64_t bytes) { return bytes & lowHalves; });
}

uint32_t PackedLinks::countRemaining() {
  uint32_t count = 0;
  for (Cell cell = 0; cell < size_; ++cell) {
    if (!maze_.grid.has(cell)) join(cell);
    count += !isJoined(cell);
  }
  return count;
}

}  // namespace mazewright
