// Eller's algorithm on a full rectangle of squares. The sets of a row never cross: if of four cells
// in order the first and the third are in one set and the second and the fourth are in one set, all
// four are in the same set. So one scan from left to right joins the sets, without a search.

#include "mazewright/generators/rows/eller_rows.hpp"

#include "mazewright/generators/rows/row_bits.hpp"

namespace mazewright {

namespace {

/// Branches on random conditions would cost more than all the rest, so values are selected instead.
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

  /// Joins cells to the cell before them at random. flip(apart) is called for every cell but the
  /// first and must return false, without a draw, if the two are in one set already. A set is named
  /// by its first cell. If a cell joins, there are two cases. Either it is the first of its set,
  /// which then gets the name of the other set. Or the set of the cell before it lies between it
  /// and an earlier cell of its own set: then the set in between has ended, and its first cell
  /// points to the set that it has joined.
  template <typename Flip>
  void join(Flip flip) {
    uint32_t* const sets = sets_.data();
    const uint32_t* const earlier = earlier_.data();
    uint32_t before = sets[0] = 0;
    // Cell x opens the passage east of the cell before it.
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

  /// join() for a fair coin: the flips of Coins.
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

  /// join() for any other coin.
  void joinByChance() {
    Chance chance(random_, run_);
    join([&](bool apart) { return apart && chance.flip(); });
  }

  /// Replaces pointers, which lead to lower cells, by the names of sets, and finds the sets that
  /// have a passage down.
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

  /// Opens a uniform cell of every set without a passage down. The draws are those of RowJoiner in
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

  /// Makes the sets of the next row: the cells below those that open down, linked into one chain
  /// per set.
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

  /// Calls visit(word, first, end) for every word of south_ and its cells first .. end - 1.
  template <typename Visit>
  void eachWord(Visit visit) const {
    for (uint32_t x = 0; x < width_; x += 64) visit(south_[x >> 6], x, std::min(width_, x + 64));
  }

  Random& random_;
  uint32_t width_;
  int32_t run_, down_;
  /// Per cell: the cell before it in the set that it inherits from the row above, or itself.
  std::vector<uint32_t> earlier_;
  /// Per cell its set; per set its latest cell that opens down.
  std::vector<uint32_t> sets_, latest_;
  /// Per set: isOpen, or the number of its cells so far; and the one of these that is to open.
  std::vector<uint32_t> counts_, chosen_;
  /// The sets without a passage down.
  std::vector<uint32_t> closed_;
  RowBits east_, south_;
};

}  // namespace

std::unique_ptr<RowStream> ellerRows(uint32_t width, Random& random, int32_t run, int32_t down) {
  return std::make_unique<EllerRows>(width, random, run, down);
}

}  // namespace mazewright
