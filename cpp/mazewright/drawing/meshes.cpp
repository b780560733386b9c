#include "mazewright/drawing/meshes.hpp"

#include <cmath>

#include "mazewright/drawing/arrows.hpp"
#include "mazewright/drawing/bridges.hpp"
#include "mazewright/drawing/space.hpp"
#include "mazewright/drawing/underpass.hpp"
#include "mazewright/drawing/walls.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    integer("height", 1, 1000, 60, "Wall height (%)"),
    integer("thickness", 1, 90, 12, "Wall thickness (%)"),
    upParam,
};

/// How far a straight edge may deviate from a curved surface, in sides of a cell.
constexpr float maxDeviation = 0.01f;
/// How high arrows are above the floor, in sides of a cell.
constexpr float arrowHeight = 0.02f;
/// How often an edge is halved at most, whatever its deviation.
constexpr int maxHalvings = 4;

Vector plus(const Vector& a, const Vector& b, float times = 1) {
  return {a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times};
}

Vector cross(const Vector& a, const Vector& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

float lengthOf(const Vector& a) { return std::sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]); }

Vector unit(const Vector& a) {
  const float length = lengthOf(a);
  return length == 0 ? a : Vector{a[0] / length, a[1] / length, a[2] / length};
}

void append(std::vector<float>& list, const Vector& vector) {
  for (const float coordinate : vector) list.push_back(coordinate);
}

/// Builds the meshes of one maze.
class Builder {
 public:
  Builder(const Maze& maze, const Settings& settings)
      : maze_(maze),
        shape_(*maze.grid.shape),
        up_(upOf(settings)),
        height_(static_cast<float>(settings["height"]) / 100),
        half_(static_cast<float>(settings["thickness"]) / 200) {}

  Meshes build() {
    std::vector<Corner> corners;
    auto bridge = maze_.grid.bridges.begin();
    for (cell_ = 0; cell_ < maze_.grid.cellCount(); ++cell_) {
      meshes_.starts.push_back(floorSize());
      corners.clear();
      shape_.corners(maze_.grid, cell_, corners);
      if (bridge != maze_.grid.bridges.end() && bridge->cell == cell_) {
        if (isTunnelOpen(maze_, *bridge)) addUnderpass(bridge->direction, corners);
        ++bridge;
      }
      addFloor(corners);
      if (maze_.isOpen(cell_)) addStairs();
    }
    meshes_.starts.push_back(floorSize());
    for (const auto& [cell, from, to] : wallsOf(maze_)) {
      cell_ = cell;
      addWall(from, to, maxHalvings);
    }
    for (const Arrow& arrow : arrowsOf(maze_)) addArrow(arrow);
    return std::move(meshes_);
  }

 private:
  uint32_t floorSize() const { return static_cast<uint32_t>(meshes_.floor.positions.size() / 3); }

  /// A point of the drawing of the current cell, in space.
  Vertex lift(Point at) const {
    if (shape_.surface == nullptr) return {{at.x, at.y, 0}, {0, 0, 1}};
    return shape_.surface(maze_.grid, cell_, at);
  }

  static Point middle(Point a, Point b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }

  /// Whether a straight edge would lie too far from the surface in its middle.
  bool deviates(Point from, Point to) const {
    if (shape_.surface == nullptr) return false;
    const Vector chord = plus(lift(from).at, lift(to).at);
    const Vector half{chord[0] / 2, chord[1] / 2, chord[2] / 2};
    return lengthOf(plus(lift(middle(from, to)).at, half, -1)) > maxDeviation;
  }

  void addVertex(Mesh& mesh, const Vector& position, const Vector& normal) {
    append(mesh.positions, inSpace(position, up_));
    append(mesh.normals, inSpace(normal, up_));
  }

  /// Appends a quadrilateral. Its corners are clockwise in the drawing's coordinates, as seen from
  /// outside, so counter-clockwise in space.
  void addFace(Mesh& mesh, const std::array<Vector, 4>& corners) {
    const auto first = static_cast<uint32_t>(mesh.positions.size() / 3);
    const Vector normal =
        unit(cross(plus(corners[3], corners[1], -1), plus(corners[2], corners[0], -1)));
    for (const Vector& corner : corners) addVertex(mesh, corner, normal);
    for (const uint32_t corner : {0u, 1u, 2u, 0u, 2u, 3u}) mesh.triangles.push_back(first + corner);
  }

