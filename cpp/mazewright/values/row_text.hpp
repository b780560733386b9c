#pragma once
// Texts of rows for people to read: titles, descriptions, costs, sources.

namespace mazewright {

#ifdef MAZEWRIGHT_BUILT_FOR_SIZE

/// Empty in the WebAssembly, where these texts were 6 to 9 KB of every download, gzipped. The
/// package has them in a module (web/lib/en.js), which `npm run catalog` writes from the rows.
struct RowText {
  constexpr RowText(const char*) {}
};

#else

/// A title, description, cost or source. No algorithm and no error message uses it, so a build
/// without these texts makes the same mazes and messages.
struct RowText {
  const char* text;
  constexpr RowText(const char* given) : text(given) {}
};

#endif

}  // namespace mazewright
