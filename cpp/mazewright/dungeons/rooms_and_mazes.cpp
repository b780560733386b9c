// Rooms and mazes: rooms on a lattice, a maze in each part of the rest, doors that join them, and
// dead ends filled.
//
// Draws: those of placeRooms; those of the generator in each part of the rest, in the order of
// their first cells. Then, with all walls between a room and another room or maze listed by their
// upper or left cell, south before east: for wall i, below(walls - i), which swaps it with the wall
// so many places on; and below(1000) if the wall joins nothing new, has no open one next to it in
// its line and loops is not 0. Then, per dead end that is filled, below(dead ends that remain).
// Source: R. Nystrom, "Rooms and Mazes: A Procedural Dungeon Generator", 2014.
//
// The generator of the mazes is a row of the catalog, found there by its name: this row links
// nothing of it, and whatever is in the catalog can be named.

#include <bit>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/pop_random.hpp"
#include "mazewright/base/union_find.hpp"
#include "mazewright/catalog/catalog.hpp"
#include "mazewright/dungeons/shared/inner_grid.hpp"
#include "mazewright/dungeons/shared/lattice.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/shapes/building/build_grid.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// The generators of mazes on masked squares.
constexpr Choice mazes[] = {
    {"eller", "Eller"},
    {"recursiveBacktracker", "Recursive backtracker"},
    {"huntAndKill", "Hunt and kill"},
    {"growingTree", "Growing tree"},
    {"growingForest", "Growing forest"},
    {"growingBinaryTree", "Growing binary tree"},
    {"parallelBacktracker", "Parallel backtracker"},
    {"aldousBroder", "Aldous-Broder"},
    {"wilson", "Wilson"},
    {"houston", "Houston"},
    {"originShift", "Origin shift"},
    {"kruskal", "Kruskal"},
    {"boruvka", "Boruvka"},
    {"reverseDelete", "Reverse-delete"},
    {"prim", "Prim (edge costs)"},
    {"primFrontierEdge", "Prim (frontier edges)"},
    {"primFrontierCell", "Prim (frontier cells)"},
    {"primActiveCell", "Prim (active cells)"},
    {"primCellCost", "Prim (cell costs)"},
    {"randomBfs", "Random breadth-first search"},
    {"recursiveDivision", "Recursive division"},
    {"blobbyDivision", "Blobby division"},
    {"voronoiDivision", "Voronoi division"},
    {"spiral", "Spiral"},
    {"serpentine", "Serpentine"},
};
constexpr Param params[] = {
    share("rooms", 350, "Share of rooms"),
    integer("minRoom", 1, 64, 3, "Shortest side of a room"),
    integer("maxRoom", 1, 64, 9, "Longest side of a room"),
    integer("corridor", 1, 3, 1, "Width of corridors"),
    choice("maze", mazes, 1, "Maze between the rooms"),
    share("loops", 30, "Share of further doors"),
    share("trim", 1000, "Share of dead ends that are filled"),
};

class Builder {
 public:
  Builder(Maze& maze, Random& random, const Settings& settings)
      : maze_(maze),
        random_(random),
        lattice_(maze.grid.size, static_cast<uint32_t>(settings["corridor"])),
        placed_(placeRooms(maze, lattice_, roomWishes(settings, 0), random)) {}

  /// Makes and digs the mazes between the rooms.
  void fillWithMazes(const char* id) {
    std::vector<uint8_t> mask(lattice_.cells());
    for (Cell cell = 0; cell < mask.size(); ++cell) mask[cell] = placed_.roomAt[cell] == noRoom;
    const ShapeRow& squares = *maze_.grid.shape;
    Maze cells(buildGrid({&squares, Settings(squares.params), lattice_.size(), {}}, mask));
    StepLog steps;
    cells.onProgress = maze_.onProgress;
    if (maze_.log != nullptr) cells.log = &steps;
    const GeneratorRow& generator = *findRow(catalog().generators, id);
    runOnComponents(generator, cells, random_, Settings(generator.params));
    for (const uint32_t entry : steps) {
      const Direction direction = entry & 7;
      const bool isCarved = stepOperation(entry) < step::fill;
      const Cell cell = stepCell(entry);
      if (stepOperation(entry) >= step::kind) continue;
      if (isCarved) digCell(cell);
      markBetween(cell, direction, isCarved ? TileKind::corridor : TileKind::rock);
    }
    links_ = std::move(cells.passages);
    for (Cell cell = 0; cell < mask.size(); ++cell) {
      if (mask[cell] == 0) continue;
      digCell(cell);
      for (const Direction direction : {south, east}) {
        if (isLinked(cell, direction)) markBetween(cell, direction, TileKind::corridor);
      }
    }
    parts_ = componentsOf(cells.grid);
  }

