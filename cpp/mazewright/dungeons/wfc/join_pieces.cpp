#include "mazewright/dungeons/wfc/join_pieces.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

constexpr uint32_t maxTunnel = 12;
constexpr uint32_t noPiece = 0xffffffff;
constexpr uint8_t rock = static_cast<uint8_t>(TileKind::rock);
constexpr uint8_t door = static_cast<uint8_t>(TileKind::door);

/// A line of rock from a tile of a piece to floor of another one: `before` tiles in a direction,
/// then `after` ones in another.
struct Tunnel {
  Cell from;
  Direction direction, turned;
  uint32_t before, after;

  uint32_t length() const { return before + after; }
};

class Joiner {
 public:
  Joiner(std::vector<uint8_t>& kinds, uint32_t width, const TilePatterns& patterns)
      : kinds_(kinds),
        width_(width),
        height_(static_cast<uint32_t>(kinds.size()) / width),
        steps_{0 - width, width, 0u - 1, 1},
        patterns_(patterns),
        pieceOf_(kinds.size(), noPiece) {}

  bool run(const std::vector<Cell>& kept, Ticker& ticker) {
    findPieces();
    if (pieces_.empty()) return false;
    std::vector<uint32_t> order(pieces_.size());
    for (uint32_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](uint32_t a, uint32_t b) { return pieces_[a].size() < pieces_[b].size(); });
    order.pop_back();
    for (const uint32_t piece : order) {
      ticker.add(
          static_cast<uint32_t>(std::min<std::size_t>(64 * pieces_[piece].size(), sliceSteps)));
      std::sort(pieces_[piece].begin(), pieces_[piece].end());
      if (!join(piece) && !fill(piece, kept)) return false;
    }
    return true;
  }

 private:
  void findPieces() {
    for (Cell first = 0; first < kinds_.size(); ++first) {
      if (kinds_[first] == rock || pieceOf_[first] != noPiece) continue;
      const auto number = static_cast<uint32_t>(pieces_.size());
      std::vector<Cell>& piece = pieces_.emplace_back(1, first);
      pieceOf_[first] = number;
      LoopBound turns(kinds_.size());
      for (std::size_t i = 0; i < piece.size(); ++i, ++turns) {
        for (const uint32_t step : steps_) {
          const Cell next = piece[i] + step;
          if (kinds_[next] == rock || pieceOf_[next] != noPiece) continue;
          pieceOf_[next] = number;
          piece.push_back(next);
        }
      }
    }
  }

  bool isInnerRock(Cell cell) const {
    const uint32_t x = cell % width_, y = cell / width_;
    return x > 0 && y > 0 && x + 1 < width_ && y + 1 < height_ && kinds_[cell] == rock;
  }

  bool leadsTo(Cell cell, uint32_t piece) const {
    return kinds_[cell] != rock && pieceOf_[cell] != piece;
  }

  /// The tunnels from a tile that begin in a direction.
  void findTunnels(Cell from, Direction direction, uint32_t piece, std::vector<Tunnel>& tunnels) {
    const uint32_t step = steps_[direction];
    Cell cell = from + step;
    for (uint32_t before = 1; before <= maxTunnel && isInnerRock(cell); ++before, cell += step) {
      if (leadsTo(cell + step, piece)) tunnels.push_back({from, direction, direction, before, 0});
      const Direction firstSide = direction <= south ? west : north;
      for (Direction side = firstSide; side < firstSide + 2; ++side) {
        Cell next = cell + steps_[side];
        uint32_t after = 0;
        for (; before + after < maxTunnel && isInnerRock(next); ++after) next += steps_[side];
        if (after > 0 && leadsTo(next, piece)) {
          tunnels.push_back({from, direction, side, before, after});
        }
      }
    }
  }

  /// Sets the tiles of a path. Returns whether all windows are patterns then.
  bool set(const std::vector<Cell>& path, uint8_t first, uint8_t kind, uint8_t last) {
    for (const Cell cell : path) kinds_[cell] = kind;
    kinds_[path.back()] = last;
    kinds_[path.front()] = first;
    return patterns_.fit(kinds_, width_, path);
  }

  bool dig(const std::vector<Cell>& path) {
    for (uint8_t kind = 1; kind < sampleGlyphs.size(); ++kind) {
      if (!patterns_.has(kind)) continue;
      const bool hasDoors = path.size() > 1 && kind != door && patterns_.has(door);
      for (unsigned ends = 0; ends < (hasDoors ? 4 : 1); ++ends) {
        const uint8_t last = (ends & 2) != 0 ? door : kind;
        if (set(path, (ends & 1) != 0 ? door : kind, kind, last)) return true;
      }
    }
    set(path, rock, rock, rock);
    return false;
  }

  bool join(uint32_t piece) {
    std::vector<Tunnel> tunnels;
    for (const Cell from : pieces_[piece]) {
      for (Direction direction = north; direction <= east; ++direction) {
        findTunnels(from, direction, piece, tunnels);
      }
    }
    std::stable_sort(tunnels.begin(), tunnels.end(),
                     [](const Tunnel& a, const Tunnel& b) { return a.length() < b.length(); });
    std::vector<Cell> path;
    for (const auto& [from, direction, turned, before, after] : tunnels) {
      path.clear();
      Cell cell = from;
      for (uint32_t i = 0; i < before; ++i) path.push_back(cell += steps_[direction]);
      for (uint32_t i = 0; i < after; ++i) path.push_back(cell += steps_[turned]);
      if (!dig(path)) continue;
      const uint32_t other = pieceOf_[cell + steps_[turned]];
      for (const std::vector<Cell>* cells : {&pieces_[piece], &path}) {
        for (const Cell joined : *cells) pieceOf_[joined] = other;
        pieces_[other].insert(pieces_[other].end(), cells->begin(), cells->end());
      }
      return true;
    }
    return false;
  }

  bool fill(uint32_t piece, const std::vector<Cell>& kept) {
    const std::vector<Cell>& cells = pieces_[piece];
    for (const Cell cell : kept) {
      if (pieceOf_[cell] == piece) return false;
    }
    for (const Cell cell : cells) kinds_[cell] = rock;
    return patterns_.fit(kinds_, width_, cells);
  }

  std::vector<uint8_t>& kinds_;
  uint32_t width_, height_;
  uint32_t steps_[4];
  const TilePatterns& patterns_;
  std::vector<uint32_t> pieceOf_;
  std::vector<std::vector<Cell>> pieces_;
};

}  // namespace

bool joinPieces(std::vector<uint8_t>& kinds, uint32_t width, const TilePatterns& patterns,
                const std::vector<Cell>& kept, Ticker& ticker) {
  return Joiner(kinds, width, patterns).run(kept, ticker);
}

}  // namespace mazewright
