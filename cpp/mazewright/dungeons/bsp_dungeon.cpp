// Binary space partition: cuts a region in two until it is small, puts a room into every leaf, and
// joins the two halves of each cut by a corridor when the recursion returns.
//
// In standard mode a region is cut across a side that is longer than minLeaf, and than maxLeaf once
// `depth` cuts lead to it, if both halves have space for a room: across the longer one of two such
// sides, or any of them while neither is longer than the other by more than a quarter. A room lies
// anywhere within its leaf, but for a margin. The corridor of a cut joins two leaves that lie
// across from each other (dungeons/shared/corridors.hpp). It stays within the region that is cut,
// away from its border, so no two corridors meet, and each side of a room has at most one door.
//
// Draws, per region that is cut: one below 2 for the axis if either may be cut, then one for the
// place of the cut. The low half is divided before the high half; then below(length of the cut) is
// the place whose leaves are joined, followed by the draws of joinAcross. Per leaf: those of
// drawRoom.
//
// Mode 'original' makes the same draws and cuts as original program 002: a room fills its leaf but
// for the margin, and corridors lead from the middle of a room through its margin and along the
// cut. It draws the axis unless one side is at least twice as long as the other.
// Source: original program 002; RogueBasin wiki, "Basic BSP dungeon generation".

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/dungeons/shared/corridors.hpp"
#include "mazewright/dungeons/shared/dig.hpp"
#include "mazewright/dungeons/shared/inner_grid.hpp"
#include "mazewright/dungeons/shared/room_place.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    integer("depth", 0, 20, 5, "Depth of the partition"),
    integer("minLeaf", 1, 1000, 10, "Smallest region to split"),
    integer("ratioLow", 1, 9, 4, "Lowest split (tenths)"),
    integer("ratioHigh", 1, 9, 6, "Highest split (tenths)"),
    integer("margin", 1, 16, 2, "Margin around rooms", "corridors run in the margins"),
    integer("minRoom", 1, 64, 3, "Shortest side of a room"),
    integer("maxLeaf", 1, 100000, 20, "Longest side of a region that is not split"),
    share("minFill", 700, "Share of the sides of a region that a room has, at least"),
    share("maxFill", 1000, "Share of the sides of a region that a room has, at most"),
    integer("aspect", 1, 100, 2, "Longest side of a room, in shortest sides"),
    share("jitter", 1000, "How far rooms are from the middle of their regions"),
    integer("corridor", 1, 3, 1, "Width of corridors"),
};

/// A range of rows or columns.
struct Span {
  int32_t low, high;  // low <= x < high

  int32_t length() const { return high - low; }
  int32_t middle() const { return (low + high - 1) / 2; }
};

/// Axis 0 is the rows, axis 1 the columns. Code that takes the axis as a number serves both cuts.
struct Box {
  Span axis[2];

  Rect rect() const { return {axis[1].low, axis[0].low, axis[1].length(), axis[0].length()}; }
};

/// The rooms of a region to which the corridors of mode 'original' lead: the top-left room and the
/// bottom-right room.
struct EndRooms {
  Box first, last;
};

/// Builds the rooms and corridors of a dungeon into a maze of rock.
class Builder {
 public:
  Builder(Maze& maze, Random& random, const Settings& settings)
      : maze_(maze),
        random_(random),
        isOriginal_(settings.original),
        minLeaf_(settings["minLeaf"]),
        maxLeaf_(std::max(minLeaf_, settings["maxLeaf"])),
        ratioLow_(settings["ratioLow"]),
        ratios_(static_cast<uint32_t>(settings["ratioHigh"] - ratioLow_ + 1)),
        corridor_(settings["corridor"]),
        lowMargin_(lowMargin(settings)),
        highMargin_(settings["margin"]),
        minPiece_(minSide(settings)),
        rooms_{minRoom(settings), settings["minFill"], settings["maxFill"], settings["aspect"],
               settings["jitter"]},
        ticker_(maze, maze.grid.cellCount()) {}

  /// The rock of a leaf on the left of and above its room.
  static int32_t lowMargin(const Settings& settings) {
    const int32_t margin = settings["margin"];
    return settings.original ? margin : std::max(margin, rockBeforeStop(settings["corridor"]));
  }

  /// The shortest side of a room: wide enough for a corridor.
  static int32_t minRoom(const Settings& settings) {
    return std::max(settings["minRoom"], settings["corridor"]);
  }

  /// The shortest side of a leaf that has space for a room.
  static int32_t minSide(const Settings& settings) {
    return lowMargin(settings) + minRoom(settings) + settings["margin"];
  }

