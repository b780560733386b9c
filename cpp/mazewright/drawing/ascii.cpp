#include "mazewright/drawing/ascii.hpp"

#include "mazewright/drawing/openings.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// Which walls are drawn, by the lines of the lattice. A wall is drawn between cells that are not
/// linked and around the outline except for the openings. Between two cells that are not open a
/// wall is drawn only if `fillsVoid`.
class Walls {
 public:
  Walls(const Maze& maze, bool fillsVoid)
      : maze_(maze),
        openings_(openingsOf(maze)),
        width_(maze.grid.size.width),
        height_(maze.grid.size.height),
        fillsVoid_(fillsVoid) {}

  /// The wall above row `line` at column x. Line h is the bottom of the maze.
  bool horizontal(uint32_t x, uint32_t line) const {
    if (line == 0) return isDrawn(x, north);
    const Cell above = (line - 1) * width_ + x;
    return isDrawn(above, south) || (line < height_ && !open(above) && open(above + width_));
  }

  /// The wall left of column `line` in row y. Line w is the right border of the maze.
  bool vertical(uint32_t line, uint32_t y) const {
    if (line == 0) return isDrawn(y * width_, west);
    const Cell left = y * width_ + line - 1;
    return isDrawn(left, east) || (line < width_ && !open(left) && open(left + 1));
  }

 private:
  bool open(Cell cell) const { return maze_.isOpen(cell); }

  bool isDrawn(Cell cell, int side) const {
    if (!open(cell)) return fillsVoid_;
    if (maze_.linked(cell, static_cast<Direction>(side))) return false;
    const bool isOpening = (cell == maze_.start && side == openings_.start) ||
                           (cell == maze_.end && side == openings_.end);
    return !isOpening;
  }

  const Maze& maze_;
  Openings openings_;
  uint32_t width_, height_;
  bool fillsVoid_;
};

/// The middle one of a cell's three characters.
char middleOf(const Maze& maze, const Openings& openings, Cell cell) {
  if (!maze.grid.has(cell)) return '#';
  if (!maze.isOpen(cell)) return '%';
  const bool start = cell == maze.start && openings.start == noOpening;
  const bool end = cell == maze.end && openings.end == noOpening;
  return start && end ? 'B' : start ? 'S' : end ? 'E' : ' ';
}

/// One character per tile. `glyphs` is indexed like dungeonGlyphs.
std::string dungeonText(const Maze& maze, const std::string_view (&glyphs)[4]) {
  const uint32_t width = maze.grid.size.width;
  std::string text;
  text.reserve(asciiBytes(maze));
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    text += glyphs[(cell == maze.start) + 2 * (cell == maze.end)][maze.kinds[cell]];
    if (cell % width == width - 1) text += '\n';
  }
  return text;
}

/// Calls one function per element of the layout, in reading order: joint(x, line) per corner,
/// horizontal(isWall) and vertical(isWall) per wall, middle(character) per cell. Adds line feeds.
template <typename Joint, typename Horizontal, typename Vertical, typename Middle>
void writeLayout(const Maze& maze, const Walls& walls, std::string& text, Joint joint,
                 Horizontal horizontal, Vertical vertical, Middle middle) {
  const auto [width, height, levels] = maze.grid.size;
  const Openings openings = openingsOf(maze);
  for (uint32_t line = 0; line <= height; ++line) {
    for (uint32_t x = 0; x < width; ++x) {
      joint(x, line);
      horizontal(walls.horizontal(x, line));
    }
    joint(width, line);
    text += '\n';
    if (line == height) return;
    for (uint32_t x = 0; x < width; ++x) {
      vertical(walls.vertical(x, line));
      middle(middleOf(maze, openings, line * width + x));
    }
    vertical(walls.vertical(width, line));
    text += '\n';
  }
}

}  // namespace

uint64_t asciiBytes(const Maze& maze) {
  const uint64_t width = maze.grid.size.width;
  const uint64_t height = maze.grid.size.height;
  return maze.isDungeon() ? (width + 1) * height : (4 * width + 2) * (2 * height + 1);
}

std::string asciiText(const Maze& maze) {
  if (maze.isDungeon()) return dungeonText(maze, dungeonGlyphs);
  std::string text;
  text.reserve(asciiBytes(maze));
  writeLayout(
      maze, Walls(maze, true), text, [&](uint32_t, uint32_t) { text += '+'; },
      [&](bool isWall) { text += isWall ? "---" : "   "; },
      [&](bool isWall) { text += isWall ? '|' : ' '; },
      [&](char c) {
        const char side = c == '#' || c == '%' ? c : ' ';
        text += {side, c, side};
      });
  return text;
}

std::string unicodeText(const Maze& maze) {
  std::string text;
  if (maze.isDungeon()) {
    constexpr std::string_view glyphs[] = {"# +..", "#SSss", "#EEee", "#BBbb"};
    for (const char c : dungeonText(maze, glyphs)) {
      c == '#' ? text += "█" : c == '.' ? text += "·" : text += c;
    }
    return text;
  }
  // Indexed by the walls that meet there: 1 up, 2 down, 4 left, 8 right.
  constexpr const char* joints[] = {" ", "╵", "╷", "│", "╴", "┘", "┐", "┤",
                                    "╶", "└", "┌", "├", "─", "┴", "┬", "┼"};
  const auto [width, height, levels] = maze.grid.size;
  // No walls between two cells that are not open, so that the outline of a mask is visible.
  const Walls walls(maze, false);
  writeLayout(
      maze, walls, text,
      [&, width = width, height = height](uint32_t x, uint32_t line) {
        const bool up = line > 0 && walls.vertical(x, line - 1);
        const bool down = line < height && walls.vertical(x, line);
        const bool left = x > 0 && walls.horizontal(x - 1, line);
        const bool right = x < width && walls.horizontal(x, line);
        text += joints[up + 2 * down + 4 * left + 8 * right];
      },
      [&](bool isWall) { text += isWall ? "───" : "   "; },
      [&](bool isWall) { text += isWall ? "│" : " "; },
      [&](char c) {
        text += {' ', c == '#' || c == '%' ? ' ' : c, ' '};
      });
  return text;
}

}  // namespace mazewright
