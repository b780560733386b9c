#pragma once
// Texts that XML can hold.

#include <algorithm>
#include <string_view>

namespace mazewright {

/// Whether XML 1.0 has all characters of a text in UTF-8: none of U+FFFE, U+FFFF and the control
/// characters below space but tab and line ends. No escape helps with the others.
/// Source: W3C, XML 1.0, 2.2.
inline bool isXmlText(std::string_view utf8) {
  return utf8.find("\xef\xbf\xbe") == utf8.npos && utf8.find("\xef\xbf\xbf") == utf8.npos &&
         std::all_of(utf8.begin(), utf8.end(), [](char c) {
           return static_cast<unsigned char>(c) >= 0x20 || c == '\t' || c == '\n' || c == '\r';
         });
}

}  // namespace mazewright
