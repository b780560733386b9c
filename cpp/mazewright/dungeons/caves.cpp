// Caves: random floor, smoothed by a cellular automaton, then connected.
//
// Draws: per row from the second to the last but one, per 64 tiles of it, one output of next for
// each binary digit of the share of floor (in 1/1024) from its lowest digit 1 up; none if the share
// rounds to 0 or 1.
// Source: J. Johnson, G. N. Yannakakis, J. Togelius, "Cellular automata for real-time generation of
// infinite cave levels", PCGames 2010. The tunnels are a minimum spanning tree by their lengths:
// the nearest cave of every tile of rock decides which caves meet, as in K. Mehlhorn, "A faster
// approximation algorithm for the Steiner problem in graphs", Information Processing Letters 27,
// 1988.

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/sorting.hpp"
#include "mazewright/base/union_find.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/dungeons/shared/dig.hpp"
#include "mazewright/dungeons/shared/inner_grid.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

enum Join { tunnels, largest };

constexpr Choice joins[] = {{"tunnels", "Shortest tunnels"}, {"largest", "Largest cave only"}};
constexpr Param params[] = {
    share("floor", 500, "Share of floor at the start"),
    integer("births", 1, 9, 5, "Neighbours of floor that make rock floor", "of 8; 9 is never"),
    integer("survivals", 0, 9, 4, "Neighbours of floor that keep floor", "of 8; 9 is never"),
    integer("rounds", 0, 50, 4, "Rounds of the automaton"),
    integer("smallest", 1, 10000, 16, "Smallest cave", "in tiles"),
    choice("join", joins, tunnels, "Connection"),
};

constexpr unsigned shareBits = 10;

/// Whether at least two of three bits are set, for 64 tiles.
constexpr uint64_t majority(uint64_t a, uint64_t b, uint64_t c) { return (a & b) | (c & (a | b)); }

/// Tiles as bits, 64 per word: a rule of the automaton is worked out for 64 tiles at once.
class Bits {
 public:
  explicit Bits(const Size& size)
      : words_((size.width + 63) / 64), bits_(std::size_t{words_} * size.height) {}

  uint32_t words() const { return words_; }
  uint64_t& at(uint32_t word, uint32_t y) { return bits_[std::size_t{y} * words_ + word]; }
  bool has(uint32_t x, uint32_t y) { return (at(x >> 6, y) >> (x & 63) & 1) != 0; }
  /// The bits of 64 tiles shifted by one: bit x is the tile to its west, or to its east.
  uint64_t west(uint32_t word, uint32_t y) {
    return at(word, y) << 1 | (word > 0 ? at(word - 1, y) >> 63 : 0);
  }
  uint64_t east(uint32_t word, uint32_t y) {
    return at(word, y) >> 1 | (word + 1 < words_ ? at(word + 1, y) << 63 : 0);
  }

 private:
  uint32_t words_;
  std::vector<uint64_t> bits_;
};

/// For the tiles of a word, whether their western and eastern neighbours in the row above, or
/// below, count.
struct Corners {
  uint64_t west, east;
};

/// The rule of the automaton on one grid. Squares have 8 neighbours, hexagons 6: the two diagonals
/// to the side to which a row (or column) is not shifted are no neighbours. Of 6 neighbours,
/// thresholds are 6/8, rounded.
class Rule {
 public:
  Rule(const Grid& grid, const Settings& settings)
      : isSquare_(grid.shape->tiles),
        // Hexagons with their corners up have no directions north and south.
        isPointy_(grid.directions == 6),
        births_(threshold(settings["births"])),
        // The count of a floor tile includes the tile itself.
        survivals_(threshold(settings["survivals"]) + 1) {}

