// The inverse of asciiText. Reads the characters that decide the maze, then writes its text again
// and compares. So it accepts exactly what asciiText writes, and no rule of the layout is stated
// twice.

#include "mazewright/drawing/ascii.hpp"
#include "mazewright/drawing/bridges.hpp"
#include "mazewright/library/options.hpp"
#include "mazewright/model/dungeon_floor.hpp"
#include "mazewright/model/square_directions.hpp"
#include "mazewright/shapes/building/build_grid.hpp"

namespace mazewright {

namespace {

/// The shape of a maze that has a text.
ShapeSpec squares(Size size) {
  const ShapeRow* row = findRow(catalog().shapes, "square");
  return {row, Settings(row->params), size, {}};
}

using namespace square_directions;

/// A problem about a line, counted from 0 here and from 1 in the message.
Problem wrong(std::size_t line, std::string_view what) {
  return refuse("invalid-option", "text", "cannot be read, line #: @", nullptr,
                static_cast<int64_t>(line) + 1, 0, what);
}

/// The text with "\n" for "\r\n" and with a line feed at its end.
std::string normalised(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\r' || i + 1 == text.size() || text[i + 1] != '\n') result += text[i];
  }
  if (!result.ends_with('\n')) result += '\n';
  return result;
}

/// A text of `rows` lines, each of `columns` characters and a line feed.
struct Layout {
  std::string_view text;
  std::size_t columns, rows;

  char at(std::size_t row, std::size_t column) const { return text[row * (columns + 1) + column]; }
};

/// Makes the passage from a cell in a direction one-way if a character says so: out of the cell or
/// into it.
void readOneWay(Maze& maze, Cell cell, Direction direction, char out, char in, char given) {
  if (given == out) maze.makeOneWay(cell, direction);
  if (given != in) return;
  maze.makeOneWay(maze.grid.neighbour(cell, direction), maze.grid.back(cell, direction));
}

/// Whether a character on a side of a cell leaves the side open.
bool isGap(char given, Direction side) {
  return given == ' ' || given == oneWayGlyphs[side] || given == oneWayGlyphs[side ^ 1];
}

/// Makes the bridges of the tunnels, those open that are open on their first side, in a maze
/// without passages. `tunnels` has the layout of the maze.
Problem readTunnels(const Layout& tunnels, std::size_t firstLine, Maze& maze) {
  Grid& grid = maze.grid;
  makeTable(grid);
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const std::size_t row = 2 * (cell / grid.size.width) + 1;
    const std::size_t column = 4 * (cell % grid.size.width) + 2;
    const char line = tunnels.at(row, column);
    if (line != '-' && line != '|') continue;
    const Bridge bridge{cell, line == '-' ? west : north};
    if (!canBridge(grid, bridge)) {
      return wrong(firstLine + row, "a tunnel cannot lead there");
    }
    const Cell end = grid.neighbour(cell, bridge.direction);
    const Direction back = grid.back(cell, bridge.direction);
    addTunnel(grid, bridge);
    grid.bridges.push_back(bridge);
    const char mouth = line == '-' ? tunnels.at(row, column - 2) : tunnels.at(row - 1, column);
    const Direction side = bridge.direction;
    if (!isGap(mouth, side)) continue;
    maze.carve(end, back);
    readOneWay(maze, end, back, oneWayGlyphs[side ^ 1], oneWayGlyphs[side], mouth);
  }
  return grid.bridges.empty() ? wrong(firstLine, "no tunnel is drawn below the maze") : nullptr;
}

