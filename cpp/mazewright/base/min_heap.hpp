#pragma once
// A binary heap with its smallest item on top and its order among equals fixed, so that ties fall
// the same way everywhere: they fall as they do in libstdc++'s std::priority_queue, which seed 001
// was built on. Source of the bottom-up pop: I. Wegener, "Bottom-up heapsort", TCS 118, 1993.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mazewright {

class MinHeap {
 public:
  /// Ordered by key, then by tie; `value` is carried along.
  struct Item {
    uint64_t key;
    uint32_t tie;
    uint32_t value;

    bool before(const Item& other) const {
      return key != other.key ? key < other.key : tie < other.tie;
    }
  };

  bool empty() const { return items_.empty(); }

  void push(Item item) {
    items_.push_back(item);
    rise(items_.size() - 1, item);
  }

  /// The hole at the root sinks to a leaf along the smaller children (the right one of equals),
  /// then the last item fills it and rises.
  Item pop() {
    const Item top = items_.front();
    const Item last = items_.back();
    items_.pop_back();
    if (items_.empty()) return top;
    std::size_t hole = 0;
    for (std::size_t child = 2; child - 1 < items_.size(); child = 2 * hole + 2) {
      const bool left = child == items_.size() || items_[child - 1].before(items_[child]);
      items_[hole] = items_[child - left];
      hole = child - left;
    }
    rise(hole, last);
    return top;
  }

 private:
  void rise(std::size_t at, Item item) {
    while (at > 0 && item.before(items_[(at - 1) / 2])) {
      items_[at] = items_[(at - 1) / 2];
      at = (at - 1) / 2;
    }
    items_[at] = item;
  }

  std::vector<Item> items_;
};

}  // namespace mazewright
