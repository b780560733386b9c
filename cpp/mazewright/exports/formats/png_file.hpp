#pragma once
// A picture of indexed colours as a PNG file.
// Source: W3C, Portable Network Graphics (PNG) Specification, third edition; RFC 1950; RFC 1951.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mazewright {

/// Compresses bytes into a zlib stream (RFC 1950). Returns an empty string if it cannot; then they
/// are stored without compression.
using Deflate = std::string (*)(std::string_view);

/// Sets the function that compresses the data of all pictures made later; null: none. Without it
/// pictures are stored without compression, which is a valid PNG file too. The one state of the
/// library: it changes the length of a file, never its pixels.
void setDeflate(Deflate deflate);

struct IndexedPicture {
  /// In pixels.
  uint32_t width, height;
  /// 0xrrggbb per colour, at most 256 colours.
  std::vector<uint32_t> palette;
  /// One index into the palette per pixel, row by row.
  std::vector<uint8_t> pixels;
};

/// The bytes of the file, with the fewest bits per pixel (1, 2, 4 or 8) that the palette fits.
/// Cost: O(pixels) and that of the compression.
std::string pngFile(const IndexedPicture& picture);

/// An upper bound of the bytes of an uncompressed file with 8 bits per pixel. Cost: O(1).
uint64_t pngBytes(uint64_t width, uint64_t height);

}  // namespace mazewright
