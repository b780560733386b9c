// Boruvka by tiles: see square_tree.hpp.
// Source: as of boruvka.cpp; the cycle property: R. E. Tarjan, "Data Structures and Network
// Algorithms", 1983, ch. 6.

#include "mazewright/generators/packed/square_tree.hpp"

#include <memory>

#include "mazewright/generators/packed/full_squares.hpp"
#include "mazewright/generators/packed/tile_forest.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// An edge between two pieces, by their numbers.
struct Link {
  uint32_t edge;
  std::array<uint32_t, 2> pieces;
};

/// maze.carve for where it is known that there is no log and no table.
void open(Maze& maze, uint32_t edge) {
  const Cell cell = edge >> 3;
  const bool leadsEast = (edge & 7) == east;
  maze.passages[cell] |= leadsEast ? 1u << east : 1u << south;
  maze.passages[cell + (leadsEast ? 1 : maze.grid.size.width)] |=
      leadsEast ? 1u << (east ^ 1u) : 1u << (south ^ 1u);
}

/// Goes through the tiles row by row and leaves pieces and the links that may still join them.
class Tiler {
 public:
  Tiler(Maze& maze, const EdgeWeights& weights)
      : maze_(maze),
        weights_(weights),
        width_(maze.grid.size.width),
        height_(maze.grid.size.height),
        above_(width_),
        tile_(std::make_unique<TileForest>()) {}

  void grow(uint32_t left, uint32_t top) {
    left_ = left;
    top_ = top;
    columns_ = std::min(side, width_ - left);
    rows_ = std::min(side, height_ - top);
    weigh();
    tile_->grow([&](uint32_t edge) { open(maze_, numberOf(edge)); });
    tile_->settle();
    for (const uint16_t piece : tile_->pieces()) numbers_[piece] = pieces_++;
    tile_->dropOuterEdges([&](uint32_t edge, uint32_t near, uint32_t far) {
      if (near == TileForest::outside) link(edge, before(edge), numbers_[far]);
    });
    noteBorders();
    tile_->grow([&](uint32_t edge) {
      link(edge, pieceAt(TileForest::nearOf(edge)), pieceAt(TileForest::farOf(edge)));
    });
  }

  uint32_t pieces() const { return pieces_; }
  std::vector<Link> moveLinks() { return std::move(links_); }

 private:
  static constexpr uint32_t side = TileForest::side;
  static constexpr uint32_t stride = TileForest::stride;

  /// All edges of the tile's cells, those that lead out of it too.
  void weigh() {
    tile_->clear();
    for (uint32_t y = 0; y < rows_; ++y) {
      for (uint32_t x = 0; x < columns_; ++x) tile_->addCell(TileForest::placeOf(x, y));
    }
    if (top_ > 0) {
      for (uint32_t x = 0; x < columns_; ++x) addSouth(x, ~0u);
    }
    for (uint32_t y = 0; y < rows_; ++y) {
      if (left_ > 0) addEast(~0u, y);
      for (uint32_t x = 0; x < columns_; ++x) {
        if (top_ + y + 1 < height_) addSouth(x, y);
        if (left_ + x + 1 < width_) addEast(x, y);
      }
    }
  }

  void addSouth(uint32_t x, uint32_t y) {
    const uint32_t place = TileForest::placeOf(x, y);
    const uint32_t edge = (top_ + y) * width_ + left_ + x;
    tile_->addEdge(weights_.of(edge << 3 | south), 2 * place, y + 1 == 0 ? 0 : place,
                   y + 1 == rows_ ? 0 : place + stride);
  }

  void addEast(uint32_t x, uint32_t y) {
    const uint32_t place = TileForest::placeOf(x, y);
    const uint32_t edge = (top_ + y) * width_ + left_ + x;
    tile_->addEdge(weights_.of(edge << 3 | east), 2 * place + 1, x + 1 == 0 ? 0 : place,
                   x + 1 == columns_ ? 0 : place + 1);
  }

  /// Its number in the whole grid.
  uint32_t numberOf(uint32_t edge) const {
    const uint32_t place = TileForest::nearOf(edge);
    const Cell cell = (top_ + place / stride - 1) * width_ + left_ + place % stride - 1;
    return cell << 3 | ((edge & 1) != 0 ? east : south);
  }

  void link(uint32_t edge, uint32_t a, uint32_t b) { links_.push_back({numberOf(edge), {a, b}}); }

  /// The piece of the tile above or to the left that an edge comes from.
  uint32_t before(uint32_t edge) const {
    const uint32_t place = TileForest::nearOf(edge);
    return (edge & 1) != 0 ? leftOf_[place / stride - 1] : above_[left_ + place % stride - 1];
  }