  /// Appends a box. `corners` are the four bottom corners around the box, then the four top corners
  /// in the same order.
  void addBox(Mesh& mesh, const std::array<Vector, 8>& corners, bool hasBottom) {
    constexpr std::array<uint8_t, 4> faces[] = {{4, 5, 6, 7}, {0, 1, 5, 4}, {1, 2, 6, 5},
                                                {2, 3, 7, 6}, {3, 0, 4, 7}, {0, 3, 2, 1}};
    for (const auto& [a, b, c, d] : std::span(faces).first(hasBottom ? 6 : 5)) {
      addFace(mesh, {corners[a], corners[b], corners[c], corners[d]});
    }
  }

  /// Appends the box of a wall, or several along a curved surface. On a one-sided surface the wall
  /// extends to both sides of it. A side that is a point in space, at a pole, has no wall.
  void addWall(Point from, Point to, int halvings) {
    if (halvings > 0 && deviates(from, to)) {
      addWall(from, middle(from, to), halvings - 1);
      addWall(middle(from, to), to, halvings - 1);
      return;
    }
    const auto [a, upA] = lift(from);
    const auto [b, upB] = lift(to);
    const Vector edge = plus(b, a, -1);
    if (lengthOf(edge) < maxDeviation) return;
    const Vector along = unit(edge);
    const Vector sideA = unit(cross(along, upA));
    const Vector sideB = unit(cross(along, upB));
    const bool oneSided = shape_.oneSided != nullptr && shape_.oneSided(maze_.grid.settings);
    const float low = oneSided ? -height_ / 2 : 0;
    // The box is longer than the wall by half its thickness at both ends, so that corners close.
    const Vector footA = plus(plus(a, along, -half_), upA, low);
    const Vector footB = plus(plus(b, along, half_), upB, low);
    const std::array<Vector, 4> feet{plus(footA, sideA, half_), plus(footA, sideA, -half_),
                                     plus(footB, sideB, -half_), plus(footB, sideB, half_)};
    addBox(meshes_.walls,
           {feet[0], feet[1], feet[2], feet[3], plus(feet[0], upA, height_),
            plus(feet[1], upA, height_), plus(feet[2], upB, height_), plus(feet[3], upB, height_)},
           oneSided);
  }

  void addArrow(const Arrow& arrow) {
    cell_ = arrow.cell;
    const auto first = static_cast<uint32_t>(meshes_.arrows.positions.size() / 3);
    for (const Point corner : arrow.corners) {
      const auto [at, up] = lift(corner);
      addVertex(meshes_.arrows, plus(at, up, arrowHeight), up);
    }
    for (const uint32_t corner : {0u, 2u, 1u}) meshes_.arrows.triangles.push_back(first + corner);
  }

