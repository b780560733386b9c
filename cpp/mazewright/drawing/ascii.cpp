#include "mazewright/drawing/ascii.hpp"

#include "mazewright/drawing/openings.hpp"

namespace mazewright {

namespace {

enum : int { north, south, west, east };

/// Which walls stand, asked by the grid's lines: between cells that are not linked and round the
/// outline but for the two gaps; where there are no cells at all, only if the void is solid.
class Walls {
 public:
  Walls(const Maze& maze, bool solidVoid)
      : maze_(maze),
        gaps_(gapsOf(maze)),
        width_(maze.grid.size.width),
        height_(maze.grid.size.height),
        solidVoid_(solidVoid) {}

  /// The wall above row `line` (0..h) at column x.
  bool level(uint32_t x, uint32_t line) const {
    if (line == 0) return stands(x, north);
    const Cell above = (line - 1) * width_ + x;
    return stands(above, south) || (line < height_ && !open(above) && open(above + width_));
  }

  /// The wall left of column `line` (0..w) in row y.
  bool upright(uint32_t line, uint32_t y) const {
    if (line == 0) return stands(y * width_, west);
    const Cell left = y * width_ + line - 1;
    return stands(left, east) || (line < width_ && !open(left) && open(left + 1));
  }

 private:
  bool open(Cell cell) const { return maze_.grid.has(cell); }

  bool stands(Cell cell, int side) const {
    if (!open(cell)) return solidVoid_;
    if (maze_.linked(cell, static_cast<Direction>(side))) return false;
    const bool gap =
        (cell == maze_.start && side == gaps_.start) || (cell == maze_.end && side == gaps_.end);
    return !gap;
  }

  const Maze& maze_;
  Gaps gaps_;
  uint32_t width_, height_;
  bool solidVoid_;
};

/// What stands inside a cell, in the middle of its three characters.
char middleOf(const Maze& maze, const Gaps& gaps, Cell cell) {
  if (!maze.grid.has(cell)) return '#';
  const bool start = cell == maze.start && gaps.start == noGap;
  const bool end = cell == maze.end && gaps.end == noGap;
  return start && end ? 'B' : start ? 'S' : end ? 'E' : ' ';
}

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

/// Walks the layout's characters: joint(x, line), level(there), upright(there), middle(character).
template <typename Joint, typename Level, typename Upright, typename Middle>
void layOut(const Maze& maze, const Walls& walls, std::string& text, Joint joint, Level level,
            Upright upright, Middle middle) {
  const auto [width, height, levels] = maze.grid.size;
  const Gaps gaps = gapsOf(maze);
  for (uint32_t line = 0; line <= height; ++line) {
    for (uint32_t x = 0; x < width; ++x) {
      joint(x, line);
      level(walls.level(x, line));
    }
    joint(width, line);
    text += '\n';
    if (line == height) return;
    for (uint32_t x = 0; x < width; ++x) {
      upright(walls.upright(x, line));
      middle(middleOf(maze, gaps, line * width + x));
    }
    upright(walls.upright(width, line));
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
  layOut(
      maze, Walls(maze, true), text, [&](uint32_t, uint32_t) { text += '+'; },
      [&](bool stands) { text += stands ? "---" : "   "; },
      [&](bool stands) { text += stands ? '|' : ' '; },
      [&](char c) {
        text += {c == '#' ? '#' : ' ', c, c == '#' ? '#' : ' '};
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
  constexpr const char* joints[] = {" ", "╵", "╷", "│", "╴", "┘", "┐", "┤",
                                    "╶", "└", "┌", "├", "─", "┴", "┬", "┼"};
  const auto [width, height, levels] = maze.grid.size;
  const Walls walls(maze, false);
  layOut(
      maze, walls, text,
      [&, width = width, height = height](uint32_t x, uint32_t line) {
        const bool up = line > 0 && walls.upright(x, line - 1);
        const bool down = line < height && walls.upright(x, line);
        const bool left = x > 0 && walls.level(x - 1, line);
        const bool right = x < width && walls.level(x, line);
        text += joints[up + 2 * down + 4 * left + 8 * right];
      },
      [&](bool stands) { text += stands ? "───" : "   "; },
      [&](bool stands) { text += stands ? "│" : " "; },
      [&](char c) {
        text += {' ', c == '#' ? ' ' : c, ' '};
      });
  return text;
}

}  // namespace mazewright
