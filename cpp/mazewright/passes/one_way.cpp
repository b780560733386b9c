// One-way passages. Every cell of the component of the start can still be reached from the start,
// and from every cell the end can still be reached. As many passages as this allows may become
// one-way: all but those whose closing would cut off a part of the maze without start and end, or
// with both.
//
// A depth-first search from the start orients them: the edges of its tree away from the start, all
// others back towards the start. Passages that lie on a loop are then strongly connected, and the
// passages between start and end that lie on none lead towards the end. Taking only some of them
// leaves more passages open, so the guarantee holds for every share. Without loops only the
// passages of the solution can become one-way. Other components stay as they are; all do if no
// path leads from start to end.
//
// Draws: the search picks among the passages of its cell that it has not looked at; the passages
// that may become one-way, ordered by their lower cell, then by direction, are shuffled, one step
// per passage that becomes one-way, in this order; if all of them do, they keep their order.
// Sources: H. E. Robbins, "A theorem on graphs, with an application to a problem of traffic
// control", American Mathematical Monthly 46, 1939; R. Tarjan, "Depth-first search and linear graph
// algorithms", SIAM J. Comput. 1, 1972.

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/shared/shuffle_step.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    share("share", 500, "Share of the possible passages that become one-way")};

/// The orientation of the passages of one component.
class Orientation {
 public:
  Orientation(const Maze& maze, Random& random)
      : maze_(maze),
        order_(maze.grid.cellCount()),
        lowest_(maze.grid.cellCount()),
        toParent_(maze.grid.cellCount(), noParent),
        isTowardsEnd_(maze.grid.cellCount()),
        remaining_(maze.passages),
        free_(maze.passages) {
    search(random);
  }

  /// The passages that may become one-way, as cell << 3 | direction from the cell that one can
  /// still leave by them; ordered by their lower cell, then by its direction. None without a path
  /// from start to end.
  std::vector<uint32_t> candidates() const {
    std::vector<uint32_t> found;
    if (order_[maze_.end] == 0) return found;
    eachOf(maze_, maze_.grid.cellCount(), [&](Cell cell) {
      if (free_[cell] == 0 || order_[cell] == 0) return;
      eachNeighbour(maze_.grid, cell, free_[cell], [&](Cell to, Direction direction) {
        if (to < cell) return;
        const Direction back = maze_.grid.back(cell, direction);
        const bool isChild = toParent_[to] == back;
        const bool isOnTree = isChild || toParent_[cell] == direction;
        // Away from the start on the tree, otherwise from the later cell to the earlier one.
        const bool leads = isOnTree ? isChild : order_[cell] > order_[to];
        found.push_back(leads ? cell << 3 | direction : to << 3 | back);
      });
    });
    return found;
  }

 private:
  static constexpr uint8_t noParent = 0xff;

  Cell parentOf(Cell cell) const { return maze_.grid.neighbour(cell, toParent_[cell]); }

  /// Enters the cells of the start's component.
  void search(Random& random) {
    uint32_t entered = 0;
    Cell cell = maze_.start;
    const auto enter = [&] {
      order_[cell] = lowest_[cell] = ++entered;
      if (cell != maze_.end) return;
      LoopBound turns(maze_.grid.kept);
      for (Cell at = cell; at != maze_.start; at = parentOf(at), ++turns) isTowardsEnd_[at] = 1;
    };
    enter();
    Ticker ticker(maze_, maze_.grid.kept);
    for (LoopBound turns(std::size_t{maze_.grid.kept} * maxDirections);; ++turns) {
      ticker.add(1);
      if (remaining_[cell] == 0) {
        if (cell == maze_.start) return;
        cell = leave(cell);
        continue;
      }
      const Direction direction = random.pick(remaining_[cell]);
      const Cell to = maze_.grid.neighbour(cell, direction);
      const Direction back = maze_.grid.back(cell, direction);
      remaining_[cell] &= static_cast<uint8_t>(~(1u << direction));
      remaining_[to] &= static_cast<uint8_t>(~(1u << back));
      if (order_[to] != 0) {
        lowest_[cell] = std::min(lowest_[cell], order_[to]);
        continue;
      }
      toParent_[to] = static_cast<uint8_t>(back);
      cell = to;
      enter();
    }
  }

  /// Returns the parent of a cell whose subtree is finished.
  Cell leave(Cell cell) {
    const Cell parent = parentOf(cell);
    lowest_[parent] = std::min(lowest_[parent], lowest_[cell]);
    if (lowest_[cell] == order_[cell] && isTowardsEnd_[cell] == 0) {
      const Direction direction = toParent_[cell];
      free_[cell] &= static_cast<uint8_t>(~(1u << direction));
      free_[parent] &= static_cast<uint8_t>(~(1u << maze_.grid.back(cell, direction)));
    }
    return parent;
  }

  const Maze& maze_;
  /// Per cell when it was entered, from 1; 0 if it was not.
  std::vector<uint32_t> order_;
  /// Per cell the lowest order that its subtree reaches by one more passage.
  std::vector<uint32_t> lowest_;
  std::vector<uint8_t> toParent_;
  /// Per cell whether it is on the path of the tree to the end, the start excepted.
  std::vector<uint8_t> isTowardsEnd_;
  /// Per cell the passages that the search has not looked at.
  std::vector<uint8_t> remaining_;
  /// Per cell the passages that may become one-way.
  std::vector<uint8_t> free_;
};

void run(Maze& maze, Random& random, const Settings& settings) {
  if (maze.start == noCell || maze.end == noCell) return;
  const Orientation orientation(maze, random);
  std::vector<uint32_t> edges = orientation.candidates();
  const uint32_t count = roundedShare(edges.size(), settings["share"]);
  eachOf(maze, count, [&](uint32_t i) {
    if (count < edges.size()) shuffleStep(edges, i, random);
    maze.makeOneWay(edges[i] >> 3, edges[i] & 7);
  });
}

}  // namespace

namespace passes {
extern const PassRow oneWay;
}
constinit const PassRow passes::oneWay{
    .id = "oneWay",
    .title = "One-way passages",
    .about =
        "Lets some passages be walked in one direction only. Every cell can still be reached, and "
        "from it the end. Without loops only passages of the solution become one-way.",
    .cost = "O(cells)",
    .work = perCellOfPass<6>,
    .source = "H. E. Robbins, American Mathematical Monthly 46, 1939",
    .keepsPerfect = true,
    .needsEndpoints = true,
    .promises = promise::reached,
    .params = params,
    .run = run,
};

}  // namespace mazewright
