// Binary tree: every cell opens one of two fixed directions.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 2; seed mode: the C# program of seed 000.

#include "catalog.hpp"

namespace mazewright {

namespace {

constexpr Choice biases[] = {{"northWest", {"top left", "왼쪽 위"}},
                             {"northEast", {"top right", "오른쪽 위"}},
                             {"southWest", {"bottom left", "왼쪽 아래"}},
                             {"southEast", {"bottom right", "오른쪽 아래"}}};

// Direction pairs of the square grid: 0 north, 1 south, 2 west, 3 east.
struct Bias {
  Direction upright, sideways;
};
constexpr Bias biasDirections[] = {{0, 2}, {0, 3}, {1, 2}, {1, 3}};

constexpr Param params[] = {choice("bias", biases, 3, {"Bias corner", "치우치는 모서리"})};

/// Standard: a coin for every cell of a row that has the upright neighbour, 64 to a draw, each row
/// from a fresh draw; heads goes sideways. Seed: one draw below 2 a free choice, 0 upright.
void run(Maze& maze, Random& random, const Settings& settings) {
  const auto [upright, sideways] = biasDirections[settings["bias"]];
  const uint32_t width = maze.grid.size.width;
  for (Cell row = 0; row < maze.grid.cellCount(); row += width) {
    Coins coins(random);
    for (Cell cell = row; cell < row + width; ++cell) {
      const bool canUpright = (maze.grid.exits[cell] >> upright & 1) != 0;
      const bool canSideways = (maze.grid.exits[cell] >> sideways & 1) != 0;
      bool goSideways = canSideways;
      if (canUpright && !settings.seedMode) goSideways = coins.flip() && canSideways;
      if (canUpright && canSideways && settings.seedMode) goSideways = random.below(2) == 1;
      if (goSideways) {
        maze.carve(cell, sideways);
      } else if (canUpright) {
        maze.carve(cell, upright);
      }
    }
  }
}

constexpr const char* shapeIds[] = {"square"};

}  // namespace

constinit const GeneratorRow generators::binaryTree{
    .id = "binaryTree",
    .title = {"Binary tree", "이진 트리"},
    .about =
        {"Each cell opens one of two fixed ways. Straight corridors on two sides, a strong slant.",
         "칸마다 정해진 두 방향 중 하나를 엽니다. 두 변이 곧은 복도가 되고 결이 비스듬합니다."},
    .cost = "O(cells)",
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .masks = false,
    .seedMode = true,
    .shapes = shapeIds,
    .shapesWhy = "which needs an order of directions",
    .params = params,
    .run = run,
};

}  // namespace mazewright