  /// Divides a region at most `depth` times, further while it is larger than maxLeaf, and builds
  /// its rooms and corridors.
  EndRooms divide(int32_t depth, Box region) {
    const auto number = static_cast<uint32_t>(maze_.tree.size());
    const auto [x, y, width, height] = region.rect();
    maze_.tree.push_back({static_cast<uint32_t>(x), static_cast<uint32_t>(y),
                          static_cast<uint32_t>(width), static_cast<uint32_t>(height), 0, 0,
                          noRoom});
    const int cut = isOriginal_ ? chooseOriginalAxis(depth, region) : chooseAxis(depth, region);
    if (cut == noCut) return isOriginal_ ? fillLeaf(number, region) : buildRoom(number, region);
    const Span whole = region.axis[cut];
    const int32_t at = whole.low + chooseCut(whole.length());
    markSplit(region, cut, at);
    Box low = region;
    Box high = region;
    low.axis[cut].high = at;
    high.axis[cut].low = at;
    maze_.tree[number].low = number + 1;
    const EndRooms lowRooms = divide(depth - 1, low);
    maze_.tree[number].high = static_cast<uint32_t>(maze_.tree.size());
    const EndRooms highRooms = divide(depth - 1, high);
    if (isOriginal_) {
      joinOriginal(lowRooms.last, highRooms.first, cut, at);
    } else {
      join(number, region, cut, at);
    }
    return {lowRooms.first, highRooms.last};
  }

 private:
  static constexpr int noCut = -1;

  /// The axis across which to cut, or noCut for a region that becomes a room.
  int chooseAxis(int32_t depth, const Box& region) {
    const int32_t rows = region.axis[0].length();
    const int32_t columns = region.axis[1].length();
    const int32_t least = std::max(2 * minPiece_, (depth > 0 ? minLeaf_ : maxLeaf_) + 1);
    if (rows < least || columns < least) return rows >= least ? 0 : columns >= least ? 1 : noCut;
    if (4 * rows > 5 * columns) return 0;
    if (4 * columns > 5 * rows) return 1;
    return random_.below(2) == 1 ? 0 : 1;
  }

  int chooseOriginalAxis(int32_t depth, const Box& region) {
    const int32_t rows = region.axis[0].length();
    const int32_t columns = region.axis[1].length();
    if (depth == 0 || rows <= minLeaf_ || columns <= minLeaf_) return noCut;
    if (rows / columns > 1) return 0;
    if (columns / rows > 1) return 1;
    return random_.below(2) == 1 ? 0 : 1;
  }

  /// The length of the low half.
  int32_t chooseCut(int32_t length) {
    const int32_t ratio = ratioLow_ + static_cast<int32_t>(random_.below(ratios_));
    const auto cut = static_cast<int32_t>(int64_t{length} * ratio / 10);
    return isOriginal_ ? cut : std::clamp(cut, minPiece_, length - minPiece_);
  }

  /// Digs a room anywhere within a leaf.
  EndRooms buildRoom(uint32_t number, const Box& leaf) {
    const auto [x, y, width, height] = leaf.rect();
    const int32_t rock = lowMargin_ + highMargin_;
    const Rect space{x + lowMargin_, y + lowMargin_, width - rock, height - rock};
    dig(number, drawRoom(random_, space, rooms_));
    return {};
  }

  /// Fills a leaf with a room, except for its margin. The room may be empty.
  EndRooms fillLeaf(uint32_t number, Box room) {
    for (Span& span : room.axis) {
      span.low += lowMargin_;
      span.high -= highMargin_;
    }
    const Rect rect = room.rect();
    if (rect.width > 0 && rect.height > 0) dig(number, rect);
    return {room, room};
  }

  /// Not inlined: a call per room and regular progress reports are the slices of this recursion
  /// (model/progress.hpp).
  [[gnu::noinline]] void dig(uint32_t number, const Rect& room) {
    maze_.tree[number].room = static_cast<uint32_t>(maze_.rooms.size());
    digRoom(maze_, room);
    const Region& leaf = maze_.tree[number];
    ticker_.settle(leaf.width * leaf.height);
    ticker_.add(leaf.width * leaf.height);
  }

  /// Joins two leaves that lie across from each other on the two sides of a cut.
  void join(uint32_t number, const Box& region, int cut, int32_t at) {
    const Span along = region.axis[1 - cut];
    const int32_t place =
        along.low + static_cast<int32_t>(random_.below(static_cast<uint32_t>(along.length())));
    const auto stopAt = [&](int32_t across) {
      const Room& room = cut == 0 ? roomAt(number, place, across) : roomAt(number, across, place);
      return Stop{{static_cast<int32_t>(room.x), static_cast<int32_t>(room.y),
                   static_cast<int32_t>(room.width), static_cast<int32_t>(room.height)}};
    };
    joinAcross(maze_, random_, stopAt(at - 1), stopAt(at), {cut, at}, corridor_);
  }

