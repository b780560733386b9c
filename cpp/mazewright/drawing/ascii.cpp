#include "mazewright/drawing/ascii.hpp"

#include <algorithm>

#include "mazewright/drawing/bridges.hpp"
#include "mazewright/drawing/openings.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// What a layout shows. full: the maze with its bridges, with walls between cells that are not
/// open; withoutVoid: the same without these walls; tunnels: the tunnels only.
enum class Plan { full, withoutVoid, tunnels };

/// Whether edges of a maze of squares are glued together.
bool isGlued(const Maze& maze) { return maze.grid.settings["wrap"] != 0; }

/// The walls of a layout, by the lines of the lattice. There is a wall between cells that are not
/// linked, beside bridges, and around the outline except for the openings. A tunnel has walls along
/// its bridge, and at its mouths if it is closed.
class Walls {
 public:
  Walls(const Maze& maze, Plan plan)
      : maze_(maze),
        // A gap of an opening would be one of the seam as well.
        openings_(plan == Plan::full && isGlued(maze) ? Openings{} : openingsOf(maze)),
        width_(maze.grid.size.width),
        height_(maze.grid.size.height),
        plan_(plan) {}

  Plan plan() const { return plan_; }

  /// The wall above row `line` at column x. Line h is the bottom of the maze.
  bool horizontal(uint32_t x, uint32_t line) const {
    if (line == 0) return isDrawn(x, north);
    const Cell above = (line - 1) * width_ + x;
    return isDrawn(above, south) ||
           (line < height_ && !open(above) && closes(above + width_, north));
  }

  /// The wall left of column `line` in row y. Line w is the right border of the maze.
  bool vertical(uint32_t line, uint32_t y) const {
    if (line == 0) return isDrawn(y * width_, west);
    const Cell left = y * width_ + line - 1;
    return isDrawn(left, east) || (line < width_ && !open(left) && closes(left + 1, west));
  }

  /// The character in the gap above row `line` at column x: a blank, one of oneWayGlyphs or
  /// seamGlyph.
  char acrossHorizontal(uint32_t x, uint32_t line) const {
    const char above = line == 0 ? ' ' : oneWay((line - 1) * width_ + x, south);
    if (above != ' ' || line == height_) return across(above, line == height_);
    return across(oneWay(line * width_ + x, north), line == 0);
  }

  /// The character in the gap left of column `line` in row y.
  char acrossVertical(uint32_t line, uint32_t y) const {
    const char left = line == 0 ? ' ' : oneWay(y * width_ + line - 1, east);
    if (left != ' ' || line == width_) return across(left, line == width_);
    return across(oneWay(y * width_ + line, west), line == 0);
  }

  /// The middle one of a cell's three characters.
  char middle(Cell cell) const {
    if (plan_ == Plan::tunnels) {
      const unsigned line = directionsOfBridge(maze_.grid, cell);
      return line == 0 ? ' ' : (line >> west & 1) != 0 ? '-' : '|';
    }
    if (!maze_.grid.has(cell)) return '#';
    if (!maze_.isOpen(cell)) return '%';
    const bool start = cell == maze_.start && openings_.start == noOpening;
    const bool end = cell == maze_.end && openings_.end == noOpening;
    // Only storeys have directions above 3.
    const unsigned stairs = maze_.passages[cell] >> 4;
    return start && end ? 'B' : start ? 'S' : end ? 'E' : " dux"[stairs & 3];
  }

 private:
  /// The character in a gap, of which `isBorder` says whether it is in the outline.
  char across(char gap, bool isBorder) const {
    return gap == ' ' && isBorder && plan_ == Plan::full && isGlued(maze_) ? seamGlyph : gap;
  }
  /// Whether a cell decides which of its walls are drawn; a wall between two such cells is decided
  /// by the first one.
  bool open(Cell cell) const { return plan_ != Plan::tunnels && maze_.isOpen(cell); }
  /// Whether there is a wall between a cell and the one before it, which is not open.
  bool closes(Cell cell, int side) const {
    return plan_ == Plan::tunnels ? isDrawn(cell, side) : open(cell);
  }

