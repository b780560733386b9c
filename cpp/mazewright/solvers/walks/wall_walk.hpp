#pragma once
// A walk with one hand on a wall.

#include "mazewright/solvers/walks/sides.hpp"

namespace mazewright {

/// At each cell it takes the first passage after the one by which it entered, in the order of the
/// sides around the cell as drawn: clockwise with the left hand on the wall, anticlockwise with the
/// right hand. It uses each passage once per direction, then repeats its first step.
class WallWalk {
 public:
  /// Begins with the hand on a side of `from`, a cell with a passage. The maze must outlive it and
  /// have passed checkSides with its passages.
  WallWalk(const Maze& maze, Cell from, Direction side, bool clockwise)
      : maze_(maze), clockwise_(clockwise), from_(from), cell_(from) {
    direction_ = first_ = sides().next(side, maze.passages[from], clockwise);
  }

  /// Enters the next cell and returns it.
  Cell step() {
    const Direction back = maze_.grid.back(cell_, direction_);
    cell_ = maze_.grid.neighbour(cell_, direction_);
    direction_ = sides().next(back, maze_.passages[cell_], clockwise_);
    return cell_;
  }

  /// Whether the next step is the first one again.
  bool isClosed() const { return cell_ == from_ && direction_ == first_; }

 private:
  Sides sides() { return Sides(maze_, cell_, corners_); }

  const Maze& maze_;
  bool clockwise_;
  Cell from_;
  Cell cell_;
  Direction direction_;
  Direction first_;
  std::vector<Corner> corners_;
};

}  // namespace mazewright
