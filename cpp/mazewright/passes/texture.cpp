// Texture: scales the bias of the generator per cell, so that one region of the maze has straight
// corridors, or corridors along one axis, and another has not. The texture of the cell from which a
// step is made counts; growth/bias.hpp has the rule. Textures of several passes are multiplied.
//
// Draws: none of its own. A texture of 255 everywhere gives the maze without the pass, one of 0
// everywhere the maze without the bias.
// Source: W. Pullen, "Daedalus", commands with a bias by bitmap.

#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {bytes("plane", "Strength of the bias per cell (255: whole)")};

Problem gridProblem(const GridCheck& check) {
  const std::size_t given = check.settings.cells("plane").size();
  if (given == 0 || given == check.grid.cellCount()) return {};
  return refuse("invalid-option", check.prefix + "plane", "must have one number per cell, #; got #",
                nullptr, check.grid.cellCount(), static_cast<int64_t>(given));
}

void prepare(GridTask& task) {
  const std::span<const uint32_t> plane = task.settings.cells("plane");
  if (plane.empty()) return;
  if (task.texture.empty()) task.texture.assign(plane.size(), 255);
  eachOf(task.maze, static_cast<uint32_t>(plane.size()), [&](Cell cell) {
    task.texture[cell] = static_cast<uint8_t>(task.texture[cell] * plane[cell] / 255);
  });
}

}  // namespace

namespace passes {
extern const PassRow texture;
}
constinit const PassRow passes::texture{
    .id = "texture",
    .title = "Texture",
    .about =
        "Scales the bias of the algorithm per cell: straight corridors or one axis in some regions "
        "only.",
    .cost = "O(cells)",
    .work = perCellOfPass<1>,
    .source = "W. Pullen, Daedalus",
    .keepsPerfect = true,
    .needsBias = true,
    .params = params,
    .gridProblem = gridProblem,
    .prepare = prepare,
};

}  // namespace mazewright
