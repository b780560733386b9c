// Text in five styles.
// Sources: original program 003 (ASCII), 004 (blocks) and 002 (digits).

#include "mazewright/catalog/export_row.hpp"
#include "mazewright/drawing/ascii.hpp"
#include "mazewright/drawing/storey.hpp"
#include "mazewright/drawing/tiles.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

enum Style { ascii, unicode, blocks, digits, solid };

constexpr Choice styles[] = {{"ascii", "ASCII lines"},
                             {"unicode", "Box drawing"},
                             {"blocks", "Squares, for East Asian fonts"},
                             {"digits", "Digits"},
                             {"solid", "Full blocks"}};

// Each list of features is the end of the next one.
constexpr const char* features[] = {"stairs", "mazeStairs", "doors",  "locks", "keys",
                                    "things", "ends",       "oneWay", "rooms", "mazeRooms"};
constexpr Features ofTiles = features;
constexpr Features losesBy[] = {ofTiles.last(1), ofTiles.last(2), ofTiles, ofTiles.last(9),
                                ofTiles};

constexpr int32_t allLevels = -1;

constexpr Param params[] = {choice("style", styles, ascii, "Style"),
                            integer("level", allLevels, 4095, allLevels, "Level; -1: all of them")};

/// One line of text per row of tiles, the kind of each tile as a digit.
std::string digitText(const Maze& maze) {
  const Tiles tiles = plainTiles(maze);
  std::string text;
  for (std::size_t i = 0; i < tiles.data.size(); ++i) {
    text += static_cast<char>('0' + tiles.data[i]);
    if ((i + 1) % tiles.width == 0) text += '\n';
  }
  return text;
}

/// One line of text per row of tiles: `wall` for walls and two blanks for floor. After a blank
/// line, if the maze has bridges, the same for its tunnels.
std::string tileText(const Maze& maze, const char* wall) {
  const Tiles tiles = plainTiles(maze);
  std::string text;
  for (const bool isBelow : {false, true}) {
    if (isBelow && maze.grid.bridges.empty()) break;
    if (isBelow) text += '\n';
    for (std::size_t i = 0; i < tiles.data.size(); ++i) {
      const uint8_t kind = tiles.data[i];
      const bool isFloor = isBelow ? kind >= bridgeOverWestEast : kind != 0 && kind != tunnelFloor;
      text += isFloor ? "  " : wall;
      if ((i + 1) % tiles.width == 0) text += '\n';
    }
  }
  return text;
}

/// The text of a maze of squares.
std::string writeText(const Maze& maze, int32_t style) {
  switch (style) {
    case ascii:
      return asciiText(maze);
    case unicode:
      return unicodeText(maze);
    case solid:
      // Two of these characters are as wide as two blanks in every font.
      return tileText(maze, "██");
    case digits:
      return digitText(maze);
    default:
      return tileText(maze, "■");
  }
}

std::string textOf(const Maze& maze, int32_t style) {
  std::string text = writeText(maze, style);
  countSteps(text.size());
  return text;
}

std::string run(const Maze& maze, const Settings& settings) {
  const int32_t style = settings["style"];
  const int32_t wanted = settings["level"];
  if (maze.grid.shape->stairs == 0) return textOf(maze, style);
  if (wanted != allLevels) return textOf(storeyOf(maze, static_cast<uint32_t>(wanted)), style);
  std::string text;
  for (uint32_t level = 0; level < maze.grid.size.levels; ++level) {
    if (level > 0) text += '\n';
    text.append("level ").append(std::to_string(level)).append("\n");
    text += textOf(storeyOf(maze, level), style);
  }
  return text;
}

/// An upper bound: characters of the unicode, blocks and solid styles take up to three bytes in
/// UTF-8, and a wall of the solid style has two of them.
uint64_t bytes(const Maze& maze, const Settings& settings) {
  const int32_t style = settings["style"];
  const bool tiled = style == blocks || style == digits || style == solid;
  const uint64_t plans = maze.grid.bridges.empty() ? 1 : 2;
  const uint64_t levels = maze.grid.size.levels;
  const uint64_t characters =
      levels * (tiled ? plans * tileBytes(maze, Settings(tileParams)) : asciiBytes(maze)) +
      16 * levels;
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
    .about =
        "Characters in one of five styles, of storeys level by level; mw.parse reads the ASCII "
        "style.",
    .mediaType = "text/plain",
    .extension = "txt",
    .params = params,
    .tiles = true,
    .binary = false,
    .loses = losesBy[ascii],
    .losesBy = losesBy,
    .run = run,
    .bytes = bytes,
    .work = bytes,
};

}  // namespace mazewright
