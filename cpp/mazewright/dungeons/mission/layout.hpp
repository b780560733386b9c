#pragma once
// Rooms and corridors of a mission on tiles.

#include <string>
#include <vector>

#include "mazewright/base/random.hpp"
#include "mazewright/dungeons/mission/graph.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

/// Where everything of a mission lies.
struct MissionLayout {
  struct Spot {
    int32_t x = 0, y = 0;
  };
  /// The rooms in the order in which they were placed.
  std::vector<uint32_t> order{};
  /// By room: its corner.
  std::vector<Spot> spots{};
  /// By edge: the tiles of the corridor, from its first room to its second one.
  std::vector<std::vector<Cell>> corridors{};
  /// If there is no layout: what did not fit where most was placed.
  std::string failed{};
};

/// Lays out a mission within the edge of a grid, in at most `attempts` attempts; false if all
/// failed, and then `failed` is set. Preconditions: the mission is connected, and every room fits
/// into the grid.
///
/// Rooms are placed in breadth-first order from that of the entrance; each has at least two tiles
/// of rock to all rooms and corridors placed before. With each room the corridors to those before
/// are dug: shortest paths through rock at a distance of a tile from rooms and other corridors,
/// diagonally too, but for their two ends. An attempt does at most 40 steps per room; a step tries
/// a place near the first neighbour. After 16 failures in a row up to three rooms are removed
/// again.
///
/// Draws: below(places) for x and y of the first room; per try below(4) for the side of the
/// neighbour, below(6) for the distance and below(number of places along the side), and per
/// corridor that is searched below(number of doorways of its first room), the doorway that is first
/// among equals; after 16 failures below(3).
bool layOut(const Maze& maze, const Mission& mission, Random& random, uint32_t attempts,
            MissionLayout& layout);

}  // namespace mazewright
