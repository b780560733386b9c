// Binary tree: every cell opens to one of the neighbours that come after it in one of four orders
// of the grid; on squares, in one of two fixed directions.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 2; mode 'original': original program 000, in
// C#.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/rows/chance.hpp"
#include "mazewright/generators/rows/row_bits.hpp"
#include "mazewright/generators/rows/row_stream.hpp"
#include "mazewright/generators/rows/rows.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

constexpr Choice biases[] = {{"northWest", "Top left"},
                             {"northEast", "Top right"},
                             {"southWest", "Bottom left"},
                             {"southEast", "Bottom right"}};

/// The two directions of a bias corner, in the order of `biases`.
struct BiasCorner {
  Direction upright, sideways;
};
constexpr BiasCorner biasCorners[] = {{north, west}, {north, east}, {south, west}, {south, east}};

constexpr Param params[] = {choice("bias", biases, 3, "Corner of the bias"),
                            share("horizontal", wholeShare / 2, "Share of horizontal passages")};

/// The rows of a maze on squares, 64 cells at once if coins are fair. Draws: in mode standard a
/// Chance per cell of a row whose cells have the upright neighbour, a new Chance per row; heads
/// goes sideways. In mode original below(2) per cell that has both neighbours; 0 goes upright.
/// Neighbours across glued edges do not count.
class BinaryTreeRows final : public RowStream {
 public:
  BinaryTreeRows(uint32_t width, Random& random, const Settings& settings)
      : random_(random),
        width_(width),
        share_(settings["horizontal"]),
        original_(settings.original),
        bias_(biasCorners[settings["bias"]]),
        sideways_(rowBits(width)),
        upright_(rowBits(width)) {}

  void next(uint8_t* above, uint8_t* row, bool last) override {
    const bool canUpright = choose(above == nullptr, last);
    for (std::size_t i = 0; i < upright_.size(); ++i) upright_[i] = canUpright ? ~sideways_[i] : 0;
    if (bias_.sideways == west) shiftWest();
    if (bias_.upright == north && canUpright) openDown(above, width_, upright_);
    if (bias_.upright == north) std::fill(upright_.begin(), upright_.end(), 0);
    writeRow(above, row, width_, sideways_, upright_);
  }

  /// Makes the next row by carving, for mazes with a log or glued edges: cell by cell, in order.
  void carve(Maze& maze, Cell row, bool last) {
    const bool canUpright = choose(row == 0, last);
    for (uint32_t x = 0; x < width_; ++x) {
      const bool goSideways = hasBit(sideways_, x);
      if (goSideways || canUpright) {
        maze.carve(row + x, goSideways ? bias_.sideways : bias_.upright);
      }
    }
  }

 private:
  /// Chooses the cells of the next row that open sideways. Returns whether the others open upright.
  bool choose(bool first, bool last) {
    const bool canUpright = bias_.upright == north ? !first : !last;
    const uint32_t end = bias_.sideways == west ? 0 : width_ - 1;
    if (!canUpright) {
      std::fill(sideways_.begin(), sideways_.end(), ~uint64_t{0});
    } else if (original_) {
      std::fill(sideways_.begin(), sideways_.end(), 0);
      for (uint32_t x = 0; x < width_; ++x) {
        if (x != end && random_.below(2) == 1) setBit(sideways_, x);
      }
    } else {
      flipRow(random_, share_, width_, sideways_);
    }
    sideways_[end >> 6] &= ~(uint64_t{1} << (end & 63));
    return canUpright;
  }

  /// Turns passages west of cells into passages east of the cells before them.
  void shiftWest() {
    for (std::size_t i = 0; i < sideways_.size(); ++i) {
      const uint64_t next = i + 1 < sideways_.size() ? sideways_[i + 1] << 63 : 0;
      sideways_[i] = sideways_[i] >> 1 | next;
    }
    const uint32_t end = width_ - 1;
    sideways_[end >> 6] &= (uint64_t{1} << (end & 63)) - 1;
  }

