// Voronoi division: a region is split by which of two random cells is nearer along its own cells, a
// wall with one gap goes up between the two sides, and each is divided in turn.
// Source: none known in print; recursive division with the borders of a Voronoi diagram.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/divisions/cell_list.hpp"
#include "mazewright/generators/divisions/two_seed_division.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {roomCellsParam};

/// The cell reached first goes next. All at one distance stand together, those of the first centre
/// ahead, so a cell as near to both is the first one's.
class Wavefront {
 public:
  void clear() {
    nearer_.clear();
    further_.clear();
    next_ = 0;
  }
  void addIf(bool wanted, Cell cell) { further_.addIf(wanted, cell); }
  Cell pop(Random&) {
    if (next_ == nearer_.size()) {
      nearer_.swap(further_);
      further_.clear();
      next_ = 0;
    }
    return nearer_[next_++];
  }

 private:
  /// Those at the distance that is gone through, and those one further.
  CellList nearer_, further_;
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
    .about = "Regions are halved between two random cells, one gap a wall. Slanted long walls.",
    .cost = "O(cells log cells)",
    .source = "Recursive division along the borders of a Voronoi diagram",
    .params = params,
    .run = run,
};

}  // namespace mazewright