  /// Appends the tunnel below the current cell, and replaces its corners by those of the bridge.
  void addUnderpass(Direction direction, std::vector<Corner>& corners) {
    unsigned pieces = 1;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Point from = corners[i].at;
      const Point to = corners[(i + 1) % corners.size()].at;
      while (pieces < 1u << maxHalvings &&
             deviates(from, between(from, to, 1 / static_cast<float>(pieces)))) {
        pieces *= 2;
      }
    }
    const bool oneSided = shape_.oneSided != nullptr && shape_.oneSided(maze_.grid.settings);
    // On a one-sided surface a tunnel is as deep as the walls on its other side are high.
    const float depth = height_ * (oneSided ? 0.5f : 0.75f);
    const auto [deck, faces] = underpassOf(corners, direction, {depth, half_, pieces});
    for (const auto& face : faces) {
      std::array<Vector, 4> inDepth;
      for (std::size_t i = 0; i < 4; ++i) {
        const auto [at, up] = lift(face[i].at);
        inDepth[i] = plus(at, up, -face[i].depth);
      }
      addFace(meshes_.tunnels, inDepth);
    }
    corners = deck;
  }

  /// Appends a vertex of the floor and its normal.
  void addFloorVertex(Point at) {
    const auto [position, up] = lift(at);
    addVertex(meshes_.floor, position, up);
  }

  /// Appends the vertices of an edge of the floor, without its last.
  void addFloorEdge(Point from, Point to, int halvings) {
    if (halvings > 0 && deviates(from, to)) {
      addFloorEdge(from, middle(from, to), halvings - 1);
      addFloorEdge(middle(from, to), to, halvings - 1);
      return;
    }
    addFloorVertex(from);
  }

  /// Appends the floor of the current cell: a fan of triangles around its middle. Where stairs come
  /// up from below there is a hole.
  void addFloor(const std::vector<Corner>& corners) {
    const uint32_t centre = floorSize();
    addFloorVertex(centreOf(maze_.grid, cell_));
    if (!maze_.isOpen(cell_) || hasStairs(-1)) return;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      addFloorEdge(corners[i].at, corners[(i + 1) % corners.size()].at, maxHalvings);
    }
    const uint32_t end = floorSize();
    for (uint32_t vertex = centre + 1; vertex < end; ++vertex) {
      const uint32_t next = vertex + 1 == end ? centre + 1 : vertex + 1;
      for (const uint32_t corner : {centre, next, vertex})
        meshes_.floor.triangles.push_back(corner);
    }
  }

  /// Whether stairs connect the cell with the level above (1) or below (-1).
  bool hasStairs(int step) const {
    bool has = false;
    eachNeighbour(maze_.grid, cell_, maze_.passages[cell_] & shape_.stairs,
                  [&](Cell to, Direction) { has = has || (to > cell_) == (step > 0); });
    return has;
  }

  /// Appends steps from this floor to the one above. Their direction alternates by level, so that a
  /// flight begins where the one below it ends.
  void addStairs() {
    if (!hasStairs(1)) return;
    constexpr int steps = 6;
    const Point centre = centreOf(maze_.grid, cell_);
    const Vector base = lift(centre).at;
    const Cell above = cell_ + maze_.grid.size.width * maze_.grid.size.height;
    const float rise = surfaceHeight(above) - surfaceHeight(cell_);
    const bool turned = maze_.grid.positionOf(cell_).level % 2 != 0;
    for (int i = 0; i < steps; ++i) {
      const int place = turned ? steps - 1 - i : i;
      const float x = -0.36f + 0.72f * static_cast<float>(place) / steps;
      const float z = rise * static_cast<float>(i + 1) / steps;
      const auto corner = [&](float dx, float dy, float dz) {
        return Vector{base[0] + dx, base[1] + dy, base[2] + dz};
      };
      const float next = x + 0.72f / steps;
      addBox(
          meshes_.stairs,
          {corner(x, 0.2f, 0), corner(next, 0.2f, 0), corner(next, -0.2f, 0), corner(x, -0.2f, 0),
           corner(x, 0.2f, z), corner(next, 0.2f, z), corner(next, -0.2f, z), corner(x, -0.2f, z)},
          false);
    }
  }

  /// The height of the floor at the centre of a cell.
  float surfaceHeight(Cell cell) const {
    return shape_.surface(maze_.grid, cell, centreOf(maze_.grid, cell)).at[2];
  }

  const Maze& maze_;
  const ShapeRow& shape_;
  Up up_;
  float height_, half_;
  Cell cell_ = 0;
  Meshes meshes_;
};

}  // namespace

const std::span<const Param> meshParams = params;

/// A wall is a box of 20 vertices with normals and 30 indices, 600 bytes, and has two cells as a
/// rule; on a curved surface it is up to 16 such boxes, and a flight of stairs is six. A corner of
/// the floor takes a vertex with its normal and a triangle. Measured with 12 x 12 cells: up to 360
/// bytes per corner on flat shapes, 500 with stairs, 1060 on a Moebius strip, and less on larger
/// ones.
uint64_t meshBytes(const Maze& maze, const Settings&) {
  const Grid& grid = maze.grid;
  const bool isCurved = grid.shape->surface != nullptr && !grid.table.empty();
  const uint64_t perCorner = isCurved ? 900 : grid.shape->stairs != 0 ? 600 : 380;
  // Faces of tunnels take 120 bytes each: about 60 per tunnel, on curved surfaces up to 300.
  const uint64_t arrows = maze.oneWays.empty() ? 0 : 2 * 84;
  return estimateCorners(grid) * (perCorner + arrows) +
         grid.bridges.size() * (isCurved ? 36'000 : 7'200);
}

Meshes meshesOf(const Maze& maze, const Settings& settings) {
  return Builder(maze, settings).build();
}

}  // namespace mazewright
