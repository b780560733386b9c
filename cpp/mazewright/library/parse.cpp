// The inverse of asciiText. Reads what it needs, then writes the maze again and compares: what is
// accepted is exactly what asciiText writes.

#include "mazewright/drawing/ascii.hpp"
#include "mazewright/library/options.hpp"
#include "mazewright/model/dungeon_floor.hpp"
#include "mazewright/shapes/building/build_grid.hpp"

namespace mazewright {

namespace {

ShapeSpec squares(Size size) {
  const ShapeRow* row = findRow(catalog().shapes, "square");
  return {row, Settings(row->params), size, {}};
}

enum : Direction { north, south, west, east };

Problem wrong(std::size_t line, std::string_view what) {
  return refuse("invalid-option", "text", "cannot be read, line #: @", nullptr,
                static_cast<int64_t>(line) + 1, 0, what);
}

/// "\r\n" is taken as "\n"; a last line end is not owed.
std::string normalised(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\r' || i + 1 == text.size() || text[i + 1] != '\n') result += text[i];
  }
  if (!result.ends_with('\n')) result += '\n';
  return result;
}

/// The text as lines of one length.
struct Sheet {
  std::string_view text;
  std::size_t columns, rows;

  char at(std::size_t row, std::size_t column) const { return text[row * (columns + 1) + column]; }
};

Maze readLines(const Sheet& sheet) {
  const Size size{static_cast<uint32_t>(sheet.columns / 4), static_cast<uint32_t>(sheet.rows / 2),
                  1};
  const auto middle = [&](Cell cell) {
    return sheet.at(2 * (cell / size.width) + 1, 4 * (cell % size.width) + 2);
  };
  std::vector<uint8_t> mask(size.width * size.height);
  bool isFull = true;
  for (Cell cell = 0; cell < size.width * size.height; ++cell) {
    mask[cell] = middle(cell) != '#';
    isFull = isFull && mask[cell] != 0;
  }
  if (isFull) mask.clear();
  Maze maze(buildGrid(squares(size), std::move(mask)));
  for (Cell cell = 0; cell < size.width * size.height; ++cell) {
    if (middle(cell) == '%') maze.giveUp(cell);
  }
  for (Cell cell = 0; cell < size.width * size.height; ++cell) {
    if (!maze.isOpen(cell)) continue;
    const std::size_t row = 2 * (cell / size.width) + 1;
    const std::size_t column = 4 * (cell % size.width) + 2;
    const char sides[] = {sheet.at(row - 1, column), sheet.at(row + 1, column),
                          sheet.at(row, column - 2), sheet.at(row, column + 2)};
    const char mark = middle(cell);
    if (mark == 'S' || mark == 'B') maze.start = cell;
    if (mark == 'E' || mark == 'B') maze.end = cell;
    for (Direction direction = north; direction <= east; ++direction) {
      if (sides[direction] != ' ') continue;
      if ((maze.grid.neighbours[cell] >> direction & 1) == 0) {
        (direction == north || direction == west ? maze.start : maze.end) = cell;
      } else if ((direction == south || direction == east) &&
                 maze.isOpen(maze.grid.neighbour(cell, direction))) {
        maze.carve(cell, direction);
      }
    }
  }
  return maze;
}

Maze readTiles(const Sheet& sheet) {
  const Size size{static_cast<uint32_t>(sheet.columns), static_cast<uint32_t>(sheet.rows), 1};
  Maze maze(buildGrid(squares(size)));
  maze.dungeon = true;
  maze.kinds.resize(size.width * size.height);
  for (Cell cell = 0; cell < size.width * size.height; ++cell) {
    const char glyph = sheet.at(cell / size.width, cell % size.width);
    for (unsigned mark = 0; mark < 4; ++mark) {
      const std::size_t kind = dungeonGlyphs[mark].find(glyph);
      if (kind == std::string_view::npos) continue;
      maze.kinds[cell] = static_cast<uint8_t>(kind);
      if (kind == 0) continue;
      if ((mark & 1) != 0) maze.start = cell;
      if ((mark & 2) != 0) maze.end = cell;
    }
  }
  linkFloor(maze);
  return maze;
}

Problem readSheet(const std::string& text, Sheet& sheet) {
  sheet.text = text;
  sheet.columns = text.find('\n');
  sheet.rows = text.size() / (sheet.columns + 1);
  for (std::size_t i = 0, row = 0; i < text.size(); ++i) {
    const bool lineEnd = i % (sheet.columns + 1) == sheet.columns;
    if ((text[i] == '\n') != lineEnd) return wrong(row, "it is not as long as the first line");
    row += lineEnd ? 1 : 0;
  }
  return sheet.columns == 0 ? wrong(0, "there is no maze") : nullptr;
}

}  // namespace

Problem readAscii(std::string_view given, std::optional<Maze>& maze) {
  const std::string text = normalised(given);
  Sheet sheet{};
  if (Problem problem = readSheet(text, sheet)) return problem;
  const bool lines = text[0] == '+';
  if (lines && (sheet.columns % 4 != 1 || sheet.columns < 5)) {
    return wrong(0, "a maze w cells wide has 4w+1 characters");
  }
  if (lines && (sheet.rows % 2 != 1 || sheet.rows < 3)) {
    return wrong(sheet.rows - 1, "a maze h cells high has 2h+1 lines");
  }
  const std::size_t cells = sheet.columns / (lines ? 4 : 1) * (sheet.rows / (lines ? 2 : 1));
  if (cells > static_cast<std::size_t>(usualMaxCells)) {
    return refuse("too-large", "text", "must be of at most 16777216 cells (2^24)");
  }
  maze = lines ? readLines(sheet) : readTiles(sheet);
  const std::string again = asciiText(*maze);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (again[i] == text[i]) continue;
    maze.reset();
    return wrong(i / (sheet.columns + 1), "it has a character that does not fit");
  }
  return {};
}

}  // namespace mazewright
