#include "mazewright/values/css_color.hpp"

#include <algorithm>

namespace mazewright {

namespace {

/// The allowed functions: first those that return colours, then those that return numbers. Each
/// name stands between two spaces, so that only whole names are found.
constexpr std::string_view functions =
    " rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var "
    "calc min max clamp ";
constexpr std::size_t numbersFrom = functions.find(" calc ");

/// The length of the longest of these names.
constexpr std::size_t longestName = 10;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }
bool isLetter(char c) { return lower(c) >= 'a' && lower(c) <= 'z'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isHexDigit(char c) { return isDigit(c) || (lower(c) >= 'a' && lower(c) <= 'f'); }
bool isWordPart(char c) { return isLetter(c) || isDigit(c) || c == '-' || c == '_'; }

/// The position of a name in `functions`, or npos.
std::size_t positionOf(std::string_view name) {
  if (name.empty() || name.size() > longestName) return std::string_view::npos;
  char padded[longestName + 2] = {' '};
  std::transform(name.begin(), name.end(), padded + 1, lower);
  padded[name.size() + 1] = ' ';
  return functions.find(std::string_view(padded, name.size() + 2));
}

bool isFunction(std::string_view text) {
  const std::size_t name = text.find('(');
  if (name == std::string_view::npos || positionOf(text.substr(0, name)) >= numbersFrom) {
    return false;
  }
  int depth = 0;
  std::size_t wordStart = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (isWordPart(c)) continue;
    if (c == '(') {
      if (positionOf(text.substr(wordStart, i - wordStart)) == std::string_view::npos) return false;
      ++depth;
    } else if (c == ')') {
      if (--depth == 0) return i + 1 == text.size();
    } else if (std::string_view(" ,./%+*#").find(c) == std::string_view::npos) {
      return false;
    }
    wordStart = i + 1;
  }
  return false;
}

}  // namespace

bool isCssColor(std::string_view text) {
  if (text.empty()) return false;
  if (text[0] == '#') {
    const std::string_view digits = text.substr(1);
    return (digits.size() == 3 || digits.size() == 4 || digits.size() == 6 || digits.size() == 8) &&
           std::all_of(digits.begin(), digits.end(), isHexDigit);
  }
  return std::all_of(text.begin(), text.end(), isLetter) || isFunction(text);
}

std::optional<uint32_t> rgbaOf(std::string_view text) {
  if (text == "transparent") return 0;
  if (!text.starts_with('#') || !isCssColor(text)) return std::nullopt;
  const int copies = text.size() <= 5 ? 2 : 1;
  uint32_t value = 0;
  for (const char c : text.substr(1)) {
    const int digit = isDigit(c) ? c - '0' : lower(c) - 'a' + 10;
    for (int copy = 0; copy < copies; ++copy) value = value << 4 | static_cast<uint32_t>(digit);
  }
  return text.size() == 4 || text.size() == 7 ? value << 8 | 255 : value;
}

}  // namespace mazewright
