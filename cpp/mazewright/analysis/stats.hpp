#pragma once
// Distances in a maze and counts of what it consists of.

#include <bit>
#include <cstdint>
#include <vector>

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// The distance of a cell to which no path leads.
inline constexpr uint32_t unreachable = 0xffffffff;

/// The number of passages on a shortest path from `from` to each cell, as if none were one-way, one
/// entry per cell of the grid; `unreachable` for cells of other components. `from` must be a cell
/// of the grid. Breadth first. Cost: O(cells) time and memory.
std::vector<uint32_t> distancesFrom(const Maze& maze, Cell from);

/// Along which passages distances are measured: all of them, as if none were one-way; as one walks;
/// or against that.
enum class Walk : uint8_t { both, forward, backward };

/// The same in mazes with one-way passages: from `from` to each cell, or with `backward` from each
/// cell to it.
std::vector<uint32_t> walkingDistances(const Maze& maze, Cell from, Walk walk);

/// The cell of greatest finite distance; of several the one of lowest index. Cell 0 if every
/// distance is `unreachable`. Cost: O(cells).
Cell farthest(const std::vector<uint32_t>& distances);

/// The open cell of lowest index; noCell if the maze has none. Cost: O(cells).
Cell firstOpen(const Maze& maze);

/// Whether a cell with these passages has two that do not lead in directions d and d ^ 1.
inline bool isTurn(unsigned passages) {
  return std::popcount(passages) == 2 &&
         (std::countr_zero(passages) ^ 1) != 31 - std::countl_zero(passages);
}

/// Counts over the open cells of a maze. Cells are classed by their number of passages, so that
/// isolated + deadEnds + straights + turns + junctions + crossings = cells. Only `oneWays`,
/// `solutionLength` and `decisions` depend on which passages are one-way.
struct Stats {
  uint32_t cells = 0;
  /// Passages, each counted once.
  uint32_t links = 0;
  /// One-way passages.
  uint32_t oneWays = 0;
  /// Connected components.
  uint32_t components = 0;
  /// Independent loops (the cyclomatic number): links - cells + components.
  uint32_t loops = 0;
  /// Cells without a passage.
  uint32_t isolated = 0;
  /// Cells with one passage.
  uint32_t deadEnds = 0;
  /// Cells with two passages in directions d and d ^ 1, which are opposite on regular shapes.
  uint32_t straights = 0;
  /// Cells with two passages in other directions: isTurn.
  uint32_t turns = 0;
  /// Cells with three passages.
  uint32_t junctions = 0;
  /// Cells with four or more passages.
  uint32_t crossings = 0;
  /// The greatest distance between two cells in the component of the first open cell. Exact if
  /// longestPathExact, otherwise a lower bound (two breadth-first sweeps).
  uint32_t longestPath = 0;
  /// Whether that component has no loop.
  bool longestPathExact = true;
  /// A cell in the middle of that path, the lower one of two, and its greatest distance to a cell.
  /// If longestPathExact, no cell has a lower greatest distance; otherwise that of some cell may be
  /// lower. noCell and 0 if no cell is open.
  Cell centre = noCell;
  uint32_t radius = 0;
  /// Corridors: longest runs of passages with exactly two passages at each cell between them. Every
  /// passage is in one corridor, so their mean length is links / corridors.
  uint32_t corridors = 0;
  /// In passages.
  uint32_t longestCorridor = 0;
  /// The lengths of the corridors that begin at a dead end, added up once per dead end. Their mean,
  /// deadEndLength / deadEnds, is high in mazes with few, long dead ends, those of a high river
  /// factor in Pullen's words.
  uint64_t deadEndLength = 0;
  /// Passages on a shortest path from start to end; `unreachable` if either is noCell or no path
  /// leads there.
  uint32_t solutionLength = unreachable;
  /// The cells between start and end on a shortest path where a walker decides: those with more
  /// than two passages. Of several shortest paths, the one in the lowest directions from the start
  /// on. 0 if there is none.
  uint32_t decisions = 0;
  /// Whether the open cells are one component without a loop, that is a spanning tree.
  bool perfect = false;
};

/// Cost: O(cells) time and memory.
Stats analyse(const Maze& maze);

/// The pairs of open cells that `directions` joins, one byte per cell, in the form and order of
/// linksOf. Cost: O(cells).
std::vector<Cell> pairsOf(const Maze& maze, const std::vector<uint8_t>& directions);

/// Every passage once, as two entries per passage: the lower cell, then the higher cell. Ordered by
/// the lower cell, then by direction. Cost: O(cells).
std::vector<Cell> linksOf(const Maze& maze);

/// Every pair of open cells that are neighbours on the grid, linked or not, in the form and order
/// of linksOf. Cost: O(cells).
std::vector<Cell> adjacencyOf(const Maze& maze);

}  // namespace mazewright
