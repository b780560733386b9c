#include "mazewright/solvers/search/best_first.hpp"

#include "mazewright/base/min_heap.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

Route searchBestFirst(const SolveTask& task, const SearchOrder& order) {
  const Maze& maze = task.maze;
  SearchTree tree(task);
  std::vector<uint64_t> least(maze.grid.cellCount(), ~uint64_t{0});
  std::vector<uint8_t> isVisited(maze.grid.cellCount());
  MinHeap open;  // the value is the cell
  const auto reach = [&](Cell cell, uint64_t cost) {
    least[cell] = cost;
    // If the grid does not connect a cell of the search to the end, it connects none.
    const uint32_t distance = order.distance == nullptr ? 0 : order.distance->of(cell);
    const uint64_t bound = distance == GridDistance::unreachable ? 0 : distance * order.weight;
    if (order.countsCost) {
      open.push({cost + bound, distance, cell});
    } else {
      open.push({bound, 0, cell});
    }
  };
  reach(task.from, 0);
  uint32_t visited = 0;
  inSlices(maze, maze.grid.kept, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      if (open.empty()) return 0u;
      const Cell cell = open.pop().value;
      if (isVisited[cell] != 0) continue;
      isVisited[cell] = 1;
      ++visited;
      task.note(cell, step::visit);
      if (cell == task.to) return 0u;
      eachNeighbour(maze.grid, cell, maze.passages[cell], [&](Cell to, Direction direction) {
        const uint32_t weight = task.weights.empty() ? 1 : task.weights[to];
        const uint64_t through = least[cell] + weight;
        if (weight == blockedWeight || isVisited[to] != 0 || through >= least[to]) return;
        tree.setParent(cell, direction, to);
        reach(to, through);
      });
    }
    return maze.grid.kept + 1 - visited;
  });
  return tree.route(visited);
}

}  // namespace mazewright
