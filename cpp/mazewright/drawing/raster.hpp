#pragma once
// Polygons and lines as pixels with smooth edges.
//
// Each pixel has 4 x 4 samples. Coordinates are rounded to 1/256 of a pixel and whole numbers
// decide which samples a polygon covers, so a picture has the same bytes on every machine.

#include <cstdint>
#include <span>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// The samples covered by the polygons and lines drawn so far. Coordinates are in pixels, (0, 0) is
/// the top left corner. Parts outside the picture are cut off. Memory: 2 bytes per pixel.
class Raster {
 public:
  /// Samples per pixel.
  static constexpr unsigned samples = 16;

  /// A picture of that many pixels, none covered.
  Raster(uint32_t width, uint32_t height) : width_(width), height_(height) {
    masks_.resize(std::size_t{width} * height);
  }

  /// Covers the samples whose centres are in a polygon by the even-odd rule. Polygons that share a
  /// side leave no sample between them uncovered. Cost: O(rows * corners + samples).
  void fill(std::span<const Point> polygon);

  enum class Cap { square, round };

  /// Covers a line of `width` pixels. Both caps extend it by half its width beyond its end points;
  /// a round cap is a regular polygon with 16 corners. Cost: that of fill.
  void stroke(Point from, Point to, float width, Cap cap);

  /// The number of covered samples of a pixel, 0 to 16. `pixel` is y * width + x.
  unsigned covered(std::size_t pixel) const;

 private:
  /// Covers the samples from `from` up to `to` of one row of samples.
  void fillSpan(int64_t row, int64_t from, int64_t to);

  uint32_t width_, height_;
  /// Per pixel 4 bits per row of samples, the lowest bit leftmost.
  std::vector<uint16_t> masks_;
};

}  // namespace mazewright