  /// Opens walls between rooms and mazes until all are joined, and a share of the others.
  void connect(uint32_t loops) {
    std::vector<uint32_t> walls = wallsBetweenParts();
    const auto rooms = static_cast<uint32_t>(placed_.rooms.size());
    UnionFind joined(rooms + parts_.count);
    const auto count = static_cast<uint32_t>(walls.size());
    Phases(maze_, count).range(count, sliceSteps / 8, [&](uint32_t i, uint32_t end) {
      for (; i < end; ++i) {
        std::swap(walls[i], walls[i + random_.below(count - i)]);
        const Cell cell = walls[i] >> 2;
        const Direction direction = walls[i] & 3;
        const bool isNew = joined.unite(partOf(cell), partOf(cell + lattice_.step(direction)));
        if (!isNew &&
            (loops == 0 || hasOpenNext(cell, direction) || random_.below(wholeShare) >= loops)) {
          continue;
        }
        link(cell, direction);
        markBetween(cell, direction, TileKind::corridor);
      }
    });
  }

  /// Fills a share of the dead ends, each back to a tile where corridors meet or to a room.
  void trim(int32_t share) {
    std::vector<Cell> ends;
    for (Cell cell = 0; cell < links_.size(); ++cell) {
      if (isMaze(cell) && std::popcount(links_[cell]) <= 1) ends.push_back(cell);
    }
    for (uint32_t left = roundedShare(ends.size(), share); left > 0; --left) {
      fillFrom(popRandom(random_, ends));
    }
  }

  /// Fills corridors without junctions that lead from a room back into it.
  void fillReturns() {
    for (Cell cell = 0; cell < links_.size(); ++cell) {
      if (!isMaze(cell) || std::popcount(links_[cell]) != 2) continue;
      const Direction first = static_cast<Direction>(std::countr_zero(links_[cell]));
      const Direction second = static_cast<Direction>(std::bit_width(unsigned{links_[cell]}) - 1);
      // Walks from a room only, so that every corridor is walked at most twice.
      for (const auto& [back, onward] : {std::pair{first, second}, {second, first}}) {
        const uint32_t room = placed_.roomAt[neighbour(cell, back)];
        if (room == noRoom || endOf(cell, onward) != room) continue;
        unlink(cell, back);
        fillFrom(cell);
        break;
      }
    }
  }

 private:
  bool isMaze(Cell cell) const { return placed_.roomAt[cell] == noRoom; }
  bool isLinked(Cell cell, Direction direction) const {
    return (links_[cell] >> direction & 1) != 0;
  }
  Cell neighbour(Cell cell, Direction direction) const {
    const Cell step = lattice_.step(direction | 1);
    return (direction & 1) != 0 ? cell + step : cell - step;
  }
  /// The room of a cell, or after all rooms its part of the rest.
  uint32_t partOf(Cell cell) const {
    return isMaze(cell) ? static_cast<uint32_t>(placed_.rooms.size()) + parts_.of[cell]
                        : placed_.roomAt[cell];
  }

  void digCell(Cell cell) { markTiles(maze_, lattice_.tilesOf(cell), TileKind::corridor); }
  /// The tiles between a cell and its neighbour in any direction.
  void markBetween(Cell cell, Direction direction, TileKind kind) {
    const Cell first = (direction & 1) != 0 ? cell : neighbour(cell, direction);
    markTiles(maze_, lattice_.tilesBetween(first, direction | 1), kind);
  }

  void link(Cell cell, Direction direction) {
    links_[cell] ^= static_cast<uint8_t>(1u << direction);
    links_[neighbour(cell, direction)] ^= static_cast<uint8_t>(1u << (direction ^ 1u));
  }
  void unlink(Cell cell, Direction direction) {
    link(cell, direction);
    markBetween(cell, direction, TileKind::rock);
  }

