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
// Draws: the orbits of edges between pieces, ordered by their lowest cell and direction, are
// shuffled. In this order those that close no loop are opened: first of the edges whose ends no
// motion swaps; then of single edges, because an edge with swapped ends is the middle of a tree,
// which then has no cells on the axis. While pieces remain, an orbit that joins them all and closes
// one loop is opened, otherwise the one that closes the fewest loops, the first one in that order.

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/sorting.hpp"
#include "mazewright/base/union_find.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/reshaping/moved.hpp"
#include "mazewright/passes/shared/component_sets.hpp"
#include "mazewright/passes/shared/shuffle_step.hpp"

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

/// A motion as the image of every cell, and how many times it leads back to the beginning.
struct Generator {
  std::vector<Cell> image;
  uint32_t order;
};

/// The motions that generate the group. With `isChecked` false they must exist; otherwise the
/// result is empty if the grid does not have them.
std::vector<Generator> generatorsOf(const Grid& grid, int32_t kind, uint32_t parts,
                                    bool isChecked) {
  std::vector<Generator> generators;
  const auto add = [&](const Motion& motion, uint32_t order) {
    generators.push_back(
        {isChecked ? imageOf(grid, grid, motion) : grid.shape->move(grid, grid, motion), order});
  };
  if (kind == mirrorX || kind == mirrorBoth) add({Motion::mirrorX}, 2);
  if (kind == mirrorY || kind == mirrorBoth) add({Motion::mirrorY}, 2);
  if (kind == turn) add({Motion::turn, 1, parts}, parts);
  const bool exist = std::all_of(generators.begin(), generators.end(),
                                 [](const Generator& one) { return !one.image.empty(); });
  return exist ? std::move(generators) : std::vector<Generator>();
}

/// A pair of neighbours.
using Pair = std::pair<Cell, Cell>;

/// The group of motions: all products of its generators, of which there are one or two.
class Group {
 public:
  explicit Group(std::vector<Generator> generators) : generators_(std::move(generators)) {}

  uint32_t size() const {
    uint32_t size = 1;
    for (const Generator& one : generators_) size *= one.order;
    return size;
  }

  /// Calls visit(image) for the image of a pair under every motion, the trivial one first.
  template <typename Visit>
  void eachImage(Pair pair, Visit visit) const {
    if (generators_.size() == 1) return eachTurn(generators_.front(), pair, visit);
    eachTurn(generators_.back(), pair,
             [&](Pair image) { eachTurn(generators_.front(), image, visit); });
  }

  /// The distinct images of an edge, each with its lower cell first.
  std::vector<Pair> orbit(Pair edge) const {
    countSteps(size());
    std::vector<Pair> edges;
    eachImage(edge, [&](Pair image) {
      const Pair sorted = std::minmax(image.first, image.second);
      if (std::find(edges.begin(), edges.end(), sorted) != edges.end()) return;
      edges.push_back(sorted);
      for (auto at = edges.end() - 1; at != edges.begin() && *at < *(at - 1); --at) {
        std::swap(*at, *(at - 1));
      }
    });
    return edges;
  }

 private:
  template <typename Visit>
  static void eachTurn(const Generator& generator, Pair pair, Visit visit) {
    for (uint32_t i = 0; i < generator.order; ++i) {
      visit(pair);
      pair = {generator.image[pair.first], generator.image[pair.second]};
    }
  }

  std::vector<Generator> generators_;
};

Group groupOf(const Grid& grid, const Settings& settings) {
  return Group(
      generatorsOf(grid, settings["kind"], static_cast<uint32_t>(settings["parts"]), false));
}

/// For every free cell the lowest of its images; noCell for the others. Cost: O(cells), and
/// O(motions) for each cell that is not free.
std::vector<Cell> orbitsOf(const Grid& grid, const Group& group) {
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
std::vector<Cell> domainOf(const Grid& grid, const Group& group) {
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
  for (const Cell cell : domainOf(grid, groupOf(grid, task.settings))) isInDomain[cell] = 1;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (grid.has(cell) && isInDomain[cell] == 0) task.fromGenerator.hideCell(grid, cell);
  }
}

/// Opens the orbits of edges that join the pieces.
class Joiner {
 public:
  Joiner(Maze& maze, const Group& group)
      : maze_(maze),
        group_(group),
        ticker_(maze, maze.grid.kept),
        pieces_(maze.grid, maze.passages),
        remaining_(pieces_.count() - 1) {}

  void run(Random& random) {
    std::vector<Cell> edges = edgesBetweenPieces();
    for (std::size_t i = 0; i < edges.size(); ++i) shuffleStep(edges, i, random);
    for (const bool isSwapped : {false, true}) {
      for (const Cell edge : edges) {
        if (swapsEnds(edge) != isSwapped || (isSwapped && orbitOf(edge).size() > 1)) continue;
        if (countOf(edge).loops == 0) open(edge);
      }
    }
    for (LoopBound turns(remaining_); remaining_ > 0; ++turns) {
      // An orbit within one piece joins nothing any more.
      std::erase_if(edges, [&](Cell edge) { return !joins(edge); });
      open(*std::min_element(edges.begin(), edges.end(),
                             [&](Cell a, Cell b) { return costOf(a) < costOf(b); }));
    }
  }

