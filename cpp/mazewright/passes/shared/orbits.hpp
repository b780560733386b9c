#pragma once
// Orbits: an edge or a cell of a maze with all its images under the symmetry of the maze. A pass
// that changes whole orbits keeps the symmetry. Without one an orbit is the edge or cell alone.

#include <vector>

#include "mazewright/model/maze.hpp"
#include "mazewright/passes/shared/component_sets.hpp"

namespace mazewright {

/// An edge as seen from a cell.
struct EdgeAt {
  Cell cell;
  Direction direction;
  Cell to;
};

/// An edge with its images, each once, as seen from the images of the cell.
std::vector<EdgeAt> imagesOf(const Maze& maze, Cell cell, Direction direction);

/// Edges of which each direction of each cell can be marked: both sides of an edge at once.
class EdgeMarks {
 public:
  explicit EdgeMarks(const Grid& grid) : grid_(grid), marks_(grid.cellCount()) {}
  bool has(Cell cell, Direction direction) const { return (marks_[cell] >> direction & 1) != 0; }
  unsigned of(Cell cell) const { return marks_[cell]; }
  void add(const EdgeAt& edge) {
    marks_[edge.cell] |= static_cast<uint8_t>(1u << edge.direction);
    marks_[edge.to] |= static_cast<uint8_t>(1u << grid_.back(edge.cell, edge.direction));
  }

 private:
  const Grid& grid_;
  std::vector<uint8_t> marks_;
};

/// The lowest edge of every orbit, of those that edgesOf lists. Cost: O(cells), and O(motions) for
/// each edge that a motion keeps in place.
std::vector<uint32_t> lowestOfOrbits(const Maze& maze, std::vector<uint32_t> edges);

/// Opens orbits of walls that join pieces, so that every step keeps the symmetry. `wholes` are the
/// components to which the pieces are joined; null if they are to be one. Returns how many edges it
/// opened.
///
/// Draws: the orbits of walls between pieces, ordered by their lowest cell and direction, are
/// shuffled. In this order those that close no loop are opened: first of the edges whose ends no
/// motion swaps; then of single edges, because an edge with swapped ends is the middle of a tree,
/// which then has no cells on the axis. While pieces remain, an orbit that joins them all and
/// closes one loop is opened, otherwise the one that closes the fewest loops, the first one in that
/// order.
uint32_t joinByOrbits(Maze& maze, Random& random, ComponentSets* wholes = nullptr);

}  // namespace mazewright
