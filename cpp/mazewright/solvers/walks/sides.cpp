#include "mazewright/solvers/walks/sides.hpp"

namespace mazewright {

Sides::Sides(const Maze& maze, Cell cell, std::vector<Corner>& corners) {
  const ShapeRow& shape = *maze.grid.shape;
  corners.clear();
  if (shape.walls != nullptr) {
    shape.walls(maze, cell, corners);
  } else {
    shape.corners(maze.grid, cell, corners);
  }
  for (const Corner& corner : corners) {
    if (corner.side == noSide || (all_ >> corner.side & 1) != 0) continue;
    order_[count_++] = corner.side;
    all_ |= 1u << corner.side;
  }
}

Problem checkSides(const Maze& maze, const std::vector<uint8_t>& directions) {
  std::vector<Corner> corners;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if ((directions[cell] & ~Sides(maze, cell, corners).all()) == 0) continue;
    return refuse("invalid-option", "solver",
                  "must be another one on this maze of shape '@': this one goes from side to side, "
                  "and a direction leads from cell # through none of its sides",
                  nullptr, cell, 0, maze.grid.shape->id);
  }
  return {};
}

}  // namespace mazewright
