#pragma once
// The ASCII text of a maze: seed 003's layout, 2h+1 lines of 4w+1 characters. Cells that the mask
// drops are "###"; start and end are gaps in the outline, or letters inside a cell that has no
// such side. A dungeon is one character a tile. readAscii is its inverse.

#include <optional>
#include <string>
#include <string_view>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

uint64_t asciiBytes(const Maze& maze);
std::string asciiText(const Maze& maze);

/// The same layout in box-drawing characters.
std::string unicodeText(const Maze& maze);

/// The maze of a text that asciiText wrote; a problem in field "text" names the line.
Problem readAscii(std::string_view text, std::optional<Maze>& maze);

/// The characters of dungeon tiles by kind: plain, at the start, at the end, at both.
inline constexpr std::string_view dungeonGlyphs[] = {"#./,:", "#STst", "#EFef", "#BDbd"};

}  // namespace mazewright
