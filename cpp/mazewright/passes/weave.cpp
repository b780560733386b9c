// Weave: makes some cells bridges, with a tunnel below each (definition of a bridge:
// model/grid.hpp). The generator then runs on that grid, so that its mazes cross over and under
// themselves, and a uniform generator stays uniform: its outcomes are the spanning trees of the
// grid with the tunnels.
//
// Draws: the cells of the grid are visited in a shuffled order, one step of the shuffle per visit,
// until there are as many bridges as wanted. A cell that can be a bridge in several directions
// draws random.pick of them. Bridges without which the grid would not be connected are taken back
// at the end, the last one first. Source: J. Buck, "Mazes for Programmers", 2015, ch. 9; as a
// change of the grid: this project.

#include <bit>

#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/shared/component_sets.hpp"
#include "mazewright/passes/shared/shuffle_step.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {share("share", 200, "Share of cells that become bridges")};

/// Whether of two neighbours of a cell one comes before it and one after it, both where rows are
/// read from their first cell and where they are read from their last one: both neighbours lie in
/// the row of the cell, or neither. On a Moebius strip a row goes on in another one.
bool isBetween(const Grid& grid, Cell cell, Direction direction) {
  const Cell one = grid.neighbour(cell, direction);
  const Cell other = grid.neighbour(cell, direction ^ 1);
  const Position row = grid.positionOf(cell);
  const auto isInRow = [&](Cell neighbour) {
    const Position at = grid.positionOf(neighbour);
    return at.y == row.y && at.level == row.level;
  };
  return (one < cell) != (other < cell) && isInRow(one) == isInRow(other);
}

/// Whether every cell that had a neighbour after it keeps one, and the same before it, in both
/// orders of isBetween: what generators rely on that work row by row (ShapeRow::inRows). Glued
/// edges can break it.
bool keepsOrder(const Grid& grid, const Bridge& bridge) {
  if (!isBetween(grid, bridge.cell, bridge.direction)) return false;
  for (Direction d = 0; d < grid.directions; d += 2) {
    const bool hasBoth = (grid.neighbours[bridge.cell] >> d & 3) == 3;
    if (d != bridge.direction && hasBoth && isBetween(grid, bridge.cell, d)) return true;
  }
  return false;
}

/// Whether a hidden edge joins the ends of a tunnel: they would be joined twice when it comes back.
bool joinsHidden(const GridTask& task, const Bridge& bridge) {
  const Grid& grid = task.maze.grid;
  const Cell from = grid.neighbour(bridge.cell, bridge.direction);
  const unsigned hidden =
      task.fromGenerator.directionsOf(from) | task.fromPasses.directionsOf(from);
  if (hidden == 0) return false;
  const Cell to = grid.neighbour(bridge.cell, bridge.direction ^ 1);
  return directionsWhere(grid, from, hidden, [&](Cell other) { return other == to; }) != 0;
}

/// The lower directions of the lines along which a cell can be a bridge.
unsigned linesOfBridge(const GridTask& task, Cell cell) {
  const Grid& grid = task.maze.grid;
  const bool ordered = !task.generator.masks;
  unsigned lines = 0;
  for (Direction d = 0; d < grid.directions; d += 2) {
    const Bridge bridge{cell, d};
    if (!canBridge(grid, bridge)) continue;
    if (!task.fixedEdges.empty() && (task.fixedEdges[cell] >> d & 3) != 0) continue;
    if ((!ordered || keepsOrder(grid, bridge)) && !joinsHidden(task, bridge)) lines |= 1u << d;
  }
  return lines;
}

/// Makes up to `most` bridges, in the order in which they are drawn. For generators that
/// work row by row only those of keepsOrder.
std::vector<Bridge> drawBridges(GridTask& task, uint32_t most) {
  Grid& grid = task.maze.grid;
  std::vector<Bridge> bridges;
  std::vector<Cell> cells;
  eachOf(task.maze, grid.cellCount(), [&](Cell cell) {
    if (grid.has(cell)) cells.push_back(cell);
  });
  Ticker ticker(task.maze, grid.kept);
  for (std::size_t i = 0; i < cells.size() && bridges.size() < most; ++i) {
    ticker.add(1);
    shuffleStep(cells, i, task.random);
    const unsigned lines = linesOfBridge(task, cells[i]);
    if (lines == 0) continue;
    const bool single = (lines & (lines - 1)) == 0;
    const Bridge bridge{cells[i], single ? static_cast<Direction>(std::countr_zero(lines))
                                         : task.random.pick(lines)};
    addTunnel(grid, bridge);
    bridges.push_back(bridge);
  }
  return bridges;
}

/// Takes back bridges that separate the cells above from the cells below, the last one first, until
/// as few components remain as there were before.
void reconnect(Grid& grid, std::vector<Bridge>& bridges) {
  if (bridges.empty()) return;
  ComponentSets sets(grid, grid.neighbours);
  std::vector<Bridge> kept;
  for (std::size_t i = bridges.size(); i-- > 0;) {
    const Bridge bridge = bridges[i];
    if (sets.unite(bridge.cell, grid.neighbour(bridge.cell, bridge.direction))) {
      removeTunnel(grid, bridge);
    } else {
      kept.push_back(bridge);
    }
  }
  bridges = std::move(kept);
}

/// Adds bridges to those of the grid, all ordered by cell. Cost: O(cells).
void addInOrder(Grid& grid, const std::vector<Bridge>& bridges) {
  constexpr uint8_t none = 0xff;
  std::vector<uint8_t> directions(grid.cellCount(), none);
  for (const auto& [cell, direction] : grid.bridges)
    directions[cell] = static_cast<uint8_t>(direction);
  for (const auto& [cell, direction] : bridges) directions[cell] = static_cast<uint8_t>(direction);
  grid.bridges.clear();
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (directions[cell] != none) grid.bridges.push_back({cell, directions[cell]});
  }
}

void prepare(GridTask& task) {
  Grid& grid = task.maze.grid;
  const uint64_t share = static_cast<uint32_t>(task.settings["share"]);
  const auto most = static_cast<uint32_t>(grid.kept * share / wholeShare);
  std::vector<Bridge> bridges = drawBridges(task, most);
  reconnect(grid, bridges);
  addInOrder(grid, bridges);
}

bool worksOn(const ShapeRow& shape) { return shape.opposites != nullptr; }

}  // namespace

namespace passes {
extern const PassRow weave;
}
constinit const PassRow passes::weave{
    .id = "weave",
    .title = "Weave",
    .about = "Lets corridors cross over and under each other, by bridges with tunnels below them.",
    .cost = "O(cells)",
    .work = perCellOfPass<4>,
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .keepsPerfect = true,
    .joinsCells = true,
    .promises = promise::crossings,
    .params = params,
    .worksOn = worksOn,
    .shapesWhy = "where a cell has opposite sides and no passages lead over its corners",
    .prepare = prepare,
    .narrow = [](WorkArea& area,
                 const Settings&) { area.resistanceFactor = area.resistanceFactor * 2; },
};

}  // namespace mazewright
