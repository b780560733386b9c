// Sparsify: gives up the cells of dead ends, round by round. A round removes the cells that are
// dead ends when the round begins; of two dead ends that are linked to each other one is kept. No
// component is split. Start and end are kept where they are set already, so a wished path is, too.
// In a dungeon rooms, stairs and doors with locks are kept: only corridors and other doors are
// removed. In a maze that is its own image dead ends are removed with all their images.
//
// Order: the first round visits dead ends by index, later rounds in the order in which cells became
// dead ends. Draws: none, except in a round that would leave fewer cells than `keep` allows; that
// round is visited in a shuffled order, one step of the shuffle per visit.
// Source: W. Pullen, "Maze classification", Think Labyrinth (sparseness).

#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/dungeon_floor.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/shared/dead_ends.hpp"
#include "mazewright/passes/shared/shuffle_step.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    integer("rounds", 0, 1000000, 3, "Rounds, at most"),
    share("keep", 0, "Share of cells kept, at least"),
};

/// The dead ends of a maze, removed round by round.
class Sparsifier {
 public:
  explicit Sparsifier(Maze& maze) : maze_(maze), ticker_(maze, maze.grid.kept) {
    eachOf(maze, maze.grid.cellCount(), [&](Cell cell) { open_ += maze.isOpen(cell) ? 1 : 0; });
    for (const Cell cell : deadEndsOf(maze)) {
      if (isRemovable(cell)) deadEnds_.push_back(cell);
    }
  }

  /// The number of cells that are still open.
  uint32_t open() const { return open_; }

  /// Runs one round that keeps at least `least` open cells. Returns whether another round would
  /// remove more.
  bool round(Random& random, uint32_t least) {
    const bool isLimited = deadEnds_.size() > open_ - least;
    for (std::size_t i = 0; i < deadEnds_.size() && open_ > least; ++i) {
      ticker_.add(1);
      if (isLimited) shuffleStep(deadEnds_, i, random);
      if (isDeadEnd(maze_, deadEnds_[i])) removeOrbit(deadEnds_[i], least);
    }
    deadEnds_.swap(next_);
    next_.clear();
    return !deadEnds_.empty() && open_ > least;
  }

 private:
  bool isRemovable(Cell cell) const {
    if (cell == maze_.start || cell == maze_.end) return false;
    if (!maze_.isDungeon()) return true;
    const auto kind = static_cast<TileKind>(maze_.kinds[cell]);
    return kind != TileKind::room && kind != TileKind::stairs && !hasLock(maze_, cell);
  }

  /// Gives up a dead end with its images, which are dead ends too. Two that are linked stay where
  /// one alone would have no image.
  void removeOrbit(Cell cell, uint32_t least) {
    if (maze_.symmetry.isTrivial()) return remove(cell);
    const auto orbit = maze_.symmetry.orbit(cell);
    if (open_ < least + orbit.size() || isDeadEnd(maze_, beside(cell))) return;
    for (const auto& [image, same] : orbit) remove(image);
  }

  Cell beside(Cell deadEnd) const {
    const auto direction = static_cast<Direction>(std::countr_zero(maze_.passages[deadEnd]));
    return maze_.grid.neighbour(deadEnd, direction);
  }

  /// Gives up a dead end. Its neighbour may become a dead end of the next round.
  void remove(Cell cell) {
    const Cell before = beside(cell);
    maze_.giveUp(cell);
    --open_;
    if (isDeadEnd(maze_, before) && isRemovable(before)) next_.push_back(before);
    ticker_.settle(1);
  }

  Maze& maze_;
  Ticker ticker_;
  uint32_t open_ = 0;
  std::vector<Cell> deadEnds_;
  /// Cells that became dead ends in this round.
  std::vector<Cell> next_;
};

void run(Maze& maze, Random& random, const Settings& settings) {
  Sparsifier sparsifier(maze);
  const uint64_t kept = uint64_t{sparsifier.open()} * static_cast<uint32_t>(settings["keep"]);
  const auto least = static_cast<uint32_t>((kept + wholeShare - 1) / wholeShare);
  bool hasMore = sparsifier.open() > least;
  for (int32_t left = settings["rounds"]; left > 0 && hasMore; --left) {
    hasMore = sparsifier.round(random, least);
  }
}

}  // namespace

namespace passes {
extern const PassRow sparsify;
}
constinit const PassRow passes::sparsify{
    .id = "sparsify",
    .title = "Sparsify",
    .about = "Removes dead ends cell by cell. What is left is connected, the rest is rock.",
    .cost = "O(cells)",
    .work = perCellOfPass<4>,
    .source = "W. Pullen, Think Labyrinth: maze classification",
    .keepsPerfect = true,
    .keepsCells = false,
    .dungeons = true,
    .ends = promise::wishes | promise::crossings,
    .params = params,
    .run = run,
};

}  // namespace mazewright
