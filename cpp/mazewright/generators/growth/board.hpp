#pragma once
// Boards: what a growing algorithm reads and writes. An algorithm is one template over the board,
// and withBoard decides which of the two boards it gets. Draws and passages are the same on both.
//
//   walkerAt(cell)      a Walker at a cell
//   walkerOf(walker)    a Walker of this board from a stored mazewright::Walker
//   neighbour(cell, direction), neighbours(cell), back(cell, direction)
//                       as in Grid
//   isVisited(cell)     whether a cell is visited; false for the start before its first passage
//   unvisited(cell)     the set of directions of unvisited neighbours
//   eachUnvisited(cell, visit)
//                       calls visit(neighbour, direction, isUnvisited) for every unvisited
//                       neighbour, lowest direction first, with isUnvisited 1. It may also call it
//                       for other cells, with isUnvisited 0
//   visit(cell)         counts a cell as visited: the start, or a cell after enter()
//   carve(cell, direction)
//                       opens the passage to an unvisited neighbour, which becomes visited. Returns
//                       the neighbour; given a Walker, returns a Walker
//   enter(cell, direction), enterFrom(cell, direction)
//                       opens the passage from an unvisited cell to a visited neighbour. The cell
//                       is visited from visit(cell) on. The log has a step of the cell for enter,
//                       of the neighbour for enterFrom
//   entries(cell)       the set of directions in which addEntry has recorded visited neighbours
//   addEntry(from, to, direction, isWanted)
//                       records `from`, which is visited, as an entry of its unvisited neighbour
//                       `to` if isWanted is 1
//   pick(draws, directions), choose(draws, bias, directions, walker)
//                       random.pick and bias.choose
//   untilFull(state, step)
//                       calls step(board, draws, state) until every cell is visited
//   untilEmpty(state, step)
//                       the same until state.empty(), for algorithms that draw even when all cells
//                       are visited. In the grid of a component these draws count, because the
//                       draws of the next component follow; a PackedBoard, which never serves such
//                       a grid, stops when all cells are visited
//
// The steps run in slices. Within a slice the board, the draws and the state may be copies that
// stay in registers, so a step uses only those that it is given. If the state has
// reserve(maxSteps), it is called before every slice: at most so many steps follow and so many
// cells become visited in it.

#include "mazewright/generators/growth/logged_board.hpp"
#include "mazewright/generators/packed/packed_board.hpp"

namespace mazewright {

/// Calls grow(board) with the fastest board that fits the maze and the bias.
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

/// The same for algorithms without a bias.
template <typename Grow>
void withBoard(Maze& maze, Random& random, Grow grow) {
  withBoard(maze, random, Bias(), grow);
}

}  // namespace mazewright
