// The inverse of asciiText. Reads the characters that decide the maze, then writes its text again
// and compares. So it accepts exactly what asciiText writes, apart from blanks around it, and no
// rule of the layout is stated twice.

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/sorting.hpp"
#include "mazewright/drawing/ascii.hpp"
#include "mazewright/drawing/bridges.hpp"
#include "mazewright/drawing/openings.hpp"
#include "mazewright/library/parse.hpp"
#include "mazewright/model/dungeon_floor.hpp"
#include "mazewright/model/square_directions.hpp"
#include "mazewright/shapes/building/build_grid.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// A problem about a line, counted from 0 here and from 1 in the message.
Problem wrong(std::size_t line, std::string_view what) {
  return refuse("invalid-option", "text", "cannot be read as style 'ascii', line #: @", nullptr,
                static_cast<int64_t>(line) + 1, 0, what);
}

Problem strangeCharacter(std::size_t line) {
  return wrong(line, "a character does not fit; a text of glued edges needs option shape");
}

/// A problem about a line of a maze that a text shows but does not hold.
Problem isShownOnly(std::size_t line) {
  return wrong(line,
               "it shows a maze with stairs, doors or things, which no text holds whole; "
               "keep JSON.stringify(maze) for mw.adopt instead");
}

/// Removes a word up to the next `separator` from the front of a text, with the separator.
std::string_view cutWord(std::string_view& rest, char separator) {
  const std::size_t end = std::min(rest.find(separator), rest.size());
  const std::string_view word = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return word;
}

/// A text of `rows` lines, each of `columns` characters and a line feed. `firstLine` is the number
/// of the first one, from 0.
struct Layout {
  std::string_view text;
  std::size_t firstLine, columns, rows;

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
  return given == ' ' || given == seamGlyph || given == oneWayGlyphs[side] ||
         given == oneWayGlyphs[side ^ 1];
}

