#pragma once
// A row of the catalog: a file format.

#include <cstdint>
#include <span>
#include <string>

#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"
#include "mazewright/values/row_text.hpp"

namespace mazewright {

/// What a maze can have besides passages, by the ids of web/lib/options/maze-features.js: what a
/// format does not show.
using Features = std::span<const char* const>;

/// A file format. Every format writes any maze, but those with `tiles` only mazes of squares.
struct ExportRow {
  /// The argument of maze.export(), and the name of the method that maze has for it.
  const char* id;
  RowText title;
  RowText about;
  /// For downloads: the type by its IANA name, the extension without a dot.
  const char* mediaType;
  const char* extension;
  std::span<const Param> params;
  /// Draws the tiles of a maze, so only shapes with the trait `tiles` and storeys have it, level by
  /// level by its parameter `level`.
  bool tiles;
  /// The result is bytes, a Uint8Array in JavaScript; otherwise UTF-8 text.
  bool binary;
  /// Features that its files do not show with the parameters as they are by default.
  Features loses;
  /// The same for each choice of the first parameter; empty if they do not differ.
  std::span<const Features> losesBy{};
  /// The file. The same maze and settings give the same bytes on every machine.
  std::string (*run)(const Maze&, const Settings&);
  /// About how many bytes of memory it takes at most to make the file. From this the library
  /// refuses what does not fit, before it starts.
  uint64_t (*bytes)(const Maze&, const Settings&);
  /// The most steps that it makes (work.hpp).
  uint64_t (*work)(const Maze&, const Settings&);
  /// Checks what the limits of the parameters cannot express. Null: nothing.
  Problem (*problem)(const Settings&) = nullptr;
};

}  // namespace mazewright
