// Eller's algorithm on a full rectangle of squares. The sets of a row never cross: of four cells in
// order, when the first and the third are in one set and the second and the fourth in one set, all
// are in one. So one pass from left to right joins them, with no search.

#include "mazewright/generators/rows/eller_rows.hpp"

#include "mazewright/generators/rows/row_bits.hpp"

namespace mazewright {

namespace {

/// Branches that chance decides cost more than all the rest: hence choices between values instead.
class EllerRows final : public RowStream {
 public:
  EllerRows(uint32_t width, Random& random, int32_t run, int32_t down)
      : random_(random),
        width_(width),
        run_(run),
        down_(down),
        earlier_(width),
        sets_(width),
        latest_(width),
        counts_(width),
        chosen_(width),
        east_(rowBits(width)),
        south_(rowBits(width)) {
    for (uint32_t x = 0; x < width; ++x) earlier_[x] = x;
  }

  void next(uint8_t* above, uint8_t* row, bool last) override {
    if (last) {
      join([](bool apart) { return apart; });
      std::fill(south_.begin(), south_.end(), 0);
    } else {
      run_ == wholeShare / 2 ? joinFairly() : joinByChance();
      flipRow(random_, down_, width_, south_);
      nameSets();
      openClosedSets();
      descend();
    }
    writeRow(above, row, width_, east_, south_);
  }

  std::span<uint32_t> state() override { return earlier_; }

 private:
  static constexpr uint32_t none = 0xffffffff;
  static constexpr uint32_t isOpen = 1u << 31;

  /// Joins cells to the one before them where chance says so; a chance is drawn only if they are
  /// apart. A set goes by its first cell. Where a cell joins, either it is the first of its set,
  /// which then goes by the other's name, or the set of the cell before it lies between it and an
  /// earlier cell of its own set: then that one ends here, and its first cell points to the set it
  /// came into.
  template <typename Flip>
  void join(Flip flip) {
    uint32_t* const sets = sets_.data();
    const uint32_t* const earlier = earlier_.data();
    uint32_t before = sets[0] = 0;
    // What x opens is the passage east of the cell before it.
    uint64_t bits = 0;
    for (uint32_t x = 1; x < width_; ++x) {
      sets[x] = x;
      const uint32_t own = sets[earlier[x]];
      const bool joins = flip(own != before);
      const uint32_t set = std::min(own, joins ? before : own);
      sets[joins ? before : x] = set;
      sets[x] = set;
      before = set;
      bits |= uint64_t{joins} << ((x - 1) & 63);
      if ((x & 63) != 0) continue;
      east_[(x >> 6) - 1] = bits;
      bits = 0;
    }
    east_.back() = bits;
  }

  void joinFairly() {
    Random draws = random_;
    uint64_t coins = 0;
    uint32_t left = 0;
    join([&](bool apart) {
      if (left == 0 && apart) {
        coins = draws.next();
        left = 64;
      }
      const bool heads = (coins & uint64_t{apart}) != 0;
      coins >>= uint32_t{apart};
      left -= uint32_t{apart};
      return heads;
    });
    random_ = draws;
  }

  void joinByChance() {
    Chance chance(random_, run_);
    join([&](bool apart) { return apart && chance.flip(); });
  }

  /// Follows the pointers, which lead to lower cells, and notes which sets are open down.
  void nameSets() {
    uint32_t* const sets = sets_.data();
    uint32_t* const counts = counts_.data();
    uint32_t* const latest = latest_.data();
    eachWord([&](uint64_t word, uint32_t x, uint32_t end) {
      for (; x < end; ++x, word >>= 1) {
        const auto open = static_cast<uint32_t>(word & 1) * isOpen;
        const uint32_t set = sets[sets[x]];
        sets[x] = set;
        latest[x] = none;
        counts[x] = open;
        counts[set] |= open;
      }
    });
  }

  /// A uniform cell of each set that chance left closed; the draws are those of RowJoiner of
  /// eller.cpp.
  void openClosedSets() {
    const uint32_t* const sets = sets_.data();
    uint32_t* const counts = counts_.data();
    closed_.clear();
    eachWord([&](uint64_t, uint32_t first, uint32_t end) {
      uint64_t inClosed = 0;
      for (uint32_t x = end; x-- > first;) inClosed = inClosed << 1 | (counts[sets[x]] < isOpen);
      for (; inClosed != 0; inClosed &= inClosed - 1) {
        const uint32_t x = first + static_cast<uint32_t>(std::countr_zero(inClosed));
        const uint32_t set = sets[x];
        const uint32_t count = ++counts[set];
        if (count == 1) closed_.push_back(set);
        if (count == 1 || random_.below(count) == 0) chosen_[set] = x;
      }
    });
    for (const uint32_t set : closed_) setBit(south_, chosen_[set]);
  }

  /// The sets of the next row: of the cells below those that open down, each set's in a chain.
  void descend() {
    const uint32_t* const sets = sets_.data();
    uint32_t* const latest = latest_.data();
    uint32_t* const earlier = earlier_.data();
    eachWord([&](uint64_t word, uint32_t x, uint32_t end) {
      for (; x < end; ++x, word >>= 1) {
        const bool opens = (word & 1) != 0;
        const uint32_t last = latest[sets[x]];
        earlier[x] = std::min(x, opens ? last : none);
        latest[sets[x]] = opens ? x : last;
      }
    });
  }

  /// Calls visit(word of south_, first cell, end).
  template <typename Visit>
  void eachWord(Visit visit) const {
    for (uint32_t x = 0; x < width_; x += 64) visit(south_[x >> 6], x, std::min(width_, x + 64));
  }

  Random& random_;
  uint32_t width_;
  int32_t run_, down_;
  /// By cell: the one before it in its set as the row above left it, itself if there is none.
  std::vector<uint32_t> earlier_;
  /// By cell its set; by set its latest cell that opens down.
  std::vector<uint32_t> sets_, latest_;
  /// By set: whether it is open, else its cells gone through, and the one of them to open.
  std::vector<uint32_t> counts_, chosen_;
  std::vector<uint32_t> closed_;
  RowBits east_, south_;
};

}  // namespace

std::unique_ptr<RowStream> ellerRows(uint32_t width, Random& random, int32_t run, int32_t down) {
  return std::make_unique<EllerRows>(width, random, run, down);
}

}  // namespace mazewright