/// Makes the bridges of the tunnels, those open that are open on their first side, in a maze
/// without passages. `tunnels` has the layout of the maze.
Problem readTunnels(const Layout& tunnels, Maze& maze) {
  Grid& grid = maze.grid;
  makeTable(grid);
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const std::size_t row = 2 * (cell / grid.size.width) + 1;
    const std::size_t column = 4 * (cell % grid.size.width) + 2;
    const char line = tunnels.at(row, column);
    if (line != '-' && line != '|') continue;
    const Bridge bridge{cell, line == '-' ? west : north};
    if (!canBridge(grid, bridge)) {
      return strangeCharacter(tunnels.firstLine + row);
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
  if (!grid.bridges.empty()) return {};
  return wrong(tunnels.firstLine, "no tunnel is drawn below the maze");
}

/// A maze whose cells have walls between them. `tunnels` is null if it has no bridges.
Problem readMaze(const Layout& layout, const Layout* tunnels, const ShapeSpec& shape,
                 std::optional<Maze>& made) {
  const Size& size = shape.size;
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
  Maze& maze = made.emplace(buildGrid(shape, std::move(mask)));
  for (Cell cell = 0; cell < size.width * size.height; ++cell) {
    if (middle(cell) == '%') maze.giveUp(cell);
  }
  if (tunnels != nullptr) {
    if (Problem problem = readTunnels(*tunnels, maze)) return problem;
  }
  // Of the start and the end: the line of its opening, and its side.
  std::size_t lines[2]{};
  int sides[] = {noOpening, noOpening};
  for (Cell cell = 0; cell < size.width * size.height; ++cell) {
    if (!maze.isOpen(cell)) continue;
    const std::size_t row = 2 * (cell / size.width) + 1;
    const std::size_t column = 4 * (cell % size.width) + 2;
    const char around[] = {layout.at(row - 1, column), layout.at(row + 1, column),
                           layout.at(row, column - 2), layout.at(row, column + 2)};
    const char mark = middle(cell);
    if (mark == 'u' || mark == 'd' || mark == 'x') {
      return isShownOnly(layout.firstLine + row);
    }
    if (mark == 'S' || mark == 'B') maze.start = cell;
    if (mark == 'E' || mark == 'B') maze.end = cell;
    for (Direction direction = north; direction <= east; ++direction) {
      const unsigned below = tunnelsOf(maze.grid, cell) | directionsOfBridge(maze.grid, cell);
      const char given = around[direction];
      if (!isGap(given, direction) || (below >> direction & 1) != 0) continue;
      // An opening in the outline; start and end have openings on different sides (openings.hpp).
      if ((maze.grid.neighbours[cell] >> direction & 1) == 0) {
        const bool isEnd = direction == south || direction == east;
        (isEnd ? maze.end : maze.start) = cell;
        lines[isEnd] = layout.firstLine + row + (direction == south) - (direction == north);
        if (sides[isEnd] != noOpening) return strangeCharacter(lines[isEnd]);
        sides[isEnd] = direction;
      } else if ((direction == south || direction == east) &&
                 maze.isOpen(maze.grid.neighbour(cell, direction))) {
        maze.carve(cell, direction);
        readOneWay(maze, cell, direction, oneWayGlyphs[direction], oneWayGlyphs[direction ^ 1],
                   given);
      }
    }
  }
  const Openings openings = openingsOf(maze);
  if (sides[0] != noOpening && sides[0] != openings.start) return strangeCharacter(lines[0]);
  if (sides[1] != noOpening && sides[1] != openings.end) return strangeCharacter(lines[1]);
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
Maze readDungeon(const Layout& layout, std::string_view lists, const ShapeSpec& shape) {
  const Size& size = shape.size;
  Maze maze(buildGrid(shape));
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

/// Refuses lines of unequal length. `layout` has its text and its first line.
Problem readLayout(Layout& layout) {
  const std::string_view text = layout.text;
  const std::size_t columns = text.find('\n');
  layout.columns = columns;
  layout.rows = text.size() / (columns + 1);
  for (std::size_t i = 0, row = layout.firstLine; i < text.size(); ++i) {
    // Of other characters than those of ASCII, bytes would be counted.
    if ((text[i] & 0x80) != 0) return strangeCharacter(row);
    const bool isLineEnd = i % (columns + 1) == columns;
    if ((text[i] == '\n') != isLineEnd) return wrong(row, "it is not as long as the first line");
    row += isLineEnd ? 1 : 0;
  }
  return {};
}

/// A text as asciiText wrote it, of one that was pasted: without what blanks there are around it,
/// and with those at the ends of its lines.
struct Pasted {
  explicit Pasted(std::string_view given);

  std::string text;
  /// The number of its first line in the text that was given.
  std::size_t firstLine = 0;
  bool isMaze = false;
  /// Where the blank line above the tunnels, or above the lists of a dungeon, begins; 0 if there is
  /// none.
  std::size_t blank = 0;
};

Pasted::Pasted(std::string_view given) {
  constexpr std::string_view blanks = " \t\r\n";
  if (given.starts_with("\xef\xbb\xbf")) given.remove_prefix(3);
  given = given.substr(0, given.find_last_not_of(blanks) + 1);
  std::size_t indent = 0;
  std::size_t columns = 0;
  bool hasSeam = false;
  for (LoopBound turns(given.size()); !given.empty(); ++turns) {
    std::string_view line = cutWord(given, '\n');
    line = line.substr(0, line.find_last_not_of(blanks) + 1);
    if (text.empty()) {
      firstLine += line.empty();
      if (line.empty()) continue;
      indent = line.find_first_not_of(blanks);
    }
    if (line.find_first_not_of(blanks) >= indent) line.remove_prefix(std::min(indent, line.size()));
    if (text.empty()) {
      // A dungeon of several columns may begin with a door, but has no wall or gap next to it.
      isMaze = line[0] == '+' && (line.size() == 1 || line[1] == '-' || line[1] == ' ');
      columns = isMaze ? line.size() : 0;
    }
    // A row of cells from opening to opening is blank as well; a line with joints is below it. Only
    // tunnels through a seam begin with a joint.
    hasSeam = hasSeam || line.find(seamGlyph) != std::string_view::npos;
    const bool isRow = !hasSeam && given.substr(std::min(indent, given.size())).starts_with('+');
    if (line.empty() && blank == 0 && !isRow) {
      blank = text.size();
    } else {
      text.append(line).append(columns - std::min(columns, line.size()), ' ');
    }
    text += '\n';
  }
  if (!isMaze || blank == 0) return;
  // Of the last lines with tunnels nothing may be left.
  for (std::size_t size = text.size(); size < 2 * blank + 1; size += columns + 1) {
    text.append(columns, ' ').append("\n");
  }
}

}  // namespace

Problem readAscii(std::string_view given, std::optional<Maze>& maze, Options options) {
  const auto [text, firstLine, isMaze, blank] = Pasted(given);
  if (text.empty()) return wrong(0, "it is empty");
  if (text.starts_with("level ")) return isShownOnly(firstLine);
  Layout layout{std::string_view(text).substr(0, blank == 0 ? text.size() : blank), firstLine, 0,
                0};
  if (Problem problem = readLayout(layout)) return problem;
  if (isMaze && (layout.columns % 4 != 1 || layout.columns < 5)) {
    return wrong(firstLine, "a maze w cells wide has 4w+1 characters");
  }
  const std::size_t below = firstLine + layout.rows;
  if (isMaze && (layout.rows % 2 != 1 || layout.rows < 3)) {
    return wrong(below - 1, "a maze h cells high has 2h+1 lines");
  }
  const std::size_t width = layout.columns / (isMaze ? 4 : 1);
  const std::size_t height = layout.rows / (isMaze ? 2 : 1);
  if (width * height > static_cast<std::size_t>(defaultMaxCells)) {
    return refuse("too-large", "text", "must have at most 16777216 cells (2^24)");
  }
  options.width = static_cast<uint32_t>(width);
  options.height = static_cast<uint32_t>(height);
  Plan plan;
  if (Problem problem = readGridOptions(options, plan)) return problem;
  const ShapeSpec& shape = plan.shape;
  if (!shape.row->tiles) {
    return refuseText("unsupported-shape", "shape", "must be 'square'; a text holds no '@'",
                      shape.row->id);
  }
  Layout tunnels{};
  const auto lists = std::string_view(text).substr(blank == 0 ? text.size() : blank + 1);
  if (isMaze && blank != 0) {
    for (const std::string_view list : {"\ndoors ", "\nthings "}) {
      if (text.find(list) != std::string::npos) return isShownOnly(below + 1);
    }
    tunnels = {lists, below + 1, 0, 0};
    if (Problem problem = readLayout(tunnels)) return problem;
    if (tunnels.columns != layout.columns || tunnels.rows != layout.rows) {
      return wrong(below + 1, "the tunnels take as many lines as the maze, of equal length");
    }
  }
  Problem problem;
  if (isMaze) {
    problem = readMaze(layout, blank == 0 ? nullptr : &tunnels, shape, maze);
  } else {
    maze = readDungeon(layout, lists, shape);
  }
  // A character that decides nothing shows as a difference here.
  const std::string again = problem ? text : asciiText(*maze);
  if (again != text && !problem) {
    const auto differ = std::mismatch(text.begin(), text.end(), again.begin(), again.end()).first;
    const auto line = std::count(text.begin(), differ, '\n');
    problem = strangeCharacter(firstLine + static_cast<std::size_t>(line));
  }
  if (problem) maze.reset();
  return problem;
}

}  // namespace mazewright
