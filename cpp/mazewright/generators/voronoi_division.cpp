// Voronoi division: a region is split by which of two random cells is nearer within the region, a
// wall with one opening is built between the two sides, and each side is divided in turn.
// Source: none known in print; recursive division along the borders of a Voronoi diagram.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/divisions/cell_list.hpp"
#include "mazewright/generators/divisions/two_seed_division.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {roomCellsParam};

/// A frontier of which the cell that was reached first is next: a breadth-first search. Draws
/// nothing. Of the cells at one distance those of the first seed come first, so a cell at equal
/// distances belongs to the first seed.
class Wavefront {
 public:
  void clear() {
    nearer_.clear();
    farther_.clear();
    next_ = 0;
  }
  void addIf(bool wanted, Cell cell) { farther_.addIf(wanted, cell); }
  Cell pop(Random&) {
    if (next_ == nearer_.size()) {
      nearer_.swap(farther_);
      farther_.clear();
      next_ = 0;
    }
    return nearer_[next_++];
  }

 private:
  /// The cells at the current distance, and those one step farther.
  CellList nearer_, farther_;
  uint32_t next_ = 0;
};

void run(Maze& maze, Random& random, const Settings& settings) {
  divideInTwo(maze, random, settings, Wavefront());
}

}  // namespace

namespace generators {
extern const GeneratorRow voronoiDivision;
}
constinit const GeneratorRow generators::voronoiDivision{
    .id = "voronoiDivision",
    .title = "Voronoi division",
    .about =
        "Divides regions halfway between two random cells, by walls with one opening each. Long "
        "slanted walls; rooms on request.",
    .cost = "O(cells log cells)",
    .work = twoSeedWork,
    .source = "Recursive division along the borders of a Voronoi diagram",
    .params = params,
    .run = run,
};

}  // namespace mazewright
