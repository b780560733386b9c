#pragma once
// Base64 with the URL-safe alphabet and without padding, for codes and their masks.
// Source: RFC 4648, section 5.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mazewright {

inline constexpr std::string_view base64Digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Encodes 3 bytes as 4 digits; 1 or 2 bytes at the end as 2 or 3 digits.
inline std::string toBase64(std::string_view bytes) {
  std::string text;
  uint32_t bits = 0;
  int bitCount = 0;
  for (char c : bytes) {
    bits = bits << 8 | static_cast<uint8_t>(c);
    for (bitCount += 8; bitCount >= 6; bitCount -= 6)
      text += base64Digits[bits >> (bitCount - 6) & 63];
  }
  if (bitCount > 0) text += base64Digits[bits << (6 - bitCount) & 63];
  return text;
}

/// Inverse of toBase64. Returns nothing if the text contains any other character. Ignores the bits
/// after the last whole byte, so several texts may decode to the same bytes.
inline std::optional<std::string> fromBase64(std::string_view text) {
  std::string bytes;
  uint32_t bits = 0;
  int bitCount = 0;
  for (char c : text) {
    const std::size_t digit = base64Digits.find(c);
    if (digit == std::string_view::npos) return std::nullopt;
    bits = bits << 6 | static_cast<uint32_t>(digit);
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    bytes += static_cast<char>(bits >> bitCount & 255);
  }
  return bytes;
}

}  // namespace mazewright