/// A maze whose cells have walls between them. `tunnels` is null if it has no bridges.
Problem readMaze(const Layout& layout, const Layout* tunnels, std::optional<Maze>& made) {
  const Size size{static_cast<uint32_t>(layout.columns / 4), static_cast<uint32_t>(layout.rows / 2),
                  1};
  const auto middle = [&](Cell cell) {
    return layout.at(2 * (cell / size.width) + 1, 4 * (cell % size.width) + 2);
  };
  std::vector<uint8_t> mask(size.width * size.height);
  bool isFull = true;
  for (Cell cell = 0; cell < size.width * size.height; ++cell) {
    mask[cell] = middle(cell) != '#';
    isFull = isFull && mask[cell] != 0;
  }
  if (isFull) mask.clear();
  Maze& maze = made.emplace(buildGrid(squares(size), std::move(mask)));
  for (Cell cell = 0; cell < size.width * size.height; ++cell) {
    if (middle(cell) == '%') maze.giveUp(cell);
  }
  if (tunnels != nullptr) {
    if (Problem problem = readTunnels(*tunnels, layout.rows + 1, maze)) return problem;
  }
  for (Cell cell = 0; cell < size.width * size.height; ++cell) {
    if (!maze.isOpen(cell)) continue;
    const std::size_t row = 2 * (cell / size.width) + 1;
    const std::size_t column = 4 * (cell % size.width) + 2;
    const char sides[] = {layout.at(row - 1, column), layout.at(row + 1, column),
                          layout.at(row, column - 2), layout.at(row, column + 2)};
    const char mark = middle(cell);
    if (mark == 'S' || mark == 'B') maze.start = cell;
    if (mark == 'E' || mark == 'B') maze.end = cell;
    for (Direction direction = north; direction <= east; ++direction) {
      const unsigned below = tunnelsOf(maze.grid, cell) | directionsOfBridge(maze.grid, cell);
      const char given = sides[direction];
      if (!isGap(given, direction) || (below >> direction & 1) != 0) continue;
      // An opening in the outline; start and end have openings on different sides (openings.hpp).
      if ((maze.grid.neighbours[cell] >> direction & 1) == 0) {
        (direction == north || direction == west ? maze.start : maze.end) = cell;
      } else if ((direction == south || direction == east) &&
                 maze.isOpen(maze.grid.neighbour(cell, direction))) {
        maze.carve(cell, direction);
        readOneWay(maze, cell, direction, oneWayGlyphs[direction], oneWayGlyphs[direction ^ 1],
                   given);
      }
    }
  }
  return {};
}

/// A dungeon, one character per tile.
Maze readDungeon(const Layout& layout) {
  const Size size{static_cast<uint32_t>(layout.columns), static_cast<uint32_t>(layout.rows), 1};
  Maze maze(buildGrid(squares(size)));
  maze.dungeon = true;
  maze.kinds.resize(size.width * size.height);
  for (Cell cell = 0; cell < size.width * size.height; ++cell) {
    const char glyph = layout.at(cell / size.width, cell % size.width);
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

/// Refuses lines of unequal length. `firstLine` is the number of the first one, from 0.
Problem readLayout(std::string_view text, std::size_t firstLine, Layout& layout) {
  if (text.empty()) return wrong(firstLine, "it is empty");
  layout.text = text;
  layout.columns = text.find('\n');
  layout.rows = text.size() / (layout.columns + 1);
  for (std::size_t i = 0, row = firstLine; i < text.size(); ++i) {
    const bool isLineEnd = i % (layout.columns + 1) == layout.columns;
    if ((text[i] == '\n') != isLineEnd) return wrong(row, "it is not as long as the first line");
    row += isLineEnd ? 1 : 0;
  }
  return layout.columns == 0 ? wrong(firstLine, "it is empty") : nullptr;
}

}  // namespace

Problem readAscii(std::string_view given, std::optional<Maze>& maze) {
  const std::string text = normalised(given);
  const bool isMaze = text[0] == '+';
  // Where the blank line above the tunnels begins.
  const std::size_t blank = isMaze ? text.find("\n\n") + 1 : 0;
  const auto plan = std::string_view(text).substr(0, blank == 0 ? text.size() : blank);
  Layout layout{};
  if (Problem problem = readLayout(plan, 0, layout)) return problem;
  if (isMaze && (layout.columns % 4 != 1 || layout.columns < 5)) {
    return wrong(0, "a maze w cells wide has 4w+1 characters");
  }
  if (isMaze && (layout.rows % 2 != 1 || layout.rows < 3)) {
    return wrong(layout.rows - 1, "a maze h cells high has 2h+1 lines");
  }
  const std::size_t cells = layout.columns / (isMaze ? 4 : 1) * (layout.rows / (isMaze ? 2 : 1));
  if (cells > static_cast<std::size_t>(defaultMaxCells)) {
    return refuse("too-large", "text", "must have at most 16777216 cells (2^24)");
  }
  Layout tunnels{};
  if (blank != 0) {
    const auto below = std::string_view(text).substr(blank + 1);
    if (Problem problem = readLayout(below, layout.rows + 1, tunnels)) return problem;
    if (tunnels.columns != layout.columns || tunnels.rows != layout.rows) {
      return wrong(layout.rows + 1, "the tunnels take as many lines as the maze, of equal length");
    }
  }
  Problem problem;
  if (isMaze) {
    problem = readMaze(layout, blank == 0 ? nullptr : &tunnels, maze);
  } else {
    maze = readDungeon(layout);
  }
  // A character that decides nothing shows as a difference here.
  const std::string again = problem ? text : asciiText(*maze);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (again[i] == text[i]) continue;
    const std::size_t after = i < plan.size() ? 0 : 1;
    problem = wrong((i - after) / (layout.columns + 1) + after, "a character does not fit");
    break;
  }
  if (problem) maze.reset();
  return problem;
}

}  // namespace mazewright
