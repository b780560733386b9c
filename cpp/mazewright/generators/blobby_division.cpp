// Blobby division: two blobs grow over a region until they fill it, a wall with one opening is
// built between them, and each blob is divided in turn.
// Source: J. Buck, "A better recursive division algorithm", weblog.jamisbuck.org, January 2015.

#include "mazewright/base/pop_random.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/divisions/cell_list.hpp"
#include "mazewright/generators/divisions/two_seed_division.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {roomCellsParam};

/// A frontier of which a random cell is next (popRandom): blobs grow at random.
class RandomFrontier {
 public:
  void clear() { cells_.clear(); }
  void addIf(bool wanted, Cell cell) { cells_.addIf(wanted, cell); }
  Cell pop(Random& random) { return popRandom(random, cells_); }

 private:
  CellList cells_;
};

void run(Maze& maze, Random& random, const Settings& settings) {
  divideInTwo(maze, random, settings, RandomFrontier());
}

}  // namespace

namespace generators {
extern const GeneratorRow blobbyDivision;
}
constinit const GeneratorRow generators::blobbyDivision{
    .id = "blobbyDivision",
    .title = "Blobby division",
    .about =
        "Divides the space into random blobs by walls with one opening each. Winding walls; rooms "
        "on request.",
    .cost = "O(cells log cells)",
    .work = twoSeedWork,
    .source = "Jamis Buck, A Better Recursive Division Algorithm, weblog.jamisbuck.org, 2015",
    .params = params,
    .run = run,
};

}  // namespace mazewright
