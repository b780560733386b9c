#pragma once
// Routes through a world without making all of it. The quadtree decides which chunks a route visits
// and through which doors; only then is the route within each chunk searched.

#include "mazewright/worlds/chunk.hpp"

namespace mazewright {

/// A part of a route within one chunk, or between any two cells before it is divided.
struct Leg {
  Site from, to;
};

/// The legs of the route from one cell to another, in order. The last cell of a leg is next to the
/// first cell of the next one, across a door. The sequence of chunks is unique, because chunks form
/// a tree. Cost: O(levels) for the first leg, O(1) on average for each later one; memory O(levels).
class Legs {
 public:
  /// Both ends must be cells of the world, which must outlive the legs.
  Legs(const World& world, const Leg& ends) : world_(world) { pending_[count_++] = ends; }

  /// Sets `leg` to the next leg. False if there is none.
  bool next(Leg& leg);

 private:
  /// Divides a leg at the seams of the lowest node that holds both its ends.
  void split(const Leg& leg, const Node& node);

  const World& world_;
  /// A stack of the legs to come, the next one on top. Each lies in one node: there are at most
  /// three per level, and one more on the lowest.
  std::array<Leg, 3 * endlessLevels + 1> pending_;
  std::size_t count_ = 0;
};

/// The chunk that contains a cell.
Site chunkOf(const World& world, Site cell);

/// Follows the shortest route through whole chunks until it has at least `minSteps` steps, or to
/// its end. Sets `length` to the number of steps and, if `steps` is not null, appends the direction
/// of each. In a dungeon both ends must be floor, otherwise a problem about "from" or "to". Cost:
/// that of making and solving the chunks visited.
Problem followRoute(const World& world, const Leg& ends, uint64_t minSteps, uint64_t& length,
                    std::vector<uint8_t>* steps = nullptr);

/// Whether the route visits at most `chunks` chunks. Cost: O(chunks); no chunk is made.
bool spansAtMost(const World& world, const Leg& ends, uint64_t chunks);

}  // namespace mazewright
