#pragma once
// base64url without padding (RFC 4648, section 5).

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mazewright {

inline constexpr std::string_view base64Digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

inline std::string toBase64(std::string_view bytes) {
  std::string text;
  uint32_t bits = 0;
  int held = 0;
  for (char c : bytes) {
    bits = bits << 8 | static_cast<uint8_t>(c);
    for (held += 8; held >= 6; held -= 6) text += base64Digits[bits >> (held - 6) & 63];
  }
  if (held > 0) text += base64Digits[bits << (6 - held) & 63];
  return text;
}

inline std::optional<std::string> fromBase64(std::string_view text) {
  std::string bytes;
  uint32_t bits = 0;
  int held = 0;
  for (char c : text) {
    const std::size_t digit = base64Digits.find(c);
    if (digit == std::string_view::npos) return std::nullopt;
    bits = bits << 6 | static_cast<uint32_t>(digit);
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes += static_cast<char>(bits >> held & 255);
  }
  return bytes;
}

}  // namespace mazewright