  /// The room of the leaf that has a tile of the region.
  const Room& roomAt(uint32_t number, int32_t x, int32_t y) const {
    const Region* region = &maze_.tree[number];
    for (LoopBound turns(maze_.tree.size()); region->low != 0; ++turns) {
      const Region& high = maze_.tree[region->high];
      const bool isHigh = static_cast<uint32_t>(x) >= high.x && static_cast<uint32_t>(y) >= high.y;
      region = isHigh ? &high : &maze_.tree[region->low];
    }
    return maze_.rooms[region->room];
  }

  /// Makes a corridor from the middle of each room through its margin to the cut, and along the
  /// cut.
  void joinOriginal(const Box& low, const Box& high, int cut, int32_t at) {
    const int along = 1 - cut;
    const TileKind kind = cut == 0 ? TileKind::originalCorridor : TileKind::corridor;
    const int32_t lowMiddle = low.axis[along].middle();
    const int32_t highMiddle = high.axis[along].middle();
    const auto markCorridor = [&](int32_t across, int32_t middle) {
      maze_.mark(cut == 0 ? cellAt(across, middle) : cellAt(middle, across), kind);
    };
    for (int32_t i = at - highMargin_; i < at; ++i) markCorridor(i, lowMiddle);
    for (int32_t i = at + lowMargin_ - 1; i >= at; --i) markCorridor(i, highMiddle);
    const auto [from, to] = std::minmax(lowMiddle, highMiddle);
    for (int32_t i = from; i <= to; ++i) markCorridor(at, i);
  }

  /// Logs the tiles of a cut, so that a replay can show it. Without a log there is nothing to do.
  void markSplit(const Box& region, int cut, int32_t at) {
    if (maze_.log == nullptr) return;
    const Span line = region.axis[1 - cut];
    for (int32_t i = line.low; i < line.high; ++i) {
      maze_.note(cut == 0 ? cellAt(at, i) : cellAt(i, at), step::split);
    }
  }

  Cell cellAt(int32_t row, int32_t column) const {
    return static_cast<Cell>(row) * maze_.grid.size.width + static_cast<Cell>(column);
  }

  Maze& maze_;
  Random& random_;
  bool isOriginal_;
  int32_t minLeaf_, maxLeaf_, ratioLow_;
  uint32_t ratios_;
  int32_t corridor_, lowMargin_, highMargin_, minPiece_;
  RoomRange rooms_;
  Ticker ticker_;
};

void run(Maze& maze, Random& random, const Settings& settings) {
  fillWithRock(maze);
  const auto [width, height, levels] = maze.grid.size;
  Builder(maze, random, settings)
      .divide(settings["depth"],
              {{{0, static_cast<int32_t>(height)}, {0, static_cast<int32_t>(width)}}});
  finishFloor(maze);
}

/// The original program cuts regions without checking their size. In a region narrower than twice
/// the margin corridors would leave the region, so such parameters are refused.
Problem originalProblem(const Settings& settings) {
  const int32_t shortest = settings["minLeaf"] + 1;
  const int32_t low = shortest * settings["ratioLow"] / 10;
  const int32_t high = shortest - shortest * settings["ratioHigh"] / 10;
  const int32_t most = std::min(low, high) / 2;
  if (settings["margin"] <= most) return {};
  return refuse("invalid-option", "params.margin",
                "must be at most # in mode 'original' with this minLeaf and these ratios; got #",
                nullptr, most, settings["margin"]);
}

Problem problem(const Size& size, const Settings& settings) {
  if (settings["ratioLow"] > settings["ratioHigh"]) {
    return refuse("invalid-option", "params.ratioLow", "must be at most params.ratioHigh, #; got #",
                  nullptr, settings["ratioHigh"], settings["ratioLow"]);
  }
  if (settings.original) return originalProblem(settings);
  if (settings["minFill"] > settings["maxFill"]) {
    return refuse("invalid-option", "params.minFill", "must be at most params.maxFill");
  }
  const auto least = static_cast<uint32_t>(Builder::minSide(settings));
  return refuseSmall(size, least, least,
                     "must be at least # (minRoom + margins) to hold a room; got #");
}

}  // namespace

namespace generators {
extern const GeneratorRow bspDungeon;
}
constinit const GeneratorRow generators::bspDungeon{
    .id = "bspDungeon",
    .title = "BSP dungeon",
    .about =
        "Rooms in a binary space partition, joined by corridors. In mode 'original' a third of "
        "the maps are disconnected, as the program's were.",
    .cost = "O(cells)",
    .work = perCell<12>,
    .source = "Binary space partition of a rectangle, as in the original C++ program",
    .kind = GeneratorKind::dungeon,
    .original = true,
    .params = params,
    .run = run,
    .problem = problem,
};

}  // namespace mazewright
