// The inverse of asciiText. Reads the characters that decide the maze, then writes its text again
// and compares. So it accepts exactly what asciiText writes, and no rule of the layout is stated
// twice.

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/sorting.hpp"
#include "mazewright/drawing/ascii.hpp"
#include "mazewright/drawing/bridges.hpp"
#include "mazewright/drawing/storey.hpp"
#include "mazewright/library/options.hpp"
#include "mazewright/model/dungeon_floor.hpp"
#include "mazewright/model/square_directions.hpp"
#include "mazewright/shapes/building/build_grid.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// A problem about a line, counted from 0 here and from 1 in the message.
Problem wrong(std::size_t line, std::string_view what) {
  return refuse("invalid-option", "text", "cannot be read, line #: @", nullptr,
                static_cast<int64_t>(line) + 1, 0, what);
}

/// A problem about a line of a maze in storeys.
Problem hasStoreys(std::size_t line) {
  return wrong(line,
               "it shows a storey of a maze with stairs, of which no text holds the whole; "
               "keep JSON.stringify(maze) for mw.adopt instead");
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
    if (mark == 'u' || mark == 'd' || mark == 'x') return hasStoreys(row);
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

/// Reads the kind of a tile, and the state of its door, from a character that is no mark.
void readTile(Maze& maze, Cell cell, char glyph) {
  const std::size_t state = doorGlyphs.find(glyph);
  if (state != std::string_view::npos) {
    maze.kinds[cell] = static_cast<uint8_t>(TileKind::door);
    maze.doors.push_back({cell, static_cast<DoorState>(state)});
  }
  if (glyph == ' ') return;
  for (const TileKind kind : {TileKind::room, TileKind::corridor}) {
    const bool isThing =
        thingGlyphs[kind == TileKind::corridor].find(glyph) != std::string_view::npos;
    if (isThing) maze.kinds[cell] = static_cast<uint8_t>(kind);
  }
}

/// Removes a word up to the next `separator` from the front of a text, with the separator.
std::string_view cutWord(std::string_view& rest, char separator) {
  const std::size_t end = std::min(rest.find(separator), rest.size());
  const std::string_view word = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return word;
}

/// A number below a limit; 0 for any other text, which the text written again will show.
uint32_t readNumber(std::string_view& rest, uint32_t limit) {
  uint64_t number = 0;
  for (const char digit : cutWord(rest, ',')) {
    if (digit < '0' || digit > '9' || number >= limit) return 0;
    number = number * 10 + static_cast<uint64_t>(digit - '0');
  }
  return number < limit ? static_cast<uint32_t>(number) : 0;
}

/// The place of a name in a list; 0 if it is not in it.
template <std::size_t size>
uint8_t readName(std::string_view name, const char* const (&names)[size]) {
  uint8_t found = 0;
  for (uint8_t i = 0; i < size; ++i) found = names[i] == name ? i : found;
  return found;
}

bool isDoor(const Maze& maze, Cell cell) {
  return maze.kinds[cell] == static_cast<uint8_t>(TileKind::door);
}

/// Reads the lines below the map of a dungeon. What does not fit is left out.
void readLists(std::string_view lines, Maze& maze) {
  const auto [width, height, levels] = maze.grid.size;
  const auto shownDoors = static_cast<std::ptrdiff_t>(maze.doors.size());
  for (LoopBound turns(lines.size()); !lines.empty(); ++turns) {
    std::string_view line = cutWord(lines, '\n');
    const std::string_view name = cutWord(line, ' ');
    for (LoopBound words(line.size()); !line.empty(); ++words) {
      std::string_view item = cutWord(line, ' ');
      const std::string_view role = name == "things" ? cutWord(item, ',') : "";
      const uint32_t x = readNumber(item, width);
      const uint32_t y = readNumber(item, height);
      const Cell cell = y * width + x;
      constexpr uint32_t maxLocks = 0xffffffff;
      if (name == "rooms") {
        const uint32_t across = readNumber(item, width - x + 1);
        const uint32_t down = readNumber(item, height - y + 1);
        if (across > 0 && down > 0) maze.rooms.push_back({x, y, across, down, {}});
      } else if (name == "things" && maze.isOpen(cell)) {
        const auto number = static_cast<Role>(readName(role, roles));
        maze.things.push_back({cell, number, readNumber(item, maxLocks)});
      } else if (name == "doors" && isDoor(maze, cell)) {
        const auto state = static_cast<DoorState>(readName(cutWord(item, ','), doorStates));
        const Door door{.cell = cell, .state = state, .lock = readNumber(item, maxLocks)};
        const auto shown =
            std::lower_bound(maze.doors.begin(), maze.doors.begin() + shownDoors, cell,
                             [](const Door& each, Cell place) { return each.cell < place; });
        if (shown != maze.doors.begin() + shownDoors && shown->cell == cell) {
          *shown = door;
        } else if (cell == maze.start || cell == maze.end) {
          maze.doors.push_back(door);
        }
      }
    }
  }
  sortBy(maze.doors, [](const Door& door) { return door.cell; });
}

/// A dungeon, one character per tile; `lists` are the lines below it.
Maze readDungeon(const Layout& layout, std::string_view lists) {
  const Size size{static_cast<uint32_t>(layout.columns), static_cast<uint32_t>(layout.rows), 1};
  Maze maze(buildGrid(squares(size)));
  maze.dungeon = true;
  maze.kinds.resize(size.width * size.height);
  for (Cell cell = 0; cell < size.width * size.height; ++cell) {
    const char glyph = layout.at(cell / size.width, cell % size.width);
    readTile(maze, cell, glyph);
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
  readLists(lists, maze);
  listDoors(maze);
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
  if (text.starts_with("level ")) return hasStoreys(0);
  // A dungeon of several columns may begin with a door, but has no wall or gap next to it.
  const bool isMaze =
      text[0] == '+' && std::string_view("- \n").find(text[1]) != std::string_view::npos;
  // Where the blank line above the tunnels, or above the lists of a dungeon, begins.
  const std::size_t blank = text.find("\n\n") + 1;
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
  const auto lists = std::string_view(text).substr(blank == 0 ? text.size() : blank + 1);
  if (isMaze && blank != 0) {
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
    maze = readDungeon(layout, lists);
  }
  // A character that decides nothing shows as a difference here.
  const std::string again = problem ? text : asciiText(*maze);
  if (again != text && !problem) {
    const auto differ = std::mismatch(text.begin(), text.end(), again.begin(), again.end()).first;
    const auto line = std::count(text.begin(), differ, '\n');
    problem = wrong(static_cast<std::size_t>(line), "a character does not fit");
  }
  if (problem) maze.reset();
  return problem;
}

}  // namespace mazewright
