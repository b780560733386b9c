#pragma once
// The end of every solver: a path becomes its result.

#include <vector>

#include "mazewright/catalog/solver_row.hpp"

namespace mazewright {

/// The route along a path, which is empty if there is none, with its cost. Logs the cells of the
/// path, from the first on. Cost: O(length).
Route routeAlong(const SolveTask& task, std::vector<Cell> path, uint32_t visited);

}  // namespace mazewright
