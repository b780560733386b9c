#pragma once
// A binary heap with the smallest item on top. Its order among equal items is part of the seed
// promise: it is that of libstdc++'s std::priority_queue, on which original program 001 was built.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

/// Push and pop cost O(log n). Source of the bottom-up pop: I. Wegener, "Bottom-up heapsort", TCS
/// 118, 1993.
class MinHeap {
 public:
  /// Ordered by key, then by tie; `value` does not affect the order.
  struct Item {
    uint64_t key;
    uint32_t tie;
    uint32_t value;

    bool before(const Item& other) const {
      return key != other.key ? key < other.key : tie < other.tie;
    }
  };

  bool empty() const { return items_.empty(); }

  /// The smallest item. Precondition: the heap is not empty.
  const Item& top() const { return items_.front(); }

  void push(Item item) {
    items_.push_back(item);
    rise(items_.size() - 1, item);
  }

  /// Removes and returns the smallest item. Precondition: the heap is not empty. The hole at the
  /// root sinks to a leaf along the smaller children (the right one of equals), then the last item
  /// fills it and rises.
  Item pop() {
    const Item top = items_.front();
    const Item last = items_.back();
    items_.pop_back();
    if (items_.empty()) return top;
    std::size_t hole = 0;
    LoopBound turns(std::bit_width(items_.size()));
    for (std::size_t child = 2; child - 1 < items_.size(); child = 2 * hole + 2, ++turns) {
      const bool left = child == items_.size() || items_[child - 1].before(items_[child]);
      items_[hole] = items_[child - left];
      hole = child - left;
    }
    rise(hole, last);
    return top;
  }

 private:
  /// Stores an item at a hole, or above it where parents are greater.
  void rise(std::size_t at, Item item) {
    LoopBound turns(std::bit_width(at));
    for (; at > 0 && item.before(items_[(at - 1) / 2]); ++turns) {
      items_[at] = items_[(at - 1) / 2];
      at = (at - 1) / 2;
    }
    items_[at] = item;
  }

  std::vector<Item> items_;
};

}  // namespace mazewright