 private:
  /// The lowest edge of every orbit of edges between different pieces: cell << 3 | direction.
  std::vector<Cell> edgesBetweenPieces() {
    std::vector<Cell> edges;
    std::vector<uint8_t> isListed(maze_.grid.cellCount());
    for (Cell cell = 0; cell < maze_.grid.cellCount(); ++cell) {
      eachNeighbour(maze_.grid, cell, maze_.grid.neighbours[cell], [&](Cell to, Direction d) {
        if (to < cell || (isListed[cell] >> d & 1) != 0) return;
        if (pieces_.of(cell) == pieces_.of(to)) return;
        for (const auto& [low, high] : group_.orbit({cell, to})) {
          isListed[low] |= static_cast<uint8_t>(1u << directionOf(low, high));
        }
        edges.push_back(cell << 3 | d);
      });
    }
    return edges;
  }

  Direction directionOf(Cell from, Cell to) const {
    return directionTo(maze_.grid, from, maze_.grid.neighbours[from], to);
  }

  Pair endsOf(Cell edge) const { return {edge >> 3, maze_.grid.neighbour(edge >> 3, edge & 7)}; }

  std::vector<Pair> orbitOf(Cell edge) const { return group_.orbit(endsOf(edge)); }

  /// Whether a motion swaps the ends of an edge.
  bool swapsEnds(Cell edge) const {
    const Pair ends = endsOf(edge);
    const Pair swapped{ends.second, ends.first};
    bool found = false;
    group_.eachImage(ends, [&](Pair image) { found = found || image == swapped; });
    return found;
  }

  /// Whether an orbit joins any pieces: all its edges do, or none.
  bool joins(Cell edge) {
    const auto [a, b] = endsOf(edge);
    return pieces_.of(a) != pieces_.of(b);
  }

  /// How many loops an orbit closes and how many pieces it joins to others.
  struct Count {
    uint32_t loops, joined;
  };

  /// Cost: O(edges log edges), in the edges of the orbit.
  Count countOf(Cell edge) {
    const std::vector<Pair> edges = orbitOf(edge);
    ticker_.add(static_cast<uint32_t>(edges.size()));
    std::vector<Cell> roots;
    for (const auto& [a, b] : edges) roots.insert(roots.end(), {pieces_.of(a), pieces_.of(b)});
    std::vector<Cell> names = roots;
    sortNumbers(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    const auto number = [&](Cell root) {
      return static_cast<uint32_t>(std::lower_bound(names.begin(), names.end(), root) -
                                   names.begin());
    };
    UnionFind joined(static_cast<uint32_t>(names.size()));
    Count count{0, 0};
    for (std::size_t i = 0; i < roots.size(); i += 2) {
      ++(joined.unite(number(roots[i]), number(roots[i + 1])) ? count.joined : count.loops);
    }
    return count;
  }

  /// The order in which orbits are opened that close loops: one loop must be, so an orbit that
  /// joins all pieces by it comes first.
  uint32_t costOf(Cell edge) {
    const auto [loops, joined] = countOf(edge);
    return joined == remaining_ && loops <= 1 ? 0 : loops + 1;
  }

  void open(Cell edge) {
    for (const auto& [a, b] : orbitOf(edge)) {
      maze_.carve(a, directionOf(a, b));
      if (pieces_.unite(a, b)) --remaining_;
    }
  }

  Maze& maze_;
  const Group& group_;
  Ticker ticker_;
  ComponentSets pieces_;
  /// How many unions are still needed.
  uint32_t remaining_;
};

void run(Maze& maze, Random& random, const Settings& settings) {
  const Group group = groupOf(maze.grid, settings);
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
  Joiner(maze, group).run(random);
}

Problem gridProblem(const GridCheck& check) {
  const Grid& grid = check.grid;
  if (!grid.mask.empty() && componentsOf(grid).count > 1) {
    return refuse("invalid-option", check.prefix + "id",
                  "must be another one where the mask or graph has several parts");
  }
  const int32_t kind = check.settings["kind"];
  const auto parts = static_cast<uint32_t>(check.settings["parts"]);
  if (!generatorsOf(grid, kind, parts, true).empty()) return {};
  std::string list;
  for (const int32_t other : {mirrorX, mirrorY, mirrorBoth}) {
    if (!generatorsOf(grid, other, 2, true).empty())
      list.append(" '").append(kinds[other].id) += '\'';
  }
  for (const uint32_t other : {2, 3, 4, 6}) {
    if (generatorsOf(grid, turn, other, true).empty()) continue;
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
    .params = params,
    .worksOn = worksOn,
    .shapesWhy = "whose cells lie evenly and whose passages never cross",
    .gridProblem = gridProblem,
    .prepare = prepare,
    .narrow = [](WorkArea& area,
                 const Settings&) { area.resistanceFactor = area.resistanceFactor * 4; },
    .run = run,
};

}  // namespace mazewright
