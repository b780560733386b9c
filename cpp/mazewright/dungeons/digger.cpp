// Digger: digs features one by one from the walls of what is dug. A feature is a room at the side
// of a corridor, or a corridor that ends in a room. It is dug only where its tiles and those around
// them are rock, so no corridor ends without a room, and nothing meets by chance.
//
// A place is a tile next to dug ones and the direction away from them. Places are those along the
// sides of a room, without the ends of sides of 3 or more, and those next to corridors, without the
// ends of these at rooms. A place is tried up to `tries` times. The work ends when enough is dug or
// no place is left.
//
// Draws: width and height of the first room, below(number of sizes) each, then below(width) and
// below(height) for the tile of it that is in the middle of the grid, or as near as possible. Per
// try: below(places) (popRandom); width and height of a room; at a corridor below(2), 0 for a room
// without a corridor; for a corridor below(number of lengths), then below(1000), a turn if less
// than turns, then for a turn below(2), 0 to the left, and below(number of lengths) again; last
// below(places of the door along the room). A place that was tried less often goes back to the end
// of the list.
// Source: M. Anderson, "Dungeon-building algorithm" (RogueBasin); O. Zara, rot.js, Map.Digger.

#include <algorithm>
#include <array>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/pop_random.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/dungeons/shared/dig.hpp"
#include "mazewright/dungeons/shared/inner_grid.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

constexpr Param params[] = {
    share("dug", 300, "Share of the tiles to dig, at most"),
    integer("minWidth", 1, 64, 3, "Smallest width of a room"),
    integer("maxWidth", 1, 64, 9, "Largest width of a room"),
    integer("minHeight", 1, 64, 3, "Smallest height of a room"),
    integer("maxHeight", 1, 64, 6, "Largest height of a room"),
    integer("minCorridor", 3, 64, 3, "Shortest corridor", "with a tile between its doors"),
    integer("maxCorridor", 3, 64, 8, "Longest corridor, from turn to turn"),
    share("turns", 300, "Share of corridors that turn"),
    integer("tries", 1, 100, 3, "Tries per place"),
};

struct Tile {
  int32_t x, y;
};

/// A whole number from low to high.
struct Range {
  int32_t low, high;
};

constexpr Tile steps[] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};

constexpr Tile moved(Tile tile, Direction direction, int32_t by) {
  return {tile.x + by * steps[direction].x, tile.y + by * steps[direction].y};
}

/// A straight piece of a corridor.
struct Leg {
  Tile first;
  Direction direction;
  int32_t length;

  Tile last() const { return moved(first, direction, length - 1); }
};

/// A place, and how many times it has been tried.
struct Place {
  Cell cell;
  uint8_t direction, tries;
};

class Builder {
 public:
  Builder(Maze& maze, Random& random, const Settings& settings)
      : maze_(maze),
        random_(random),
        columns_(static_cast<int32_t>(maze.grid.size.width)),
        rows_(static_cast<int32_t>(maze.grid.size.height)),
        widths_{settings["minWidth"], std::min(settings["maxWidth"], columns_ - 2)},
        heights_{settings["minHeight"], std::min(settings["maxHeight"], rows_ - 2)},
        lengths_{settings["minCorridor"], settings["maxCorridor"]},
        turns_(static_cast<uint32_t>(settings["turns"])),
        tries_(static_cast<uint8_t>(settings["tries"])),
        wanted_(roundedShare(maze.grid.cellCount(), settings["dug"])) {}

  void build() {
    digFirstRoom();
    Ticker ticker(maze_, wanted_);
    // A tile has a place per direction at most.
    const uint64_t places = std::size_t{4} * maze_.grid.cellCount();
    for (LoopBound turns(places * tries_); dug_ < wanted_ && !places_.empty(); ++turns) {
      const uint32_t before = dug_;
      tryPlace();
      ticker.settle(dug_ - before);
      // About the number of tiles that a try reads.
      ticker.add(128);
    }
  }

 private:
  int32_t draw(const Range& range) { return random_.between(range.low, range.high); }

