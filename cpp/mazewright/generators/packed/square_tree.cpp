// Boruvka's algorithm by tiles: square_tree.hpp has the outline.
// Source: that of boruvka.cpp; for the cycle property R. E. Tarjan, "Data Structures and Network
// Algorithms", 1983, ch. 6.

#include "mazewright/generators/packed/square_tree.hpp"

#include <memory>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/packed_forms.hpp"
#include "mazewright/generators/packed/full_squares.hpp"
#include "mazewright/generators/packed/tile_forest.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// An edge of the grid and the numbers of the two pieces that it connects.
struct PieceEdge {
  uint32_t edge;
  std::array<uint32_t, 2> pieces;
};

/// maze.carve without a log, on a grid without a table.
void open(Maze& maze, uint32_t edge) {
  const Cell cell = edge >> 3;
  const bool leadsEast = (edge & 7) == east;
  maze.passages[cell] |= leadsEast ? 1u << east : 1u << south;
  maze.passages[cell + (leadsEast ? 1 : maze.grid.size.width)] |=
      leadsEast ? 1u << (east ^ 1u) : 1u << (south ^ 1u);
}

/// Steps 1 and 2: handles the tiles one by one, and leaves numbered pieces and the edges that may
/// still join them.
class TileTrees {
 public:
  TileTrees(Maze& maze, const EdgeWeights& weights)
      : maze_(maze),
        weights_(weights),
        width_(maze.grid.size.width),
        height_(maze.grid.size.height),
        above_(width_),
        tile_(std::make_unique<TileForest>()) {}

  /// Handles the tile whose upper left cell is at column `left` and row `top`. Tiles must come row
  /// by row.
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
      if (near == TileForest::outside) connect(edge, pieceBefore(edge), numbers_[far]);
    });
    storeBorders();
    tile_->grow([&](uint32_t edge) {
      connect(edge, pieceAt(TileForest::nearOf(edge)), pieceAt(TileForest::farOf(edge)));
    });
  }

  /// The number of pieces so far.
  uint32_t pieces() const { return pieces_; }
  /// Moves the edges between pieces out.
  std::vector<PieceEdge> moveEdges() { return std::move(edges_); }

 private:
  static constexpr uint32_t side = TileForest::side;
  static constexpr uint32_t stride = TileForest::stride;

  /// Adds the cells of the tile and all their edges, those included that lead out of it.
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

  /// Adds the edge south of a cell of the tile; y is ~0 for the row above the tile.
  void addSouth(uint32_t x, uint32_t y) {
    const uint32_t place = TileForest::placeOf(x, y);
    const uint32_t edge = (top_ + y) * width_ + left_ + x;
    tile_->addEdge(weights_.of(edge << 3 | south), 2 * place, y + 1 == 0 ? 0 : place,
                   y + 1 == rows_ ? 0 : place + stride);
  }

  /// Adds the edge east of a cell of the tile; x is ~0 for the column left of the tile.
  void addEast(uint32_t x, uint32_t y) {
    const uint32_t place = TileForest::placeOf(x, y);
    const uint32_t edge = (top_ + y) * width_ + left_ + x;
    tile_->addEdge(weights_.of(edge << 3 | east), 2 * place + 1, x + 1 == 0 ? 0 : place,
                   x + 1 == columns_ ? 0 : place + 1);
  }

  /// The number of an edge of the tile in the whole grid (edgeNumber).
  uint32_t numberOf(uint32_t edge) const {
    const uint32_t place = TileForest::nearOf(edge);
    const Cell cell = (top_ + place / stride - 1) * width_ + left_ + place % stride - 1;
    return cell << 3 | ((edge & 1) != 0 ? east : south);
  }

  void connect(uint32_t edge, uint32_t a, uint32_t b) {
    edges_.push_back({numberOf(edge), {a, b}});
  }

  /// The piece in the tile above or to the left from which an edge comes.
  uint32_t pieceBefore(uint32_t edge) const {
    const uint32_t place = TileForest::nearOf(edge);
    return (edge & 1) != 0 ? leftOf_[place / stride - 1] : above_[left_ + place % stride - 1];
  }

  /// Stores the pieces of the last row and the last column for the next tiles.
  void storeBorders() {
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
  /// Per piece of the tile, by its place, its number in the whole grid.
  std::array<uint32_t, stride*(side + 2) + 1> numbers_;
  uint32_t pieces_ = 0;
  std::vector<PieceEdge> edges_;
};

