#pragma once
// Local solvers: a search on foot, and the walk itself.

#include <vector>

#include "mazewright/catalog/solver_row.hpp"

namespace mazewright {

/// Walks until it enters task.to or Agent::isOver; the path is the walk without its detours. `row`
/// must be local. Cost: that of the row.
Route routeOfWalk(const SolverRow& row, const SolveTask& task, Random& random);

/// The first cells of the walk from task.from, that one included: `steps` + 1 of them; fewer if
/// one cannot walk on from the last of them. The search of routeOfWalk visits these cells, as far
/// as it goes. Cost: O(steps).
std::vector<Cell> walkOf(const SolverRow& row, const AgentTask& task, uint32_t steps);

}  // namespace mazewright
