#include "mazewright/drawing/meshes.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "mazewright/base/sorting.hpp"
#include "mazewright/drawing/arrows.hpp"
#include "mazewright/drawing/bridges.hpp"
#include "mazewright/drawing/joints.hpp"
#include "mazewright/drawing/mesh_writer.hpp"
#include "mazewright/drawing/middles.hpp"
#include "mazewright/drawing/slab.hpp"
#include "mazewright/drawing/underpass.hpp"
#include "mazewright/drawing/wall_outline.hpp"
#include "mazewright/drawing/walls.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    integer("height", 1, 1000, 60, "Wall height (%)"),
    integer("thickness", 1, 90, 12, "Wall thickness (%)"),
    upParam,
    boolean("solid", false, "Closed solids"),
};

/// How far a straight edge may deviate from a curved surface, in sides of a cell.
constexpr float maxDeviation = 0.01f;
/// How high arrows are above the floor, in sides of a cell.
constexpr float arrowHeight = 0.02f;
/// How often an edge is halved at most, whatever its deviation.
constexpr int maxHalvings = 4;

/// Whether straight lines of the drawing may be curves in space. They are straight on grids of
/// equal rows that step by delta.
bool isCurved(const Grid& grid) {
  return grid.shape->surface != nullptr && !(grid.table.empty() && grid.rows.empty());
}

/// Builds the meshes of one maze.
class Builder {
 public:
  Builder(const Maze& maze, const Settings& settings)
      : maze_(maze),
        shape_(*maze.grid.shape),
        up_(upOf(settings)),
        height_(static_cast<float>(settings["height"]) / 100),
        half_(static_cast<float>(settings["thickness"]) / 200),
        solid_(settings["solid"] != 0),
        oneSided_(shape_.oneSided != nullptr && shape_.oneSided(maze.grid.settings)),
        isCurved_(isCurved(maze.grid)) {}

  Meshes build() {
    std::vector<Corner> corners;
    const std::size_t count = estimateCorners(maze_.grid);
    meshes_.floor.positions.reserve(3 * (count + maze_.grid.cellCount()));
    meshes_.floor.normals.reserve(3 * (count + maze_.grid.cellCount()));
    meshes_.floor.triangles.reserve(3 * count);
    auto bridge = maze_.grid.bridges.begin();
    for (cell_ = 0; cell_ < maze_.grid.cellCount(); ++cell_) {
      meshes_.starts.push_back(floorSize());
      corners.clear();
      shape_.corners(maze_.grid, cell_, corners);
      const Point middle = meanOf(corners);
      if (bridge != maze_.grid.bridges.end() && bridge->cell == cell_) {
        if (!solid_ && isTunnelOpen(maze_, *bridge)) addUnderpass(bridge->direction, corners);
        ++bridge;
      }
      addFloor(middle, corners);
      if (maze_.isOpen(cell_)) addStairs();
    }
    meshes_.starts.push_back(floorSize());
    // As thick as the walls. A one-sided surface has half of it on each side.
    if (solid_) makeSlab(meshes_, oneSided_ ? half_ : 0, oneSided_ ? -half_ : -2 * half_);
    addWalls();
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
    if (!isCurved_) return false;
    const Vector chord = plus(lift(from).at, lift(to).at);
    const Vector half{chord[0] / 2, chord[1] / 2, chord[2] / 2};
    return lengthOf(plus(lift(middle(from, to)).at, half, -1)) > maxDeviation;
  }

  /// Appends the pieces of a wall, several along a curved surface. A side that is a point in space,
  /// at a pole, has none.
  void addPieces(Point from, Point to, int halvings, JointList& list,
                 std::vector<WallPiece>& pieces) {
    if (halvings > 0 && deviates(from, to)) {
      addPieces(from, middle(from, to), halvings - 1, list, pieces);
      addPieces(middle(from, to), to, halvings - 1, list, pieces);
      return;
    }
    const auto [a, upA] = lift(from);
    const auto [b, upB] = lift(to);
    if (lengthOf(plus(b, a, -1)) < maxDeviation) return;
    const WallPiece piece{list.add(a, upA), list.add(b, upB)};
    if (piece.first != piece.second) pieces.push_back(piece);
  }

  /// Appends all walls. On a one-sided surface they extend to both sides of it; solid ones stand
  /// through the floor.
  void addWalls() {
    const std::vector<Wall> walls = wallsOf(maze_);
    JointList list(walls.size());
    std::vector<WallPiece> pieces;
    pieces.reserve(walls.size());
    for (const auto& [cell, from, to] : walls) {
      cell_ = cell;
      addPieces(from, to, maxHalvings, list, pieces);
    }
    // Rails of two bridges may have a wall in common.
    if (!maze_.grid.bridges.empty()) sortUnique(pieces);
    list.finish();
    const float low = oneSided_ ? -height_ / 2 : solid_ ? -2 * half_ : 0;
    const float high = oneSided_ ? height_ / 2 : height_;
    addWallOutline(meshes_.walls, list.joints, pieces, {half_, low, high, solid_ || oneSided_},
                   up_);
  }

  void addArrow(const Arrow& arrow) {
    cell_ = arrow.cell;
    std::vector<Vector> top;
    std::vector<Vector> foot;
    for (const std::size_t corner : {0u, 2u, 1u}) {
      const auto [at, up] = lift(arrow.corners[corner]);
      top.push_back(plus(at, up, arrowHeight));
      foot.push_back(at);
    }
    addFace(meshes_.arrows, top, up_);
    if (!solid_) return;
    for (std::size_t i = 0; i < 3; ++i) {
      const std::size_t next = (i + 1) % 3;
      addFace(meshes_.arrows, std::array{top[i], foot[i], foot[next], top[next]}, up_);
    }
    addFace(meshes_.arrows, std::array{foot[2], foot[1], foot[0]}, up_);
  }

