#include "mazewright/passes/wishes/check_wishes.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/sorting.hpp"
#include "mazewright/base/union_find.hpp"
#include "mazewright/model/hidden_cells.hpp"
#include "mazewright/model/neighbours.hpp"

namespace mazewright {

namespace {

/// Pairs as the end of a message: "3-4, 4-10, 10-9".
std::string listPairs(const std::vector<Cell>& pairs) {
  constexpr std::size_t most = 80;
  std::string list;
  for (std::size_t i = 0; i < std::min(pairs.size(), most); i += 2) {
    if (i > 0) list += ", ";
    list.append(std::to_string(pairs[i])).append("-").append(std::to_string(pairs[i + 1]));
  }
  return pairs.size() > most ? list + " and more" : list;
}

/// Refuses pairs that are no neighbours.
Problem checkPairs(const Grid& grid, std::span<const Cell> pairs, const std::string& field) {
  for (std::size_t i = 0; i < pairs.size(); i += 2) {
    const Cell from = pairs[i];
    const Cell to = pairs[i + 1];
    if (std::max(from, to) < grid.cellCount() &&
        directionsWhere(grid, from, grid.neighbours[from], [&](Cell cell) { return cell == to; })) {
      continue;
    }
    return refuse("invalid-option", field,
                  "must join neighbours of the grid; cells # and # are none", nullptr, from, to);
  }
  return {};
}

/// Refuses a path of one cell, and one that visits a cell twice.
Problem checkPath(std::span<const Cell> path, const std::string& field) {
  if (path.size() == 1) {
    return refuse("invalid-option", field, "must have no cell or at least two; got only cell #",
                  nullptr, path.front());
  }
  std::vector<Cell> cells(path.begin(), path.end());
  sortNumbers(cells);
  const auto twice = std::adjacent_find(cells.begin(), cells.end());
  if (twice == cells.end()) return {};
  return refuse("invalid-option", field, "must visit every cell once; it visits cell # again",
                nullptr, *twice);
}

/// Two cells of the path after each other, for each of its steps.
std::vector<Cell> stepsOf(std::span<const Cell> path) {
  std::vector<Cell> pairs;
  for (std::size_t i = 1; i < path.size(); ++i) pairs.insert(pairs.end(), {path[i - 1], path[i]});
  return pairs;
}

/// Each pair once, ascending.
std::vector<CellPair> sorted(std::span<const Cell> pairs) {
  std::vector<CellPair> list;
  for (std::size_t i = 0; i < pairs.size(); i += 2) {
    list.push_back(std::minmax(pairs[i], pairs[i + 1]));
  }
  sortUnique(list);
  return list;
}

/// The graph of the wished passages, to find its loops.
class WishGraph {
 public:
  explicit WishGraph(std::vector<CellPair> pairs) : pairs_(std::move(pairs)) {
    for (const auto& [from, to] : pairs_) cells_.insert(cells_.end(), {from, to});
    sortNumbers(cells_);
    cells_.erase(std::unique(cells_.begin(), cells_.end()), cells_.end());
    joined_.resize(cells_.size());
    for (const auto& [from, to] : pairs_) {
      joined_[numberOf(from)].push_back(numberOf(to));
      joined_[numberOf(to)].push_back(numberOf(from));
    }
  }

  /// A shortest loop, as pairs of cells; empty if there is none. Every loop has a passage that
  /// joins two cells which those before it in the list have joined already.
  std::vector<Cell> shortestLoop() {
    UnionFind sets(static_cast<uint32_t>(cells_.size()));
    std::vector<uint32_t> best;
    for (const auto& [from, to] : pairs_) {
      if (sets.unite(numberOf(from), numberOf(to))) continue;
      std::vector<uint32_t> path = otherPath(numberOf(from), numberOf(to));
      if (best.empty() || path.size() < best.size()) best = std::move(path);
    }
    std::vector<Cell> pairs;
    for (std::size_t i = 0; i < best.size(); ++i) {
      pairs.insert(pairs.end(), {cells_[best[i]], cells_[best[(i + 1) % best.size()]]});
    }
    return pairs;
  }

 private:
  uint32_t numberOf(Cell cell) const {
    return static_cast<uint32_t>(std::lower_bound(cells_.begin(), cells_.end(), cell) -
                                 cells_.begin());
  }

  /// A shortest path between two joined cells without the passage that joins them: breadth first.
  std::vector<uint32_t> otherPath(uint32_t from, uint32_t to) const {
    std::vector<uint32_t> parents(cells_.size(), noCell);
    std::vector<uint32_t> queue{to};
    parents[to] = to;
    LoopBound turns(parents.size());
    for (std::size_t head = 0; parents[from] == noCell; ++head, ++turns) {
      const uint32_t at = queue[head];
      for (const uint32_t next : joined_[at]) {
        if (parents[next] != noCell || (at == to && next == from)) continue;
        parents[next] = at;
        queue.push_back(next);
      }
    }
    std::vector<uint32_t> path{from};
    for (LoopBound steps(parents.size()); path.back() != to; ++steps)
      path.push_back(parents[path.back()]);
    return path;
  }

