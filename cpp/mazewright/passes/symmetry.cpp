// Symmetry: a maze that equals its own image under a mirroring or a turn. The symmetries form a
// group of motions, each of which moves some cells to others. A free cell is moved by every motion
// but the trivial one. The generator makes its maze of a domain, connected free cells of which no
// two are images of each other; then the images of its passages are opened, and the pieces are
// joined by whole orbits of edges (all images of an edge), so that every step keeps the symmetry.
//
// On a whole grid joining closes as few loops as there must be. Between two cells of a tree there
// is one path, so a motion that keeps both cells in place keeps their path: in a perfect maze that
// is its own mirror image the cells on the axis are linked to each other (in the middle column of
// an odd width, as one corridor), and over an axis between two columns there is one passage. A
// finite tree has a middle, a cell or an edge, that every motion keeps in place. Where the motions
// keep no cell and no edge in place, as a half turn of an even width and height does, every
// symmetric maze has a loop.
//
// Draws: those of joinByOrbits. Start and end are images of each other where the motions have two
// sides (Symmetry::across): mirrorings, and turns of an even number of parts.

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/reshaping/moved.hpp"
#include "mazewright/passes/shared/orbits.hpp"

namespace mazewright {

namespace {

enum Kind { mirrorX, mirrorY, mirrorBoth, turn };

constexpr Choice kinds[] = {{"mirrorX", "Mirrored left to right"},
                            {"mirrorY", "Mirrored top to bottom"},
                            {"mirrorBoth", "Mirrored in both directions"},
                            {"turn", "Turned"}};

constexpr Param params[] = {
    choice("kind", kinds, mirrorX, "Symmetry"),
    integer("parts", 2, 100000, 2, "Parts of a whole turn, if turned"),
};

using Pair = Symmetry::Pair;

/// The group of a kind. With `isChecked` false its motions must exist; otherwise the result is
/// trivial if the grid does not have them.
Symmetry groupOf(const Grid& grid, int32_t kind, uint32_t parts, bool isChecked) {
  Symmetry group;
  bool exist = true;
  const auto add = [&](const Motion& motion, uint32_t order) {
    std::vector<Cell> image =
        isChecked ? imageOf(grid, grid, motion) : grid.shape->move(grid, grid, motion);
    exist = exist && !image.empty();
    group.add(std::move(image), order);
  };
  if (kind == mirrorX || kind == mirrorBoth) add({Motion::mirrorX}, 2);
  if (kind == mirrorY || kind == mirrorBoth) add({Motion::mirrorY}, 2);
  if (kind == turn) add({Motion::turn, 1, parts}, parts);
  if (!exist) group.clear();
  return group;
}

Symmetry motions(const Grid& grid, const Settings& settings) {
  return groupOf(grid, settings["kind"], static_cast<uint32_t>(settings["parts"]), false);
}

/// For every free cell the lowest of its images; noCell for the others. Cost: O(cells), and
/// O(motions) for each cell that is not free.
std::vector<Cell> orbitsOf(const Grid& grid, const Symmetry& group) {
  std::vector<Cell> orbit(grid.cellCount(), noCell);
  std::vector<uint8_t> isVisited(grid.cellCount());
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (!grid.has(cell) || isVisited[cell] != 0) continue;
    uint32_t images = 0;
    group.eachImage({cell, cell}, [&](Pair image) {
      if (isVisited[image.first] == 0) ++images;
      isVisited[image.first] = 1;
    });
    if (images < group.size()) continue;
    group.eachImage({cell, cell}, [&](Pair image) { orbit[image.first] = cell; });
  }
  return orbit;
}

/// The cells on which the generator runs: breadth first from the first free cell, one per orbit. If
/// no cell is free, the first cell alone.
std::vector<Cell> domainOf(const Grid& grid, const Symmetry& group) {
  const std::vector<Cell> orbit = orbitsOf(grid, group);
  const auto first = std::find_if(orbit.begin(), orbit.end(), [](Cell of) { return of != noCell; });
  if (first == orbit.end()) return {grid.firstCell()};
  std::vector<Cell> domain{*first};
  std::vector<uint8_t> isUsed(grid.cellCount());
  isUsed[*first] = 1;
  LoopBound turns(isUsed.size());
  for (std::size_t next = 0; next < domain.size(); ++next, ++turns) {
    eachNeighbour(grid, domain[next], grid.neighbours[domain[next]], [&](Cell to, Direction) {
      if (orbit[to] == noCell || isUsed[orbit[to]] != 0) return;
      isUsed[orbit[to]] = 1;
      domain.push_back(to);
    });
  }
  return domain;
}

void prepare(GridTask& task) {
  Grid& grid = task.maze.grid;
  std::vector<uint8_t> isInDomain(grid.cellCount());
  for (const Cell cell : domainOf(grid, task.maze.symmetry)) isInDomain[cell] = 1;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (grid.has(cell) && isInDomain[cell] == 0) task.fromGenerator.hideCell(grid, cell);
  }
}

