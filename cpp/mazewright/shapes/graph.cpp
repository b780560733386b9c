// The user's own nodes and edges. A node is drawn as a convex cell that ends half way to every
// other node: neighbours in a mesh share a side, and those far apart get a door towards each other.

#include <algorithm>
#include <bit>

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/shapes/geometry/node_cell.hpp"
#include "mazewright/shapes/geometry/turn.hpp"

namespace mazewright {

namespace {

/// Positions up to here keep a drawing's extent within 32 bits.
constexpr int32_t mostPosition = 1 << 28;

Problem checkEdges(uint32_t nodes, const std::vector<uint32_t>& edges) {
  constexpr const char* field = "shape.edges";
  const auto refuseEdge = [](const char* rest, uint32_t from, uint32_t to) {
    return refuse("invalid-option", field, rest, nullptr, from, to);
  };
  std::vector<uint8_t> degrees(nodes);
  std::vector<uint32_t> beside(std::size_t{nodes} * maxDirections);
  for (std::size_t i = 0; i + 1 < edges.size(); i += 2) {
    const uint32_t from = edges[i];
    const uint32_t to = edges[i + 1];
    if (std::max(from, to) >= nodes) {
      return refuseEdge("must join nodes with numbers below shape.nodes; got # - #", from, to);
    }
    if (from == to) return refuseEdge("must join two different nodes; got # - #", from, to);
    const auto first = beside.begin() + static_cast<std::ptrdiff_t>(from) * maxDirections;
    if (std::find(first, first + degrees[from], to) != first + degrees[from]) {
      return refuseEdge("must have each pair of nodes once; got # - # twice", from, to);
    }
    for (const auto& [end, other] : {std::pair{from, to}, {to, from}}) {
      if (degrees[end] == maxDirections) {
        return refuseEdge("must be at most # per node; node # has more", maxDirections, end);
      }
      beside[std::size_t{end} * maxDirections + degrees[end]++] = other;
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
    if (position >= -mostPosition && position <= mostPosition) continue;
    const Value given(position);
    return refuse("invalid-option", field, "must be from -# to # (1/1024 of a side); got %", &given,
                  mostPosition, mostPosition);
  }
  return {};
}

Point between(const Grid& grid, Cell from, Cell to) {
  const std::vector<int32_t>& at = grid.graph.positions;
  return {static_cast<float>(at[2 * to] - at[2 * from]) / 1024,
          static_cast<float>(at[2 * to + 1] - at[2 * from + 1]) / 1024};
}

/// The directions with an edge of the graph, also where a mask has taken it out of the exits, which
/// must not change the drawing. An edge is one that leads back here; an empty slot does not.
unsigned endsAt(const Grid& grid, Cell cell) {
  unsigned ends = 0;
  for (Direction way = 0; way < maxDirections; ++way) {
    const uint32_t back = grid.table[grid.slot(cell, way)];
    const bool leadsBack = grid.table[grid.slot(back >> 3, back & 7)] == (cell << 3 | way);
    if (back >> 3 != cell && leadsBack) ends |= 1u << way;
  }
  return ends;
}

/// Calls visit(other, way, distance) for the nodes that a node's cell may have to stay clear of: on
/// small graphs all that stand elsewhere, on others only those two edges away, or the drawing of
/// all cells would take O(nodes^2).
template <typename Visit>
void eachNear(const Grid& grid, Cell cell, Visit visit) {
  constexpr Cell small = 1024;
  const auto look = [&](Cell other) {
    const Point way = between(grid, cell, other);
    const float length = lengthOf(way);
    if (length > 0) visit(other, Point{way.x / length, way.y / length}, length);
  };
  if (grid.cellCount() <= small) {
    for (Cell other = 0; other < grid.cellCount(); ++other) look(other);
    return;
  }
  eachNeighbour(grid, cell, endsAt(grid, cell), [&](Cell to, Direction) {
    look(to);
    eachNeighbour(grid, to, endsAt(grid, to), [&](Cell beyond, Direction) { look(beyond); });
  });
}

/// How far a node's octagon reaches: 0.75 of its longest edge, which takes in the corners of a
/// square, but at most twice as far as the nearest node; something where there is no length.
float reachOf(const Grid& grid, Cell cell) {
  float longest = 0;
  eachNeighbour(grid, cell, endsAt(grid, cell), [&](Cell to, Direction) {
    longest = std::max(longest, lengthOf(between(grid, cell, to)));
  });
  if (longest == 0) return 0.5f;
  float nearest = longest;
  eachNear(grid, cell, [&](Cell, Point, float length) { nearest = std::min(nearest, length); });
  return std::min(0.75f * longest, 2 * nearest);
}

/// Nodes without positions stand on a circle, a side apart, clockwise from the top.
std::vector<int32_t> onCircleOf(uint32_t nodes) {
  std::vector<int32_t> positions(std::size_t{2} * nodes);
  if (nodes == 1) return positions;
  const float radius = std::min(512 / onCircle(0.5 / nodes)[1], static_cast<float>(mostPosition));
  for (uint32_t node = 0; node < nodes; ++node) {
    const auto [up, right] = onCircle(static_cast<double>(node) / nodes);
    positions[2 * node] = static_cast<int32_t>(radius * right);
    positions[2 * node + 1] = static_cast<int32_t>(radius * -up);
  }
  return positions;
}

/// Moves the nodes so that the drawing begins at 0, 0.
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

void build(Grid& grid) {
  grid.neighbours.resize(grid.size.width);
  grid.table.resize(std::size_t{grid.size.width} * grid.directions);
  const std::vector<uint32_t>& edges = grid.graph.edges;
  for (std::size_t i = 0; i + 1 < edges.size(); i += 2) {
    const auto free = [&](Cell cell) {
      return static_cast<Direction>(std::countr_one(grid.neighbours[cell]));
    };
    grid.join(edges[i], free(edges[i]), edges[i + 1], free(edges[i + 1]));
  }
  if (grid.graph.positions.empty()) grid.graph.positions = onCircleOf(grid.size.width);
  shift(grid);
}

void corners(const Grid& grid, Cell cell, std::vector<Corner>& list) {
  NodeCell drawn(reachOf(grid, cell));
  std::array<Point, maxDirections> ways{};
  const unsigned ends = endsAt(grid, cell);
  eachNeighbour(grid, cell, ends, [&](Cell to, Direction way) {
    const Point offset = between(grid, cell, to);
    const float length = lengthOf(offset);
    if (length == 0) {
      const auto [right, down] = onCircle(way / 8.0);
      ways[way] = {right, down};
    } else {
      ways[way] = {offset.x / length, offset.y / length};
      drawn.cut(ways[way], length / 2, static_cast<uint8_t>(way));
    }
  });
  eachNear(grid, cell, [&](Cell, Point way, float length) { drawn.cut(way, length / 2, noSide); });
  const unsigned hidden = ends & ~drawn.visibleSides();
  for (Direction way = 0; way < maxDirections; ++way) {
    if ((hidden >> way & 1) != 0) drawn.open(ways[way], static_cast<uint8_t>(way));
  }
  const float x = static_cast<float>(grid.graph.positions[2 * cell]) / 1024;
  const float y = static_cast<float>(grid.graph.positions[2 * cell + 1]) / 1024;
  for (const auto& [at, side] : drawn.corners()) list.push_back({{x + at.x, y + at.y}, side});
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
};

}  // namespace mazewright
