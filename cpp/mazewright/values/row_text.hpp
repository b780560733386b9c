#pragma once
// Texts of rows for people to read: titles, descriptions, costs, sources.

namespace mazewright {

#ifdef MAZEWRIGHT_BUILT_FOR_SIZE

/// Holds nothing: in the WebAssembly these texts were 6 to 9 KB of every download, gzipped. There
/// they are a module of the package (web/lib/en.js), which `npm run catalog` writes from the rows.
struct RowText {
  constexpr RowText(const char*) {}
};

#else

/// A text that a row says of itself. It decides nothing, so that a build without it makes the same
/// mazes and the same error messages.
struct RowText {
  const char* text;
  constexpr RowText(const char* given) : text(given) {}
};

#endif

}  // namespace mazewright
