#pragma once
// Turning the data of a maze, as a caller kept it, into a maze again.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "mazewright/library/generate.hpp"

namespace mazewright {

/// The data of a maze, not checked yet. The members have the layout of those of Maze and Grid.
struct MazeData {
  /// The id of the shape's row, and its parameters.
  std::string shape{};
  Values shapeParams{};
  Number width{}, height{}, levels{};
  /// Of a shape that takes a graph.
  Graph graph{};
  /// One byte per cell each. `passages` is required; the others may be empty.
  std::vector<uint8_t> passages{}, oneWays{}, mask{}, kinds{};
  /// See Maze::isDungeon. Requires `kinds`.
  bool dungeon = false;
  std::vector<Room> rooms{};
  std::vector<Door> doors{};
  std::vector<Thing> things{};
  std::vector<Region> tree{};
  /// Of each either direction of its tunnel.
  std::vector<Bridge> bridges{};
  /// Cells; not given if the maze has no start or no end.
  Number start{}, end{};
};

/// Makes a maze from its data. It must be one that generators, passes or edits can make: planes of
/// the right size, passages on the grid and open from both sides, none that cross, none that is
/// one-way in both directions, no passage of rock, no open cell outside the mask, start, end and
/// things open, doors on door tiles, rooms in the grid. It need not be perfect. The doors of rooms
/// follow from the passages, whatever the data says. Regions are kept unchecked.
/// Cost: O(cells).
Problem adopt(MazeData data, std::optional<Maze>& maze);

/// Problem 'invalid-option' if passages of a maze cross, which shapes with diagonals refuse. Cost:
/// O(cells) on those, else O(1).
Problem checkCrossings(const Maze& maze);

/// Whether two mazes are equal in everything but passages, doors, things and ends. Cost: O(cells).
bool haveSameGround(const Maze& maze, const Maze& other);

/// Whether a code restores exactly this maze: grid, passages, one-way ones,
/// kinds, rooms, doors, things, regions, start and end. Problem
/// 'invalid-code' if the code cannot be read. Cost: that of generate.
Answer<bool> restores(std::string_view code, const Maze& maze,
                      ProgressCallback onProgress = nullptr);

}  // namespace mazewright
