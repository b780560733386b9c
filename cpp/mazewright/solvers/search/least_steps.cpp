#include "mazewright/solvers/search/least_steps.hpp"

#include <algorithm>
#include <cstdlib>

#include "mazewright/model/neighbours.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

LeastSteps::LeastSteps(const Grid& grid, Cell to) : grid_(grid), to_(grid.positionOf(to)) {
  // Without a table and diagonals every edge leads one step along one axis.
  const auto isDiagonal = [&](int32_t delta) {
    const auto step = static_cast<uint32_t>(std::abs(delta));
    return step > 1 && step != grid.size.width && step != grid.size.width * grid.size.height;
  };
  if (grid.table.empty() && std::none_of(grid.delta.begin(), grid.delta.end(), isDiagonal)) return;
  longest_ = longestEdge();
  const uint32_t lengths[] = {grid.size.width, grid.size.height, grid.size.levels};
  for (unsigned axis = 0; axis < 3; ++axis) {
    if (longest_[axis] > lengths[axis] / 2) around_[axis] = lengths[axis];
  }
  longest_ = longestEdge();
}

LeastSteps::Way LeastSteps::between(Position a, Position b) const {
  // Columns of rows of different lengths have nothing in common.
  const auto columnOf = [&](Position at) { return grid_.rows.empty() ? at.x : 0; };
  const uint32_t from[] = {columnOf(a), a.y, a.level};
  const uint32_t to[] = {columnOf(b), b.y, b.level};
  Way way{};
  for (unsigned axis = 0; axis < 3; ++axis) {
    uint32_t steps = std::max(from[axis], to[axis]) - std::min(from[axis], to[axis]);
    if (around_[axis] > steps) steps = std::min(steps, around_[axis] - steps);
    way[axis] = steps;
    way[3] += steps;
  }
  return way;
}

LeastSteps::Way LeastSteps::longestEdge() const {
  Way longest{1, 1, 1, 1};
  countSteps(grid_.neighbours.size());
  for (Cell cell = 0; cell < grid_.neighbours.size(); ++cell) {
    const Position at = grid_.positionOf(cell);
    eachNeighbour(grid_, cell, grid_.neighbours[cell], [&](Cell to, Direction) {
      if (to < cell) return;
      const Way way = between(at, grid_.positionOf(to));
      for (unsigned i = 0; i < way.size(); ++i) longest[i] = std::max(longest[i], way[i]);
    });
  }
  return longest;
}

uint32_t LeastSteps::of(Cell cell) const {
  const Way way = between(grid_.positionOf(cell), to_);
  uint32_t most = 0;
  for (unsigned i = 0; i < way.size(); ++i) {
    most = std::max(most, (way[i] + longest_[i] - 1) / longest_[i]);
  }
  return most;
}

}  // namespace mazewright
