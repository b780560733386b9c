#pragma once
// Local edits of a perfect maze that bring its figures nearer to their targets.
//
// Draws: a shape that thins its grid draws first. Walls that are opened for loops are drawn by a
// shuffle of all edges, one step per edge looked at. Per try, if the path is to change, below(2):
// with 0 a cell of the solution is drawn, then one of its walls by pick. Otherwise edges are drawn
// until one may be edited, at most 64. To close a passage of a loop, one draw says with which one
// the comparison begins; the first of the best is closed.

#include "mazewright/library/aim/targets.hpp"
#include "mazewright/library/options.hpp"
#include "mazewright/model/hidden_cells.hpp"

namespace mazewright {

/// Sets the expected steps of figures. Precondition: a path leads from start to end.
void measureExpectedSteps(const Maze& maze, AimFigures& figures);

/// A hill climb. Each try makes one edit and undoes it if the figures are farther from the targets
/// then. An edit opens a wall and closes a passage of the loop that this made: the one that is best
/// by an estimate, so the maze stays a spanning tree. If loops is a target, a try may also open a
/// wall alone, or close a passage of a loop alone. Of equally good edits the last is kept, so that
/// the climb wanders where no single edit is better.
class AimEdits {
 public:
  /// `maze` is the finished one of the plan, with its figures. All must outlive this, which changes
  /// the maze. Steps go on in its log, if it has one: those of kept edits. Cost: O(cells).
  AimEdits(Maze& maze, const Plan& plan, const AimTargets& targets, const AimFigures& figures,
           Random& random);
  ~AimEdits();

  /// Opens as many walls, drawn at random, as loops are too few.
  void openLoops();

  /// Makes one try. Cost: O(cells) at most; that of expectedSteps if difficulty is a target.
  void tryEdit();

  const AimFigures& figures() const { return figures_; }
  int64_t distance() const { return distance_; }
  /// About how many cells the last try visited.
  uint32_t visited() const { return static_cast<uint32_t>(queue_.size() + loop_.size()); }

 private:
  /// An edge as cell << 3 | direction.
  using Edge = uint32_t;

  bool isPassage(Edge edge) const { return maze_.linked(edge >> 3, edge & 7); }
  Cell otherEnd(Edge edge) const { return maze_.grid.neighbour(edge >> 3, edge & 7); }
  bool isOnSolution(Edge edge) const { return (solutionAt_[edge >> 3] >> (edge & 7) & 1) != 0; }

  bool drawEdge(Edge& edge);
  bool tryExchange(Edge wall);
  bool tryClosing(Edge passage);
  void toggle(Edge edge, AimFigures& figures);
  bool keep(AimFigures figures, bool mayDiffer);
  void followPath();
  bool findPath(Cell from, Cell to, std::vector<Edge>& path);

  Maze& maze_;
  const Plan& plan_;
  const AimTargets& targets_;
  AimFigures figures_;
  Random& random_;
  int64_t distance_;
  /// Every edge between open cells once.
  std::vector<Edge> edges_;
  /// The passages of a shortest path from start to end, and the same as directions per cell, from
  /// both ends. Empty unless a target needs them.
  std::vector<Edge> solution_;
  std::vector<uint8_t> solutionAt_;
  Cell lastOfSolution_ = 0;
  /// Whether the expected steps are those to every cell but the end, however the rest is joined:
  /// the maze has no loop, and its end is a dead end.
  bool hasFixedSteps_ = false;
  /// Working memory of findPath: the search that reached each cell last, the direction back, and
  /// the cells reached.
  uint32_t searches_ = 0;
  std::vector<uint32_t> reachedBy_;
  std::vector<uint8_t> back_;
  std::vector<Cell> queue_;
  std::vector<Edge> loop_;
  std::vector<Edge> path_;
  /// Edges that would cross open ones.
  HiddenCells hidden_;
};

}  // namespace mazewright
