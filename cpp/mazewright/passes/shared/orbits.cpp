#include "mazewright/passes/shared/orbits.hpp"

#include <algorithm>
#include <utility>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/sorting.hpp"
#include "mazewright/base/union_find.hpp"
#include "mazewright/passes/shared/edges.hpp"

namespace mazewright {

namespace {

/// See joinByOrbits.
class OrbitJoiner {
  using Pair = Symmetry::Pair;

 public:
  /// `wholes` are the components to which the pieces are joined; null if they are to be one. Cost:
  /// O(cells).
  OrbitJoiner(Maze& maze, ComponentSets* wholes)
      : maze_(maze),
        wholes_(wholes),
        ticker_(maze, maze.grid.kept),
        pieces_(maze.grid, maze.passages),
        remaining_(pieces_.count() - (wholes == nullptr ? 1 : wholes->count())) {}

  /// Returns how many edges it opened.
  uint32_t run(Random& random) {
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
    return opened_;
  }

 private:
  /// The lowest edge of every orbit of walls between different pieces: cell << 3 | direction.
  std::vector<Cell> edgesBetweenPieces() {
    std::vector<Cell> edges = edgesOf(maze_, wallsOf(maze_, wholes_));
    std::erase_if(edges, [&](Cell edge) { return !joins(edge); });
    return lowestOfOrbits(maze_, std::move(edges));
  }

  Pair endsOf(Cell edge) const { return {edge >> 3, maze_.grid.neighbour(edge >> 3, edge & 7)}; }

  std::vector<Pair> orbitOf(Cell edge) const { return maze_.symmetry.orbit(endsOf(edge)); }

  /// Whether a motion swaps the ends of an edge.
  bool swapsEnds(Cell edge) const {
    const Pair ends = endsOf(edge);
    const Pair swapped{ends.second, ends.first};
    bool found = false;
    maze_.symmetry.eachImage(ends, [&](Pair image) { found = found || image == swapped; });
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
    for (const auto& [cell, direction, to] : imagesOf(maze_, edge >> 3, edge & 7)) {
      maze_.carve(cell, direction);
      ++opened_;
      if (pieces_.unite(cell, to)) --remaining_;
    }
  }

  Maze& maze_;
  ComponentSets* wholes_;
  Ticker ticker_;
  ComponentSets pieces_;
  /// How many unions are still needed.
  uint32_t remaining_;
  uint32_t opened_ = 0;
};

}  // namespace

std::vector<EdgeAt> imagesOf(const Maze& maze, Cell cell, Direction direction) {
  const Grid& grid = maze.grid;
  const Cell to = grid.neighbour(cell, direction);
  if (maze.symmetry.isTrivial()) return {{cell, direction, to}};
  std::vector<EdgeAt> images;
  for (const auto& [a, b] : maze.symmetry.orbit({cell, to})) {
    images.push_back({a, directionTo(grid, a, grid.neighbours[a] | maze.passages[a], b), b});
  }
  return images;
}

std::vector<uint32_t> lowestOfOrbits(const Maze& maze, std::vector<uint32_t> edges) {
  if (maze.symmetry.isTrivial()) return edges;
  EdgeMarks seen(maze.grid);
  std::erase_if(edges, [&](uint32_t edge) {
    if (seen.has(edge >> 3, edge & 7)) return true;
    for (const EdgeAt& image : imagesOf(maze, edge >> 3, edge & 7)) seen.add(image);
    return false;
  });
  return edges;
}

uint32_t joinByOrbits(Maze& maze, Random& random, ComponentSets* wholes) {
  return OrbitJoiner(maze, wholes).run(random);
}

}  // namespace mazewright