  void digFirstRoom() {
    const int32_t width = draw(widths_);
    const int32_t height = draw(heights_);
    const int32_t x = columns_ / 2 - random_.between(0, width - 1);
    const int32_t y = rows_ / 2 - random_.between(0, height - 1);
    dig({std::clamp(x, 1, columns_ - 1 - width), std::clamp(y, 1, rows_ - 1 - height), width,
         height});
  }

  /// Tries a feature at a random place. Not inlined: a slice (model/progress.hpp).
  [[gnu::noinline]] void tryPlace() {
    Place place = popRandom(random_, places_);
    if (!tryFeature(place.cell, place.direction) && ++place.tries < tries_) {
      places_.push_back(place);
    }
  }

  bool tryFeature(Cell cell, Direction direction) {
    const auto width = static_cast<Cell>(columns_);
    const Tile start{static_cast<int32_t>(cell % width), static_cast<int32_t>(cell / width)};
    const int32_t roomWidth = draw(widths_);
    const int32_t roomHeight = draw(heights_);
    const Tile from = moved(start, direction, -1);
    const bool isFromRoom = kindAt(from) == TileKind::room;
    std::array<Leg, 2> legs{Leg{start, direction, 1}};
    uint32_t count = 1;
    if (isFromRoom || random_.below(2) != 0) {
      legs[0].length = draw(lengths_);
      if (random_.below(wholeShare) < turns_) {
        // To the left and to the right of north, south, west, east.
        constexpr Direction turned[][2] = {
            {west, east}, {east, west}, {south, north}, {north, south}};
        const Direction next = turned[direction][random_.below(2)];
        legs[1] = {moved(legs[0].last(), next, 1), next, draw(lengths_)};
        count = 2;
      }
    }
    const Leg& end = legs[count - 1];
    const Rect room = roomAt(end.last(), end.direction, roomWidth, roomHeight);
    if (!isRock({room.x - 1, room.y - 1, room.width + 2, room.height + 2})) return false;
    for (uint32_t i = 0; i < count; ++i) {
      if (!isFree(legs[i])) return false;
    }
    for (uint32_t i = 0; i < count; ++i) digLeg(legs[i]);
    dig(room);
    for (uint32_t i = 0; i < count; ++i) {
      addPlaces(legs[i], isFromRoom && i == 0, i + 1 == count);
    }
    return true;
  }

  /// The room behind a door, which is at a random place along its side.
  Rect roomAt(Tile door, Direction direction, int32_t width, int32_t height) {
    const bool isUpright = direction <= south;
    const int32_t side = isUpright ? width : height;
    const int32_t corner = side >= 3 ? 1 : 0;
    const int32_t back = random_.between(corner, side - 1 - corner);
    const Tile next = moved(door, direction, 1);
    Rect room{next.x, next.y, width, height};
    (isUpright ? room.x : room.y) -= back;
    if (direction == north) room.y -= height - 1;
    if (direction == west) room.x -= width - 1;
    return room;
  }

  /// Whether a leg, the tiles next to it and the one after it are rock.
  bool isFree(const Leg& leg) const {
    const Tile last = moved(leg.last(), leg.direction, 1);
    const int32_t x = std::min(leg.first.x, last.x);
    const int32_t y = std::min(leg.first.y, last.y);
    const int32_t beside = leg.direction <= south ? 1 : 0;
    return isRock({x - beside, y - (1 - beside), leg.length * (1 - beside) + 1 + 2 * beside,
                   leg.length * beside + 1 + 2 * (1 - beside)});
  }

  bool isRock(const Rect& rect) const {
    const auto [x, y, width, height] = rect;
    if (x < 0 || y < 0 || x + width > columns_ || y + height > rows_) return false;
    for (int32_t row = y; row < y + height; ++row) {
      const auto first = maze_.kinds.begin() + cellAt({x, row});
      if (std::any_of(first, first + width, [](uint8_t kind) { return kind != 0; })) return false;
    }
    return true;
  }

  void digLeg(const Leg& leg) {
    for (int32_t i = 0; i < leg.length; ++i) {
      digCorridor(maze_, cellAt(moved(leg.first, leg.direction, i)));
    }
    dug_ += static_cast<uint32_t>(leg.length);
  }