  /// cell << 2 | direction.
  std::vector<uint32_t> wallsBetweenParts() const {
    std::vector<uint32_t> walls;
    const auto [width, height, levels] = lattice_.size();
    for (Cell cell = 0; cell < lattice_.cells(); ++cell) {
      const Position at = lattice_.positionOf(cell);
      for (const Direction direction : {south, east}) {
        if (direction == south ? at.y + 1 == height : at.x + 1 == width) continue;
        const Cell to = cell + lattice_.step(direction);
        if (partOf(cell) != partOf(to)) walls.push_back(cell << 2 | direction);
      }
    }
    return walls;
  }

  /// Whether the wall next to a wall, in the same line, is open.
  bool hasOpenNext(Cell cell, Direction direction) const {
    const Position at = lattice_.positionOf(cell);
    const auto [width, height, levels] = lattice_.size();
    const bool isSouth = direction == south;
    const Cell step = lattice_.step(isSouth ? east : south);
    const uint32_t place = isSouth ? at.x : at.y;
    return (place > 0 && isLinked(cell - step, direction)) ||
           (place + 1 < (isSouth ? width : height) && isLinked(cell + step, direction));
  }

  /// Fills a dead end up to the next junction or room.
  void fillFrom(Cell cell) {
    for (LoopBound turns(links_.size()); isMaze(cell) && std::popcount(links_[cell]) <= 1;
         ++turns) {
      countSteps(1);
      markTiles(maze_, lattice_.tilesOf(cell), TileKind::rock);
      if (links_[cell] == 0) return;
      const auto direction = static_cast<Direction>(std::countr_zero(links_[cell]));
      unlink(cell, direction);
      cell = neighbour(cell, direction);
    }
  }

  /// The room to which a corridor leads; noRoom if it comes to a junction or dead end.
  uint32_t endOf(Cell cell, Direction direction) const {
    for (LoopBound turns(links_.size());; ++turns) {
      countSteps(1);
      cell = neighbour(cell, direction);
      if (!isMaze(cell)) return placed_.roomAt[cell];
      if (std::popcount(links_[cell]) != 2) return noRoom;
      direction =
          static_cast<Direction>(std::countr_zero(links_[cell] & ~(1u << (direction ^ 1u))));
    }
  }

  Maze& maze_;
  Random& random_;
  Lattice lattice_;
  LatticeRooms placed_;
  /// By cell the set of the directions in which it is linked, doors included.
  std::vector<uint8_t> links_;
  Components parts_;
};

/// Memory: about 40 bytes per cell of the lattice, and that of the generator.
void run(Maze& maze, Random& random, const Settings& settings) {
  fillWithRock(maze);
  Builder builder(maze, random, settings);
  builder.fillWithMazes(mazes[settings["maze"]].id);
  builder.connect(static_cast<uint32_t>(settings["loops"]));
  builder.trim(settings["trim"]);
  builder.fillReturns();
  finishFloor(maze);
}

Problem problem(const Size& size, const Settings& settings) { return refuseRooms(size, settings); }

Work work(const WorkArea& area, const Settings& settings) {
  const Lattice lattice(area.size, static_cast<uint32_t>(settings["corridor"]));
  WorkArea cells = area;
  cells.size = lattice.size();
  cells.cells = cells.kept = lattice.cells();
  cells.edges = cells.cells * 2;
  cells.isFull = cells.mayBeFull = false;
  // Rooms leave narrow places between them.
  cells.resistanceFactor = 4;
  const GeneratorRow& generator = *findRow(catalog().generators, mazes[settings["maze"]].id);
  return placingWork(area, settings) + generator.work(cells, Settings(generator.params)) +
         area.cells * 20;
}

}  // namespace

namespace generators {
extern const GeneratorRow roomsAndMazes;
}
constinit const GeneratorRow generators::roomsAndMazes{
    .id = "roomsAndMazes",
    .title = "Rooms and mazes",
    .about =
        "Rooms, a maze of any generator in the rest, doors that join them, and dead ends filled by "
        "a share.",
    .cost = "O(tiles), and that of the generator",
    .work = work,
    .source = "Bob Nystrom, Rooms and Mazes, 2014",
    .kind = GeneratorKind::dungeon,
    .params = params,
    .run = run,
    .problem = problem,
};

}  // namespace mazewright