void run(Maze& maze, Random& random, const Settings&) {
  const Symmetry& group = maze.symmetry;
  // No other pass changes the grid, so these passages are all in the domain.
  const std::vector<uint8_t> passages = maze.passages;
  const uint32_t count = maze.grid.cellCount();
  DirectionFinder finder;
  const uint32_t length = std::max(1u, sliceSteps / 4 / group.size());
  Phases(maze, count).range(count, length, [&](uint32_t i, uint32_t end) {
    for (Cell cell = i; cell < end; ++cell) {
      eachNeighbour(maze.grid, cell, passages[cell], [&](Cell to, Direction direction) {
        if (to < cell) return;
        group.eachImage({cell, to}, [&](Pair image) {
          const Direction copy = finder.find(maze.grid, image.first, image.second, direction);
          if (!maze.linked(image.first, copy)) maze.carve(image.first, copy);
        });
      });
    }
  });
  joinByOrbits(maze, random);
}

Problem gridProblem(const GridCheck& check) {
  const Grid& grid = check.grid;
  if (!grid.mask.empty() && componentsOf(grid).count > 1) {
    return refuse("invalid-option", check.prefix + "id",
                  "must be another one where the mask or graph has several parts");
  }
  const int32_t kind = check.settings["kind"];
  const auto parts = static_cast<uint32_t>(check.settings["parts"]);
  if (!groupOf(grid, kind, parts, true).isTrivial()) return {};
  std::string list;
  for (const int32_t other : {mirrorX, mirrorY, mirrorBoth}) {
    if (!groupOf(grid, other, 2, true).isTrivial())
      list.append(" '").append(kinds[other].id) += '\'';
  }
  for (const uint32_t other : {2, 3, 4, 6}) {
    if (groupOf(grid, turn, other, true).isTrivial()) continue;
    list += " 'turn' with parts " + std::to_string(other);
  }
  if (list.empty()) {
    return refuse("invalid-option", check.prefix + "id",
                  "must be another one on this grid, which has no symmetry");
  }
  const std::string with = kind == turn ? " with parts " + std::to_string(parts) : "";
  return refuseText("invalid-option", check.prefix + (kind == turn ? "parts" : "kind"),
                    "must be a symmetry of this grid:" + list + "; got '@'" + with, kinds[kind].id);
}

/// Copies of edges that do not cross could cross where copies meet.
bool worksOn(const ShapeRow& shape) { return shape.move != nullptr && shape.thin == nullptr; }

/// Every motion of the group moves every passage, even where it keeps a cell in place.
Work work(const PassWork& task) {
  const bool isTurn = task.settings["kind"] == turn;
  const Work motions = isTurn ? workOf(task.settings, "parts") : Work(4);
  return task.before.cells * (motions * 6 + 24);
}

}  // namespace

namespace passes {
extern const PassRow symmetry;
}
constinit const PassRow passes::symmetry{
    .id = "symmetry",
    .title = "Symmetry",
    .about =
        "Makes a maze that is its own image. It has a loop where nothing is in the middle: no cell "
        "and no side.",
    .cost = "O(cells)",
    .work = work,
    .source = "W. Pullen, Think Labyrinth: symmetric mazes",
    .hidesCells = true,
    .gridOrder = GridOrder::alone,
    .promises = promise::image,
    .params = params,
    .worksOn = worksOn,
    .shapesWhy = "whose cells lie evenly and whose passages never cross",
    .gridProblem = gridProblem,
    .motions = motions,
    .prepare = prepare,
    .narrow = [](WorkArea& area,
                 const Settings&) { area.resistanceFactor = area.resistanceFactor * 4; },
    .run = run,
};

}  // namespace mazewright
