#include "mazewright/model/grid.hpp"
#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/progress.hpp"

#include <algorithm>
#include <bit>

namespace mazewright {

Cell Grid::firstCell() const {
  for (Cell cell = 0; cell < cellCount(); ++cell) {
    if (has(cell)) return cell;
  }
  return noCell;
}

Cell Grid::randomCell(Random& random) const {
  uint32_t rank = random.below(kept);
  if (mask.empty()) return rank;
  Cell cell = 0;
  for (LoopBound turns(cellCount()); !has(cell) || rank-- > 0; ++turns) ++cell;
  return cell;
}

void Grid::join(Cell a, Direction fromA, Cell b, Direction fromB) {
  table.resize(std::size_t{cellCount()} * directions);
  neighbours[a] |= static_cast<uint8_t>(1u << fromA);
  neighbours[b] |= static_cast<uint8_t>(1u << fromB);
  table[slot(a, fromA)] = b << 3 | fromB;
  table[slot(b, fromB)] = a << 3 | fromA;
}

Position Grid::positionOf(Cell cell) const {
  if (!wholeGridCell.empty()) cell = wholeGridCell[cell];
  if (rows.empty()) {
    const uint32_t row = cell / size.width;
    return {cell % size.width, row % size.height, row / size.height};
  }
  const auto next = std::upper_bound(rows.begin(), rows.end(), cell);
  return {cell - *(next - 1), static_cast<uint32_t>(next - rows.begin() - 1), 0};
}

void makeTable(Grid& grid) {
  std::vector<uint32_t> table(std::size_t{grid.cellCount()} * grid.directions);
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    for (unsigned rest = grid.neighbours[cell]; rest != 0; rest &= rest - 1) {
      const auto direction = static_cast<Direction>(std::countr_zero(rest));
      table[grid.slot(cell, direction)] =
          grid.neighbour(cell, direction) << 3 | grid.back(cell, direction);
    }
  }
  grid.table = std::move(table);
}

void joinOnce(Grid& grid, Cell a, Direction fromA, Cell b, Direction fromB) {
  if (a == b) return;
  for (unsigned rest = grid.neighbours[a]; rest != 0; rest &= rest - 1) {
    if (grid.neighbour(a, static_cast<Direction>(std::countr_zero(rest))) == b) return;
  }
  grid.join(a, fromA, b, fromB);
}

namespace {

/// Makes the two neighbours of a cell in a direction and the opposite one neighbours of each other,
/// or undoes that. The slots of the cell keep both, so that they can be found.
void setTunnel(Grid& grid, Cell cell, Direction direction, bool isTunnel) {
  const Direction opposite = direction ^ 1;
  const Cell ends[] = {grid.neighbour(cell, direction), grid.neighbour(cell, opposite)};
  const Direction sides[] = {grid.back(cell, direction), grid.back(cell, opposite)};
  for (unsigned i = 0; i < 2; ++i) {
    const auto bit = static_cast<uint8_t>(1u << sides[i]);
    const auto own = static_cast<uint8_t>(1u << (direction ^ i));
    uint32_t& slot = grid.table[grid.slot(ends[i], sides[i])];
    if (isTunnel) {
      slot = ends[1 - i] << 3 | sides[1 - i];
      grid.tunnels[ends[i]] |= bit;
      grid.tunnels[cell] |= own;
      grid.neighbours[cell] &= static_cast<uint8_t>(~own);
    } else {
      slot = cell << 3 | (direction ^ i);
      grid.tunnels[ends[i]] &= static_cast<uint8_t>(~bit);
      grid.tunnels[cell] &= static_cast<uint8_t>(~own);
      grid.neighbours[cell] |= own;
    }
  }
}

}  // namespace

void addTunnel(Grid& grid, const Bridge& bridge) {
  grid.tunnels.resize(grid.cellCount());
  setTunnel(grid, bridge.cell, bridge.direction, true);
}

void removeTunnel(Grid& grid, const Bridge& bridge) {
  setTunnel(grid, bridge.cell, bridge.direction, false);
}

