#pragma once
// A file format as a row of the catalog.

#include <cstdint>
#include <span>
#include <string>

#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

struct ExportRow {
  const char* id;
  const char* title;
  const char* about;
  const char* mediaType;
  const char* extension;
  std::span<const Param> params;
  /// Draws the tiles of a maze, which only shapes with tiles have.
  bool tiles;
  std::string (*run)(const Maze&, const Settings&);
  /// Size of the result in bytes, to refuse what cannot fit before making it.
  uint64_t (*bytes)(const Maze&, const Settings&);
};

}  // namespace mazewright
