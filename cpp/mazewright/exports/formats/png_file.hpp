#pragma once
// A picture of indexed colours as a PNG file.
// Source: W3C, Portable Network Graphics (PNG) Specification, third edition; RFC 1950; RFC 1951.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mazewright {

/// Packs bytes into a zlib stream (RFC 1950); empty: they are to be stored.
using Deflate = std::string (*)(std::string_view);

/// Sets what packs pictures from now on. Until then they are stored as they are, which is valid
/// too.
void setDeflate(Deflate deflate);

struct IndexedPicture {
  uint32_t width, height;
  /// 0xrrggbb per colour, at most 256.
  std::vector<uint32_t> palette;
  /// Row by row, one index into the palette per pixel.
  std::vector<uint8_t> pixels;
};

/// With 1, 2, 4 or 8 bits per pixel, the least that its palette needs. Cost: O(pixels).
std::string pngFile(const IndexedPicture& picture);

/// An upper bound of the size of the file without packing.
uint64_t pngBytes(uint64_t width, uint64_t height);

}  // namespace mazewright