bool canBridge(const Grid& grid, const Bridge& bridge, unsigned straight, unsigned level,
               bool isMirrored) {
  const auto [cell, direction] = bridge;
  const Direction opposite = direction ^ 1;
  const unsigned line = 1u << direction | 1u << opposite;
  if ((straight & line) != line || (grid.neighbours[cell] & line) != line) return false;
  if (!grid.tunnels.empty() && grid.tunnels[cell] != 0) return false;
  const unsigned others = grid.neighbours[cell] & level & ~line;
  const bool isPaired = (others & others >> 1 & 0x55) != 0;
  const bool hasBothWays = (others & 0x55) != 0 && (others & 0xaa) != 0;
  if (!isPaired && !(isMirrored && hasBothWays)) return false;
  const Cell from = grid.neighbour(cell, direction);
  const Cell to = grid.neighbour(cell, opposite);
  if (from == to || from == cell || to == cell) return false;
  if (directionsOfBridge(grid, from) != 0 || directionsOfBridge(grid, to) != 0) return false;
  for (unsigned rest = grid.neighbours[from]; rest != 0; rest &= rest - 1) {
    if (grid.neighbour(from, static_cast<Direction>(std::countr_zero(rest))) == to) return false;
  }
  return true;
}

void applyMask(Grid& grid, std::vector<uint8_t> mask) {
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (!grid.has(cell)) mask[cell] = 0;
    if (mask[cell] != 0) continue;
    if (grid.has(cell)) --grid.kept;
    for (unsigned rest = grid.neighbours[cell]; rest != 0; rest &= rest - 1) {
      const auto direction = static_cast<Direction>(std::countr_zero(rest));
      grid.neighbours[grid.neighbour(cell, direction)] &=
          static_cast<uint8_t>(~(1u << grid.back(cell, direction)));
    }
    grid.neighbours[cell] = 0;
  }
  grid.mask = std::move(mask);
}

Components componentsOf(const Grid& grid) { return componentsOf(grid, grid.neighbours); }

Components componentsOf(const Grid& grid, const std::vector<uint8_t>& links) {
  Components components{std::vector<uint32_t>(grid.cellCount(), noComponent)};
  std::vector<Cell> stack;
  for (Cell first = 0; first < grid.cellCount(); ++first) {
    if (!grid.has(first) || components.of[first] != noComponent) continue;
    components.of[first] = components.count;
    stack.push_back(first);
    for (LoopBound turns(grid.kept); !stack.empty(); ++turns) {
      countSteps(1);
      const Cell cell = stack.back();
      stack.pop_back();
      for (unsigned rest = links[cell]; rest != 0; rest &= rest - 1) {
        const Cell to = grid.neighbour(cell, static_cast<Direction>(std::countr_zero(rest)));
        if (components.of[to] != noComponent) continue;
        components.of[to] = components.count;
        stack.push_back(to);
      }
    }
    ++components.count;
  }
  return components;
}

std::vector<uint8_t> largestComponent(const Grid& grid) {
  const Components components = componentsOf(grid);
  std::vector<uint32_t> sizes(components.count);
  for (const uint32_t component : components.of) {
    if (component != noComponent) ++sizes[component];
  }
  const auto largest =
      static_cast<uint32_t>(std::max_element(sizes.begin(), sizes.end()) - sizes.begin());
  std::vector<uint8_t> mask(grid.cellCount());
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) mask[cell] = components.of[cell] == largest;
  return mask;
}

Grid componentGrid(const Grid& grid, std::vector<Cell> cells, std::vector<Cell>& numberOf) {
  Grid component;
  component.shape = grid.shape;
  component.settings = grid.settings;
  component.size = grid.size;
  component.directions = grid.directions;
  component.alongRow = grid.alongRow;
  component.rows = grid.rows;
  component.kept = static_cast<uint32_t>(cells.size());
  component.table.resize(cells.size() * grid.directions);
  for (Cell number = 0; number < component.kept; ++number) numberOf[cells[number]] = number;
  for (const Cell cell : cells) {
    component.neighbours.push_back(grid.neighbours[cell]);
    for (unsigned rest = grid.neighbours[cell]; rest != 0; rest &= rest - 1) {
      const auto direction = static_cast<Direction>(std::countr_zero(rest));
      component.table[component.slot(numberOf[cell], direction)] =
          numberOf[grid.neighbour(cell, direction)] << 3 | grid.back(cell, direction);
    }
  }
  component.wholeGridCell = std::move(cells);
  return component;
}

}  // namespace mazewright