  void noteBorders() {
    for (uint32_t x = 0; x < columns_; ++x) {
      above_[left_ + x] = pieceAt(TileForest::placeOf(x, rows_ - 1));
    }
    for (uint32_t y = 0; y < rows_; ++y) {
      leftOf_[y] = pieceAt(TileForest::placeOf(columns_ - 1, y));
    }
  }

  uint32_t pieceAt(uint32_t place) { return numbers_[tile_->pieceOf(place)]; }

  Maze& maze_;
  const EdgeWeights& weights_;
  uint32_t width_, height_;
  /// The pieces of the last row of cells above, and of the last column to the left.
  std::vector<uint32_t> above_;
  std::array<uint32_t, side> leftOf_;
  std::unique_ptr<TileForest> tile_;
  uint32_t left_, top_, columns_, rows_;
  std::array<uint32_t, stride*(side + 2) + 1> numbers_;
  uint32_t pieces_ = 0;
  std::vector<Link> links_;
};

/// Boruvka over the links.
class Joiner {
 public:
  Joiner(Maze& maze, const EdgeWeights& weights, uint32_t pieces, std::vector<Link> links)
      : maze_(maze),
        weights_(weights),
        links_(std::move(links)),
        parents_(pieces),
        lightest_(pieces, none) {
    for (uint32_t piece = 0; piece < pieces; ++piece) parents_[piece] = piece;
  }

  void join(Phases& phases) {
    while (!links_.empty()) {
      const auto count = static_cast<uint32_t>(links_.size());
      kept_ = 0;
      phases.range(count, sliceSteps, [&](uint32_t i, uint32_t end) { offer(i, end); });
      links_.resize(kept_);
      const auto pieces = static_cast<uint32_t>(parents_.size());
      phases.range(pieces, sliceSteps, [&](uint32_t i, uint32_t end) { openLightest(i, end); });
      // Roots are the lowest: one pass up leads every piece to its own.
      for (uint32_t& parent : parents_) parent = parents_[parent];
    }
  }

 private:
  static constexpr uint32_t none = 0xffffffff;

  /// Drops links within a piece, and finds the lightest of each piece.
  void offer(uint32_t i, uint32_t end) {
    for (; i < end; ++i) {
      Link link = links_[i];
      for (uint32_t& piece : link.pieces) piece = parents_[piece];
      if (link.pieces[0] == link.pieces[1]) continue;
      const uint64_t weight = weights_.of(link.edge);
      for (const uint32_t piece : link.pieces) {
        const uint32_t best = lightest_[piece];
        if (best != none && !isLighter(weight, link.edge, best)) continue;
        lightest_[piece] = kept_;
      }
      links_[kept_++] = link;
    }
  }

  bool isLighter(uint64_t weight, uint32_t edge, uint32_t best) const {
    const uint32_t other = links_[best].edge;
    const uint64_t otherWeight = weights_.of(other);
    return weight != otherWeight ? weight < otherWeight : edge < other;
  }

  void openLightest(uint32_t piece, uint32_t end) {
    for (; piece < end; ++piece) {
      const uint32_t best = lightest_[piece];
      if (best == none) continue;
      lightest_[piece] = none;
      const uint32_t a = rootOf(links_[best].pieces[0]);
      const uint32_t b = rootOf(links_[best].pieces[1]);
      if (a == b) continue;
      parents_[std::max(a, b)] = std::min(a, b);
      open(maze_, links_[best].edge);
    }
  }

  uint32_t rootOf(uint32_t piece) {
    while (parents_[piece] != piece) piece = parents_[piece] = parents_[parents_[piece]];
    return piece;
  }

  Maze& maze_;
  const EdgeWeights& weights_;
  std::vector<Link> links_;
  uint32_t kept_ = 0;
  std::vector<uint32_t> parents_;
  /// By piece, the index of its lightest link.
  std::vector<uint32_t> lightest_;
};

}  // namespace

bool packsSquareTree(const Maze& maze, const EdgeWeights& weights) {
  return fitsPackedSquares(maze) && weights.greatestCost() < 1u << (32 - TileForest::edgeBits);
}

void growSquareTree(Maze& maze, const EdgeWeights& weights) {
  constexpr uint32_t side = TileForest::side;
  const uint32_t cells = maze.grid.cellCount();
  const uint32_t columns = (maze.grid.size.width + side - 1) / side;
  const uint32_t rows = (maze.grid.size.height + side - 1) / side;
  Phases phases(maze, cells / 16 + columns * rows);
  Tiler tiler(maze, weights);
  phases.range(columns * rows, sliceSteps / (side * side), [&](uint32_t tile, uint32_t end) {
    for (; tile < end; ++tile) tiler.grow(tile % columns * side, tile / columns * side);
  });
  Joiner(maze, weights, tiler.pieces(), tiler.moveLinks()).join(phases);
}

}  // namespace mazewright
