#pragma once
// Boruvka's algorithm within one tile, a square block of cells that fits the first-level cache.

#include <array>
#include <span>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/generators/weights/edge_weights.hpp"

namespace mazewright {

/// The cells of a tile are places in a frame, numbered row by row. All cells outside the tile are
/// one more place, number 0. The row above the cells, the column to their left (which follows the
/// last column of the row before) and the row below them stand for it. A piece is a set of joined
/// places, named by its lowest place.
class TileForest {
 public:
  /// The cells of a side of a tile; the last tiles of a row or column may be smaller.
  static constexpr uint32_t side = 44;
  static constexpr uint32_t stride = side + 1;
  static constexpr uint32_t outside = 0;
  static constexpr unsigned edgeBits = 12;

  /// The edge of a key. An edge is twice its upper or left place, plus 1 if it leads east, not
  /// south.
  static uint32_t edgeOf(uint64_t key) { return key & ((1u << edgeBits) - 1); }
  /// The upper or left place of an edge, and the other one.
  static uint32_t nearOf(uint32_t edge) { return edge >> 1; }
  static uint32_t farOf(uint32_t edge) { return nearOf(edge) + ((edge & 1) != 0 ? 1 : stride); }
  /// The place of a cell by its column and row in the tile.
  static uint32_t placeOf(uint32_t x, uint32_t y) { return (y + 1) * stride + x + 1; }

  /// Begins a new tile.
  void clear() {
    edges_ = 0;
    pieceCount_ = 0;
    lightest_.fill(none);
  }

  /// Adds a cell as a piece of its own.
  void addCell(uint32_t place) {
    parents_[place] = static_cast<uint16_t>(place);
    pieces_[pieceCount_++] = static_cast<uint16_t>(place);
  }

  /// Adds an edge of a weight below 2^52. `near` and `far` are its places, `outside` for those that
  /// are not in the tile.
  void addEdge(uint64_t weight, uint32_t edge, uint32_t near, uint32_t far) {
    const uint64_t key = weight << edgeBits | edge;
    keys_[edges_] = key;
    ends_[edges_++] = {static_cast<uint16_t>(near), static_cast<uint16_t>(far)};
    lightest_[near] = std::min(lightest_[near], key);
    lightest_[far] = std::min(lightest_[far], key);
  }

  /// Joins pieces by their lightest edges, until no lightest edge leads to another piece of the
  /// tile. Calls report(edge) for each of these edges.
  template <typename Report>
  void grow(Report report) {
    for (LoopBound turns(pieceCount_); joinPieces(report); ++turns) dropInnerEdges();
  }

  /// Stores the pieces as they are now, for pieceOf.
  void settle() { settled_ = parents_; }

  /// The piece that a place belonged to at settle().
  uint32_t pieceOf(uint32_t place) { return rootOf(settled_, place); }

  /// Removes all edges that lead outside. Calls report(edge, near piece, far piece) for each.
  template <typename Report>
  void dropOuterEdges(Report report) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < edges_; ++i) {
      const auto [near, far] = ends_[i];
      keys_[kept] = keys_[i];
      ends_[kept] = ends_[i];
      if (near != outside && far != outside) {
        ++kept;
      } else {
        report(edgeOf(keys_[i]), near, far);
      }
    }
    edges_ = kept;
    findLightest();
  }

  /// The pieces as they are now.
  std::span<const uint16_t> pieces() const { return {pieces_.data(), pieceCount_}; }

 private:
  static constexpr uint64_t none = ~uint64_t{0};
  static constexpr std::size_t places = stride * (side + 2) + 1;
  static constexpr std::size_t maxEdges = 2 * stride * (side + 1);
  static_assert(maxEdges <= 1u << edgeBits);

  struct Ends {
    uint16_t near, far;
  };

  using Parents = std::array<uint16_t, places>;

  [[gnu::always_inline]] static uint32_t rootOf(Parents& parents, uint32_t place) {
    for (LoopBound turns(places); parents[place] != place; ++turns)
      place = parents[place] = parents[parents[place]];
    return place;
  }
  uint32_t find(uint32_t place) { return rootOf(parents_, place); }

  /// One round of Boruvka's algorithm. Returns false if it joined nothing.
  template <typename Report>
  bool joinPieces(Report report) {
    bool any = false;
    for (uint32_t i = 0; i < pieceCount_; ++i) {
      const uint64_t key = lightest_[pieces_[i]];
      if (key == none) continue;
      const uint32_t edge = edgeOf(key);
      const uint32_t near = find(nearOf(edge));
      const uint32_t far = find(farOf(edge));
      if (near == far || near == outside || far == outside) continue;
      parents_[std::max(near, far)] = static_cast<uint16_t>(std::min(near, far));
      report(edge);
      any = true;
    }
    return any;
  }

  /// Removes joined pieces and the edges within a piece, and finds the lightest edges of the
  /// others.
  void dropInnerEdges() {
    uint32_t live = 0;
    for (uint32_t i = 0; i < pieceCount_; ++i) {
      const uint16_t piece = pieces_[i];
      const uint32_t root = find(piece);
      parents_[piece] = static_cast<uint16_t>(root);
      pieces_[live] = piece;
      live += root == piece;
    }
    pieceCount_ = live;
    for (const uint16_t piece : pieces()) lightest_[piece] = none;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < edges_; ++i) {
      const uint64_t key = keys_[i];
      const uint16_t near = parents_[ends_[i].near];
      const uint16_t far = parents_[ends_[i].far];
      keys_[kept] = key;
      ends_[kept] = {near, far};
      kept += near != far;
      const uint64_t offered = near != far ? key : none;
      lightest_[near] = std::min(lightest_[near], offered);
      lightest_[far] = std::min(lightest_[far], offered);
    }
    edges_ = kept;
  }

  void findLightest() {
    for (const uint16_t piece : pieces()) lightest_[piece] = none;
    for (uint32_t i = 0; i < edges_; ++i) {
      const auto [near, far] = ends_[i];
      lightest_[near] = std::min(lightest_[near], keys_[i]);
      lightest_[far] = std::min(lightest_[far], keys_[i]);
    }
  }

  /// The edges between pieces: weight << edgeBits | edge, and the pieces.
  std::array<uint64_t, maxEdges> keys_;
  std::array<Ends, maxEdges> ends_;
  uint32_t edges_ = 0;
  /// Per piece the key of its lightest edge.
  std::array<uint64_t, places> lightest_;
  /// Union-find over the places. `outside` is never joined.
  Parents parents_{}, settled_;
  std::array<uint16_t, places> pieces_;
  uint32_t pieceCount_ = 0;
};

}  // namespace mazewright
