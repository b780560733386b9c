// Spiral: along the outer wall, then inwards along the corridor so far. No branch on a full
// rectangle; where the walk is cut off, it goes back to the last cell with an unvisited neighbour.
// Source: a fixed pattern, as old as labyrinths.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/walks/fixed_walk.hpp"

namespace mazewright {

namespace {

/// Eighths of a turn, clockwise from up.
using Eighth = uint32_t;
constexpr Eighth none = 8;

/// The direction of a step in the drawing of a rectangle; none if it changes the level.
Eighth headingOf(const Position& here, const Position& there) {
  // By row: up, same row, down; by column: left, same column, right.
  constexpr Eighth eighths[3][3] = {{7, 0, 1}, {6, none, 2}, {5, 4, 3}};
  if (here.level != there.level) return none;
  const int32_t down = stepBetween(here.y, there.y);
  const uint32_t across = there.x - here.x;
  // Between rings x says nothing about left and right unless it changes by at most 1.
  const bool straight = down != 0 && across + 1 > 2;
  const int32_t right = straight ? 0 : stepBetween(here.x, there.x);
  return eighths[down + 1][right + 1];
}

/// Draws: the corner to start from, below(4) (cornerOf); then the side of the wall, below(2): 0
/// left, which turns clockwise, 1 right. The walk turns as far towards that side as it can, from
/// three eighths of a turn to straight back, so it stays along the wall or along the corridor so
/// far. It steps to another level only if there is no other step. Turns count from the direction of
/// the step into the cell; at the start, and if that step changed the level, from the direction
/// along the wall at the first corner.
void run(Maze& maze, Random& random, const Settings&) {
  // The direction along the wall, by the side of the wall and the corner.
  constexpr Eighth first[2][4] = {{2, 4, 0, 6}, {4, 6, 2, 0}};
  const uint32_t corner = random.below(4);
  const uint32_t wallSide = random.below(2);
  walkByRank(maze, cornerOf(maze.grid, corner), [&](const Position* before, const Position& here) {
    Eighth heading = before == nullptr ? none : headingOf(*before, here);
    if (heading == none) heading = first[wallSide][corner];
    return [wallSide, here, heading](const Position& there) -> uint32_t {
      const Eighth next = headingOf(here, there);
      if (next == none) return none;
      const uint32_t clockwise = wallSide == 0 ? next - heading : heading - next;
      return (clockwise + 3) % 8;
    };
  });
}

}  // namespace

namespace generators {
extern const GeneratorRow spiral;
}
constinit const GeneratorRow generators::spiral{
    .id = "spiral",
    .title = "Spiral",
    .about = "One corridor that winds inwards. The seed chooses the corner and the direction.",
    .cost = "O(cells)",
    .work = perCell<2>,
    .source = "A fixed pattern: the square spiral",
    .run = run,
};

}  // namespace mazewright
