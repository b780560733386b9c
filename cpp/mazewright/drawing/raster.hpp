#pragma once
// Polygons and lines as pixels. Each pixel has 4 x 4 samples; whole numbers decide which of them a
// polygon covers, so that a picture is the same bytes on every machine.

#include <cstdint>
#include <span>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// What is covered by the shapes drawn so far.
class Raster {
 public:
  static constexpr unsigned samples = 16;

  Raster(uint32_t width, uint32_t height) : width_(width), height_(height) {
    masks_.resize(std::size_t{width} * height);
  }

  /// Covers the samples in a polygon whose corners are in pixels: those about whose centre it winds
  /// an odd number of times. Polygons that share a side leave no gap. Cost: O(rows * corners +
  /// samples).
  void fill(std::span<const Point> polygon);

  enum class Cap { square, round };
  /// Covers a line of that width. Its ends reach half the width beyond its points.
  void stroke(Point from, Point to, float width, Cap cap);

  /// How many of a pixel's samples are covered, 0 to 16.
  unsigned covered(std::size_t pixel) const;

 private:
  void fillSpan(int64_t row, int64_t from, int64_t to);

  uint32_t width_, height_;
  /// Per pixel 4 bits per row of samples, the lowest bit leftmost.
  std::vector<uint16_t> masks_;
};

}  // namespace mazewright
