#include "mazewright/library/aim/edits.hpp"

#include "mazewright/analysis/stats.hpp"
#include "mazewright/base/loop_bound.hpp"
#include "mazewright/library/generate.hpp"
#include "mazewright/passes/shared/dead_ends.hpp"
#include "mazewright/passes/shared/edges.hpp"
#include "mazewright/solvers/walks/expected_steps.hpp"

namespace mazewright {

namespace {

using enum AimFigure;

/// Draws of an edge before a try is given up: in a maze that has hardly any wall.
constexpr int maxDraws = 64;

/// Figures after a passage is closed, apart from the path.
AimFigures withoutPassage(const Maze& maze, Cell cell, Direction direction, AimFigures figures) {
  const Cell to = maze.grid.neighbour(cell, direction);
  const Direction back = maze.grid.back(cell, direction);
  for (const auto& [end, side] : {std::pair{cell, direction}, {to, back}}) {
    countCell(figures, maze.passages[end], -1);
    countCell(figures, maze.passages[end] & ~(1u << side), 1);
  }
  --figures[loops];
  return figures;
}

}  // namespace

void measureExpectedSteps(const Maze& maze, AimFigures& figures) {
  figures.expectedSteps =
      static_cast<int64_t>(expectedSteps(maze, maze.start, maze.end) * expectedStepsUnit);
}

AimEdits::AimEdits(Maze& maze, const Plan& plan, const AimTargets& targets,
                   const AimFigures& figures, Random& random)
    : maze_(maze),
      plan_(plan),
      targets_(targets),
      figures_(figures),
      random_(random),
      distance_(targets.distance(figures)),
      solutionAt_(maze.grid.cellCount()),
      reachedBy_(maze.grid.cellCount()),
      back_(maze.grid.cellCount()) {
  figures_[loops] = 0;
  if (maze.grid.shape->thin != nullptr) maze.grid.shape->thin(maze, hidden_, random);
  edges_ = edgesOf(maze, maze.grid.neighbours);
  if (!targets.havePath()) return;
  findPath(maze.start, maze.end, path_);
  followPath();
  hasFixedSteps_ = isDeadEnd(maze, maze.end);
}

AimEdits::~AimEdits() { hidden_.restore(maze_.grid); }

void AimEdits::openLoops() {
  std::vector<Edge> edges = edges_;
  AimFigures opened = figures_;
  for (std::size_t i = 0; i < edges.size() && opened[loops] < targets_.low(loops); ++i) {
    shuffleStep(edges, i, random_);
    if (!isPassage(edges[i])) toggle(edges[i], opened);
  }
  distance_ = INT64_MAX;
  keep(opened, true);
}

void AimEdits::tryEdit() {
  queue_.clear();
  Edge edge = 0;
  if (!drawEdge(edge)) return;
  const std::size_t steps = maze_.log == nullptr ? 0 : maze_.log->size();
  if (isPassage(edge) ? tryClosing(edge) : tryExchange(edge)) return;
  if (maze_.log != nullptr) maze_.log->resize(steps);
}

/// Draws an edge: every second time a wall of a cell on the solution, if the path is to change;
/// otherwise any wall, and any passage where it may be closed alone. Returns false if none is
/// found.
bool AimEdits::drawEdge(Edge& edge) {
  const bool changesPath =
      targets_.misses(solution, figures_) || targets_.misses(difficulty, figures_);
  if (changesPath && !solution_.empty() && random_.below(2) == 0) {
    const Cell cell = solution_[random_.below(static_cast<uint32_t>(solution_.size()))] >> 3;
    const unsigned walls = wallsBetween(maze_, cell);
    if (walls == 0) return false;
    edge = cell << 3 | random_.pick(walls);
    return true;
  }
  const bool mayClose = targets_.has(loops) && figures_[loops] > 0;
  for (int i = 0; i < maxDraws && !edges_.empty(); ++i) {
    edge = edges_[random_.below(static_cast<uint32_t>(edges_.size()))];
    if (mayClose || !isPassage(edge)) return true;
  }
  return false;
}

/// Opens a wall and closes the best passage of the loop, or none. Returns whether that was kept;
/// otherwise the maze is as before, but its log is not.
bool AimEdits::tryExchange(Edge wall) {
  if (!findPath(wall >> 3, otherEnd(wall), loop_)) return false;
  AimFigures opened = figures_;
  toggle(wall, opened);

  // Exact in a maze without loops: the solution leaves the loop by the other side.
  const bool hasPath = targets_.havePath() && figures_[solution] != noFigure;
  const auto length = static_cast<uint32_t>(solution_.size());
  const auto around = static_cast<uint32_t>(loop_.size());
  uint32_t shared = 0;
  if (hasPath) {
    for (const Edge passage : loop_) shared += isOnSolution(passage);
  }
  Edge closed = 0;
  int64_t least = INT64_MAX;
  const uint32_t offset = random_.below(around);
  for (uint32_t i = 0; i < around; ++i) {
    const Edge passage = loop_[(offset + i) % around];
    AimFigures figures = withoutPassage(maze_, passage >> 3, passage & 7, opened);
    if (hasPath) {
      figures.setSolution(isOnSolution(passage) ? length + around + 1 - 2 * shared : length);
    }
    const int64_t distance = targets_.distance(figures);
    if (distance >= least) continue;
    closed = passage;
    least = distance;
  }
  bool closes = true;
  if (targets_.has(loops)) {
    AimFigures figures = opened;
    if (hasPath) figures.setSolution(std::min(length, length - shared + 1));
    const int64_t distance = targets_.distance(figures);
    closes = distance >= least;
    least = std::min(least, distance);
  }

  if (least <= distance_) {
    const bool isTree = figures_[loops] == 0 && closes;
    const bool mayDiffer = !isTree || isOnSolution(closed);
    if (closes) toggle(closed, opened);
    if (keep(opened, mayDiffer)) return true;
    if (closes) toggle(closed, opened);
  }
  toggle(wall, opened);
  return false;
}

/// Closes a passage if it is on a loop. Returns whether that was kept; otherwise the maze is as
/// before, but its log is not.
bool AimEdits::tryClosing(Edge passage) {
  AimFigures closed = figures_;
  toggle(passage, closed);
  if (findPath(passage >> 3, otherEnd(passage), loop_) && keep(closed, true)) return true;
  toggle(passage, closed);
  return false;
}

/// Opens a wall or closes a passage.
void AimEdits::toggle(Edge edge, AimFigures& figures) {
  const Cell ends[] = {edge >> 3, otherEnd(edge)};
  const bool opens = !isPassage(edge);
  for (const Cell end : ends) countCell(figures, maze_.passages[end], -1);
  opens ? maze_.carve(edge >> 3, edge & 7) : maze_.fill(edge >> 3, edge & 7);
  for (const Cell end : ends) countCell(figures, maze_.passages[end], 1);
  figures[loops] += opens ? 1 : -1;
}

/// Measures the edited maze, whose other figures are given. Keeps it if it is no farther from the
/// targets than the last one. With `mayDiffer` unset the path is the same unless start or end are
/// placed anew.
bool AimEdits::keep(AimFigures figures, bool mayDiffer) {
  const Endpoints before{maze_.start, maze_.end};
  bool isNew = false;
  bool hasFixedSteps = false;
  if (targets_.havePath()) {
    maze_.start = maze_.end = noCell;
    placeEndpoints(maze_, plan_, plan_.seed.key());
    const bool isMoved = maze_.start != before.start || maze_.end != before.end;
    hasFixedSteps = figures[loops] == 0 && isDeadEnd(maze_, maze_.end);
    const bool mayTakeMore =
        targets_.has(difficulty) && (isMoved || !hasFixedSteps || !hasFixedSteps_);
    isNew = mayDiffer || isMoved || mayTakeMore;
    if (isNew) {
      const bool isFound = findPath(maze_.start, maze_.end, path_);
      if (isFound && mayTakeMore) measureExpectedSteps(maze_, figures);
      figures.setSolution(isFound ? static_cast<uint32_t>(path_.size()) : unreachable);
    }
  }
  const int64_t distance = targets_.distance(figures);
  if (distance > distance_) {
    maze_.start = before.start;
    maze_.end = before.end;
    return false;
  }
  figures_ = figures;
  distance_ = distance;
  hasFixedSteps_ = hasFixedSteps;
  if (isNew) followPath();
  return true;
}

/// Makes the path that was found last the solution.
void AimEdits::followPath() {
  for (const Edge passage : solution_) solutionAt_[passage >> 3] = 0;
  solutionAt_[lastOfSolution_] = 0;
  solution_.swap(path_);
  for (const Edge passage : solution_) {
    const Cell to = otherEnd(passage);
    solutionAt_[passage >> 3] |= static_cast<uint8_t>(1u << (passage & 7));
    solutionAt_[to] |= static_cast<uint8_t>(1u << maze_.grid.back(passage >> 3, passage & 7));
    lastOfSolution_ = to;
  }
}

/// A shortest path, breadth first; empty if there is none, and between equal cells.
bool AimEdits::findPath(Cell from, Cell to, std::vector<Edge>& path) {
  const Grid& grid = maze_.grid;
  const uint32_t search = ++searches_;
  path.clear();
  queue_.assign(1, to);
  reachedBy_[to] = search;
  LoopBound turns(reachedBy_.size());
  for (std::size_t head = 0; head < queue_.size() && reachedBy_[from] != search; ++head, ++turns) {
    const Cell cell = queue_[head];
    eachNeighbour(grid, cell, maze_.passages[cell], [&](Cell next, Direction direction) {
      if (reachedBy_[next] == search) return;
      reachedBy_[next] = search;
      back_[next] = static_cast<uint8_t>(grid.back(cell, direction));
      queue_.push_back(next);
    });
  }
  if (reachedBy_[from] != search) return false;
  LoopBound steps(back_.size());
  for (Cell cell = from; cell != to; cell = grid.neighbour(cell, back_[cell]), ++steps) {
    path.push_back(cell << 3 | back_[cell]);
  }
  return true;
}

}  // namespace mazewright
