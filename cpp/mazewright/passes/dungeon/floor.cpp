#include "mazewright/passes/dungeon/floor.hpp"

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/dungeon_floor.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/model/square_directions.hpp"
#include "mazewright/passes/shared/dead_ends.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// Whether two neighbours of a tile are linked, or both linked to a third tile.
bool areLinkedAround(const Maze& maze, Cell tile, Cell a, Cell b) {
  bool found = false;
  eachNeighbour(maze.grid, a, onLevel(maze, a), [&](Cell near, Direction) {
    if (near == tile) return;
    found = found || near == b;
    eachNeighbour(maze.grid, near, onLevel(maze, near),
                  [&](Cell next, Direction) { found = found || next == b; });
  });
  return found;
}

/// Makes a tile rock, and the dead ends that it leaves outside rooms.
void removeTile(Maze& maze, Cell tile) {
  Cell near[maxDirections];
  unsigned count = 0;
  eachNeighbour(maze.grid, tile, maze.passages[tile],
                [&](Cell to, Direction) { near[count++] = to; });
  maze.giveUp(tile);
  for (unsigned i = 0; i < count; ++i) {
    Cell cell = near[i];
    const auto isLoose = [&] {
      return isDeadEnd(maze, cell) && !isInRoom(maze, cell) &&
             !isKind(maze, cell, TileKind::stairs) && !hasLock(maze, cell);
    };
    for (LoopBound turns(maze.grid.kept); isLoose(); ++turns) {
      const auto direction = static_cast<Direction>(std::countr_zero(maze.passages[cell]));
      const Cell next = maze.grid.neighbour(cell, direction);
      maze.giveUp(cell);
      cell = next;
    }
  }
}

}  // namespace

bool isInRoom(const Maze& maze, Cell cell) {
  if (isKind(maze, cell, TileKind::room)) return true;
  if (!isKind(maze, cell, TileKind::stairs)) return false;
  return directionsWhere(maze.grid, cell, onLevel(maze, cell),
                         [&](Cell to) { return isKind(maze, to, TileKind::room); }) != 0;
}

unsigned openingsOf(const Maze& maze, Cell cell) {
  if (!maze.isOpen(cell) || isInRoom(maze, cell)) return 0;
  return directionsWhere(maze.grid, cell, onLevel(maze, cell),
                         [&](Cell to) { return isInRoom(maze, to); });
}

std::vector<uint32_t> numberRooms(const Maze& maze, uint32_t& count) {
  std::vector<uint32_t> numbers(maze.grid.cellCount(), noRoom);
  std::vector<Cell> open;
  count = 0;
  if (!maze.isDungeon()) {
    for (const Room& room : maze.rooms) {
      for (const Cell cell : room.cells) {
        if (maze.isOpen(cell)) numbers[cell] = count;
      }
      ++count;
    }
    return numbers;
  }
  eachOf(maze, maze.grid.cellCount(), [&](Cell first) {
    if (numbers[first] != noRoom || !isInRoom(maze, first)) return;
    numbers[first] = count;
    open.push_back(first);
    for (LoopBound turns(maze.grid.kept); !open.empty(); ++turns) {
      const Cell cell = open.back();
      open.pop_back();
      eachNeighbour(maze.grid, cell, onLevel(maze, cell), [&](Cell to, Direction) {
        if (numbers[to] != noRoom || !isInRoom(maze, to)) return;
        numbers[to] = count;
        open.push_back(to);
      });
    }
    ++count;
  });
  return numbers;
}

std::vector<uint32_t> stepsFrom(const Maze& maze, Cell from) {
  std::vector<uint32_t> steps(maze.grid.cellCount(), unreached);
  std::vector<Cell> queue{from};
  steps[from] = 0;
  Ticker ticker(maze, maze.grid.kept);
  LoopBound turns(steps.size());
  for (std::size_t i = 0; i < queue.size(); ++i, ++turns) {
    ticker.add(1);
    const Cell cell = queue[i];
    eachNeighbour(maze.grid, cell, maze.leaving(cell), [&](Cell to, Direction) {
      if (steps[to] != unreached) return;
      steps[to] = steps[cell] + 1;
      queue.push_back(to);
    });
  }
  return steps;
}

void digTile(Maze& maze, Cell cell) {
  maze.mark(cell, TileKind::corridor);
  eachNeighbour(maze.grid, cell, maze.grid.neighbours[cell] & ~maze.grid.stairs,
                [&](Cell to, Direction direction) {
                  if (maze.isOpen(to)) maze.carve(cell, direction);
                });
}

bool isSpare(const Maze& maze, Cell cell) {
  Cell near[maxDirections];
  unsigned count = 0;
  eachNeighbour(maze.grid, cell, maze.passages[cell],
                [&](Cell to, Direction) { near[count++] = to; });
  if (count == 0 || isKind(maze, cell, TileKind::stairs) || hasLock(maze, cell)) return false;
  unsigned reached = 1;
  unsigned before = 0;
  for (LoopBound turns(count); before != reached; ++turns) {
    before = reached;
    for (unsigned a = 0; a < count; ++a) {
      for (unsigned b = 0; b < count; ++b) {
        const bool isNext = (reached >> a & 1) != 0 && (reached >> b & 1) == 0;
        if (isNext && areLinkedAround(maze, cell, near[a], near[b])) reached |= 1u << b;
      }
    }
  }
  return reached == (1u << count) - 1;
}

void narrowOpenings(Maze& maze) {
  const Grid& grid = maze.grid;
  const uint32_t cells = grid.cellCount();
  std::vector<Cell> openings, row;
  Phases(maze, cells).range(cells, sliceSteps, [&](Cell cell, Cell end) {
    for (; cell < end; ++cell) {
      if (openingsOf(maze, cell) != 0) openings.push_back(cell);
    }
  });
  for (Direction side = north; side <= east; ++side) {
    const Direction before = side <= south ? west : north;
    const Direction after = before ^ 1u;
    const auto opens = [&](Cell cell) { return (openingsOf(maze, cell) >> side & 1) != 0; };
    const auto follows = [&](Cell cell, Direction direction) {
      return maze.linked(cell, direction) && opens(grid.neighbour(cell, direction));
    };
    const auto narrow = [&](std::size_t i) {
      const bool isDouble =
          (i > 0 && maze.isOpen(row[i - 1])) || (i + 1 < row.size() && maze.isOpen(row[i + 1]));
      if (isDouble && maze.isOpen(row[i]) && isSpare(maze, row[i])) removeTile(maze, row[i]);
    };
    for (const Cell cell : openings) {
      if (!opens(cell) || follows(cell, before)) continue;
      row.assign(1, cell);
      for (LoopBound turns(grid.kept); follows(row.back(), after); ++turns) {
        row.push_back(grid.neighbour(row.back(), after));
      }
      for (std::size_t low = 0; 2 * low < row.size(); ++low) {
        narrow(low);
        if (row.size() - 1 - low > low) narrow(row.size() - 1 - low);
      }
    }
  }
}

}  // namespace mazewright
