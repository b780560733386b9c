// Scattered rooms: rooms at random places, joined along a minimum spanning tree of the Delaunay
// triangulation of their middles and along a share of its other edges.
//
// A corridor is straight or has one bend. It leads through rooms in its course, and where it meets
// another corridor it goes on in it: of a corridor of the tree only the pieces are dug that join
// two parts of the dungeon that are not joined yet; of another one those through rock, and walls
// between two rooms. So no piece ends blindly, and none leads from a room straight back into it.
//
// Draws: those of placeRooms; below(2) per corridor, where 0 begins along the row; before those of
// loops, for each loop below(edges that remain).
// Source: D. T. Lee, B. J. Schachter, "Two algorithms for constructing a Delaunay triangulation",
// 1980, for rooms as in A. Adonaac, "Procedural Dungeon Generation Algorithm", 2015; J. B. Kruskal,
// 1956.

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/pop_random.hpp"
#include "mazewright/base/sorting.hpp"
#include "mazewright/base/union_find.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/dungeons/shared/delaunay.hpp"
#include "mazewright/dungeons/shared/lattice.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    share("rooms", 300, "Share of rooms"),
    integer("minRoom", 1, 64, 3, "Shortest side of a room"),
    integer("maxRoom", 1, 64, 11, "Longest side of a room"),
    integer("corridor", 1, 3, 1, "Width of corridors"),
    integer("gap", 0, 16, 1, "Corridors that fit between rooms"),
    share("loops", 150, "Share of further corridors"),
};

/// Two rooms.
using Edge = std::pair<uint32_t, uint32_t>;

class Builder {
 public:
  Builder(Maze& maze, Random& random, const Settings& settings)
      : maze_(maze),
        random_(random),
        lattice_(maze.grid.size, static_cast<uint32_t>(settings["corridor"])),
        placed_(placeRooms(maze, lattice_,
                           roomWishes(settings, static_cast<uint32_t>(settings["gap"])), random)),
        part_(placed_.roomAt),
        joined_(static_cast<uint32_t>(placed_.rooms.size())),
        ticker_(maze, maze.grid.cellCount()) {}

  void connect(int32_t loops) {
    std::vector<Edge> others;
    UnionFind tree(joined_.size());
    for (const Edge& edge : edgesByLength()) {
      if (tree.unite(edge.first, edge.second)) {
        dig(edge, false);
      } else {
        others.push_back(edge);
      }
    }
    for (uint32_t left = roundedShare(others.size(), loops); left > 0; --left) {
      dig(popRandom(random_, others), true);
    }
  }

 private:
  /// The edges of the triangulation, the shortest first.
  std::vector<Edge> edgesByLength() const {
    std::vector<LatticePoint> middles;
    for (const auto& [x, y, width, height] : placed_.rooms) {
      middles.push_back({2 * x + width, 2 * y + height});
    }
    std::vector<Edge> edges = delaunayEdges(middles);
    sortBy(edges, [&](const Edge& edge) {
      const int64_t x = middles[edge.first].x - middles[edge.second].x;
      const int64_t y = middles[edge.first].y - middles[edge.second].y;
      return static_cast<uint32_t>(std::min<int64_t>(x * x + y * y, 0xffffffff));
    });
    return edges;
  }

  /// The cell in the middle of a room.
  Position middleOf(uint32_t room) const {
    const auto& [x, y, width, height] = placed_.rooms[room];
    return {static_cast<uint32_t>(x + (width - 1) / 2), static_cast<uint32_t>(y + (height - 1) / 2),
            0};
  }

  /// Makes the corridor of an edge. Not inlined: a call per corridor and regular progress reports
  /// are the slices of this loop (model/progress.hpp).
  [[gnu::noinline]] void dig(const Edge& edge, bool isLoop) {
    Position at = middleOf(edge.first);
    const Position end = middleOf(edge.second);
    const bool isRowFirst = random_.below(2) == 0;
    course_.clear();
    const auto add = [&] { course_.push_back(at.y * lattice_.size().width + at.x); };
    const auto walk = [&](uint32_t& place, uint32_t to) {
      for (LoopBound turns(std::max(place, to)); place != to; ++turns) {
        place += place < to ? 1 : -1;
        add();
      }
    };
    add();
    if (isRowFirst) walk(at.x, end.x);
    walk(at.y, end.y);
    walk(at.x, end.x);
    std::size_t last = 0;
    for (std::size_t i = 1; i < course_.size(); ++i) {
      if (part_[course_[i]] == noRoom) continue;
      const bool isNew = joined_.unite(part_[course_[last]], part_[course_[i]]);
      if (isNew || (isLoop && isWorthwhile(last, i))) digPiece(last, i);
      last = i;
    }
    ticker_.settle(static_cast<uint32_t>(course_.size()));
    ticker_.add(static_cast<uint32_t>(course_.size()));
  }

  /// Whether a piece of a loop leads through rock, or through the wall between two rooms.
  bool isWorthwhile(std::size_t first, std::size_t last) const {
    if (last - first > 1) return true;
    const uint32_t room = placed_.roomAt[course_[first]];
    const uint32_t other = placed_.roomAt[course_[last]];
    return room != other && room != noRoom && other != noRoom;
  }

  /// Digs the cells of the course between two open ones, and the walls between all of these.
  void digPiece(std::size_t first, std::size_t last) {
    for (std::size_t i = first + 1; i <= last; ++i) {
      const auto [low, high] = std::minmax(course_[i - 1], course_[i]);
      markTiles(maze_,
                lattice_.tilesBetween(low, high - low == 1 && lattice_.size().width > 1
                                               ? square_directions::east
                                               : square_directions::south),
                TileKind::corridor);
      if (i == last) break;
      markTiles(maze_, lattice_.tilesOf(course_[i]), TileKind::corridor);
      part_[course_[i]] = part_[course_[first]];
    }
  }

  Maze& maze_;
  Random& random_;
  Lattice lattice_;
  LatticeRooms placed_;
  /// By cell a room that is joined with it; noRoom for rock.
  std::vector<uint32_t> part_;
  /// Which rooms are joined.
  UnionFind joined_;
  Ticker ticker_;
  /// The cells of the corridor that is being dug.
  std::vector<Cell> course_;
};

/// Memory: 8 bytes per cell of the lattice, and about 150 per room.
void run(Maze& maze, Random& random, const Settings& settings) {
  fillWithRock(maze);
  Builder(maze, random, settings).connect(settings["loops"]);
  finishFloor(maze);
}

Problem problem(const Size& size, const Settings& settings) { return refuseRooms(size, settings); }

Work work(const WorkArea& area, const Settings& settings) {
  return placingWork(area, settings) +
         area.cells * (16 + 32 * workOf(settings, "loops") / wholeShare);
}

}  // namespace

namespace generators {
extern const GeneratorRow scatteredRooms;
}
constinit const GeneratorRow generators::scatteredRooms{
    .id = "scatteredRooms",
    .title = "Scattered rooms",
    .about =
        "Rooms at random places, joined along a minimum spanning tree of their Delaunay "
        "triangulation and a share of its other edges.",
    .cost = "O(tiles + rooms sqrt rooms)",
    .work = work,
    .source = "A. Adonaac, Procedural Dungeon Generation Algorithm, 2015",
    .kind = GeneratorKind::dungeon,
    .params = params,
    .run = run,
    .problem = problem,
};

}  // namespace mazewright
