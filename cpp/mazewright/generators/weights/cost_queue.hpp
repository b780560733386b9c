#pragma once
// A priority queue of cells by random costs, the cheapest first. A heap accesses memory all over,
// which no cache holds. Here a cell goes into one of many buckets of similar cost, unsorted, and
// only the first bucket in use is searched.

#include <vector>

#include "mazewright/base/index_set.hpp"
#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/grid.hpp"

namespace mazewright {

/// A queue in which every cell is at most once. Costs are not stored but computed from the cell.
class CostQueue {
 public:
  /// The cost of a cell is splitMix(key, cell), 64 bits; of two cells of equal cost the lower one
  /// is the cheaper.
  struct Item {
    uint64_t cost;
    Cell cell;

    bool before(const Item& other) const {
      return cost != other.cost ? cost < other.cost : cell < other.cell;
    }
  };

  /// An empty queue for cells below `cells`. Memory: 5 to 6 bytes per cell.
  CostQueue(uint64_t key, uint32_t cells)
      : key_(key),
        bits_(std::bit_width(cells / 4)),
        first_(std::size_t{1} << bits_, noCell),
        used_(1u << bits_),
        next_(cells) {}

  Item itemOf(Cell cell) const { return {splitMix(key_, cell), cell}; }
  bool empty() const { return used_.empty(); }

  /// Adds a cell that is not in the queue. Cost: O(1).
  void push(const Item& item) {
    const uint32_t bucket = bucketOf(item);
    Cell& first = first_[bucket];
    if (first == noCell) used_.insert(bucket);
    next_[item.cell] = first;
    first = item.cell;
  }

  /// Removes and returns the cheapest cell. Precondition: the queue is not empty. Expected cost:
  /// O(1), if the choice of the cells does not depend on their costs; a bucket never has more cells
  /// than its share of all cells.
  Item pop() {
    const uint32_t bucket = used_.first();
    Cell* best = &first_[bucket];
    Item item = itemOf(*best);
    LoopBound turns(next_.size());
    for (Cell* link = &next_[*best]; *link != noCell; link = &next_[*link], ++turns) {
      const Item other = itemOf(*link);
      if (!other.before(item)) continue;
      item = other;
      best = link;
    }
    *best = next_[item.cell];
    if (first_[bucket] == noCell) used_.erase(bucket);
    return item;
  }

 private:
  /// The highest bits of the cost; no bits if there is one bucket.
  uint32_t bucketOf(const Item& item) const {
    return static_cast<uint32_t>((item.cost >> 32) >> (32 - bits_));
  }

  uint64_t key_;
  int bits_;
  /// Per bucket its first cell, or noCell.
  std::vector<Cell> first_;
  /// The buckets that have a cell.
  IndexSet used_;
  /// Per cell the next one of its bucket, or noCell.
  std::vector<Cell> next_;
};

}  // namespace mazewright