  /// The character of a one-way passage on a side of a cell, or of a one-way tunnel below it;
  /// a blank if there is none.
  char oneWay(Cell cell, Direction side) const {
    if (maze_.oneWays.empty()) return ' ';
    const Grid& grid = maze_.grid;
    Cell from = cell;
    Direction direction = side;
    bool isOutward = true;
    if (plan_ == Plan::tunnels) {
      if ((directionsOfBridge(grid, cell) >> side & 1) == 0) return ' ';
      from = grid.neighbour(cell, side);
      direction = grid.back(cell, side);
      isOutward = false;
    } else if (isTunnel(grid, cell, side)) {
      return ' ';
    }
    if (!maze_.linked(from, direction)) return ' ';
    const Cell to = grid.neighbour(from, direction);
    const bool isBlocked = (maze_.oneWays[from] >> direction & 1) != 0;
    if (!isBlocked && (maze_.oneWays[to] >> grid.back(from, direction) & 1) == 0) return ' ';
    return oneWayGlyphs[isBlocked != isOutward ? side : side ^ 1];
  }

  bool isDrawn(Cell cell, int side) const {
    const auto direction = static_cast<Direction>(side);
    if (plan_ == Plan::tunnels) {
      const unsigned line = directionsOfBridge(maze_.grid, cell);
      return line != 0 && ((line >> side & 1) == 0 || !isTunnelOpen(maze_, {cell, direction}));
    }
    if (!open(cell)) return plan_ == Plan::full;
    if (isTunnel(maze_.grid, cell, direction)) return true;
    if (maze_.linked(cell, direction)) return false;
    const bool isOpening = (cell == maze_.start && side == openings_.start) ||
                           (cell == maze_.end && side == openings_.end);
    return !isOpening;
  }

  const Maze& maze_;
  Openings openings_;
  uint32_t width_, height_;
  Plan plan_;
};

/// The largest number of bytes that a room, a door or a thing takes in the lines below a dungeon.
constexpr uint64_t maxItemBytes = 48;

/// The characters of the doors and things that are shown in place of their tiles, ascending by
/// cell.
std::vector<std::pair<Cell, char>> itemGlyphs(const Maze& maze) {
  std::vector<std::pair<Cell, char>> found;
  const auto add = [&](Cell cell, char glyph) {
    if (cell != maze.start && cell != maze.end) found.emplace_back(cell, glyph);
  };
  for (const Door& door : maze.doors) add(door.cell, doorGlyphs[static_cast<uint32_t>(door.state)]);
  for (std::size_t i = maze.things.size(); i-- > 0;) {
    const auto& [cell, role, lock] = maze.things[i];
    const auto kind = static_cast<TileKind>(maze.kinds[cell]);
    if (kind != TileKind::room && kind != TileKind::corridor) continue;
    const char glyph = thingGlyphs[kind == TileKind::corridor][static_cast<uint8_t>(role)];
    if (glyph != ' ') add(cell, glyph);
  }
  return found;
}

/// One character per tile. `glyphs` is indexed like dungeonGlyphs.
std::string dungeonMap(const Maze& maze, const std::string_view (&glyphs)[4]) {
  const uint32_t width = maze.grid.size.width;
  std::string text;
  text.reserve(asciiBytes(maze));
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    text += glyphs[(cell == maze.start) + 2 * (cell == maze.end)][maze.kinds[cell]];
    if (cell % width == width - 1) text += '\n';
  }
  // If several things are on one tile, the first one is written last, so that it is seen.
  for (const auto& [cell, glyph] : itemGlyphs(maze)) text[cell + cell / width] = glyph;
  return text;
}

