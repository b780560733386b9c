// Prim on cell costs, the "true Prim": the cheapest cell of the maze that has a fresh neighbour
// opens to the cheapest of them.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 11.

#include "min_heap.hpp"
#include "texture.hpp"

namespace mazewright {

namespace {

/// Draws: the key of the costs, then the start. A cell's cost is number `cell` of the key's stream,
/// 64 bits; of equal ones the lower cell is the cheaper. The cheapest cell is at hand, the others
/// with it in the running are in the heap.
void run(Maze& maze, Random& random, const Settings&) {
  const Grid& grid = maze.grid;
  const uint64_t key = random.next();
  const auto itemOf = [&](Cell cell) { return MinHeap::Item{splitMix(key, cell), cell, cell}; };
  MinHeap::Item at = itemOf(grid.randomCell(random));
  MinHeap others;
  while (true) {
    const Cell cell = at.value;
    const unsigned fresh = freshAround(maze, cell);
    if (fresh == 0) {
      if (others.empty()) return;
      at = others.pop();
      continue;
    }
    auto direction = static_cast<Direction>(std::countr_zero(fresh));
    MinHeap::Item next = itemOf(grid.neighbour(cell, direction));
    eachNeighbour(grid, cell, fresh, [&](Cell to, Direction toward) {
      const MinHeap::Item candidate = itemOf(to);
      if (!candidate.before(next)) return;
      next = candidate;
      direction = toward;
    });
    maze.carve(cell, direction);
    if (next.before(at)) std::swap(next, at);
    others.push(next);
  }
}

}  // namespace

constinit const GeneratorRow generators::primCellCost{
    .id = "primCellCost",
    .title = {"Prim (cell costs)", "프림 (칸 비용)"},
    .about = {"The cheapest cell grows, by random costs. Nearly half of all cells are dead ends.",
              "무작위 비용이 가장 싼 칸이 자랍니다. 거의 절반이 막다른 길입니다."},
    .cost = "O(cells log cells)",
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .run = run,
};

}  // namespace mazewright
