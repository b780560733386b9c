#pragma once
// Best-first search: Dijkstra's algorithm, A* and greedy search differ in the order of the cells.

#include "mazewright/solvers/search/least_steps.hpp"
#include "mazewright/solvers/search/search_tree.hpp"

namespace mazewright {

/// The order in which cells are visited: by the cost of the path to them, or 0, plus their least
/// steps to the end times `weight`. Of equal cells, the nearer one first if costs count; otherwise
/// MinHeap's fixed order decides.
struct SearchOrder {
  bool countsCost;
  /// Null if distances do not count.
  const LeastSteps* distance;
  uint64_t weight;
};

/// Visits cells in that order as far as task.to, each once. The route is cheapest if costs count
/// and the distance times the weight is at most the cost of any path from a cell to task.to. Cost:
/// O(cells log cells).
Route searchBestFirst(const SolveTask& task, const SearchOrder& order);

}  // namespace mazewright
