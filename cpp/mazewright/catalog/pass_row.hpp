#pragma once
// A row of the catalog: a pass, which changes the grid before the generator runs, or the maze after
// it.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/model/hidden_cells.hpp"
#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"
#include "mazewright/values/row_text.hpp"

namespace mazewright {

/// What a pass needs to change the grid of a maze that has no passages yet.
struct GridTask {
  /// Its grid has a table if the row has the trait `joinsCells`.
  Maze& maze;
  /// Hidden from the generator only.
  HiddenCells& fromGenerator;
  /// Hidden from the generator and from all passes that run on the maze.
  HiddenCells& fromPasses;
  /// One byte per cell: the directions in which there must be a passage or must be a wall, so that
  /// no later pass may change these edges. Empty if there is none.
  std::vector<uint8_t>& fixedEdges;
  /// Set by a pass to show the generator what is hidden from passes: it needs every edge.
  bool& showsGenerator;
  /// Makes the maze instead of the generator, from the same stream, if a pass sets it: with
  /// settings of the pass.
  void (*&instead)(Maze&, Random&, const Settings&);
  /// What Settings::texture of the generator will be. Empty if no pass has set it yet.
  std::vector<uint8_t>& texture;
  /// The same stream that PassRow::run draws from afterwards.
  Random& random;
  const Settings& settings;
  const GeneratorRow& generator;
  const Settings& generatorSettings;
};

/// What a pass needs to check whether it goes with a grid. `prefix` begins the fields of its
/// problems.
struct GridCheck {
  const Grid& grid;
  const Settings& settings;
  const std::string& prefix;
  /// Null for a maze that exists: passes that change the grid never run on one.
  const GeneratorRow* generator;
  const Settings* generatorSettings;
};

struct Pass;

/// What the work of a pass depends on: the maze before it and after it, which differ if the pass
/// has `resize`. The generator is null for a maze that exists.
struct PassWork {
  const WorkArea& before;
  const WorkArea& after;
  const Settings& settings;
  const GeneratorRow* generator;
  const Settings* generatorSettings;
};

/// PassRow::work of passes that make so many steps per cell of both.
template <uint64_t steps>
Work perCellOfPass(const PassWork& task) {
  return (task.before.cells + task.after.cells) * steps;
}

/// What makes a maze before its passes: a generator with its settings, or nothing, because the maze
/// exists.
struct OrderSource {
  const GeneratorRow* generator;
  const Settings* settings;
  /// Null for a maze that is to be generated.
  const Maze* maze;
};

/// What a pass needs to check whether it can follow what comes before it. `prefix` begins the
/// fields of its problems.
struct OrderCheck {
  const OrderSource& source;
  std::span<const Pass> earlier;
  const Settings& settings;
  const std::string& prefix;
};

/// Which other passes that change the grid may go with one that does so: all, none before it, or
/// none but those of `orbits`, which do all that they do with whole orbits of a symmetry.
enum class GridOrder : uint8_t { any, first, alone, orbits };

/// What a maze stays after a pass, until a pass that ends it (PassRow::ends). A bit each.
namespace promise {
/// Every passage, room and door, and every thing but those of start and end, has its images.
inline constexpr uint16_t image = 1;
/// No dead end is left that could be opened.
inline constexpr uint16_t noDeadEnds = 2;
/// One way without branches.
inline constexpr uint16_t oneWay = 4;
/// The passages, walls and solution that were asked for.
inline constexpr uint16_t wishes = 8;
/// The cells of a room are all linked to each other.
inline constexpr uint16_t rooms = 16;
/// Passages cross, each through its tunnel.
inline constexpr uint16_t crossings = 32;
/// Every lock can be opened from the start.
inline constexpr uint16_t locks = 64;
/// Every cell is reached from the start, and the end from every cell.
inline constexpr uint16_t reached = 128;
/// No loops: what PassRow::makesPerfect promises and a pass without `keepsPerfect` ends.
inline constexpr uint16_t noLoops = 256;
}  // namespace promise

/// Where the cells of a maze go: for each copy of the maze the new cell by the old one, noCell for
/// cells that are cut off. No two of them are equal.
using Images = std::vector<std::vector<Cell>>;

/// A pass. Its traits are promises, as those of a generator are.
struct PassRow {
  /// Its name in options and codes. Never changes.
  const char* id;
  RowText title;
  RowText about;
  RowText cost;
  /// The most steps that it makes, before the generator runs and after it (work.hpp). Never null.
  Work (*work)(const PassWork&);
  RowText source;
  /// A perfect maze stays perfect: a spanning tree of the cells that are still open.
  bool keepsPerfect = false;
  /// The result is perfect, whatever the maze was; what cannot be connected stays apart.
  bool makesPerfect = false;
  /// A connected maze stays connected.
  bool keepsConnected = true;
  /// Open cells stay open; otherwise the pass may give up cells (Maze::giveUp).
  bool keepsCells = true;
  /// Defined on dungeons too.
  bool dungeons = false;
  /// Defined on mazes whose cells have walls between them.
  bool mazes = true;
  /// Joins the levels of a dungeon, which its generator makes one by one.
  bool joinsLevels = false;
  /// Leaves cells or edges out of the grid on which the generator runs, so that the generator must
  /// be one with the trait `masks`.
  bool hidesCells = false;
  /// Joins cells that were no neighbours, before the generator runs. The grid gets a table for it,
  /// and generators no packed form.
  bool joinsCells = false;
  /// Gives a maze rooms, however few.
  bool makesRooms = false;
  /// Cannot follow a pass without the trait `keepsCells`.
  bool needsCells = false;
  /// Runs last of all, when start and end are placed. The maze has both, and of passes only others
  /// of them that are defined on dungeons follow.
  bool needsEndpoints = false;
  /// Runs on mazes with one-way passages, which it does not change.
  bool oneWays = false;
  /// Needs a generator with the trait `texture`.
  bool needsBias = false;
  GridOrder gridOrder = GridOrder::any;
  /// What holds after the pass (promise), and what no longer holds after it, whatever pass promised
  /// it. A later pass holds all that it does not end.
  uint16_t promises = 0;
  uint16_t ends = 0;
  /// Raised if the same maze and seed give other bytes.
  int version = 1;
  std::span<const Param> params{};
  /// Whether it is defined on a shape. Null: on all shapes.
  bool (*worksOn)(const ShapeRow&) = nullptr;
  /// The reason for the restriction of shapes; ends the error message.
  const char* shapesWhy = "";
  /// Checks what the ranges of the parameters cannot express. `prefix` begins the fields of its
  /// problems. Null: nothing.
  Problem (*problem)(const Settings&, const std::string& prefix) = nullptr;
  /// Checks what depends on the grid of the shape, with its mask; of a pass on the maze the grid as
  /// earlier passes leave it. Null: nothing.
  Problem (*gridProblem)(const GridCheck&) = nullptr;
  /// The shape of the maze that the pass makes of one of another shape, or its problem; `place`
  /// then places the cells. No outline is left: the mask of the new grid keeps it. Null: the shape
  /// stays.
  Problem (*resize)(const ShapeSpec& from, const Settings&, const std::string& prefix,
                    ShapeSpec& to) = nullptr;
  /// Checks what comes before the pass. Null: nothing.
  Problem (*orderProblem)(const OrderCheck&) = nullptr;
  /// Given both grids with all their cells: where the cells go.
  void (*place)(const Grid& from, const Grid& to, const Settings&, Images&) = nullptr;
  /// Only of a pass with `resize` whose `place` leaves no two neighbours side by side: makes the
  /// passages of the new maze. It drops the copies of rooms and doors and the steps before it.
  void (*redraw)(const Maze& from, Maze& to, const Settings&) = nullptr;
  /// The motions under which the maze is its own image; they exist where gridProblem finds none.
  /// `prepare` of such a pass runs after that of all others. Null: the pass gives it none.
  Symmetry (*motions)(const Grid&, const Settings&) = nullptr;
  /// Changes the grid, before the generator runs. Keeps it connected, apart from what is hidden
  /// together with its own cells. Null: the pass only changes the maze.
  void (*prepare)(GridTask&) = nullptr;
  /// Changes what is known of the grid on which the generator runs, if the pass hides or joins
  /// edges so that a random walk may take longer. Null: it does not.
  void (*narrow)(WorkArea&, const Settings&) = nullptr;
  /// Changes the maze (the new one, if the shape changes), by carve, fill, giveUp, mark, hang,
  /// place and makeOneWay only. Start and end are not placed yet, unless the row `needsEndpoints`.
  /// The Random is a stream of this pass's own. Null: the pass only changes the grid.
  void (*run)(Maze&, Random&, const Settings&) = nullptr;
  /// Instead of run, for a pass that may find no result: the same, but it returns a problem then.
  /// `prefix` begins its field. Null for the others.
  Problem (*attempt)(Maze&, Random&, const Settings&, const std::string& prefix) = nullptr;
};

/// What a pass promises and what it ends, with what follows from its other traits.
inline unsigned promisesOf(const PassRow& row) {
  return row.promises | (row.makesPerfect ? promise::noLoops : 0u);
}
inline unsigned endedBy(const PassRow& row) {
  return row.ends | (row.keepsPerfect ? 0u : promise::noLoops);
}

/// A pass with its parameters: one entry of the option `passes`.
struct Pass {
  const PassRow* row = nullptr;
  Settings settings;
  /// If the row has `resize`: the shape of the maze after the pass.
  ShapeSpec shape{};
};

}  // namespace mazewright
