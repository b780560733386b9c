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
  Raster(uint32_t width, uint32_t height)
      : width_(width), height_(height), words_((width + 15) / 16) {
    bits_.resize(std::size_t{words_} * 4 * height);
  }

  /// Covers the samples whose centres are in a polygon by the even-odd rule. Polygons that share a
  /// side leave no sample between them uncovered. Cost: O(rows * corners + samples / 64).
  void fill(std::span<const Point> polygon);

  enum class Cap { square, round };

  /// Covers a line of `width` pixels. Both caps extend it by half its width beyond its end points;
  /// a round cap is a regular polygon with 16 corners. Cost: that of fill.
  void stroke(Point from, Point to, float width, Cap cap);

  /// Whether a row of pixels has the same samples as the row above. Cost: O(width / 16).
  bool repeats(uint32_t y) const;

  /// Adds values[number of covered samples] to each pixel of a row; values[0] must be 0.
  /// Cost: O(width / 16), and O(1) per pixel that is partly covered.
  void addRow(uint32_t y, const uint8_t (&values)[samples + 1], uint8_t* pixels) const;

 private:
  /// A corner in 1/256 of a pixel.
  struct FixedPoint {
    int64_t x, y;
  };

  /// Covers the samples from `from` up to `to` of one row of samples.
  void fillSpan(int64_t row, int64_t from, int64_t to);

  uint32_t width_, height_;
  /// Per row of samples.
  uint32_t words_;
  /// One bit per sample, the lowest one leftmost.
  std::vector<uint64_t> bits_;
  /// Working memory of fill: the corners, and per row of samples where the outline crosses it.
  std::vector<FixedPoint> corners_;
  std::vector<int32_t> crossings_;
  std::vector<uint32_t> counts_;
};

}  // namespace mazewright
