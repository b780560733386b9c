#pragma once
// What a growing algorithm writes on. An algorithm is one template over the board; which of two
// boards it gets is decided here, once. The draws and the passages are the same on both.
//
//   walkerAt(cell)               a Walker that stands on the cell
//   walkerOf(walker)             the same from a stored Walker
//   neighbour(cell, direction), neighbours(cell), back(cell, direction)   as in Grid
//   isVisited(cell)              not for the start before its first passage
//   unvisited(cell)              the directions of unvisited neighbours
//   eachUnvisited(cell, visit)   calls visit(neighbour, direction, isUnvisited) for each of them,
//                                lowest direction first; perhaps for other cells, isUnvisited 0
//   visit(cell)                  counts the start as visited
//   carve(cell, direction)       opens the passage to an unvisited neighbour, which is visited
//   then,
//                                and returns it; given a Walker it returns a Walker
//   enter(cell, direction)       opens the passage from an unvisited cell to a visited neighbour;
//                                enterFrom does the same, but the log notes the neighbour. The
//                                cell counts as visited from visit(cell) on.
//   entries(cell), addEntry(from, to, direction, isWanted)   for an unvisited cell, the directions
//                                of visited neighbours, as far as these have added themselves
//   pick(draws, directions)      random.pick
//   choose(draws, bias, directions, walker)   bias.choose
//   untilFull(state, step)       calls step(board, draws, state) until every cell is visited
//   untilEmpty(state, step)      the same until state.empty(): for algorithms that go on drawing
//                                when all is visited. On a part of a grid the draws of the next
//                                part follow, so these count; a PackedBoard, never a part, stops
//                                earlier.
//
// Steps are run in slices with progress calls between them. Within one slice the board, the draws
// and the state may be copies that live in registers: step must use those that it is given. Before
// each slice state.reserve(most) is called if it exists: at most so many steps are made and at most
// so many cells are visited in the slice.

#include "mazewright/generators/growth/logged_board.hpp"
#include "mazewright/generators/packed/packed_board.hpp"

namespace mazewright {

/// Calls grow(board) with the fastest board that the maze and the bias fit.
template <typename Grow>
void withBoard(Maze& maze, Random& random, const Bias& bias, Grow grow) {
  if (bias.isPlain() && PackedGrid::fits(maze)) {
    PackedBoard board(maze, random);
    grow(board);
    board.finish();
  } else {
    LoggedBoard board(maze, random);
    grow(board);
  }
}

template <typename Grow>
void withBoard(Maze& maze, Random& random, Grow grow) {
  withBoard(maze, random, Bias(), grow);
}

}  // namespace mazewright
