#pragma once
// Wave function collapse: chooses a pattern for every window of a layout so that neighbours fit. A
// window's domain is the set of patterns that it may still be. Source: M. Gumin,
// WaveFunctionCollapse, 2016; the propagation is AC-3 on sets of bits, the undoing chronological
// backtracking.

#include <cstdint>
#include <vector>

#include "mazewright/base/random.hpp"
#include "mazewright/dungeons/wfc/pattern_tables.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

/// The steps of a visit of a window that has lost patterns: it took as long as 3 where there were
/// few patterns, and takes longer where there are many.
inline constexpr uint32_t stepsPerVisit = 8;

/// Memory: 16 bytes per window and word of a set of patterns, and about 60 bytes per window.
class PatternWave {
 public:
  /// Every window may be every pattern.
  PatternWave(const PatternTables& patterns, const WindowGrid& grid);

  /// Keeps the patterns whose tile at a cell is rock, or floor.
  void restrict(Cell cell, bool isFloor);
  /// Keeps the patterns of a window that have floor.
  void keepFloor(uint32_t window);

  /// Chooses until every window has one pattern: the window of fewest patterns, of those the one of
  /// the least noise, gets a pattern by weight. A choice that leaves a window without patterns is
  /// undone and excluded. Draws: next per window (its noise is the upper half), then below(sum of
  /// weights) per choice. When as many windows as its limit are decided for a group of patterns,
  /// all other windows lose these. Returns false if there is no solution, or none was found before
  /// 1000 and one choice per window had been undone.
  bool collapse(Random& random, Ticker& ticker);

  /// The pattern of every window, after collapse.
  std::vector<uint32_t> patterns() const;
  /// Windows in the order in which they were decided; some may be left out or occur twice.
  const std::vector<uint32_t>& order() const { return order_; }

 private:
  struct Choice {
    uint32_t window, pattern;
    /// Length of the trail before the choice.
    std::size_t saved;
  };

  uint64_t* domain(uint32_t window) { return &domains_[std::size_t{window} * words_]; }
  const uint64_t* domain(uint32_t window) const { return &domains_[std::size_t{window} * words_]; }
  uint32_t patternOf(uint32_t window) const;
  /// Adds a window to the number of those of its group, or subtracts it, if it is decided.
  void count(uint32_t window, uint32_t change);
  /// Removes the patterns of a group that reached its limit from the windows that are not decided.
  void excludeFull(Ticker& ticker);
  void save(uint32_t window);
  /// Removes patterns that are not in the set. Returns false if none remains.
  bool keep(uint32_t window, const uint64_t* set);
  bool propagate(Ticker& ticker);
  void propagateFrom(uint32_t window);
  void undoTo(std::size_t saved);
  /// Moves windows of the trail, or one, to where they belong in the heap.
  void reorderChanged(std::size_t from);
  void reorder(uint32_t window);
  bool isBefore(uint32_t a, uint32_t b) const;
  void forgetOldest();
  uint32_t draw(uint32_t window, Random& random) const;

  const PatternTables& patterns_;
  WindowGrid grid_;
  uint32_t words_;
  std::vector<uint64_t> domains_;
  /// The domains of which the neighbours know.
  std::vector<uint64_t> settled_;
  std::vector<uint16_t> sizes_;
  std::vector<uint32_t> noise_;
  /// The level of choices in which a window was saved last.
  std::vector<uint32_t> savedIn_;
  uint32_t level_ = 1;
  /// What the windows were before they changed, in order: the windows and their domains.
  std::vector<uint32_t> trail_;
  std::vector<uint64_t> trailDomains_;
  std::vector<Choice> choices_;
  std::vector<uint32_t> waiting_;
  std::vector<uint8_t> isWaiting_;
  std::vector<uint64_t> allowed_;
  /// A binary heap of all windows, the one to choose next on top: with every change of a window as
  /// an item of its own, the heap took half of the time. Decided windows are last.
  std::vector<uint32_t> heap_, placeOf_;
  /// What the heap is ordered by, then by window.
  std::vector<uint64_t> keys_;
  std::vector<uint32_t> order_;
  /// By group how many windows are decided for it, and the groups that just reached their limit.
  std::vector<uint32_t> used_, full_;
  /// Whether changes are saved.
  bool isChoosing_ = false;
  /// Whether decided windows are counted.
  bool hasLimits_ = false;
  /// Whether a window has no pattern left.
  bool isBroken_ = false;
};

}  // namespace mazewright
