#pragma once
// The way between two cells of a world, without making the world: first which chunks it leads
// through and by which doors, which the quadtree tells, then the way inside each.

#include "mazewright/worlds/chunk.hpp"

namespace mazewright {

/// A part of a way inside one chunk.
struct Leg {
  Site from, to;
};

/// The legs of the way from one cell to another, in order; the last cell of one lies beside the
/// first of the next. The way is the only one from chunk to chunk, for the chunks form a tree.
/// Cost: O(levels) for the first leg, O(1) for the next ones on average.
class Way {
 public:
  Way(const World& world, const Leg& ends) : world_(world) { rest_[count_++] = ends; }

  /// False when there is no further leg.
  bool next(Leg& leg);

 private:
  void split(const Leg& leg, const Node& node);

  const World& world_;
  /// What is left of the way, its next part last: parts that lie in one node each, so that a level
  /// has at most three that wait and the lowest one more.
  std::array<Leg, 3 * endlessLevels + 1> rest_;
  std::size_t count_ = 0;
};

/// The chunk that a cell lies in.
Site chunkOf(const World& world, Site cell);

/// Goes the shortest way through as many whole chunks as it takes to `enough` steps, and counts the
/// steps; with `steps` it appends the direction of each. The way goes on from where they lead. In a
/// dungeon both ends must be floor, else a problem about `from` or `to`. Cost: the chunks on it.
Problem walk(const World& world, const Leg& ends, uint64_t enough, uint64_t& length,
             std::vector<uint8_t>* steps = nullptr);

/// Whether the way leads through at most so many chunks. Cost: O(1) a chunk, none is made.
bool isWithin(const World& world, const Leg& ends, uint64_t chunks);

}  // namespace mazewright