  std::vector<CellPair> pairs_;
  /// The cells that occur, ascending; a cell is named by its place here.
  std::vector<Cell> cells_;
  std::vector<std::vector<uint32_t>> joined_;
};

/// A smallest cut of a connected graph of at least two vertices, given by how many edges join each
/// two: the vertices on one side of it. Source: M. Stoer, F. Wagner, "A simple min-cut algorithm",
/// JACM 44, 1997. Cost: O(vertices^3).
std::vector<uint32_t> smallestCut(std::vector<std::vector<uint32_t>> edges) {
  std::vector<std::vector<uint32_t>> merged;
  std::vector<uint32_t> vertices;
  for (uint32_t i = 0; i < edges.size(); ++i) {
    merged.push_back({i});
    vertices.push_back(i);
  }
  uint32_t fewest = UINT32_MAX;
  std::vector<uint32_t> side;
  for (LoopBound turns(vertices.size()); vertices.size() > 1; ++turns) {
    // By vertex, its edges to those that are placed: those before `i`.
    std::vector<uint32_t> weight(edges.size());
    for (std::size_t i = 0; i < vertices.size(); ++i) {
      const auto next =
          std::max_element(vertices.begin() + static_cast<std::ptrdiff_t>(i), vertices.end(),
                           [&](uint32_t a, uint32_t b) { return weight[a] < weight[b]; });
      std::swap(vertices[i], *next);
      for (std::size_t other = i + 1; other < vertices.size(); ++other) {
        weight[vertices[other]] += edges[vertices[i]][vertices[other]];
      }
    }
    const uint32_t last = vertices.back();
    vertices.pop_back();
    const uint32_t into = vertices.back();
    if (weight[last] < fewest) {
      fewest = weight[last];
      side = merged[last];
    }
    merged[into].insert(merged[into].end(), merged[last].begin(), merged[last].end());
    for (const uint32_t other : vertices) {
      edges[into][other] += edges[last][other];
      edges[other][into] = edges[into][other];
    }
  }
  return side;
}

/// Where walls cut a component of the grid into parts: the fewest of them that do so by themselves,
/// as pairs of cells; otherwise empty. Of a component in more than `maxParts` parts, only the
/// walls around one part are tried.
std::vector<Cell> cuttingWalls(Grid grid, const std::vector<CellPair>& walls) {
  constexpr std::size_t maxParts = 400;
  const Components whole = componentsOf(grid);
  HiddenCells hidden;
  for (const auto& [from, to] : walls) {
    hidden.hideEdge(grid, from, directionTo(grid, from, grid.neighbours[from], to));
  }
  const Components parts = componentsOf(grid);
  if (parts.count == whole.count) return {};

  // By component the parts of it that walls touch, and by part its place in that list.
  std::vector<std::vector<uint32_t>> partsOf(whole.count);
  std::vector<uint32_t> placeOf(parts.count, noComponent);
  std::vector<CellPair> between;
  for (const auto& [from, to] : walls) {
    if (parts.of[from] == parts.of[to]) continue;
    between.emplace_back(from, to);
    for (const Cell cell : {from, to}) {
      const uint32_t part = parts.of[cell];
      if (placeOf[part] != noComponent) continue;
      std::vector<uint32_t>& list = partsOf[whole.of[cell]];
      placeOf[part] = static_cast<uint32_t>(list.size());
      list.push_back(part);
    }
  }

  std::vector<Cell> fewest;
  for (uint32_t component = 0; component < whole.count; ++component) {
    const std::vector<uint32_t>& list = partsOf[component];
    if (list.empty()) continue;
    const auto wallsAround = [&](const std::vector<uint32_t>& side) {
      std::vector<uint8_t> isInside(list.size());
      for (const uint32_t place : side) isInside[place] = 1;
      std::vector<Cell> pairs;
      for (const auto& [from, to] : between) {
        if (whole.of[from] != component) continue;
        if (isInside[placeOf[parts.of[from]]] == isInside[placeOf[parts.of[to]]]) continue;
        pairs.insert(pairs.end(), {from, to});
      }
      if (fewest.empty() || pairs.size() < fewest.size()) fewest = std::move(pairs);
    };
    if (list.size() > maxParts) {
      wallsAround({0});
      continue;
    }
    std::vector<std::vector<uint32_t>> edges(list.size(), std::vector<uint32_t>(list.size()));
    for (const auto& [from, to] : between) {
      if (whole.of[from] != component) continue;
      const uint32_t a = placeOf[parts.of[from]];
      const uint32_t b = placeOf[parts.of[to]];
      edges[b][a] = ++edges[a][b];
    }
    wallsAround(smallestCut(std::move(edges)));
  }
  return fewest;
}

}  // namespace

Wishes::Wishes(const Settings& settings) : walls(sorted(settings.cells("walls"))) {
  std::vector<Cell> pairs = stepsOf(settings.cells("path"));
  const std::span<const Cell> given = settings.cells("passages");
  pairs.insert(pairs.end(), given.begin(), given.end());
  passages = sorted(pairs);
}

Problem checkWishes(const Grid& grid, const Settings& settings, const std::string& prefix) {
  const std::span<const Cell> path = settings.cells("path");
  for (const char* list : {"passages", "walls"}) {
    if (Problem problem = checkPairs(grid, settings.cells(list), prefix + list)) return problem;
  }
  if (Problem problem = checkPairs(grid, stepsOf(path), prefix + "path")) return problem;
  if (Problem problem = checkPath(path, prefix + "path")) return problem;

  const Wishes wishes(settings);
  const std::vector<CellPair>& open = wishes.passages;
  for (const CellPair& pair : wishes.walls) {
    if (!std::binary_search(open.begin(), open.end(), pair)) continue;
    return refuse("invalid-option", prefix + "walls",
                  "must not close a wished passage; that of cells # and # is wished for", nullptr,
                  pair.first, pair.second);
  }
  if (const std::vector<Cell> loop = WishGraph(open).shortestLoop(); !loop.empty()) {
    return refuseText("invalid-option", prefix + "passages",
                      "must not close a loop, nor with the path; these do: @", listPairs(loop));
  }
  if (const std::vector<Cell> cut = cuttingWalls(grid, wishes.walls); !cut.empty()) {
    return refuseText("invalid-option", prefix + "walls",
                      "must leave all cells connected; these cut some off: @", listPairs(cut));
  }
  return {};
}

}  // namespace mazewright