  /// Digs a room and adds the places along its sides.
  void dig(const Rect& room) {
    digRoom(maze_, room);
    dug_ += static_cast<uint32_t>(room.width * room.height);
    const int32_t columnsFrom = room.width >= 3 ? 1 : 0;
    for (int32_t i = columnsFrom; i < room.width - columnsFrom; ++i) {
      addPlace({room.x + i, room.y - 1}, north);
      addPlace({room.x + i, room.y + room.height}, south);
    }
    const int32_t rowsFrom = room.height >= 3 ? 1 : 0;
    for (int32_t i = rowsFrom; i < room.height - rowsFrom; ++i) {
      addPlace({room.x - 1, room.y + i}, west);
      addPlace({room.x + room.width, room.y + i}, east);
    }
  }

  /// Adds the places next to a leg whose first or last tile may be a door.
  void addPlaces(const Leg& leg, bool beginsAtDoor, bool endsAtDoor) {
    for (int32_t i = beginsAtDoor; i < leg.length - endsAtDoor; ++i) {
      for (Direction direction = north; direction <= east; ++direction) {
        addPlace(moved(moved(leg.first, leg.direction, i), direction, 1), direction);
      }
    }
  }

  /// Adds a tile of rock that is not on the edge of the grid.
  void addPlace(Tile tile, Direction direction) {
    const bool isInside = tile.x > 0 && tile.y > 0 && tile.x < columns_ - 1 && tile.y < rows_ - 1;
    if (!isInside || kindAt(tile) != TileKind::rock) return;
    places_.push_back({cellAt(tile), static_cast<uint8_t>(direction), 0});
  }

  TileKind kindAt(Tile tile) const { return static_cast<TileKind>(maze_.kinds[cellAt(tile)]); }

  Cell cellAt(Tile tile) const {
    return static_cast<Cell>(tile.y) * static_cast<Cell>(columns_) + static_cast<Cell>(tile.x);
  }

  Maze& maze_;
  Random& random_;
  int32_t columns_, rows_;
  Range widths_, heights_, lengths_;
  uint32_t turns_;
  uint8_t tries_;
  uint32_t wanted_;
  uint32_t dug_ = 0;
  std::vector<Place> places_;
};

void run(Maze& maze, Random& random, const Settings& settings) {
  fillWithRock(maze);
  Builder(maze, random, settings).build();
  finishFloor(maze);
}

Problem problem(const Size& size, const Settings& settings) {
  struct Limits {
    const char* low;
    const char* high;
    const char* rest;
  };
  for (const Limits& limits :
       {Limits{"minWidth", "maxWidth", "must be at most params.maxWidth"},
        Limits{"minHeight", "maxHeight", "must be at most params.maxHeight"},
        Limits{"minCorridor", "maxCorridor", "must be at most params.maxCorridor"}}) {
    if (settings[limits.low] <= settings[limits.high]) continue;
    return refuse("invalid-option", std::string("params.") + limits.low, limits.rest);
  }
  return refuseSmall(size, static_cast<uint32_t>(settings["minWidth"]) + 2,
                     static_cast<uint32_t>(settings["minHeight"]) + 2,
                     "must be at least # (the smallest room + 2) to hold a room; got #");
}

/// A try reads about 128 tiles. There is about half a place per tile of rooms and more beside
/// corridors: less than one per tile that is dug, or one and a half where rooms may be narrow.
Work work(const WorkArea& area, const Settings& settings) {
  const bool isNarrow = std::min(settings["minWidth"], settings["minHeight"]) < 3;
  const Work dug = area.cells * workOf(settings, "dug") / wholeShare;
  return (dug * (isNarrow ? 6 : 4) / 4 + 8) * workOf(settings, "tries") * 128 + area.cells * 8;
}

}  // namespace

namespace generators {
extern const GeneratorRow digger;
}
constinit const GeneratorRow generators::digger{
    .id = "digger",
    .title = "Digger",
    .about =
        "Rooms and corridors dug one by one from the walls of what is there, as by a digger who "
        "never breaks into an old tunnel.",
    .cost = "O(cells)",
    .work = work,
    .source = "M. Anderson, Dungeon-building algorithm; O. Zara, rot.js",
    .kind = GeneratorKind::dungeon,
    .params = params,
    .run = run,
    .problem = problem,
};

}  // namespace mazewright
