#include "mazewright/dungeons/shared/lattice.hpp"

#include <algorithm>

#include "mazewright/dungeons/shared/inner_grid.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

/// Draws a room of a lattice.
Rect drawRoom(const Size& size, uint32_t least, uint32_t most, Random& random) {
  const auto [low, high] = std::pair{static_cast<int32_t>(least), static_cast<int32_t>(most)};
  Rect room{};
  room.width = random.between(low, high);
  room.height = random.between(std::max(low, (room.width + 1) / 2), std::min(high, 2 * room.width));
  room.x = random.between(0, static_cast<int32_t>(size.width) - room.width);
  room.y = random.between(0, static_cast<int32_t>(size.height) - room.height);
  return room;
}

/// A rectangle with `gap` more cells on every side, as far as they are on the lattice.
Rect around(const Rect& room, const Size& size, int32_t gap) {
  const int32_t left = std::max(0, room.x - gap);
  const int32_t top = std::max(0, room.y - gap);
  const int32_t right = std::min(static_cast<int32_t>(size.width), room.x + room.width + gap);
  const int32_t bottom = std::min(static_cast<int32_t>(size.height), room.y + room.height + gap);
  return {left, top, right - left, bottom - top};
}

}  // namespace

Problem refuseRooms(const Size& size, const Settings& settings) {
  const int32_t shortest = settings["minRoom"];
  const auto lane = static_cast<uint32_t>(settings["corridor"]);
  const uint32_t least = minSide(shortest, lane);
  const auto tiles = static_cast<int32_t>(least * (lane + 1) - 1);
  if (settings["maxRoom"] < tiles) {
    return refuse("invalid-option", "params.maxRoom",
                  "must be at least #, the shortest side of a room on a grid of corridors; got #",
                  nullptr, tiles, settings["maxRoom"]);
  }
  return refuseSmall(size, static_cast<uint32_t>(tiles) + 2);
}

RoomWishes roomWishes(const Settings& settings, uint32_t gap) {
  const auto lane = static_cast<uint32_t>(settings["corridor"]);
  return {minSide(settings["minRoom"], lane), maxSide(settings["maxRoom"], lane), settings["rooms"],
          gap};
}

LatticeRooms placeRooms(Maze& maze, const Lattice& lattice, const RoomWishes& wishes,
                        Random& random) {
  const Size size = lattice.size();
  LatticeRooms placed{{}, std::vector<uint32_t>(lattice.cells(), noRoom)};
  const uint32_t least = wishes.least;
  const uint32_t most = std::max(least, std::min({wishes.most, size.width, size.height}));
  const uint32_t middle = (least + most) / 2;
  const uint32_t wanted = roundedShare(lattice.cells(), wishes.share);
  const auto at = [&](int32_t x, int32_t y) -> uint32_t& {
    return placed.roomAt[static_cast<uint32_t>(y) * size.width + static_cast<uint32_t>(x)];
  };
  uint32_t covered = 0;
  Ticker ticker(maze, wanted);
  for (uint32_t tries = 16 + 4 * (lattice.cells() / (middle * middle)); tries > 0; --tries) {
    ticker.add(64);
    const Rect room = drawRoom(size, least, most, random);
    const Rect near = around(room, size, static_cast<int32_t>(wishes.gap));
    bool isFree = true;
    for (int32_t y = near.y; isFree && y < near.y + near.height; ++y) {
      const uint32_t* row = &at(near.x, y);
      isFree = std::all_of(row, row + near.width, [](uint32_t other) { return other == noRoom; });
    }
    if (!isFree) continue;
    const auto number = static_cast<uint32_t>(placed.rooms.size());
    for (int32_t y = room.y; y < room.y + room.height; ++y) {
      std::fill_n(&at(room.x, y), room.width, number);
    }
    covered += static_cast<uint32_t>(room.width * room.height);
    placed.rooms.push_back(room);
    ticker.settle(static_cast<uint32_t>(room.width * room.height));
    digRoom(maze, lattice.tilesOf(room));
    if (covered >= wanted) break;
  }
  return placed;
}

Work placingWork(const WorkArea& area, const Settings& settings) {
  const Lattice lattice(area.size, static_cast<uint32_t>(settings["corridor"]));
  const RoomWishes wishes = roomWishes(settings, 0);
  const uint64_t middle = (wishes.least + std::max(wishes.least, wishes.most)) / 2;
  return (Work(lattice.cells()) / (middle * middle) * 4 + 16) * 64;
}

}  // namespace mazewright
