#include "mazewright/solvers/search/best_first.hpp"

#include "mazewright/base/min_heap.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

Route searchBestFirst(const SolveTask& task, const SearchOrder& order) {
  const Maze& maze = task.maze;
  SearchTree tree(task);
  constexpr uint64_t none = ~uint64_t{0};
  std::vector<uint64_t> least(maze.grid.cellCount(), none);
  MinHeap open;  // the value is the cell
  const auto reach = [&](Cell cell, uint64_t cost) {
    least[cell] = cost;
    const uint32_t distance = order.distance == nullptr ? 0 : order.distance->of(cell);
    if (order.countsCost) {
      open.push({cost + distance * order.weight, distance, cell});
    } else {
      open.push({distance * order.weight, 0, cell});
    }
  };
  reach(task.from, 0);
  uint32_t visited = 0;
  inSlices(maze, maze.grid.kept, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      countSteps(1);
      if (open.empty()) return 0u;
      const auto [key, tie, cell] = open.pop();
      // A cheaper path to the cell was found since; without costs a cell is reached once.
      if (order.countsCost && key != least[cell] + tie * order.weight) continue;
      ++visited;
      task.note(cell, step::visit);
      if (cell == task.to) return 0u;
      eachNeighbour(maze.grid, cell, maze.leaving(cell),
                    [&, cell = cell](Cell to, Direction direction) {
                      const uint32_t weight = task.weights.empty() ? 1 : task.weights[to];
                      const uint64_t through = least[cell] + weight;
                      if (weight == blockedWeight || through >= least[to]) return;
                      if (!order.countsCost && least[to] != none) return;
                      tree.setParent(cell, direction, to);
                      reach(to, through);
                    });
    }
    return maze.grid.kept + 1 - visited;
  });
  return tree.route(visited);
}

}  // namespace mazewright
