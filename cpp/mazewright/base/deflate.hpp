#pragma once
// Compression by deflate.
// Source: RFC 1950, ZLIB Compressed Data Format; RFC 1951, DEFLATE Compressed Data Format.

#include <cstddef>
#include <string>
#include <string_view>

namespace mazewright {

/// A zlib stream of the bytes, in one block. Repetitions are sought `stride` bytes back first,
/// which for rows of a picture is the row above, then where the same 4 bytes stood before. Cost:
/// O(bytes).
std::string deflated(std::string_view bytes, std::size_t stride);

}  // namespace mazewright
