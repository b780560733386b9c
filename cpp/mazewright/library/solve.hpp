#pragma once
// Finding a way, as a caller asks for it.

#include <vector>

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/values/fields.hpp"

namespace mazewright {

struct Solution {
  Route route;
  bool logged = false;
  StepLog steps;
};

/// Fields: solver ('bfs'), from (start), to (end), steps (false). `weights`: empty, or the cost of
/// entering each cell, for a solver that takes them. Cost: the solver's, plus O(cells).
Problem solve(const Maze& maze, const Fields& fields, const std::vector<uint32_t>& weights,
              Solution& solution);

/// The open cell that a field names; `fallback` without a field, unless that is noCell.
Problem readCell(const Maze& maze, const Fields& fields, const char* key, Cell fallback,
                 Cell& cell);

}  // namespace mazewright