/// Step 3: Boruvka's algorithm on the edges between pieces.
class PieceTree {
 public:
  PieceTree(Maze& maze, const EdgeWeights& weights, uint32_t pieces, std::vector<PieceEdge> edges)
      : maze_(maze),
        weights_(weights),
        edges_(std::move(edges)),
        parents_(pieces),
        lightest_(pieces, none) {
    for (uint32_t piece = 0; piece < pieces; ++piece) parents_[piece] = piece;
  }

  /// Opens the edges of the tree.
  void grow(Phases& phases) {
    for (LoopBound turns(std::bit_width(parents_.size()) + 1); !edges_.empty(); ++turns) {
      const auto count = static_cast<uint32_t>(edges_.size());
      kept_ = 0;
      phases.range(count, sliceSteps, [&](uint32_t i, uint32_t end) { offer(i, end); });
      edges_.resize(kept_);
      const auto pieces = static_cast<uint32_t>(parents_.size());
      phases.range(pieces, sliceSteps, [&](uint32_t i, uint32_t end) { openLightest(i, end); });
      // Roots have the lowest numbers, so one ascending scan points every piece to its root.
      for (uint32_t& parent : parents_) parent = parents_[parent];
    }
  }

 private:
  static constexpr uint32_t none = 0xffffffff;

  /// Removes edges within a piece, and finds the lightest edge of every piece.
  void offer(uint32_t i, uint32_t end) {
    for (; i < end; ++i) {
      PieceEdge edge = edges_[i];
      for (uint32_t& piece : edge.pieces) piece = parents_[piece];
      if (edge.pieces[0] == edge.pieces[1]) continue;
      const uint64_t weight = weights_.of(edge.edge);
      for (const uint32_t piece : edge.pieces) {
        const uint32_t best = lightest_[piece];
        if (best != none && !isLighter(weight, edge.edge, best)) continue;
        lightest_[piece] = kept_;
      }
      edges_[kept_++] = edge;
    }
  }

  bool isLighter(uint64_t weight, uint32_t edge, uint32_t best) const {
    const uint32_t other = edges_[best].edge;
    const uint64_t otherWeight = weights_.of(other);
    return weight != otherWeight ? weight < otherWeight : edge < other;
  }

  void openLightest(uint32_t piece, uint32_t end) {
    for (; piece < end; ++piece) {
      const uint32_t best = lightest_[piece];
      if (best == none) continue;
      lightest_[piece] = none;
      const uint32_t a = rootOf(edges_[best].pieces[0]);
      const uint32_t b = rootOf(edges_[best].pieces[1]);
      if (a == b) continue;
      parents_[std::max(a, b)] = std::min(a, b);
      open(maze_, edges_[best].edge);
    }
  }

  uint32_t rootOf(uint32_t piece) {
    for (LoopBound turns(parents_.size()); parents_[piece] != piece; ++turns)
      piece = parents_[piece] = parents_[parents_[piece]];
    return piece;
  }

  Maze& maze_;
  const EdgeWeights& weights_;
  std::vector<PieceEdge> edges_;
  uint32_t kept_ = 0;
  std::vector<uint32_t> parents_;
  /// Per piece the index of its lightest edge, or none.
  std::vector<uint32_t> lightest_;
};

}  // namespace

bool packsSquareTree(const Maze& maze, const EdgeWeights& weights) {
  return hasLargePackedForms && fitsPackedSquares(maze) &&
         weights.greatestCost() < 1u << (32 - TileForest::edgeBits);
}

void growSquareTree(Maze& maze, const EdgeWeights& weights) {
  constexpr uint32_t side = TileForest::side;
  const uint32_t cells = maze.grid.cellCount();
  const uint32_t columns = (maze.grid.size.width + side - 1) / side;
  const uint32_t rows = (maze.grid.size.height + side - 1) / side;
  Phases phases(maze, cells / 16 + columns * rows);
  TileTrees trees(maze, weights);
  phases.range(columns * rows, sliceSteps / (side * side), [&](uint32_t tile, uint32_t end) {
    for (; tile < end; ++tile) trees.grow(tile % columns * side, tile / columns * side);
  });
  PieceTree(maze, weights, trees.pieces(), trees.moveEdges()).grow(phases);
}

}  // namespace mazewright
