#pragma once
// Colours of CSS as text.

#include <cstdint>
#include <optional>
#include <string_view>

namespace mazewright {

/// Whether a text may be written into markup as a colour: a word (a colour's name, currentColor),
/// '#' and 3, 4, 6 or 8 hexadecimal digits, or a function of CSS Color (rgb(), oklch(),
/// color-mix() ...) or var(). Arguments may contain letters, digits, # % + - * / . , _, spaces, the
/// same functions, calc(), min(), max() and clamp(). So an accepted text never contains quotes,
/// angle brackets, semicolons, backslashes or url(). Whether CSS knows the word is not checked.
/// Source: W3C, CSS Color Module Level 5.
bool isCssColor(std::string_view text);

/// Returns a colour of hexadecimal digits, or "transparent", as 0xrrggbbaa; nothing for other
/// colours.
std::optional<uint32_t> rgbaOf(std::string_view text);

}  // namespace mazewright
