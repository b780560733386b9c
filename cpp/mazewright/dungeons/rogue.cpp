// Rogue: a grid of fields with at most one room each, joined from field to field. There are fewer
// columns or rows of fields than wanted where the fields would be too small for rooms.
//
// A random walk from a random field joins fields until it has no new neighbour; then each field
// that remains is joined to a joined neighbour; then a share of the other pairs of neighbours is
// joined too. A field with two joins or more may have a junction of corridors in place of its room,
// unless one that it is joined to has one: a corridor from a room always leads to other rooms.
// Corridors cross the lines between fields (dungeons/shared/corridors.hpp) and meet in junctions
// only.
//
// Draws: below(fields) for the first field; per step of the walk below(number of new neighbours),
// north, south, west, east; then popRandom from the list of joins from a joined field to a new one,
// which is in the order of fields and grows by those of each new field; per pair of neighbours that
// is not joined, east before south, below(1000), joined if less than loops; per field that may have
// a junction, below(1000), a junction if less than gone. Then per field drawRoom, or
// below(places) for x and y of a junction. Last, per field, east before south, those of joinAcross.
// Source: M. D. Hughes, "Game Design: Roguelike Dungeon Generation"; Rogue by M. Toy, G. Wichman
// and K. Arnold, 1980.

#include <algorithm>
#include <bit>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/pop_random.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/dungeons/shared/corridors.hpp"
#include "mazewright/dungeons/shared/inner_grid.hpp"
#include "mazewright/dungeons/shared/room_place.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

constexpr Param params[] = {
    integer("columns", 1, 1000, 3, "Rooms in a row, at most"),
    integer("rows", 1, 1000, 3, "Rows of rooms, at most"),
    integer("minRoom", 1, 64, 3, "Shortest side of a room"),
    share("minFill", 300, "Share of the space that a side of a room has, at least"),
    share("gone", 150, "Share of possible rooms that are only junctions"),
    share("loops", 150, "Share of further pairs of neighbours that are joined"),
    integer("corridor", 1, 3, 1, "Width of corridors"),
};

/// The shortest side of a room: wide enough for a corridor.
int32_t minRoom(const Settings& settings) {
  return std::max(settings["minRoom"], settings["corridor"]);
}

/// The shortest side of a field: a room with its rock.
uint32_t minField(const Settings& settings) {
  return static_cast<uint32_t>(rockBeforeStop(settings["corridor"]) + minRoom(settings) + 1);
}

/// How many fields lie in a line of tiles: as many as wanted, or as many as fit.
uint32_t fieldsIn(uint32_t length, int32_t wanted, const Settings& settings) {
  return std::min(static_cast<uint32_t>(wanted), length / minField(settings));
}

class Builder {
 public:
  Builder(Maze& maze, Random& random, const Settings& settings)
      : maze_(maze),
        random_(random),
        columns_(fieldsIn(maze.grid.size.width, settings["columns"], settings)),
        rows_(fieldsIn(maze.grid.size.height, settings["rows"], settings)),
        loops_(static_cast<uint32_t>(settings["loops"])),
        gone_(static_cast<uint32_t>(settings["gone"])),
        corridor_(settings["corridor"]),
        range_{minRoom(settings), settings["minFill"]},
        joins_(columns_ * rows_),
        stops_(columns_ * rows_),
        ticker_(maze, maze.grid.cellCount()) {}

  void build() {
    if (fields() > 1) {
      joinAll();
      addLoops();
      chooseJunctions();
    }
    for (uint32_t field = 0; field < fields(); ++field) digStop(field);
    for (uint32_t field = 0; field < fields(); ++field) digJoins(field);
  }

 private:
  /// A join from a joined field to one that may be new.
  struct Join {
    uint32_t field;
    Direction direction;
  };

  uint32_t fields() const { return columns_ * rows_; }

  /// The directions in which a field has neighbours.
  unsigned neighbours(uint32_t field) const {
    const uint32_t x = field % columns_;
    const uint32_t y = field / columns_;
    return unsigned{y > 0} << north | unsigned{y + 1 < rows_} << south | unsigned{x > 0} << west |
           unsigned{x + 1 < columns_} << east;
  }

  uint32_t next(uint32_t field, Direction direction) const {
    switch (direction) {
      case north:
        return field - columns_;
      case south:
        return field + columns_;
      case west:
        return field - 1;
      default:
        return field + 1;
    }
  }

  /// The directions to neighbours that are joined to nothing.
  unsigned newNeighbours(uint32_t field) const {
    unsigned found = 0;
    for (Direction direction = north; direction <= east; ++direction) {
      const bool exists = (neighbours(field) >> direction & 1) != 0;
      if (exists && joins_[next(field, direction)] == 0) found |= 1u << direction;
    }
    return found;
  }

  uint32_t join(uint32_t field, Direction direction) {
    const uint32_t other = next(field, direction);
    joins_[field] |= static_cast<uint8_t>(1u << direction);
    joins_[other] |= static_cast<uint8_t>(1u << (direction ^ 1u));
    return other;
  }

