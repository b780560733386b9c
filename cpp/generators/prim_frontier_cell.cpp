// Prim on frontier cells: of all cells beside the maze a random one joins it, by a random one of
// its ways in. The form that most programs call Prim's algorithm.
// Source: J. Buck, "Maze Generation: Prim's Algorithm", weblog.jamisbuck.org, 2011.

#include "catalog.hpp"
#include "draw_out.hpp"

namespace mazewright {

namespace {

enum class State : uint8_t { outside, frontier, inside };

/// Draws: the start; a step, a frontier cell by drawOut and random.pick of its ways in. New
/// frontier cells are added lowest direction first.
void run(Maze& maze, Random& random, const Settings&) {
  const Grid& grid = maze.grid;
  std::vector<State> states(grid.cellCount());
  std::vector<Cell> frontier;
  const auto join = [&](Cell cell) {
    states[cell] = State::inside;
    eachNeighbour(grid, cell, grid.exits[cell], [&](Cell to, Direction) {
      if (states[to] != State::outside) return;
      states[to] = State::frontier;
      frontier.push_back(to);
    });
  };
  join(grid.randomCell(random));
  while (!frontier.empty()) {
    const Cell cell = drawOut(random, frontier);
    maze.carve(cell, random.pick(directionsWhere(grid, cell, grid.exits[cell], [&](Cell to) {
      return states[to] == State::inside;
    })));
    join(cell);
  }
}

}  // namespace

constinit const GeneratorRow generators::primFrontierCell{
    .id = "primFrontierCell",
    .title = {"Prim (frontier cells)", "프림 (경계 칸)"},
    .about = {"A random cell beside the maze joins it each step. The most dead ends of the usual "
              "ones.",
              "매번 미로 옆의 무작위 칸이 들어옵니다. 흔한 알고리즘 가운데 막다른 길이 가장 "
              "많습니다."},
    .cost = "O(cells)",
    .source = "Jamis Buck, Maze Generation: Prim's Algorithm, weblog.jamisbuck.org, 2011",
    .run = run,
};

}  // namespace mazewright
