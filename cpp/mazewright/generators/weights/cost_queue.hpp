#pragma once
// Cells by random costs, the cheapest first. A heap sifts through memory that no cache holds; here
// a cell goes into one of many buckets of like cost, unsorted, and only the first bucket in use is
// ever looked through.

#include <vector>

#include "mazewright/base/index_set.hpp"
#include "mazewright/model/grid.hpp"

namespace mazewright {

class CostQueue {
 public:
  /// A cell's cost is number `cell` of the key's stream, 64 bits; of equal ones the lower cell is
  /// the cheaper.
  struct Item {
    uint64_t cost;
    Cell cell;

    bool before(const Item& other) const {
      return cost != other.cost ? cost < other.cost : cell < other.cell;
    }
  };

  /// For cells below `cells`. Memory: 5 to 6 bytes a cell.
  CostQueue(uint64_t key, uint32_t cells)
      : key_(key),
        bits_(std::bit_width(cells / 4)),
        first_(std::size_t{1} << bits_, noCell),
        used_(1u << bits_),
        next_(cells) {}

  Item itemOf(Cell cell) const { return {splitMix(key_, cell), cell}; }
  bool empty() const { return used_.empty(); }

  /// Cost: O(1). Each cell once at a time.
  void push(const Item& item) {
    const uint32_t bucket = bucketOf(item);
    Cell& first = first_[bucket];
    if (first == noCell) used_.insert(bucket);
    next_[item.cell] = first;
    first = item.cell;
  }

  /// The cheapest one of a queue that is not empty. Cost: O(1) expected for cells of any choice
  /// that does not look at their costs; the cells of a bucket are its share of all at the most.
  Item pop() {
    const uint32_t bucket = used_.first();
    Cell* best = &first_[bucket];
    Item item = itemOf(*best);
    for (Cell* link = &next_[*best]; *link != noCell; link = &next_[*link]) {
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
  /// The first bits of the cost; with a single bucket there are none.
  uint32_t bucketOf(const Item& item) const {
    return static_cast<uint32_t>((item.cost >> 32) >> (32 - bits_));
  }

  uint64_t key_;
  int bits_;
  /// The first cell of every bucket, which buckets have one, and after every cell the next.
  std::vector<Cell> first_;
  IndexSet used_;
  std::vector<Cell> next_;
};

}  // namespace mazewright
