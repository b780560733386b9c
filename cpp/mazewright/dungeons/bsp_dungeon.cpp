// Binary space partition: cuts a region in two until it is small, puts a room into every leaf, and
// joins the two halves of each cut by a corridor when the recursion returns.
//
// Draws, per region that is cut: one below 2 for the axis unless one side is at least twice as long
// as the other, then one for the place of the cut. The low half is divided before the high half.
// Source: original program 002. Mode 'original' makes the same draws and cuts.
// Standard mode has the same rules but cuts off no region that is too small for a room, so the
// floor is one component.

#include <algorithm>

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/dungeons/parts/packed_floor.hpp"
#include "mazewright/generators/packed/full_squares.hpp"
#include "mazewright/model/dungeon_floor.hpp"
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
};

/// The rooms of a region to which corridors from other regions lead: the top-left room and the
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
        ratioLow_(settings["ratioLow"]),
        ratios_(static_cast<uint32_t>(settings["ratioHigh"] - ratioLow_ + 1)),
        margin_(settings["margin"]),
        minPiece_(2 * margin_ + settings["minRoom"]),
        ticker_(maze, maze.grid.cellCount()) {}

  /// Divides a region at most `depth` times and builds its rooms and corridors.
  EndRooms divide(int32_t depth, Box region) {
    const int cut = depth == 0 ? noCut : chooseAxis(region);
    if (cut == noCut) return buildRoom(region);
    const Span whole = region.axis[cut];
    const int32_t at = whole.low + chooseCut(whole.length());
    markSplit(region, cut, at);
    Box low = region;
    Box high = region;
    low.axis[cut].high = at;
    high.axis[cut].low = at;
    const EndRooms lowRooms = divide(depth - 1, low);
    const EndRooms highRooms = divide(depth - 1, high);
    join(lowRooms.last, highRooms.first, cut, at);
    return {lowRooms.first, highRooms.last};
  }

 private:
  static constexpr int noCut = -1;

  /// The axis across which to cut, or noCut for a region that becomes a room.
  int chooseAxis(const Box& region) {
    const int32_t rows = region.axis[0].length();
    const int32_t columns = region.axis[1].length();
    if (rows <= minLeaf_ || columns <= minLeaf_) return noCut;
    const bool canCutRows = isOriginal_ || rows >= 2 * minPiece_;
    const bool canCutColumns = isOriginal_ || columns >= 2 * minPiece_;
    if (!canCutRows && !canCutColumns) return noCut;
    const bool prefersRows = rows / columns > 1 || (columns / rows <= 1 && random_.below(2) == 1);
    return (prefersRows ? canCutRows : !canCutColumns) ? 0 : 1;
  }

  /// The length of the low half.
  int32_t chooseCut(int32_t length) {
    const int32_t ratio = ratioLow_ + static_cast<int32_t>(random_.below(ratios_));
    const int32_t cut = length * ratio / 10;
    return isOriginal_ ? cut : std::clamp(cut, minPiece_, length - minPiece_);
  }

  /// Fills a region with a room, except for its margin. In mode 'original' the room may be empty.
  EndRooms buildRoom(Box region) {
    Box room = region;
    for (Span& span : room.axis) {
      span.low += margin_;
      span.high -= margin_;
    }
    const auto [rows, columns] = room.axis;
    for (int32_t row = rows.low; row < rows.high && columns.length() > 0; ++row) {
      markRow(cellAt(row, columns.low), static_cast<uint32_t>(columns.length()));
    }
    if (rows.length() > 0 && columns.length() > 0) {
      maze_.rooms.push_back({static_cast<uint32_t>(columns.low),
                             static_cast<uint32_t>(rows.low),
                             static_cast<uint32_t>(columns.length()),
                             static_cast<uint32_t>(rows.length()),
                             {}});
    }
    return {room, room};
  }

  /// One row of a room. Not inlined: a call per row and regular progress reports are the slices of
  /// this recursion (model/progress.hpp).
  [[gnu::noinline]] void markRow(Cell first, uint32_t length) {
    if (maze_.log == nullptr) {
      std::fill_n(maze_.kinds.begin() + first, length, static_cast<uint8_t>(TileKind::room));
    } else {
      for (Cell cell = first; cell < first + length; ++cell) maze_.mark(cell, TileKind::room);
    }
    ticker_.settle(length);
    ticker_.add(length);
  }

  /// Makes a corridor from the middle of each room through its margin to the cut, and along the
  /// cut.
  void join(const Box& low, const Box& high, int cut, int32_t at) {
    const int along = 1 - cut;
    const bool isOriginalKind = isOriginal_ && cut == 0;
    const TileKind kind = isOriginalKind ? TileKind::originalCorridor : TileKind::corridor;
    const int32_t lowMiddle = low.axis[along].middle();
    const int32_t highMiddle = high.axis[along].middle();
    const auto markCorridor = [&](int32_t across, int32_t middle) {
      maze_.mark(cut == 0 ? cellAt(across, middle) : cellAt(middle, across), kind);
    };
    for (int32_t i = at - margin_; i < at; ++i) markCorridor(i, lowMiddle);
    for (int32_t i = at + margin_ - 1; i >= at; --i) markCorridor(i, highMiddle);
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
  int32_t minLeaf_, ratioLow_;
  uint32_t ratios_;
  int32_t margin_, minPiece_;
  Ticker ticker_;
};

void run(Maze& maze, Random& random, const Settings& settings) {
  maze.kinds.resize(maze.grid.cellCount());
  const auto [width, height, levels] = maze.grid.size;
  Builder(maze, random, settings)
      .divide(settings["depth"],
              {{{0, static_cast<int32_t>(height)}, {0, static_cast<int32_t>(width)}}});
  (fitsPackedSquares(maze) ? linkPackedFloor : linkFloor)(maze);
  listDoors(maze);
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
  const auto least = static_cast<uint32_t>(2 * settings["margin"] + settings["minRoom"]);
  for (const auto& [name, side] : {std::pair{"width", size.width}, {"height", size.height}}) {
    if (side >= least) continue;
    return refuse("invalid-size", name,
                  "must be at least # (minRoom + 2 * margin) to hold a room; got #", nullptr, least,
                  side);
  }
  return {};
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
    .source = "Binary space partition of a rectangle, as in the original C++ program",
    .kind = GeneratorKind::dungeon,
    .perfect = false,
    .masks = false,
    .tunnels = false,
    .original = true,
    .shapes = ShapesOf::squares,
    .shapesWhy = "whose rooms are rectangles",
    .params = params,
    .run = run,
    .problem = problem,
};

}  // namespace mazewright
