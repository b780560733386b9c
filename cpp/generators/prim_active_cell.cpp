// Prim on active cells, the "simplified Prim": a random cell of the maze that has a fresh neighbour
// opens to a random one of them.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 11.

#include "texture.hpp"

namespace mazewright {

namespace {

/// Draws: the start; a turn, a place in the list of active cells, then a texture's choice. A cell
/// found with nothing fresh beside it leaves its place to the last one.
void run(Maze& maze, Random& random, const Settings& settings) {
  const Texture texture(maze.grid, settings);
  std::vector<Walker> active{standAt(maze.grid.randomCell(random))};
  while (!active.empty()) {
    const uint32_t place = random.below(static_cast<uint32_t>(active.size()));
    const Walker walker = active[place];
    const unsigned fresh = freshAround(maze, walker.cell());
    if (fresh == 0) {
      active[place] = active.back();
      active.pop_back();
      continue;
    }
    const Direction direction = texture.choose(random, fresh, walker);
    maze.carve(walker.cell(), direction);
    active.push_back(stepFrom(maze.grid, walker.cell(), direction));
  }
}

}  // namespace

constinit const GeneratorRow generators::primActiveCell{
    .id = "primActiveCell",
    .title = {"Prim (active cells)", "프림 (활성 칸)"},
    .about = {"A random cell of the maze grows by one each step. Spreads evenly from the start.",
              "매번 미로의 무작위 칸이 한 칸 자랍니다. 시작점에서 고르게 퍼집니다."},
    .cost = "O(cells)",
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .params = textureParams,
    .run = run,
};

}  // namespace mazewright
