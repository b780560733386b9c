#pragma once
// Whether wished passages, walls and a path can hold together in a perfect maze.

#include <string>
#include <vector>

#include "mazewright/passes/wishes/pairs.hpp"
#include "mazewright/values/param.hpp"
#include "mazewright/values/problem.hpp"

namespace mazewright {

/// Wishes as the checks and the pass take them: an edge that the lists of the caller name twice, or
/// from both its ends, is there once.
struct Wishes {
  /// Cost: O(wishes).
  explicit Wishes(const Settings& settings);

  /// The passages that are wished for, those between the cells of the path among them, ascending.
  std::vector<CellPair> passages;
  /// Ascending.
  std::vector<CellPair> walls;
};

/// Refuses pairs that are no neighbours, a path that visits a cell twice, a passage that is a wall
/// too, passages that close a loop (the shortest one is listed), and walls that cut cells off (of
/// the parts that they cut off, the walls around one with the fewest are listed). `prefix` begins
/// the fields of the problems. Cost: O(cells), and O(wishes) for each loop.
Problem checkWishes(const Grid& grid, const Settings& settings, const std::string& prefix);

}  // namespace mazewright