  /// The next state of the tiles of a word.
  uint64_t next(Bits& now, uint32_t word, uint32_t y) const {
    uint64_t ones[3], twos[3];
    for (uint32_t i = 0; i < 3; ++i) {
      const uint32_t row = y + i - 1;
      const Corners corners = cornersOf(i, y);
      const uint64_t a = now.west(word, row) & corners.west;
      const uint64_t b = now.at(word, row);
      const uint64_t c = now.east(word, row) & corners.east;
      ones[i] = a ^ b ^ c;
      twos[i] = majority(a, b, c);
    }
    // The sum of three numbers of two bits, one number per tile, as four bits.
    const uint64_t carry = majority(ones[0], ones[1], ones[2]);
    const uint64_t half = twos[0] ^ twos[1] ^ twos[2];
    const uint64_t four = majority(twos[0], twos[1], twos[2]);
    const uint64_t sum[4] = {ones[0] ^ ones[1] ^ ones[2], half ^ carry, four ^ (half & carry),
                             four & half & carry};
    const uint64_t own = now.at(word, y);
    return (own & atLeast(sum, survivals_)) | (~own & atLeast(sum, births_));
  }

 private:
  unsigned threshold(int32_t of8) const {
    return static_cast<unsigned>(isSquare_ ? of8 : (of8 * 6 + 4) / 8);
  }

  /// i: 0 for the row above row y, 1 for the row itself, 2 for the row below.
  Corners cornersOf(uint32_t i, uint32_t y) const {
    constexpr uint64_t all = ~uint64_t{0};
    constexpr uint64_t evenColumns = 0x5555555555555555;
    if (isSquare_ || i == 1) return {all, all};
    if (!isPointy_)
      return i == 0 ? Corners{evenColumns, evenColumns} : Corners{~evenColumns, ~evenColumns};
    return y % 2 == 0 ? Corners{all, 0} : Corners{0, all};
  }

  /// Per tile whether its sum is at least a number: the carry of sum + ~number + 1.
  static uint64_t atLeast(const uint64_t (&sum)[4], unsigned number) {
    uint64_t carry = ~uint64_t{0};
    for (unsigned bit = 0; bit < 4; ++bit) {
      carry = majority(sum[bit], (number >> bit & 1) != 0 ? 0 : ~uint64_t{0}, carry);
    }
    return carry;
  }

  bool isSquare_, isPointy_;
  unsigned births_, survivals_;
};

class Digger {
 public:
  Digger(Maze& maze, const Settings& settings)
      : maze_(maze),
        size_(maze.grid.size),
        inner_(innerGrid(maze.grid)),
        rounds_(static_cast<uint32_t>(settings["rounds"])),
        phases_(maze, (rounds_ + 2) * size_.height + 4 * maze.grid.cellCount()) {}

  /// Digs random floor and smooths it.
  void smooth(Random& random, const Settings& settings) {
    Bits now(size_);
    const Rule rule(maze_.grid, settings);
    const uint32_t floor = (static_cast<uint32_t>(settings["floor"]) << shareBits) / wholeShare;
    eachRow([&](uint32_t y) {
      for (uint32_t word = 0; word < now.words(); ++word) {
        now.at(word, y) = scattered(random, floor) & innerBits(word);
      }
    });
    if (maze_.log != nullptr || rounds_ == 0) show(now);
    Bits after(size_);
    for (uint32_t round = 0; round < rounds_; ++round) {
      eachRow([&](uint32_t y) {
        for (uint32_t word = 0; word < now.words(); ++word) {
          after.at(word, y) = rule.next(now, word, y) & innerBits(word);
        }
      });
      std::swap(now, after);
      if (maze_.log != nullptr || round + 1 == rounds_) show(now);
    }
  }

  /// Digs the tiles that are nearest to the first tile of the largest cave (or to the middle, if
  /// there is no floor), if no cave has `smallest` tiles. Then fills the caves that are smaller, or
  /// all but the largest.
  void keepLargeCaves(uint32_t smallest, bool onlyLargest) {
    findCaves();
    smallest = std::min(smallest, inner_.kept);
    if (sizes_.empty() || sizes_[largestCave()] < smallest) {
      digAround(sizes_.empty() ? middleTile(size_) : firstOf(largestCave()), smallest);
      findCaves();
    }
    const uint32_t largest = largestCave();
    for (Cell cell = 0; cell < maze_.grid.cellCount(); ++cell) {
      const uint32_t cave = caveOf_[cell];
      if (cave == noComponent) continue;
      if (onlyLargest ? cave == largest : sizes_[cave] >= smallest) continue;
      maze_.mark(cell, TileKind::rock);
      caveOf_[cell] = noComponent;
    }
  }

