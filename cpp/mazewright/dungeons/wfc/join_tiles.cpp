#include "mazewright/dungeons/wfc/join_tiles.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/sorting.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

constexpr uint32_t maxRock = 8;
constexpr uint32_t noPiece = 0xffffffff, none = 0xffffffff;

/// A side of a pattern.
struct Side {
  /// The number of the socket and the tiles: the same for sides that are the same.
  uint64_t key;
  /// Bits of the tiles that are floor.
  uint32_t floor;
};

/// An opening toward a window, on a path from a window that gets a pattern.
struct Step {
  uint32_t window;
  Direction from;
  /// What the window before it gets.
  uint32_t pattern;
  /// Windows of rock on the path so far.
  uint32_t rock;
  /// The step before it; `none` for the first one.
  uint32_t before;
  /// An earlier step to the window from the same direction, or `none`.
  uint32_t earlier;
};

class Joiner {
 public:
  Joiner(std::vector<uint32_t>& chosen, const PatternTables& patterns, const WindowGrid& grid,
         const std::vector<Cell>& kept)
      : chosen_(chosen),
        patterns_(patterns),
        grid_(grid),
        tiles_(grid.side * grid.side),
        kinds_(grid.kindsOf(patterns, chosen)),
        pieceOf_(kinds_.size(), noPiece),
        isKept_(grid.count()),
        openings_(patterns.count() * 16),
        isListed_(patterns.count() * 16),
        lastStep_(grid.count() * 4) {
    for (const Cell cell : kept) isKept_[windowOf(cell)] = 1;
    for (uint32_t pattern = 0; pattern < patterns.count(); ++pattern) describe(pattern);
  }

  bool run(Ticker& ticker) {
    findPieces();
    if (pieces_.empty()) return false;
    std::vector<uint32_t> order(pieces_.size());
    for (uint32_t i = 0; i < order.size(); ++i) order[i] = i;
    sortBy(order, [&](uint32_t piece) { return sizes_[piece]; });
    order.pop_back();
    for (const uint32_t piece : order) {
      ticker.add(
          static_cast<uint32_t>(std::min<std::size_t>(64 * pieces_[piece].size(), sliceSteps)));
      std::vector<uint32_t>& windows = pieces_[piece];
      sortNumbers(windows);
      windows.erase(std::unique(windows.begin(), windows.end()), windows.end());
      if (!join(piece) && !fill(piece)) return false;
    }
    return true;
  }

 private:
  std::vector<uint32_t>& chosen_;
  const PatternTables& patterns_;
  const WindowGrid& grid_;
  /// Tiles of a pattern.
  uint32_t tiles_;
  std::vector<uint8_t> kinds_;
  /// By cell.
  std::vector<uint32_t> pieceOf_;
  std::vector<uint8_t> isKept_;
  /// By pattern: its floor is one piece; it has none.
  std::vector<uint8_t> isWhole_, isRock_;
  std::array<std::vector<Side>, 4> sides_;
  /// By pattern and two sides, the patterns that may replace it and differ on no other side.
  std::vector<std::vector<uint32_t>> openings_;
  std::vector<uint8_t> isListed_;
  /// The windows of each piece, and the number of its cells.
  std::vector<std::vector<uint32_t>> pieces_;
  std::vector<uint32_t> sizes_;
  std::vector<Step> steps_;
  /// By window and direction: the number of the last step there, if that step is there.
  std::vector<uint32_t> lastStep_;

  void describe(uint32_t pattern) {
    const uint32_t side = grid_.side;
    for (Direction d = 0; d < 4; ++d) {
      Side line{patterns_.faceOf(d, pattern), 0};
      eachOnSide(side, d, [&](uint32_t i, uint32_t index) {
        const uint32_t kind = patterns_.tile(pattern, index);
        line.key = line.key << 3 | kind;
        line.floor |= uint32_t{kind != 0} << i;
      });
      sides_[d].push_back(line);
    }
    std::vector<uint8_t> isLeft(tiles_);
    std::vector<uint32_t> waiting;
    for (uint32_t i = 0; i < tiles_; ++i) isLeft[i] = patterns_.tile(pattern, i) != 0;
    const auto visit = [&](uint32_t tile) {
      if (isLeft[tile] != 0) waiting.push_back(tile);
      isLeft[tile] = 0;
    };
    const auto first = std::find(isLeft.begin(), isLeft.end(), 1);
    const bool isRock = first == isLeft.end();
    if (!isRock) visit(static_cast<uint32_t>(first - isLeft.begin()));
    for (LoopBound turns(tiles_); !waiting.empty(); ++turns) {
      const uint32_t tile = waiting.back();
      waiting.pop_back();
      if (tile >= side) visit(tile - side);
      if (tile + side < tiles_) visit(tile + side);
      if (tile % side > 0) visit(tile - 1);
      if (tile % side + 1 < side) visit(tile + 1);
    }
    isRock_.push_back(isRock);
    isWhole_.push_back(!isRock && std::find(isLeft.begin(), isLeft.end(), 1) == isLeft.end());
  }

