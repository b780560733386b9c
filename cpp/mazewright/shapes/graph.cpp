// The user's own nodes and edges. A node is drawn as a convex cell that ends half-way to every
// other node: neighbours in a mesh share a side, and neighbours that are far apart get a side
// towards each other.

#include <algorithm>
#include <bit>

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/shapes/geometry/node_cell.hpp"
#include "mazewright/shapes/geometry/turn.hpp"

namespace mazewright {

namespace {

/// The largest coordinate, which keeps the extent of a drawing within 32 bits.
constexpr int32_t maxPosition = 1 << 28;

/// Every edge must join two different existing nodes, no two nodes may have two edges, and no node
/// more than maxDirections.
Problem checkEdges(uint32_t nodes, const std::vector<uint32_t>& edges) {
  constexpr const char* field = "shape.edges";
  const auto refuseEdge = [](const char* rest, uint32_t from, uint32_t to) {
    return refuse("invalid-option", field, rest, nullptr, from, to);
  };
  std::vector<uint8_t> degrees(nodes);
  std::vector<uint32_t> adjacent(std::size_t{nodes} * maxDirections);
  for (std::size_t i = 0; i + 1 < edges.size(); i += 2) {
    const uint32_t from = edges[i];
    const uint32_t to = edges[i + 1];
    if (std::max(from, to) >= nodes) {
      return refuseEdge("must join nodes with numbers below shape.nodes; got # - #", from, to);
    }
    if (from == to) return refuseEdge("must join two different nodes; got # - #", from, to);
    const auto first = adjacent.begin() + static_cast<std::ptrdiff_t>(from) * maxDirections;
    if (std::find(first, first + degrees[from], to) != first + degrees[from]) {
      return refuseEdge("must have each pair of nodes once; got # - # twice", from, to);
    }
    for (const auto& [end, other] : {std::pair{from, to}, {to, from}}) {
      if (degrees[end] == maxDirections) {
        return refuseEdge(
            "must be at most # per node; node # has more: split it into nodes that edges join",
            maxDirections, end);
      }
      adjacent[std::size_t{end} * maxDirections + degrees[end]++] = other;
    }
  }
  return {};
}

Problem problem(Size size, const Settings&, const Graph& graph) {
  if (size.height != 1) {
    return refuse("invalid-size", "height",
                  "must be 1 on shape 'graph', whose width is the number of nodes; got #", nullptr,
                  size.height);
  }
  if (Problem found = checkEdges(size.width, graph.edges)) return found;
  constexpr const char* field = "shape.positions";
  const std::vector<int32_t>& positions = graph.positions;
  if (!positions.empty() && positions.size() != std::size_t{2} * size.width) {
    return refuse("invalid-option", field, "must have two numbers per node, #, or none; got #",
                  nullptr, int64_t{2} * size.width, static_cast<int64_t>(positions.size()));
  }
  for (const int32_t position : positions) {
    if (position >= -maxPosition && position <= maxPosition) continue;
    const Value given(position);
    return refuse("invalid-option", field, "must be from -# to # (1/1024 of a side); got %", &given,
                  maxPosition, maxPosition);
  }
  return {};
}

/// The vector from one node to another, in sides.
Point offsetBetween(const Grid& grid, Cell from, Cell to) {
  const std::vector<int32_t>& at = grid.graph.positions;
  return {static_cast<float>(at[2 * to] - at[2 * from]) / 1024,
          static_cast<float>(at[2 * to + 1] - at[2 * from + 1]) / 1024};
}

/// The set of directions with an edge of the graph, including edges to masked-out nodes, since a
/// mask must not change the drawing. A slot of the table holds an edge if the direction back from
/// there leads to the cell again.
unsigned edgesOf(const Grid& grid, Cell cell) {
  unsigned edges = 0;
  for (Direction direction = 0; direction < maxDirections; ++direction) {
    const uint32_t entry = grid.table[grid.slot(cell, direction)];
    const bool leadsBack = grid.table[grid.slot(entry >> 3, entry & 7)] == (cell << 3 | direction);
    if (entry >> 3 != cell && leadsBack) edges |= 1u << direction;
  }
  return edges;
}

/// Calls visit(other, heading, distance) for the nodes that limit the cell of a node: on small
/// graphs all nodes at other positions, on larger ones only those at most two edges away, because
/// the drawing of all cells would take O(nodes^2).
template <typename Visit>
void eachNear(const Grid& grid, Cell cell, Visit visit) {
  constexpr Cell small = 1024;
  const auto visitIfApart = [&](Cell other) {
    const Point offset = offsetBetween(grid, cell, other);
    const float length = lengthOf(offset);
    if (length > 0) visit(other, Point{offset.x / length, offset.y / length}, length);
  };
  if (grid.cellCount() <= small) {
    for (Cell other = 0; other < grid.cellCount(); ++other) visitIfApart(other);
    return;
  }
  eachNeighbour(grid, cell, edgesOf(grid, cell), [&](Cell to, Direction) {
    visitIfApart(to);
    eachNeighbour(grid, to, edgesOf(grid, to), [&](Cell other, Direction) { visitIfApart(other); });
  });
}

/// The reach of the octagon of a node (NodeCell): 0.75 of its longest edge, which includes the
/// corners of a square, but at most twice the distance of the nearest node; 0.5 if no edge has a
/// length.
float reachOf(const Grid& grid, Cell cell) {
  float longest = 0;
  eachNeighbour(grid, cell, edgesOf(grid, cell), [&](Cell to, Direction) {
    longest = std::max(longest, lengthOf(offsetBetween(grid, cell, to)));
  });
  if (longest == 0) return 0.5f;
  float nearest = longest;
  eachNear(grid, cell, [&](Cell, Point, float length) { nearest = std::min(nearest, length); });
  return std::min(0.75f * longest, 2 * nearest);
}

/// Positions for nodes that have none: on a circle, one side apart, clockwise from the top.
std::vector<int32_t> circleOf(uint32_t nodes) {
  std::vector<int32_t> positions(std::size_t{2} * nodes);
  if (nodes == 1) return positions;
  const float radius = std::min(512 / onCircle(0.5 / nodes)[1], static_cast<float>(maxPosition));
  for (uint32_t node = 0; node < nodes; ++node) {
    const auto [up, right] = onCircle(static_cast<double>(node) / nodes);
    positions[2 * node] = static_cast<int32_t>(radius * right);
    positions[2 * node + 1] = static_cast<int32_t>(radius * -up);
  }
  return positions;
}

/// Moves all nodes so that the drawing begins at 0, 0.
void shift(Grid& grid) {
  std::vector<int32_t>& positions = grid.graph.positions;
  std::array<int32_t, 2> low{INT32_MAX, INT32_MAX};
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const int32_t reach = static_cast<int32_t>(reachOf(grid, cell) * 1024) + 1;
    for (const std::size_t axis : {0, 1}) {
      low[axis] = std::min(low[axis], positions[2 * cell + axis] - reach);
    }
  }
  for (std::size_t i = 0; i < positions.size(); ++i) positions[i] -= low[i % 2];
}

/// The edges of a node get directions in the order of the list of edges.
void build(Grid& grid) {
  grid.neighbours.resize(grid.size.width);
  grid.table.resize(std::size_t{grid.size.width} * grid.directions);
  const std::vector<uint32_t>& edges = grid.graph.edges;
  for (std::size_t i = 0; i + 1 < edges.size(); i += 2) {
    const auto firstFree = [&](Cell cell) {
      return static_cast<Direction>(std::countr_one(grid.neighbours[cell]));
    };
    grid.join(edges[i], firstFree(edges[i]), edges[i + 1], firstFree(edges[i + 1]));
  }
  if (grid.graph.positions.empty()) grid.graph.positions = circleOf(grid.size.width);
  shift(grid);
}

/// The cell ends half-way to its neighbours, whose cuts are their sides, and to other near nodes. A
/// neighbour whose side is hidden by others, or at the same position, gets a side by
/// NodeCell::open.
void corners(const Grid& grid, Cell cell, std::vector<Corner>& list) {
  NodeCell drawn(reachOf(grid, cell));
  std::array<Point, maxDirections> headings{};
  const unsigned edges = edgesOf(grid, cell);
  eachNeighbour(grid, cell, edges, [&](Cell to, Direction direction) {
    const Point offset = offsetBetween(grid, cell, to);
    const float length = lengthOf(offset);
    if (length == 0) {
      const auto [right, down] = onCircle(direction / 8.0);
      headings[direction] = {right, down};
    } else {
      headings[direction] = {offset.x / length, offset.y / length};
      drawn.cut(headings[direction], length / 2, static_cast<uint8_t>(direction));
    }
  });
  eachNear(grid, cell,
           [&](Cell, Point heading, float length) { drawn.cut(heading, length / 2, noSide); });
  const unsigned hidden = edges & ~drawn.visibleSides();
  for (Direction direction = 0; direction < maxDirections; ++direction) {
    if ((hidden >> direction & 1) == 0) continue;
    drawn.open(headings[direction], static_cast<uint8_t>(direction));
  }
  const float x = static_cast<float>(grid.graph.positions[2 * cell]) / 1024;
  const float y = static_cast<float>(grid.graph.positions[2 * cell + 1]) / 1024;
  for (const auto& [at, side] : drawn.corners()) list.push_back({{x + at.x, y + at.y}, side});
}

/// Two neighbours each have a side half-way between them, but one may be longer, where their
/// octagons end at different places. Appends the edge of a cell in up to three pieces: the one that
/// both sides cover, and walls where only the cell has it and the side of `other` does not reach.
void appendSide(const Corner& from, Point to, const std::vector<Corner>& other, Direction back,
                std::vector<Corner>& list) {
  const Point along{to.x - from.at.x, to.y - from.at.y};
  const float length = lengthOf(along);
  const float nearby = length / 256;
  float first = 1;
  float last = 0;
  for (std::size_t i = 0; i < other.size(); ++i) {
    if (other[i].side != back) continue;
    for (const Point at : {other[i].at, other[(i + 1) % other.size()].at}) {
      const Point offset{at.x - from.at.x, at.y - from.at.y};
      const float across = (along.x * offset.y - along.y * offset.x) / length;
      // The two sides are at different places (NodeCell::open), so the whole edge is open.
      if (std::abs(across) > nearby) return list.push_back(from);
      const float part = (along.x * offset.x + along.y * offset.y) / (length * length);
      first = std::min(first, part);
      last = std::max(last, part);
    }
  }
  if (first >= last) return list.push_back(from);
  constexpr float minShare = 1.0f / 64;
  const auto pointOn = [&](float part) {
    return Point{from.at.x + along.x * part, from.at.y + along.y * part};
  };
  const bool before = first > minShare;
  const bool after = last < 1 - minShare;
  if (before) list.push_back({from.at, noSide});
  list.push_back({before ? pointOn(first) : from.at, from.side});
  if (after) list.push_back({pointOn(last), noSide});
}

/// The corners of a cell, with a wall where its side is longer than that of the neighbour behind
/// it.
void walls(const Maze& maze, Cell cell, std::vector<Corner>& list) {
  if (!maze.isOpen(cell)) return;
  const Grid& grid = maze.grid;
  std::vector<Corner> own;
  corners(grid, cell, own);
  std::vector<Corner> other;
  for (std::size_t i = 0; i < own.size(); ++i) {
    const uint8_t side = own[i].side;
    if (side == noSide || (grid.neighbours[cell] >> side & 1) == 0) {
      list.push_back(own[i]);
      continue;
    }
    other.clear();
    corners(grid, grid.neighbour(cell, side), other);
    appendSide(own[i], own[(i + 1) % own.size()].at, other, grid.back(cell, side), list);
  }
}

constexpr const char* directionNames[] = {"edge0", "edge1", "edge2", "edge3",
                                          "edge4", "edge5", "edge6", "edge7"};

}  // namespace

namespace shapes {
extern const ShapeRow graph;
}
constinit const ShapeRow shapes::graph{
    .id = "graph",
    .title = "Graph",
    .about =
        "Your own nodes and edges, at most eight edges per node; nodes have given positions or lie "
        "on a circle.",
    .directions = directionNames,
    .graph = true,
    .problem = problem,
    .build = build,
    .corners = corners,
    .walls = walls,
};

}  // namespace mazewright
