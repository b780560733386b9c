#pragma once
// A list for hot loops: room is reserved ahead, so adding an item is one store and no check.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace mazewright {

/// Moving costs a few words, so a slice of work can own the list: a local variable whose address
/// nobody has stays in registers.
template <typename Item>
class GrowableBuffer {
 public:
  bool empty() const { return end_ == items_.get(); }
  uint32_t size() const { return static_cast<uint32_t>(end_ - items_.get()); }
  Item& operator[](uint32_t index) { return items_[index]; }
  Item& back() { return end_[-1]; }
  Item* begin() { return items_.get(); }
  Item* end() { return end_; }

  bool hasRoomFor(std::size_t more) const { return size() + more <= room_; }

  /// Makes room for `more` items after the last one. Cost: amortised O(1) per item.
  void reserve(std::size_t more) {
    const std::size_t count = size();
    if (hasRoomFor(more)) return;
    room_ = std::max(count + more, 2 * room_);
    std::unique_ptr<Item[]> larger(new Item[room_]);
    std::copy_n(items_.get(), count, larger.get());
    items_ = std::move(larger);
    end_ = items_.get() + count;
  }

  /// Adds an item; needs reserved room.
  void push(Item item) { *end_++ = item; }
  /// Adds an item if isWanted is 1, none if it is 0, without a branch; needs reserved room in both
  /// cases.
  void pushIf(unsigned isWanted, Item item) {
    *end_ = item;
    end_ += isWanted;
  }
  void pop_back() { --end_; }
  /// Removes the last item and returns it.
  Item pop() { return *--end_; }
  /// Drops all items after the first `count`.
  void shrink(std::size_t count) { end_ = items_.get() + count; }

 private:
  std::unique_ptr<Item[]> items_;
  Item* end_ = nullptr;
  std::size_t room_ = 0;
};

}  // namespace mazewright