  /// A cell of a window; `index` counts row by row.
  Cell cellAt(uint32_t window, uint32_t index) const {
    return grid_.corner(window) + index / grid_.side * grid_.width + index % grid_.side;
  }

  uint32_t windowOf(Cell cell) const {
    return (cell / grid_.width - grid_.top) / grid_.side * grid_.across +
           (cell % grid_.width - grid_.left) / grid_.side;
  }

  void findPieces() {
    std::vector<Cell> cells;
    for (Cell first = 0; first < kinds_.size(); ++first) {
      if (kinds_[first] == 0 || pieceOf_[first] != noPiece) continue;
      const auto number = static_cast<uint32_t>(pieces_.size());
      std::vector<uint32_t>& windows = pieces_.emplace_back();
      cells.assign(1, first);
      pieceOf_[first] = number;
      LoopBound turns(kinds_.size());
      for (std::size_t i = 0; i < cells.size(); ++i, ++turns) {
        const Cell cell = cells[i];
        if (windows.empty() || windows.back() != windowOf(cell)) windows.push_back(windowOf(cell));
        for (const Cell next : {cell - grid_.width, cell + grid_.width, cell - 1, cell + 1}) {
          if (kinds_[next] == 0 || pieceOf_[next] != noPiece) continue;
          pieceOf_[next] = number;
          cells.push_back(next);
        }
      }
      sizes_.push_back(static_cast<uint32_t>(cells.size()));
    }
  }

  void put(uint32_t window, uint32_t pattern, uint32_t piece) {
    chosen_[window] = pattern;
    for (uint32_t i = 0; i < tiles_; ++i) {
      const Cell cell = cellAt(window, i);
      kinds_[cell] = patterns_.tile(pattern, i);
      pieceOf_[cell] = kinds_[cell] == 0 ? noPiece : piece;
    }
  }

  /// The piece of the first floor cell of a window.
  uint32_t pieceAt(uint32_t window) const {
    uint32_t piece = noPiece;
    for (uint32_t i = 0; i < tiles_ && piece == noPiece; ++i) piece = pieceOf_[cellAt(window, i)];
    return piece;
  }

  bool isFree(uint32_t pattern) const {
    return patterns_.limits[patterns_.groups[pattern]] == PatternTables::noLimit;
  }

  /// The patterns that may replace one and differ on at most two sides, nearest first.
  const std::vector<uint32_t>& openings(uint32_t old, Direction a, Direction b) {
    const uint32_t place = 16 * old + 4 * a + b;
    std::vector<uint32_t>& list = openings_[place];
    if (isListed_[place] != 0) return list;
    isListed_[place] = 1;
    for (uint32_t pattern = 0; pattern < patterns_.count(); ++pattern) {
      bool fits = isWhole_[pattern] != 0 && isFree(pattern);
      for (Direction d = 0; d < 4; ++d) {
        if (d != a && d != b) fits &= sides_[d][pattern].key == sides_[d][old].key;
      }
      if (fits) list.push_back(pattern);
    }
    sortBy(list, [&](uint32_t pattern) {
      uint32_t count = 0;
      for (uint32_t i = 0; i < tiles_; ++i) {
        count += patterns_.tile(pattern, i) != patterns_.tile(old, i);
      }
      return count;
    });
    return list;
  }

  bool canChange(uint32_t window) const {
    return isWhole_[chosen_[window]] != 0 && isKept_[window] == 0;
  }

  /// Whether a side of a pattern meets the opening of a step: sockets fit, and floor meets floor.
  bool meets(const Step& step, uint32_t pattern) const {
    const Direction facing = step.from ^ 1u;
    return patterns_.faceOf(step.from, pattern) == patterns_.faceOf(facing, step.pattern) &&
           (sides_[step.from][pattern].floor & sides_[facing][step.pattern].floor) != 0;
  }

  bool isOnPath(uint32_t window, uint32_t step) const {
    for (LoopBound turns(steps_.size()); step != none; step = steps_[step].before, ++turns) {
      if (steps_[step].window == window) return true;
    }
    return false;
  }

