#pragma once
// The picture of a maze in pixels with smooth edges. Floor, solution and walls are each drawn to a
// raster. Blended, their shades make at most 225 colours, which are an indexed palette.

#include <cstdint>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/values/problem.hpp"

namespace mazewright {

struct IndexedPicture {
  /// In pixels.
  uint32_t width = 0, height = 0;
  /// 0xrrggbbaa per colour, at most 256 colours.
  std::vector<uint32_t> palette{};
  /// One index into the palette per pixel of the rows that differ from the row above.
  std::vector<uint8_t> pixels{};
  /// Per row of the picture the number of its row of pixels.
  std::vector<uint32_t> rows{};
};

/// Refuses colours that only CSS knows.
Problem checkPixelColors(const Settings& settings);

/// The pixels of a picture with the settings of pictureParams, that checkPixelColors accepts. Cost:
/// O(pixels + cells).
IndexedPicture pixelsOf(const Maze& maze, const Settings& settings);

/// The memory in use, which is more than that of a file: per layer a raster of two bytes per pixel,
/// the pixels, the rows and the file exist at the same time. Cost: O(cells).
uint64_t pixelBytes(const Maze& maze, const Settings& settings);

}  // namespace mazewright