  /// Joins all caves by tunnels of the least total length. The nearest cave of every tile of rock
  /// is found from all caves at once; two caves meet where tiles of both adjoin.
  void digTunnels() {
    const uint32_t cells = maze_.grid.cellCount();
    std::vector<uint32_t>& owner = caveOf_;
    /// By tile, its distance from its cave and the tile from which it was reached.
    std::vector<uint32_t> distance(cells);
    std::vector<Cell> before(cells, noCell);
    std::vector<Cell> reached;
    reached.reserve(inner_.kept);
    for (Cell cell = 0; cell < cells; ++cell) {
      if (owner[cell] != noComponent) reached.push_back(cell);
    }
    phases_.range(inner_.kept, sliceSteps, [&](uint32_t i, uint32_t end) {
      for (; i < end; ++i) {
        const Cell cell = reached[i];
        eachNeighbour(inner_, cell, inner_.neighbours[cell], [&](Cell to, Direction) {
          if (owner[to] != noComponent) return;
          owner[to] = owner[cell];
          distance[to] = distance[cell] + 1;
          before[to] = cell;
          reached.push_back(to);
        });
      }
    });
    /// Edges on which two caves meet: cell << 3 | direction.
    std::vector<uint32_t> meetings;
    phases_.range(cells, sliceSteps, [&](Cell cell, Cell end) {
      for (; cell < end; ++cell) {
        eachNeighbour(inner_, cell, inner_.neighbours[cell], [&](Cell to, Direction direction) {
          if (to > cell && owner[to] != owner[cell]) meetings.push_back(cell << 3 | direction);
        });
      }
    });
    const auto otherEnd = [&](uint32_t edge) { return inner_.neighbour(edge >> 3, edge & 7); };
    sortBy(meetings, [&](uint32_t edge) { return distance[edge >> 3] + distance[otherEnd(edge)]; });
    UnionFind joined(static_cast<uint32_t>(sizes_.size()));
    const auto digBack = [&](Cell from) {
      LoopBound turns(before.size());
      for (Cell cell = from; cell != noCell; cell = before[cell], ++turns) digCorridor(maze_, cell);
    };
    for (const uint32_t edge : meetings) {
      if (!joined.unite(owner[edge >> 3], owner[otherEnd(edge)])) continue;
      digBack(edge >> 3);
      digBack(otherEnd(edge));
    }
  }

 private:
  template <typename Visit>
  void eachRow(Visit visit) {
    const uint32_t slice = std::max(1u, sliceSteps / size_.width);
    phases_.range(size_.height - 2, slice, [&](uint32_t first, uint32_t end) {
      for (uint32_t y = first + 1; y <= end; ++y) visit(y);
    });
  }

  /// 64 bits, each set with a probability of floor / 2^shareBits.
  static uint64_t scattered(Random& random, uint32_t floor) {
    if (floor >> shareBits != 0) return ~uint64_t{0};
    uint64_t bits = 0;
    for (uint32_t rest = floor | 1u << shareBits, isBegun = 0; rest > 1; rest >>= 1) {
      isBegun |= rest & 1;
      if (isBegun == 0) continue;
      const uint64_t drawn = random.next();
      bits = (rest & 1) != 0 ? bits | drawn : bits & drawn;
    }
    return bits;
  }

  /// The bits of a word that are tiles between the first and the last column.
  uint64_t innerBits(uint32_t word) const {
    uint64_t bits = word == 0 ? ~uint64_t{1} : ~uint64_t{0};
    const uint32_t last = size_.width - 1;
    if (last >> 6 == word) bits &= (uint64_t{1} << (last & 63)) - 1;
    return bits;
  }

  /// Gives all tiles the kinds of their bits; logs those that change.
  void show(Bits& bits) {
    eachRow([&](uint32_t y) {
      uint8_t* row = maze_.kinds.data() + std::size_t{y} * size_.width;
      for (uint32_t x = 1; x + 1 < size_.width; ++x) {
        const auto kind = bits.has(x, y) ? TileKind::corridor : TileKind::rock;
        if (row[x] == static_cast<uint8_t>(kind)) continue;
        row[x] = static_cast<uint8_t>(kind);
        maze_.note(y * size_.width + x, step::kind + static_cast<uint32_t>(kind));
      }
    });
  }

