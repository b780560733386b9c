#pragma once
// Room for a list whose length a slice of work keeps itself, in a register.

#include <algorithm>
#include <memory>

namespace mazewright {

template <typename Item>
class Shelf {
 public:
  /// Whether extend would not have to move the items.
  bool fits(std::size_t length, std::size_t more) const { return length + more <= size_; }

  /// The list of `length` items, with room for `more` behind them, which hold anything. Cost: O(1)
  /// an item over all calls.
  Item* extend(std::size_t length, std::size_t more) {
    if (!fits(length, more)) {
      size_ = std::max(length + more, 2 * size_);
      std::unique_ptr<Item[]> larger(new Item[size_]);
      std::copy_n(items_.get(), length, larger.get());
      items_ = std::move(larger);
    }
    return items_.get();
  }

 private:
  std::unique_ptr<Item[]> items_;
  std::size_t size_ = 0;
};

}  // namespace mazewright
