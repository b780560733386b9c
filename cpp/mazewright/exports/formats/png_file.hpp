#pragma once
// A picture of indexed colours as a PNG file.
// Source: W3C, Portable Network Graphics (PNG) Specification, third edition.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mazewright {

struct IndexedPicture {
  /// In pixels.
  uint32_t width, height;
  /// 0xrrggbbaa per colour, at most 256 colours.
  std::vector<uint32_t> palette;
  /// One index into the palette per pixel of the rows that differ from the row above.
  std::vector<uint8_t> pixels;
  /// Per row of the picture the number of its row of pixels.
  std::vector<uint32_t> rows;
};

/// The bytes of the file, with the fewest bits per pixel (1, 2, 4 or 8) that the palette fits, and
/// with a title if it is not empty. Cost: O(pixels).
std::string pngFile(const IndexedPicture& picture, std::string_view title);

/// An estimate of the bytes of a file with 8 bits per pixel, before compression. Cost: O(1).
uint64_t pngBytes(uint64_t width, uint64_t height);

}  // namespace mazewright