  /// Numbers the components of the floor in the order of their first tiles, and counts their sizes.
  void findCaves() {
    caveOf_.assign(inner_.cellCount(), noComponent);
    sizes_.clear();
    const uint32_t cells = inner_.cellCount();
    const auto rock = static_cast<uint32_t>(std::count(maze_.kinds.begin(), maze_.kinds.end(), 0));
    std::vector<Cell> reached;
    std::size_t next = 0;
    Cell first = 0;
    const auto step = [&] {
      if (next == reached.size()) {
        const Cell cell = first++;
        if (!maze_.isOpen(cell) || caveOf_[cell] != noComponent) return;
        caveOf_[cell] = static_cast<uint32_t>(sizes_.size());
        sizes_.push_back(0);
        reached.push_back(cell);
        return;
      }
      const Cell cell = reached[next++];
      const uint32_t cave = caveOf_[cell];
      ++sizes_[cave];
      eachNeighbour(inner_, cell, inner_.neighbours[cell], [&](Cell to, Direction) {
        if (!maze_.isOpen(to) || caveOf_[to] != noComponent) return;
        caveOf_[to] = cave;
        reached.push_back(to);
      });
    };
    // One step per tile, and another one per tile of floor.
    phases_.range(2 * cells - rock, sliceSteps, [&](uint32_t i, uint32_t end) {
      for (; i < end; ++i) step();
    });
  }

  /// The first of the caves with the most tiles.
  uint32_t largestCave() const {
    return static_cast<uint32_t>(std::max_element(sizes_.begin(), sizes_.end()) - sizes_.begin());
  }

  Cell firstOf(uint32_t cave) const {
    return static_cast<Cell>(std::find(caveOf_.begin(), caveOf_.end(), cave) - caveOf_.begin());
  }

  /// Digs the first `count` tiles of a breadth-first search over all inner tiles.
  void digAround(Cell first, uint32_t count) {
    std::vector<uint8_t> seen(maze_.grid.cellCount());
    std::vector<Cell> reached{first};
    seen[first] = 1;
    for (std::size_t i = 0; i < count; ++i) {
      const Cell cell = reached[i];
      digCorridor(maze_, cell);
      eachNeighbour(inner_, cell, inner_.neighbours[cell], [&](Cell to, Direction) {
        if (seen[to] == 0) reached.push_back(to);
        seen[to] = 1;
      });
    }
  }

  Maze& maze_;
  Size size_;
  Grid inner_;
  uint32_t rounds_;
  Phases phases_;
  /// By tile its cave; noComponent for rock. While tunnels are dug, the nearest cave of every tile.
  std::vector<uint32_t> caveOf_;
  /// By cave its number of tiles.
  std::vector<uint32_t> sizes_;
};

/// Memory: about 20 bytes per tile; on hexagons 45.
void run(Maze& maze, Random& random, const Settings& settings) {
  fillWithRock(maze);
  Digger digger(maze, settings);
  const bool onlyLargest = settings["join"] == largest;
  digger.smooth(random, settings);
  digger.keepLargeCaves(static_cast<uint32_t>(settings["smallest"]), onlyLargest);
  if (!onlyLargest) digger.digTunnels();
  finishFloor(maze);
}

Problem problem(const Size& size, const Settings&) { return refuseSmall(size); }

Work work(const WorkArea& area, const Settings& settings) {
  return area.cells * (workOf(settings, "rounds") * 2 + 16);
}

}  // namespace

namespace generators {
extern const GeneratorRow caves;
}
constinit const GeneratorRow generators::caves{
    .id = "caves",
    .title = "Caves",
    .about =
        "Random floor, smoothed by a cellular automaton; caves are joined by the shortest tunnels, "
        "or only the largest is kept.",
    .cost = "O(tiles)",
    .work = work,
    .source = "Johnson, Yannakakis, Togelius, PCGames 2010",
    .kind = GeneratorKind::dungeon,
    .shapes = ShapesOf::floors,
    .shapesWhy = "which digs squares or hexagons",
    .params = params,
    .run = run,
    .problem = problem,
};

}  // namespace mazewright