  /// Adds a step out of a window, unless there is one that is as good.
  void addStep(uint32_t window, Direction out, uint32_t pattern, uint32_t rock, uint32_t before) {
    const Side& side = sides_[out][pattern];
    if (side.floor == 0) return;
    const uint32_t next = grid_.next(window, out);
    const Direction from = out ^ 1u;
    uint32_t& last = lastStep_[4 * next + from];
    const bool isKnown =
        last < steps_.size() && steps_[last].window == next && steps_[last].from == from;
    const uint32_t earlier = isKnown ? last : none;
    LoopBound turns(steps_.size());
    for (uint32_t i = earlier; i != none; i = steps_[i].earlier, ++turns) {
      if (sides_[out][steps_[i].pattern].key == side.key) return;
    }
    last = static_cast<uint32_t>(steps_.size());
    steps_.push_back({next, from, pattern, rock, before, earlier});
  }

  bool join(uint32_t piece) {
    steps_.clear();
    for (const uint32_t window : pieces_[piece]) {
      if (!canChange(window)) continue;
      for (Direction d = 0; d < 4; ++d) {
        if (!grid_.hasNext(window, d)) continue;
        if (isRock_[chosen_[grid_.next(window, d)]] == 0 &&
            pieceAt(grid_.next(window, d)) == piece) {
          continue;
        }
        for (const uint32_t pattern : openings(chosen_[window], d, d)) {
          addStep(window, d, pattern, 0, none);
        }
      }
    }
    for (uint32_t number = 0; number < steps_.size(); ++number) {
      const Step step = steps_[number];
      const uint32_t old = chosen_[step.window];
      if (isRock_[old] == 0) {
        const uint32_t other = pieceAt(step.window);
        if (other == piece || !canChange(step.window)) continue;
        for (const uint32_t pattern : openings(old, step.from, step.from)) {
          if (!meets(step, pattern)) continue;
          put(step.window, pattern, other);
          putPath(number, other);
          merge(piece, other);
          return true;
        }
        continue;
      }
      if (step.rock == maxRock || isKept_[step.window] != 0) continue;
      for (Direction d = 0; d < 4; ++d) {
        if (d == step.from || !grid_.hasNext(step.window, d)) continue;
        if (isOnPath(grid_.next(step.window, d), number)) continue;
        for (const uint32_t pattern : openings(old, step.from, d)) {
          if (meets(step, pattern)) addStep(step.window, d, pattern, step.rock + 1, number);
        }
      }
    }
    return false;
  }

  /// Gives the windows before a step their patterns.
  void putPath(uint32_t number, uint32_t piece) {
    for (LoopBound turns(steps_.size()); number != none; ++turns) {
      const Step& step = steps_[number];
      const uint32_t window = grid_.next(step.window, step.from);
      put(window, step.pattern, piece);
      pieces_[piece].push_back(window);
      number = step.before;
    }
  }

  void merge(uint32_t piece, uint32_t other) {
    for (const uint32_t window : pieces_[piece]) {
      for (uint32_t i = 0; i < tiles_; ++i) {
        uint32_t& own = pieceOf_[cellAt(window, i)];
        if (own == piece) own = other;
      }
      pieces_[other].push_back(window);
    }
  }

  bool fits(uint32_t window) const {
    for (Direction d = 0; d < 4; ++d) {
      if (!grid_.hasNext(window, d)) continue;
      const uint32_t next = chosen_[grid_.next(window, d)];
      if (patterns_.faceOf(d, chosen_[window]) != patterns_.faceOf(d ^ 1u, next)) return false;
    }
    return true;
  }

  bool fill(uint32_t piece) {
    const std::vector<uint32_t>& windows = pieces_[piece];
    for (const uint32_t window : windows) {
      if (isKept_[window] != 0) return false;
      for (uint32_t i = 0; i < tiles_; ++i) {
        const uint32_t own = pieceOf_[cellAt(window, i)];
        if (own != noPiece && own != piece) return false;
      }
    }
    for (uint32_t rock = 0; rock < patterns_.count(); ++rock) {
      if (isRock_[rock] == 0 || !isFree(rock)) continue;
      std::vector<uint32_t> before;
      for (const uint32_t window : windows) {
        before.push_back(chosen_[window]);
        chosen_[window] = rock;
      }
      if (std::all_of(windows.begin(), windows.end(), [&](uint32_t w) { return fits(w); })) {
        for (const uint32_t window : windows) put(window, rock, noPiece);
        return true;
      }
      for (std::size_t i = 0; i < windows.size(); ++i) chosen_[windows[i]] = before[i];
    }
    return false;
  }
};

}  // namespace

bool joinTiles(std::vector<uint32_t>& chosen, const PatternTables& patterns, const WindowGrid& grid,
               const std::vector<Cell>& kept, Ticker& ticker) {
  return Joiner(chosen, patterns, grid, kept).run(ticker);
}

}  // namespace mazewright
