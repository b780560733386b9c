#pragma once
// A maze of squares as text that can be read back.
//
// A maze of w x h cells takes 2h+1 lines of 4w+1 characters: a joint '+' at each corner, a wall
// "---" above and below each cell, a wall '|' to its left and right, three characters in each cell.
// Cells outside the mask are "###", cells that a pass turned into rock are "%%%". Start and end are
// openings in the outline; a cell without such a side has the letter S or E instead, or B for both.
// Every line ends with a line feed.
//
// A dungeon takes one character per tile (dungeonGlyphs). A door whose state is known has one of
// doorGlyphs, and a thing on the plain floor of a room or corridor one of thingGlyphs. A blank line
// and up to three lines follow, if there is anything to list: "rooms" and x,y,width,height of each
// room; "doors" and x,y,state (or x,y,locked,lock) of each door whose tile does not show its state;
// "things" and role,x,y (or key,x,y,lock) of each thing, in their order.
//
// A maze with bridges has walls beside them, as if there were no tunnels. A blank line and the
// tunnels in the same layout follow: below each bridge '-' or '|', the line of its tunnel, with
// walls along it, and across it if it is closed; blanks elsewhere.
//
// Doors and things of a maze are lines below it as in a dungeon, after a blank line; x,y of a door
// is followed by the side of its cell, one of n s w e d u. Such a text is refused when it is read.
//
// A one-way passage has '^', 'v', '<' or '>' in the middle of its gap, a one-way tunnel at both of
// its mouths.
//
// On squares whose edges are glued together, ':' is in the middle of both gaps of a passage through
// the edges, S, E and B stand for all openings, and the last line below a dungeon is "glued".
//
// In a storey (drawing/storey.hpp), a cell with stairs has 'u' if they lead up, 'd' if they lead
// down, 'x' if both, unless it is the start or the end.
//
// Source: the layout of original program 003.

#include <string>
#include <string_view>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// The length of asciiText in bytes; for a dungeon an upper bound. Cost: O(1).
uint64_t asciiBytes(const Maze& maze);

/// The text of a maze whose shape has tiles. Cost: O(cells).
std::string asciiText(const Maze& maze);

/// The same layout in box-drawing characters, as UTF-8, with doors and things in it as doorGlyphs
/// and thingGlyphs. Not read back. Cost: O(cells).
std::string unicodeText(const Maze& maze);

/// The character of a passage through edges that are glued together.
inline constexpr char seamGlyph = ':';

/// The line below the map of a dungeon whose edges are glued together.
inline constexpr std::string_view gluedLine = "\nglued";

/// The characters of one-way passages, by the direction in which they lead.
inline constexpr char oneWayGlyphs[] = {'^', 'v', '<', '>'};

/// The characters of dungeon tiles, indexed by TileKind: of plain tiles, of the start, of the end,
/// and of a tile that is both.
inline constexpr std::string_view dungeonGlyphs[] = {"#./,:>", "#STstU", "#EFefV", "#BDbdW"};

/// The characters of doors, by DoorState.
inline constexpr std::string_view doorGlyphs = "'+z=";

/// The characters of things on tiles of rooms and of corridors, by Role. Blank: the tile is shown,
/// because the start and the end show entrance and exit.
inline constexpr std::string_view thingGlyphs[] = {"  KX$M", "  kx%m"};

}  // namespace mazewright
