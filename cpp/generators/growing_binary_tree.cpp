// Growing binary tree: a random growing cell opens to two fresh neighbours, or to the one it has,
// and is done; so no cell has more than three passages. Where only done cells border what is left,
// a random one of them opens to one more.
// Source: J. Buck, github.com/jamis/csmazes, growing_binary_tree.coffee, 2011, which leaves such
// rests out.

#include "draw_out.hpp"
#include "texture.hpp"

namespace mazewright {

namespace {

/// Draws: the start; a turn, a place in the list of growing cells and a texture's choice for each
/// passage. Lists grow at the end: with new cells in the order of their passages, and with a cell
/// that is done and has fresh neighbours left. With none growing, a place in the list of those
/// done: that cell leaves it, grows by one if it still can and goes back to the end while it may
/// have more.
void run(Maze& maze, Random& random, const Settings& settings) {
  const Texture texture(maze.grid, settings);
  std::vector<Walker> growing{standAt(maze.grid.randomCell(random))};
  std::vector<Walker> done;
  while (!growing.empty() || !done.empty()) {
    const bool isRest = growing.empty();
    const Walker walker = drawOut(random, isRest ? done : growing);
    unsigned fresh = freshAround(maze, walker.cell());
    for (int spawn = isRest ? 1 : 2; spawn > 0 && fresh != 0; --spawn) {
      const Direction direction = texture.choose(random, fresh, walker);
      maze.carve(walker.cell(), direction);
      growing.push_back(stepFrom(maze.grid, walker.cell(), direction));
      fresh &= ~(1u << direction);
    }
    if (fresh != 0) done.push_back(walker);
  }
}

}  // namespace

constinit const GeneratorRow generators::growingBinaryTree{
    .id = "growingBinaryTree",
    .title = {"Growing binary tree", "자라는 이진 트리"},
    .about = {"Every cell forks in two where it can. Hardly any crossroads, many short branches.",
              "칸마다 될 수 있으면 둘로 갈라집니다. 네거리는 드물고 짧은 가지가 많습니다."},
    .cost = "O(cells)",
    .source = "Jamis Buck, github.com/jamis/csmazes, 2011",
    .params = textureParams,
    .run = run,
};

}  // namespace mazewright