/// The lines below a map or a plan.
class ItemLines {
 public:
  explicit ItemLines(const Maze& maze) : width_(maze.grid.size.width) {
    for (const Room& room : maze.rooms) {
      if (!maze.dungeon) break;
      begin("rooms");
      add({room.x, room.y, room.width, room.height});
    }
    for (const Door& door : maze.doors) {
      const bool isShown = door.cell != maze.start && door.cell != maze.end && door.lock == 0;
      if (isShown && maze.dungeon) continue;
      begin("doors");
      add({door.cell % width_, door.cell / width_});
      if (door.side != 0) text_.append({',', "nswedu"[door.direction()]});
      text_.append(",").append(doorStates[static_cast<uint32_t>(door.state)]);
      addLock(door.lock);
    }
    for (const auto& [cell, role, lock] : maze.things) {
      begin("things");
      text_.append(roles[static_cast<uint8_t>(role)]).append(",");
      add({cell % width_, cell / width_});
      addLock(lock);
    }
    if (maze.dungeon && isGlued(maze)) text_ += gluedLine;
    if (!text_.empty()) text_ += '\n';
  }

  /// The lines with a blank line before them; empty if there is nothing to list.
  const std::string& text() const { return text_; }

 private:
  /// Begins an item of a line, and the line if it is the first one.
  void begin(std::string_view line) {
    if (line != line_) {
      text_.append("\n").append(line);
      line_ = line;
    }
    text_ += ' ';
  }

  void add(std::initializer_list<uint32_t> numbers) {
    for (const uint32_t& number : numbers) {
      if (&number != numbers.begin()) text_ += ',';
      text_ += std::to_string(number);
    }
  }

  void addLock(uint32_t lock) {
    if (lock != 0) text_.append(",").append(std::to_string(lock));
  }

  uint32_t width_;
  std::string text_;
  std::string_view line_;
};

/// Calls one function per element of the layout, in reading order: joint(x, line) per corner,
/// horizontal(isWall, gap) and vertical(isWall, gap) per wall, middle(character) per cell. Adds
/// line feeds.
template <typename Joint, typename Horizontal, typename Vertical, typename Middle>
void writeLayout(const Maze& maze, const Walls& walls, std::string& text, Joint joint,
                 Horizontal horizontal, Vertical vertical, Middle middle) {
  const auto [width, height, levels] = maze.grid.size;
  for (uint32_t line = 0; line <= height; ++line) {
    for (uint32_t x = 0; x < width; ++x) {
      joint(x, line);
      horizontal(walls.horizontal(x, line), walls.acrossHorizontal(x, line));
    }
    joint(width, line);
    text += '\n';
    if (line == height) return;
    for (uint32_t x = 0; x < width; ++x) {
      vertical(walls.vertical(x, line), walls.acrossVertical(x, line));
      middle(walls.middle(line * width + x));
    }
    vertical(walls.vertical(width, line), walls.acrossVertical(width, line));
    text += '\n';
  }
}

/// The walls that meet at a joint: 1 up, 2 down, 4 left, 8 right.
unsigned armsOf(const Maze& maze, const Walls& walls, uint32_t x, uint32_t line) {
  const auto [width, height, levels] = maze.grid.size;
  const bool up = line > 0 && walls.vertical(x, line - 1);
  const bool down = line < height && walls.vertical(x, line);
  const bool left = x > 0 && walls.horizontal(x - 1, line);
  const bool right = x < width && walls.horizontal(x, line);
  return up + 2u * down + 4u * left + 8u * right;
}

/// Puts doors in their gaps and things in their cells, beside what is there already if there is
/// room.
void addSigns(const Maze& maze, std::string& plan) {
  const std::size_t across = 4 * std::size_t{maze.grid.size.width} + 2;
  const auto put = [&](Cell cell, std::size_t away, char sign) {
    if (sign == ' ') return;
    const uint32_t width = maze.grid.size.width;
    const std::size_t place = (2 * (cell / width) + 1) * across + 4 * (cell % width) + 2 + away;
    std::size_t at = place;
    for (const std::size_t near : {place - 1, place + 1, place}) at = plan[near] == ' ' ? near : at;
    plan[at] = sign;
  };
  // By directions; a door at stairs stands beside them.
  const std::size_t away[] = {0 - across, across, std::size_t{0} - 2, 2, 1, 1};
  for (const Door& door : maze.doors) {
    put(door.cell, away[door.direction()], doorGlyphs[static_cast<uint32_t>(door.state)]);
  }
  for (const Thing& thing : maze.things) {
    put(thing.cell, 0, thingGlyphs[0][static_cast<uint32_t>(thing.role)]);
  }
}

