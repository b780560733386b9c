// Stairs: joins the levels of a dungeon, the lowest two first. A pair of stairs is a tile that is
// floor on both levels: it becomes stairs on both, one above the other, linked to each other. Tiles
// of rooms on both levels are preferred; doors and openings of rooms become no stairs, nor does a
// tile above or below other stairs. Two stairs on a level are at least `apart` steps apart, counted
// without walls. At least one pair is made: where all places are too near to other stairs, that
// which is farthest from them (of equal ones the first); where there is no place, a tunnel is dug
// on the upper level, the shortest from its floor to a tile above floor that may become stairs.
// Where none leads there, tunnels are dug on both levels to one tile, of the least length together;
// of equal ones the first that the search on the upper level reaches. Levels that nothing can join
// are a problem: those of one tile, or where all floor is stairs.
//
// Draws: the places in rooms, ascending, then the others are shuffled, one step of the shuffle per
// place that is visited, until there are `pairs` pairs.

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/dungeon/floor.hpp"
#include "mazewright/passes/shared/shuffle_step.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    integer("pairs", 1, 64, 1, "Stairs from level to level"),
    integer("apart", 0, 1000, 8, "Steps between stairs, at least"),
};

class StairBuilder {
 public:
  StairBuilder(Maze& maze, Random& random, const Settings& settings)
      : maze_(maze),
        random_(random),
        pairs_(static_cast<std::size_t>(settings["pairs"])),
        apart_(static_cast<uint32_t>(settings["apart"])),
        area_(maze.grid.size.width * maze.grid.size.height) {}

  /// Joins a level to the next one; false if there is no place for stairs.
  bool join(uint32_t level) {
    first_ = level * area_;
    collectStairs();
    std::vector<Cell> inRooms, others;
    eachOf(maze_, area_, [&](Cell tile) {
      const Cell cell = first_ + tile;
      if (!canLead(cell) || !canLead(cell + area_)) return;
      const bool areRooms =
          isKind(maze_, cell, TileKind::room) && isKind(maze_, cell + area_, TileKind::room);
      (areRooms ? inRooms : others).push_back(cell);
    });
    std::size_t made = 0;
    for (std::vector<Cell>* places : {&inRooms, &others}) {
      for (std::size_t i = 0; i < places->size() && made < pairs_; ++i) {
        shuffleStep(*places, i, random_);
        if (distance((*places)[i]) < apart_) continue;
        build((*places)[i]);
        ++made;
      }
    }
    if (made > 0) return true;
    inRooms.insert(inRooms.end(), others.begin(), others.end());
    if (inRooms.empty()) return dig();
    build(*std::max_element(inRooms.begin(), inRooms.end(), [&](Cell a, Cell b) {
      const uint32_t ofA = distance(a), ofB = distance(b);
      return ofA != ofB ? ofA < ofB : a > b;
    }));
    return true;
  }

 private:
  /// Whether a tile may become stairs to the other level: floor that is no door and no opening of a
  /// room, without stairs on the level beyond its own.
  bool canLead(Cell cell) const {
    if (!maze_.isOpen(cell) || isKind(maze_, cell, TileKind::door)) return false;
    return !isStairs(cell) && openingsOf(maze_, cell) == 0 && isClear(cell);
  }
  /// Whether no stairs are on the level beyond that of a tile.
  bool isClear(Cell cell) const {
    const bool isLower = cell < first_ + area_;
    return isLower ? cell < area_ || !isStairs(cell - area_)
                   : cell + area_ >= maze_.grid.cellCount() || !isStairs(cell + area_);
  }
  bool isStairs(Cell cell) const { return isKind(maze_, cell, TileKind::stairs); }

  /// The stairs on both levels, as tiles of the lower one.
  void collectStairs() {
    stairs_.clear();
    for (Cell cell = first_; cell < first_ + area_; ++cell) {
      if (isStairs(cell) || isStairs(cell + area_)) stairs_.push_back(cell);
    }
  }

  /// The steps from a tile of the lower level to the next stairs.
  uint32_t distance(Cell cell) const {
    const Position at = maze_.grid.positionOf(cell);
    uint32_t least = UINT32_MAX;
    countSteps(stairs_.size());
    for (const Cell other : stairs_) {
      const Position to = maze_.grid.positionOf(other);
      const uint32_t steps =
          std::max(at.x, to.x) - std::min(at.x, to.x) + std::max(at.y, to.y) - std::min(at.y, to.y);
      least = std::min(least, steps);
    }
    return least;
  }

  void build(Cell cell) {
    const Cell above = cell + area_;
    maze_.mark(cell, TileKind::stairs);
    maze_.mark(above, TileKind::stairs);
    maze_.carve(cell, directionTo(maze_.grid, cell, maze_.grid.neighbours[cell], above));
    stairs_.push_back(cell);
  }

  /// Whether a tunnel may lead through a tile: rock with four neighbours, none of them a door.
  bool isSolid(Cell cell) const {
    const unsigned sides = maze_.grid.neighbours[cell] & ~maze_.grid.stairs;
    return !maze_.isOpen(cell) && std::popcount(sides) == 4 &&
           directionsWhere(maze_.grid, cell, sides,
                           [&](Cell to) { return isKind(maze_, to, TileKind::door); }) == 0;
  }

