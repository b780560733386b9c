// Text in four styles.
// Sources: original program 003 (ASCII), 004 (blocks) and 002 (digits).

#include "mazewright/catalog/export_row.hpp"
#include "mazewright/drawing/ascii.hpp"
#include "mazewright/drawing/tiles.hpp"

namespace mazewright {

namespace {

enum Style { ascii, unicode, blocks, digits };

constexpr Choice styles[] = {{"ascii", "ASCII lines"},
                             {"unicode", "Box drawing"},
                             {"blocks", "Blocks"},
                             {"digits", "Digits"}};

constexpr Param params[] = {choice("style", styles, ascii, "Style")};

/// One line of text per row of tiles: squares for walls, or the kind of each tile as a digit.
std::string tileText(const Maze& maze, bool asDigits) {
  const Tiles tiles = plainTiles(maze);
  std::string text;
  for (std::size_t i = 0; i < tiles.data.size(); ++i) {
    if (asDigits) {
      text += static_cast<char>('0' + tiles.data[i]);
    } else {
      text += tiles.data[i] == 0 ? "■" : "  ";
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
    default:
      return tileText(maze, settings["style"] == digits);
  }
}

/// An upper bound: characters of the unicode and blocks styles take up to three bytes in UTF-8.
uint64_t bytes(const Maze& maze, const Settings& settings) {
  const int32_t style = settings["style"];
  const bool tiled = style == blocks || style == digits;
  const uint64_t characters = tiled ? tileBytes(maze, Settings(tileParams)) : asciiBytes(maze);
  return (style == unicode || style == blocks ? 3 : 1) * characters;
}

}  // namespace

namespace exports {
extern const ExportRow text;
}
constinit const ExportRow exports::text{
    .id = "text",
    .title = "Text",
    .about = "Characters in one of four styles; mw.parse reads the ASCII style.",
    .mediaType = "text/plain",
    .extension = "txt",
    .params = params,
    .tiles = true,
    .binary = false,
    .run = run,
    .bytes = bytes,
};

}  // namespace mazewright