/// Calls write(walls) for the maze, and after a blank line for its tunnels if it has bridges.
template <typename Write>
void writeLevels(const Maze& maze, Plan plan, std::string& text, Write write) {
  write(Walls(maze, plan));
  if (maze.grid.bridges.empty()) return;
  text += '\n';
  write(Walls(maze, Plan::tunnels));
}

}  // namespace

uint64_t asciiBytes(const Maze& maze) {
  const uint64_t width = maze.grid.size.width;
  const uint64_t height = maze.grid.size.height;
  const uint64_t items =
      maxItemBytes * (maze.rooms.size() + maze.doors.size() + maze.things.size() + 1);
  if (maze.isDungeon()) return (width + 1) * height + items;
  const uint64_t plan = (4 * width + 2) * (2 * height + 1);
  return (maze.grid.bridges.empty() ? plan : 2 * plan + 1) + items;
}

std::string asciiText(const Maze& maze) {
  if (maze.isDungeon()) return dungeonMap(maze, dungeonGlyphs) + ItemLines(maze).text();
  std::string text;
  text.reserve(asciiBytes(maze));
  writeLevels(maze, Plan::full, text, [&](const Walls& walls) {
    writeLayout(
        maze, walls, text,
        [&](uint32_t x, uint32_t line) {
          const bool isJoint = walls.plan() != Plan::tunnels || armsOf(maze, walls, x, line) != 0;
          text += isJoint ? '+' : ' ';
        },
        [&](bool isWall, char gap) {
          const char side = isWall ? '-' : ' ';
          text += {side, isWall ? '-' : gap, side};
        },
        [&](bool isWall, char gap) { text += isWall ? '|' : gap; },
        [&](char c) {
          const char side = c == '#' || c == '%' ? c : ' ';
          text += {side, c, side};
        });
  });
  return text + ItemLines(maze).text();
}

std::string unicodeText(const Maze& maze) {
  // What a byte from 128 on stands for: a joint by armsOf, then arrows in the order of directions.
  constexpr const char* signs[] = {" ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└",
                                   "┌", "├", "─", "┴", "┬", "┼", "↑", "↓", "←", "→"};
  const auto byteOf = [](std::size_t sign) { return static_cast<char>(128 + sign); };
  const auto gapOf = [&](char gap) {
    const auto* const found = std::find(std::begin(oneWayGlyphs), std::end(oneWayGlyphs), gap);
    return found == std::end(oneWayGlyphs)
               ? ' '
               : byteOf(16 + static_cast<std::size_t>(found - oneWayGlyphs));
  };
  std::string plan;
  if (maze.isDungeon()) {
    constexpr std::string_view glyphs[] = {"# +..>", "#SSssU", "#EEeeV", "#BBbbW"};
    plan = dungeonMap(maze, glyphs);
  } else {
    // No walls between two cells that are not open, so that the outline of a mask is visible.
    writeLevels(maze, Plan::withoutVoid, plan, [&](const Walls& walls) {
      writeLayout(
          maze, walls, plan,
          [&](uint32_t x, uint32_t line) { plan += byteOf(armsOf(maze, walls, x, line)); },
          [&](bool isWall, char gap) {
            const char side = isWall ? byteOf(12) : ' ';
            plan += {side, isWall ? side : gapOf(gap), side};
          },
          [&](bool isWall, char gap) { plan += isWall ? byteOf(3) : gapOf(gap); },
          [&](char c) { plan += {' ', c == '#' || c == '%' ? ' ' : c, ' '}; });
    });
    addSigns(maze, plan);
  }
  std::string text;
  for (const char c : plan) {
    const auto sign = static_cast<uint8_t>(c);
    sign > 127 ? text += signs[sign - 128]
    : c == '#' ? text += "█"
    : c == '.' ? text += "·"
               : text += c;
  }
  return text;
}

}  // namespace mazewright
