#pragma once
// What the solvers share: from "where did I come from" to a route.

#include <vector>

#include "catalog.hpp"

namespace mazewright {

/// The route that ends at task.to, empty if it was not reached; its cells are noted in the log.
/// `cameFrom[task.from]` is task.from itself, noCell where nothing came.
Route walkBack(const SolveTask& task, const std::vector<Cell>& cameFrom, uint32_t visited);

}  // namespace mazewright
