#pragma once
// Passes that make a maze of another size or order of cells: the cells of the old maze are copied
// to cells of a new grid, with everything that belongs to them.

#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/shapes/building/image.hpp"

namespace mazewright {

/// What such a pass does to the cells of one grid.
class Reshaper {
 public:
  /// `from` describes the grid of the old maze, without mask. Cost: O(cells of both grids).
  Reshaper(const Pass& pass, const ShapeSpec& from);

  /// The mask of the new grid: the cells that are copies of kept ones. Empty if all are.
  std::vector<uint8_t> maskOf(const Grid& old) const;

  /// Where the first copy of a cell is; noCell if it is cut off, and of noCell.
  Cell imageOf(Cell cell) const { return cell == noCell ? noCell : images_.front()[cell]; }

  /// Replaces the maze by the new one: passages, kinds, bridges, rooms, doors, things and the log
  /// so far. What `hidden` hides of the old grid it hides of the new one afterwards. Edges of the
  /// new grid that are no copies are walls. Precondition: start and end are not placed. Cost:
  /// O(cells of both grids), and O(steps) with a log.
  void apply(Maze& maze, HiddenCells& hidden) const;

 private:
  /// The direction in the new grid of a copy of an edge of the old one; noDirection if it is cut
  /// off, or if its ends are no neighbours there.
  Direction copyOf(const Grid& old, const std::vector<Cell>& image, Cell cell, Direction direction,
                   DirectionFinder& finder) const;
  /// Whether a bridge is copied: all cells around it must be, as its neighbours. Otherwise the
  /// tunnel is a wall.
  bool keepsBridge(const std::vector<Cell>& image, Cell cell) const;
  void copyPassages(const Maze& maze, Maze& made) const;
  void copyBridges(const Grid& old, Grid& made) const;
  void copyRooms(const Maze& maze, Maze& made) const;
  /// Doors and things.
  void copyDoorsAndThings(const Maze& maze, Maze& made) const;
  void copySteps(const Grid& old, StepLog& log) const;

  const Pass& pass_;
  const ShapeSpec& to_;
  /// The two grids, all cells kept and without tunnels.
  Grid from_, target_;
  Images images_;
};

}  // namespace mazewright
