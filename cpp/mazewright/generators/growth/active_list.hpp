#pragma once
// The active cells of a growing tree, in the order in which they joined it, with access to the
// newest, the oldest and the one of any rank.

#include <cstdint>
#include <vector>

#include "mazewright/generators/growth/walker.hpp"

namespace mazewright {

/// A list of walkers. A walker has a place in it, a number that grows with the order of joining and
/// does not change while the walker is active. Cost: O(1) for oldest, newest and add; O(log n) for
/// ofRank; remove costs O(1) at the newest end and O(log n) elsewhere, amortised. Memory: about 4
/// bytes per walker up to the newest active one, removed ones included.
class ActiveList {
 public:
  bool empty() const { return size_ == 0; }
  uint32_t size() const { return size_; }

  /// The places of the oldest and of the newest active walker. Precondition: the list is not empty.
  uint32_t oldest() const { return oldest_; }
  uint32_t newest() const { return static_cast<uint32_t>(walkers_.size()) - 1; }

  /// The place of the active walker that `rank` active walkers precede. Precondition: rank <
  /// size().
  uint32_t ofRank(uint32_t rank) const;

  Walker operator[](uint32_t place) const { return walkers_[place]; }

  /// Adds a walker as the newest.
  void add(Walker walker) {
    if (size_ == 0) oldest_ = static_cast<uint32_t>(walkers_.size());
    if (walkers_.size() % 64 == 0) addWord();
    walkers_.push_back(walker);
    active_.back() |= uint64_t{1} << (newest() & 63);
    ++counts_[active_.size() - 1];
    ++size_;
  }

  /// Removes the walker at a place.
  void remove(uint32_t place);

 private:
  bool isActive(uint32_t place) const { return (active_[place >> 6] >> (place & 63) & 1) != 0; }

  void addWord();

  /// The count of a word beyond the end: more than any rank.
  static constexpr uint32_t none = 0xffffffff;

  std::vector<Walker> walkers_;
  /// One bit per place: whether its walker is active.
  std::vector<uint64_t> active_;
  /// A Fenwick tree: entry w, from 1, counts the active walkers of the (w & -w) words that end with
  /// word w. Its size is a power of two above the number of words. Source: P. M. Fenwick, "A new
  /// data structure for cumulative frequency tables", Software: Practice and Experience 24, 1994.
  std::vector<uint32_t> counts_;
  uint32_t size_ = 0;
  uint32_t oldest_ = 0;
};

}  // namespace mazewright