  /// Tunnels from the floor of a level, by tile of a level.
  struct Tunnels {
    /// The first tile of the level.
    Cell first;
    /// The tiles to dig up to this one, 0 for floor; unreached for others.
    std::vector<uint32_t> steps;
    /// The tile before it, of the maze.
    std::vector<Cell> from;
    /// The tiles in the order in which they are reached.
    std::vector<Cell> reached;
  };

  /// The shortest tunnels to all tiles of a level. Cost: O(tiles).
  Tunnels tunnelsOn(Cell first) {
    Tunnels tunnels{first, std::vector<uint32_t>(area_, unreached), std::vector<Cell>(area_), {}};
    std::vector<uint32_t>& steps = tunnels.steps;
    std::vector<Cell>& reached = tunnels.reached;
    for (Cell tile = 0; tile < area_; ++tile) {
      if (!maze_.isOpen(first + tile) || isKind(maze_, first + tile, TileKind::door)) continue;
      steps[tile] = 0;
      reached.push_back(tile);
    }
    LoopBound turns(area_);
    for (std::size_t i = 0; i < reached.size(); ++i, ++turns) {
      countSteps(1);
      const Cell tile = reached[i];
      const unsigned sides = maze_.grid.neighbours[first + tile] & ~maze_.grid.stairs;
      eachNeighbour(maze_.grid, first + tile, sides, [&](Cell to, Direction) {
        if (steps[to - first] != unreached || !isSolid(to)) return;
        steps[to - first] = steps[tile] + 1;
        tunnels.from[to - first] = first + tile;
        reached.push_back(to - first);
      });
    }
    return tunnels;
  }

  /// Whether a tile may become stairs once the tunnel to it is dug.
  bool canEnd(const Tunnels& tunnels, Cell tile) const {
    const Cell cell = tunnels.first + tile;
    if (tunnels.steps[tile] == unreached) return false;
    return tunnels.steps[tile] == 0 ? canLead(cell) : isClear(cell);
  }

  void digTo(const Tunnels& tunnels, Cell tile) {
    const Cell first = tunnels.first;
    LoopBound turns(area_);
    for (Cell cell = first + tile; !maze_.isOpen(cell);
         cell = tunnels.from[cell - first], ++turns) {
      digTile(maze_, cell);
    }
  }

  /// Digs the shortest tunnel on the upper level or, if there is none, the shortest ones on both.
  /// False if there are none. Cost: O(tiles).
  bool dig() {
    const Tunnels lower = tunnelsOn(first_), upper = tunnelsOn(first_ + area_);
    Cell best = noCell;
    uint32_t least = UINT32_MAX;
    for (const Cell tile : upper.reached) {
      if (!canEnd(lower, tile) || !canEnd(upper, tile)) continue;
      // Any tunnel on the upper level alone is better than all on both.
      const uint32_t both = lower.steps[tile] > 0 ? area_ : 0;
      const uint32_t cost = both + lower.steps[tile] + upper.steps[tile];
      if (cost >= least) continue;
      least = cost;
      best = tile;
    }
    if (best == noCell) return false;
    digTo(upper, best);
    digTo(lower, best);
    build(first_ + best);
    return true;
  }

  Maze& maze_;
  Random& random_;
  std::size_t pairs_;
  uint32_t apart_;
  /// The tiles of a level, and the first tile of the lower level.
  uint32_t area_;
  Cell first_ = 0;
  std::vector<Cell> stairs_;
};

Problem attempt(Maze& maze, Random& random, const Settings& settings, const std::string& prefix) {
  StairBuilder builder(maze, random, settings);
  for (uint32_t level = 0; level + 1 < maze.grid.size.levels; ++level) {
    if (builder.join(level)) continue;
    return refuse("invalid-option", prefix + "id",
                  "must find a place from level # to level #, where there is none: use larger "
                  "levels, fewer pairs of stairs, or another seed",
                  nullptr, level, level + 1);
  }
  return {};
}

bool hasLevels(const ShapeRow& shape) { return shape.stairs != 0; }

}  // namespace

namespace passes {
extern const PassRow stairs;
}
constinit const PassRow passes::stairs{
    .id = "stairs",
    .title = "Stairs",
    .about =
        "Joins the levels of a dungeon: up stairs lie under down stairs, where both levels have "
        "floor. Where they have none in common, short tunnels are dug.",
    .cost = "O(tiles), and O(stairs) per place that is visited",
    .work =
        [](const PassWork& task) {
          return task.before.cells * (workOf(task.settings, "pairs") + 8);
        },
    .source = "M. Toy, G. Wichman, Rogue, 1980",
    .dungeons = true,
    .mazes = false,
    .joinsLevels = true,
    .params = params,
    .worksOn = hasLevels,
    .shapesWhy = "which has levels",
    .attempt = attempt,
};

}  // namespace mazewright
