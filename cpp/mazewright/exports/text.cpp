// Text in five styles.
// Sources: original program 003 (ASCII), 004 (blocks) and 002 (digits).

#include "mazewright/catalog/export_row.hpp"
#include "mazewright/drawing/ascii.hpp"
#include "mazewright/drawing/tiles.hpp"

namespace mazewright {

namespace {

enum Style { ascii, unicode, blocks, digits, solid };

constexpr Choice styles[] = {{"ascii", "ASCII lines"},
                             {"unicode", "Box drawing"},
                             {"blocks", "Squares, for East Asian fonts"},
                             {"digits", "Digits"},
                             {"solid", "Full blocks"}};

constexpr Param params[] = {choice("style", styles, ascii, "Style")};

/// One line of text per row of tiles: `wall` for walls and two blanks for floor, or the kind of
/// each tile as a digit.
std::string tileText(const Maze& maze, bool asDigits, const char* wall) {
  const Tiles tiles = plainTiles(maze);
  std::string text;
  for (std::size_t i = 0; i < tiles.data.size(); ++i) {
    if (asDigits) {
      text += static_cast<char>('0' + tiles.data[i]);
    } else {
      text += tiles.data[i] == 0 ? wall : "  ";
    }
    if ((i + 1) % tiles.width == 0) text += '\n';
  }
  return text;
}

std::string run(const Maze& maze, const Settings& settings) {
  switch (settings["style"]) {
    case ascii:
      return asciiText(maze);
    case unicode:
      return unicodeText(maze);
    case solid:
      // Two characters wide in every font, as the blanks are.
      return tileText(maze, false, "██");
    default:
      return tileText(maze, settings["style"] == digits, "■");
  }
}

/// An upper bound: characters of the unicode, blocks and solid styles take up to three bytes in
/// UTF-8, and a wall of the solid style has two of them.
uint64_t bytes(const Maze& maze, const Settings& settings) {
  const int32_t style = settings["style"];
  const bool tiled = style == blocks || style == digits || style == solid;
  const uint64_t characters = tiled ? tileBytes(maze, Settings(tileParams)) : asciiBytes(maze);
  const uint64_t most = style == solid ? 6 : style == unicode || style == blocks ? 3 : 1;
  return most * characters;
}

}  // namespace

namespace exports {
extern const ExportRow text;
}
constinit const ExportRow exports::text{
    .id = "text",
    .title = "Text",
    .about = "Characters in one of five styles; mw.parse reads the ASCII style.",
    .mediaType = "text/plain",
    .extension = "txt",
    .params = params,
    .tiles = true,
    .binary = false,
    .run = run,
    .bytes = bytes,
};

}  // namespace mazewright