  /// Joins all fields. Cost: O(fields).
  void joinAll() {
    uint32_t field = random_.below(fields());
    for (LoopBound turns(fields()); const unsigned around = newNeighbours(field); ++turns) {
      const uint32_t rank = random_.below(static_cast<uint32_t>(std::popcount(around)));
      field = join(field, memberAt(around, rank));
    }
    std::vector<Join> waiting;
    const auto add = [&](uint32_t from) {
      for (unsigned rest = newNeighbours(from); rest != 0; rest &= rest - 1) {
        waiting.push_back({from, static_cast<Direction>(std::countr_zero(rest))});
      }
    };
    for (uint32_t from = 0; from < fields(); ++from) {
      if (joins_[from] != 0) add(from);
    }
    for (LoopBound turns(4 * fields()); !waiting.empty(); ++turns) {
      const auto [from, direction] = popRandom(random_, waiting);
      if (joins_[next(from, direction)] == 0) add(join(from, direction));
    }
  }

  void addLoops() {
    eachPair([&](uint32_t field, Direction direction) {
      if ((joins_[field] >> direction & 1) != 0) return;
      if (random_.below(wholeShare) < loops_) join(field, direction);
    });
  }

  void chooseJunctions() {
    for (uint32_t field = 0; field < fields(); ++field) {
      bool mayBe = std::popcount(joins_[field]) >= 2;
      for (const Direction direction : {north, west}) {
        if ((joins_[field] >> direction & 1) == 0) continue;
        mayBe = mayBe && stops_[next(field, direction)].isRoom;
      }
      if (mayBe && random_.below(wholeShare) < gone_) stops_[field].isRoom = false;
    }
  }

  /// Calls visit(field, direction) for every pair of neighbours.
  template <typename Visit>
  void eachPair(Visit visit) {
    for (uint32_t field = 0; field < fields(); ++field) {
      for (const Direction direction : {east, south}) {
        if ((neighbours(field) >> direction & 1) != 0) visit(field, direction);
      }
    }
  }

  /// The first column of a column of fields, or row of a row of them.
  static int32_t lineOf(uint32_t number, uint32_t size, uint32_t count) {
    return static_cast<int32_t>(uint64_t{number} * size / count);
  }
  int32_t columnOf(uint32_t number) const {
    return lineOf(number, maze_.grid.size.width, columns_);
  }
  int32_t rowOf(uint32_t number) const { return lineOf(number, maze_.grid.size.height, rows_); }

  /// Digs the room or the junction of a field. Not inlined: a slice (model/progress.hpp).
  [[gnu::noinline]] void digStop(uint32_t field) {
    const uint32_t column = field % columns_;
    const uint32_t row = field / columns_;
    const int32_t left = columnOf(column);
    const int32_t top = rowOf(row);
    const int32_t width = columnOf(column + 1) - left;
    const int32_t height = rowOf(row + 1) - top;
    const int32_t before = rockBeforeStop(corridor_);
    const Rect space{left + before, top + before, width - before - 1, height - before - 1};
    Stop& stop = stops_[field];
    if (stop.isRoom) {
      stop.tiles = drawRoom(random_, space, range_);
      digRoom(maze_, stop.tiles);
    } else {
      const int32_t x = random_.between(0, space.width - corridor_);
      const int32_t y = random_.between(0, space.height - corridor_);
      stop.tiles = {space.x + x, space.y + y, corridor_, corridor_};
      markTiles(maze_, stop.tiles, TileKind::corridor);
    }
    const auto tiles = static_cast<uint32_t>(width * height);
    ticker_.settle(tiles);
    ticker_.add(tiles);
  }

  /// Digs the corridors from a field to those after it.
  void digJoins(uint32_t field) {
    const auto dig = [&](Direction direction, JoinLine line) {
      if ((joins_[field] >> direction & 1) == 0) return;
      const Stop& other = stops_[next(field, direction)];
      joinAcross(maze_, random_, stops_[field], other, line, corridor_);
    };
    dig(east, {1, columnOf(field % columns_ + 1)});
    dig(south, {0, rowOf(field / columns_ + 1)});
  }

  Maze& maze_;
  Random& random_;
  uint32_t columns_, rows_, loops_, gone_;
  int32_t corridor_;
  RoomRange range_;
  /// Per field the directions in which it is joined.
  std::vector<uint8_t> joins_;
  std::vector<Stop> stops_;
  Ticker ticker_;
};

void run(Maze& maze, Random& random, const Settings& settings) {
  fillWithRock(maze);
  Builder(maze, random, settings).build();
  finishFloor(maze);
}

Problem problem(const Size& size, const Settings& settings) {
  const uint32_t least = minField(settings);
  return refuseSmall(size, least, least,
                     "must be at least # (minRoom + corridor + 2) to hold a room; got #");
}

}  // namespace

namespace generators {
extern const GeneratorRow rogue;
}
constinit const GeneratorRow generators::rogue{
    .id = "rogue",
    .title = "Rogue",
    .about =
        "Rooms in rows and columns, joined from neighbour to neighbour. Some of them are only "
        "junctions of corridors.",
    .cost = "O(cells)",
    .work = perCell<16>,
    .source = "M. D. Hughes, Game Design: Roguelike Dungeon Generation; Rogue, 1980",
    .kind = GeneratorKind::dungeon,
    .params = params,
    .run = run,
    .problem = problem,
};

}  // namespace mazewright
