#pragma once
// Whether wished passages, walls and a path can hold together in a perfect maze.

#include <span>
#include <string>
#include <vector>

#include "mazewright/model/grid.hpp"
#include "mazewright/values/problem.hpp"

namespace mazewright {

/// All wished passages as pairs of cells: `passages`, then those between the cells of `path`.
std::vector<Cell> joinWishes(std::span<const Cell> passages, std::span<const Cell> path);

/// Refuses pairs that are no neighbours, a path that visits a cell twice, a passage that is a wall
/// too, passages that close a loop (the shortest one is listed), and walls that cut cells off (of
/// the parts that they cut off, the walls around one with the fewest are listed). `prefix` begins
/// the fields of the problems. Cost: O(cells), and O(wishes) for each loop.
Problem checkWishes(const Grid& grid, std::span<const Cell> passages, std::span<const Cell> walls,
                    std::span<const Cell> path, const std::string& prefix);

}  // namespace mazewright
