#pragma once
// A maze that was made before, taken back.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "mazewright/library/generate.hpp"

namespace mazewright {

/// The data of a maze, as a caller keeps it. Nothing is checked yet.
struct MazeData {
  std::string shape{};
  Values shapeParams{};
  Number width{}, height{}, levels{};
  Graph graph{};
  std::vector<uint8_t> passages{}, mask{}, kinds{};
  /// See Maze::isDungeon.
  bool dungeon = false;
  std::vector<Room> rooms{};
  /// Not given where there is no such cell.
  Number start{}, end{};
};

/// The maze of data that was made before. Checked like any other input: sizes must match; passages
/// must be open from both sides, lie on the grid and not cross. Cost: O(cells).
Problem adopt(MazeData data, std::optional<Maze>& maze);

/// Whether a code restores this very maze: its grid, passages, kinds, rooms, start and end. A
/// problem 'invalid-code' if it cannot be read. Cost: that of generate.
Answer<bool> restores(std::string_view code, const Maze& maze,
                      ProgressCallback onProgress = nullptr);

}  // namespace mazewright
