#pragma once
// A picture of indexed colours as a PNG file.
// Source: W3C, Portable Network Graphics (PNG) Specification, third edition.

#include <string>
#include <string_view>

#include "mazewright/drawing/pixels.hpp"

namespace mazewright {

/// The bytes of the file, with the fewest bits per pixel (1, 2, 4 or 8) that the palette fits, and
/// with a title if it is not empty. Cost: O(pixels).
std::string pngFile(const IndexedPicture& picture, std::string_view title);

}  // namespace mazewright
