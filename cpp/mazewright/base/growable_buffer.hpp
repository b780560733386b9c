#pragma once
// A list for inner loops: the caller reserves capacity ahead, so adding an item is one store
// without a check.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace mazewright {

/// Moving costs a few words, so a slice of work can own the list: a local variable whose address is
/// never taken stays in registers. No member checks its arguments. Items must be trivially
/// copyable.
template <typename Item>
class GrowableBuffer {
 public:
  bool empty() const { return end_ == items_.get(); }
  uint32_t size() const { return static_cast<uint32_t>(end_ - items_.get()); }
  /// The item at an index below size().
  Item& operator[](uint32_t index) { return items_[index]; }
  Item& back() { return end_[-1]; }
  Item* begin() { return items_.get(); }
  Item* end() { return end_; }

  /// Whether `more` items can be pushed without reserve().
  bool hasRoomFor(std::size_t more) const { return size() + more <= capacity_; }

  /// Guarantees capacity for `more` items after the last one. Invalidates pointers to items. Cost:
  /// amortised O(1) per item.
  void reserve(std::size_t more) {
    const std::size_t count = size();
    if (hasRoomFor(more)) return;
    capacity_ = std::max(count + more, 2 * capacity_);
    std::unique_ptr<Item[]> larger(new Item[capacity_]);
    std::copy_n(items_.get(), count, larger.get());
    items_ = std::move(larger);
    end_ = items_.get() + count;
  }

  /// Appends an item. Precondition: hasRoomFor(1).
  void push(Item item) { *end_++ = item; }
  /// Appends an item if isWanted is 1, none if it is 0, without a branch. Precondition in both
  /// cases: hasRoomFor(1).
  void pushIf(unsigned isWanted, Item item) {
    *end_ = item;
    end_ += isWanted;
  }
  void pop_back() { --end_; }
  /// Removes the last item and returns it.
  Item pop() { return *--end_; }
  /// Removes all items after the first `count`.
  void shrink(std::size_t count) { end_ = items_.get() + count; }

 private:
  std::unique_ptr<Item[]> items_;
  Item* end_ = nullptr;
  std::size_t capacity_ = 0;
};

}  // namespace mazewright