  /// Appends the tunnel below the current cell, and replaces its corners by those of the bridge.
  void addUnderpass(Direction direction, std::vector<Corner>& corners) {
    unsigned pieces = 1;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Point from = corners[i].at;
      const Point to = corners[(i + 1) % corners.size()].at;
      const auto areLong = [&] {
        return deviates(from, between(from, to, 1 / static_cast<float>(pieces)));
      };
      for (; pieces < 1u << maxHalvings && areLong(); pieces *= 2) continue;
    }
    // On a one-sided surface a tunnel is as deep as the walls on its other side are high.
    const float depth = height_ * (oneSided_ ? 0.5f : 0.75f);
    const auto [deck, faces] = underpassOf(corners, direction, {depth, half_, pieces});
    for (const auto& face : faces) {
      std::array<Vector, 4> inDepth;
      for (std::size_t i = 0; i < 4; ++i) {
        const auto [at, up] = lift(face[i].at);
        inDepth[i] = plus(at, up, -face[i].depth);
      }
      addFace(meshes_.tunnels, inDepth, up_);
    }
    corners = deck;
  }

  /// Appends the corners of an edge of the floor to `ring_`, without its last: several on a curved
  /// surface.
  void addFloorEdge(Point from, Point to, int halvings) {
    if (halvings > 0 && deviates(from, to)) {
      addFloorEdge(from, middle(from, to), halvings - 1);
      addFloorEdge(middle(from, to), to, halvings - 1);
      return;
    }
    ring_.push_back(lift(from));
  }

  /// Appends the floor of the current cell: a fan of triangles around its middle. Where stairs come
  /// up from below there is a hole.
  void addFloor(Point middle, const std::vector<Corner>& corners) {
    ring_.assign(1, lift(middle));
    if (maze_.isOpen(cell_) && !hasStairs(-1)) {
      for (std::size_t i = 0; i < corners.size(); ++i) {
        addFloorEdge(corners[i].at, corners[(i + 1) % corners.size()].at, maxHalvings);
      }
    }
    MeshWriter writer(meshes_.floor, ring_.size(), ring_.size() - 1);
    for (const auto& [at, up] : ring_) writer.addVertex(inSpace(at, up_), inSpace(up, up_));
    writer.addFan(static_cast<uint32_t>(ring_.size()), false);
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
    const Vector base = lift(centreOf(maze_.grid, cell_)).at;
    const Cell above = cell_ + maze_.grid.size.width * maze_.grid.size.height;
    const float rise = surfaceHeight(above) - surfaceHeight(cell_);
    // The outline of the flight from the side, from the foot of its high end.
    std::vector<Point> outline{{0.36f, 0}, {-0.36f, 0}};
    for (int i = 0; i < steps; ++i) {
      const float high = rise * static_cast<float>(i + 1) / steps;
      for (const int side : {0, 1}) {
        outline.push_back({-0.36f + 0.72f * static_cast<float>(i + side) / steps, high});
      }
    }
    const float ahead = maze_.grid.positionOf(cell_).level % 2 != 0 ? -1.0f : 1.0f;
    std::vector<Vector> sides[2];
    for (const Point at : outline) {
      for (const int side : {0, 1}) {
        const float across = side == 0 ? -0.2f : 0.2f;
        sides[side].push_back(plus(base, {ahead * at.x, ahead * across, at.y}));
      }
    }
    std::reverse(sides[1].begin(), sides[1].end());
    std::rotate(sides[1].begin(), sides[1].end() - 1, sides[1].end());
    for (const auto& side : sides) addFace(meshes_.stairs, side, up_);
    const std::size_t count = outline.size();
    for (std::size_t i = solid_ ? 0 : 1; i < count; ++i) {
      const std::size_t next = (i + 1) % count;
      const auto back = [&](std::size_t place) { return sides[1][(count - place) % count]; };
      addFace(meshes_.stairs, std::array{sides[0][i], back(i), back(next), sides[0][next]}, up_);
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
  bool solid_, oneSided_, isCurved_;
  Cell cell_ = 0;
  /// Working memory of addFloor: the middle of the cell, then its corners.
  std::vector<Vertex> ring_;
  Meshes meshes_;
};

}  // namespace

const std::span<const Param> meshParams = params;

/// A wall has three faces of 4 vertices with normals and 6 indices, 360 bytes, about 100 more at a
/// joint, and two cells as a rule; on a curved surface it is up to 16 such pieces. A corner of
/// the floor takes a vertex with its normal and a triangle. Measured with 12 x 12 cells: up to 360
/// bytes per corner on flat shapes, 500 with stairs, 1060 on a Moebius strip, and less on larger
/// ones.
uint64_t meshBytes(const Maze& maze, const Settings& settings) {
  const Grid& grid = maze.grid;
  const uint64_t perCorner = isCurved(grid) ? 900 : grid.shape->stairs != 0 ? 600 : 380;
  // Faces of tunnels take 120 bytes each: about 60 per tunnel, on curved surfaces up to 300.
  const uint64_t arrows = maze.oneWays.empty() ? 0 : 2 * 84;
  const uint64_t solid = settings["solid"] != 0 ? 3 : 1;
  return estimateCorners(grid) * (perCorner + arrows) * solid +
         grid.bridges.size() * (isCurved(grid) ? 36'000 : 7'200);
}

Meshes meshesOf(const Maze& maze, const Settings& settings) {
  return Builder(maze, settings).build();
}

}  // namespace mazewright