  Random& random_;
  uint32_t width_;
  int32_t share_;
  bool original_;
  BiasCorner bias_;
  RowBits sideways_, upright_;
};

/// Returns one of two sets of directions: those along the row, each of weight `share`, and those
/// across it, each of weight 1 - share, in thousandths; if one set is empty, all weights are 1.
/// Draws below(sum of the weights), whose values belong to the directions along the row first, then
/// to the others, both from the lowest direction up. A single direction draws nothing.
Direction drawDirection(Random& random, unsigned along, unsigned across, uint32_t share) {
  const auto alongCount = static_cast<uint32_t>(std::popcount(along));
  const auto acrossCount = static_cast<uint32_t>(std::popcount(across));
  const bool mixed = along != 0 && across != 0;
  const uint32_t alongWeight = mixed ? share : 1;
  const uint32_t acrossWeight = mixed ? wholeShare - share : 1;
  const uint32_t sum = alongCount * alongWeight + acrossCount * acrossWeight;
  uint32_t drawn = alongCount + acrossCount == 1 ? 0 : random.below(sum);
  const bool goAlong = drawn < alongCount * alongWeight;
  if (!goAlong) drawn -= alongCount * alongWeight;
  unsigned members = goAlong ? along : across;
  for (uint32_t skip = drawn / (goAlong ? alongWeight : acrossWeight); skip > 0; --skip) {
    members &= members - 1;
  }
  return static_cast<Direction>(std::countr_zero(members));
}

/// On other shapes than squares, with draws of its own: golden mazes keep it apart from the rows of
/// squares. The neighbours that come after a cell are those in rows below
/// (above) it and in its row those to the right (left) of it.
void runByOrder(Maze& maze, Random& random, const Settings& settings) {
  const Grid& grid = maze.grid;
  const BiasCorner bias = biasCorners[settings["bias"]];
  const bool isSouth = bias.upright == south;
  const bool isEast = bias.sideways == east;
  const auto share = static_cast<uint32_t>(settings["horizontal"]);
  const std::vector<Cell> rows = rowsOf(grid);
  Phases phases(maze, static_cast<uint32_t>(rows.size() - 1));
  eachRow(phases, rows, [&](std::size_t row) {
    const Cell first = rows[row];
    const Cell end = rows[row + 1];
    for (Cell cell = first; cell < end; ++cell) {
      const unsigned along = directionsWhere(grid, cell, grid.neighbours[cell], [&](Cell to) {
        return to >= first && to < end && (to > cell) == isEast;
      });
      const unsigned across = directionsWhere(grid, cell, grid.neighbours[cell], [&](Cell to) {
        return isSouth ? to >= end : to < first;
      });
      if ((along | across) != 0) maze.carve(cell, drawDirection(random, along, across, share));
    }
  });
}

std::unique_ptr<RowStream> stream(uint32_t width, Random& random, const Settings& settings) {
  return std::make_unique<BinaryTreeRows>(width, random, settings);
}

void run(Maze& maze, Random& random, const Settings& settings) {
  if (!isSquares(maze.grid)) return runByOrder(maze, random, settings);
  BinaryTreeRows rows(maze.grid.size.width, random, settings);
  runOnSquares(maze, rows);
}

Problem problem(const Size&, const Settings& settings) {
  return fairInOriginalMode(settings, params[1]);
}

}  // namespace

namespace generators {
extern const GeneratorRow binaryTree;
}
constinit const GeneratorRow generators::binaryTree{
    .id = "binaryTree",
    .title = "Binary tree",
    .about =
        "Each cell opens one of two fixed directions. Straight corridors along two sides, a strong "
        "diagonal bias.",
    .cost = "O(cells)",
    .work = perCell<3>,
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .masks = false,
    .original = true,
    .shapes = ShapesOf::inRows,
    .shapesWhy = "which works row by row",
    .params = params,
    .run = run,
    .problem = problem,
    .rows = stream,
};

}  // namespace mazewright
