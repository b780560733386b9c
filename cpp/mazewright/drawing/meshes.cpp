#include "mazewright/drawing/meshes.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "mazewright/base/sorting.hpp"
#include "mazewright/drawing/arrows.hpp"
#include "mazewright/drawing/bridges.hpp"
#include "mazewright/drawing/joints.hpp"
#include "mazewright/drawing/space.hpp"
#include "mazewright/drawing/underpass.hpp"
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

Vector cross(const Vector& a, const Vector& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

float lengthOf(const Vector& a) { return std::sqrt(dot(a, a)); }

Vector unit(const Vector& a) {
  const float length = lengthOf(a);
  return length == 0 ? a : Vector{a[0] / length, a[1] / length, a[2] / length};
}

/// Room for more numbers at the end of a list. Written at once: appended one by one they took most
/// of the time.
template <typename Number>
Number* grow(std::vector<Number>& list, std::size_t count) {
  list.resize(list.size() + count);
  return list.data() + list.size() - count;
}

float* write(float* at, const Vector& vector) {
  return std::copy(vector.begin(), vector.end(), at);
}

void reserve(Mesh& mesh, std::size_t vertices, std::size_t triangles) {
  mesh.positions.reserve(3 * vertices);
  mesh.normals.reserve(3 * vertices);
  mesh.triangles.reserve(3 * triangles);
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
        oneSided_(shape_.oneSided != nullptr && shape_.oneSided(maze.grid.settings)) {}

  Meshes build() {
    std::vector<Corner> corners;
    reserve(meshes_.floor, 5 * maze_.grid.kept, 4 * maze_.grid.kept);
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
    if (solid_) makeSlab();
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
    if (shape_.surface == nullptr) return false;
    const Vector chord = plus(lift(from).at, lift(to).at);
    const Vector half{chord[0] / 2, chord[1] / 2, chord[2] / 2};
    return lengthOf(plus(lift(middle(from, to)).at, half, -1)) > maxDeviation;
  }

  void addVertex(Mesh& mesh, const Vector& position, const Vector& normal) {
    write(grow(mesh.positions, 3), inSpace(position, up_));
    write(grow(mesh.normals, 3), inSpace(normal, up_));
  }

  /// Appends a polygon that is star-shaped around its first corner. Its corners are clockwise in
  /// the drawing's coordinates, as seen from outside, so counter-clockwise in space.
  void addPolygon(Mesh& mesh, std::span<const Vector> corners) {
    const auto first = static_cast<uint32_t>(mesh.positions.size() / 3);
    const std::size_t count = corners.size();
    Vector normal{};
    for (std::size_t i = 1; i + 1 < count; ++i) {
      normal = plus(normal,
                    cross(plus(corners[i + 1], corners[0], -1), plus(corners[i], corners[0], -1)));
    }
    normal = inSpace(unit(normal), up_);
    float* position = grow(mesh.positions, 3 * count);
    float* upward = grow(mesh.normals, 3 * count);
    for (const Vector& corner : corners) {
      position = write(position, inSpace(corner, up_));
      upward = write(upward, normal);
    }
    uint32_t* triangle = grow(mesh.triangles, 3 * (count - 2));
    for (uint32_t i = 1; i + 1 < count; ++i) {
      for (const uint32_t corner : {0u, i, i + 1}) *triangle++ = first + corner;
    }
  }

  /// A straight piece of a wall between two joints.
  using Piece = std::pair<uint32_t, uint32_t>;

  /// Appends the pieces of a wall, several along a curved surface. A side that is a point in space,
  /// at a pole, has none.
  void addPieces(Point from, Point to, int halvings, JointList& list, std::vector<Piece>& pieces) {
    if (halvings > 0 && deviates(from, to)) {
      addPieces(from, middle(from, to), halvings - 1, list, pieces);
      addPieces(middle(from, to), to, halvings - 1, list, pieces);
      return;
    }
    const auto [a, upA] = lift(from);
    const auto [b, upB] = lift(to);
    if (lengthOf(plus(b, a, -1)) < maxDeviation) return;
    const Piece piece{list.add(a, upA), list.add(b, upB)};
    if (piece.first != piece.second) pieces.push_back(piece);
  }

  /// An end of a piece at a joint: end e of piece i has number 2 * i + e.
  struct Arm {
    uint32_t number;
    float angle;
    Vector direction;
    float length;
    /// The corners of the outline on both sides of it, relative to the joint: the one on its side
    /// cross(direction, up), and the one on the other side.
    Vector left, right;
  };

  /// Appends all walls as one outline, without faces within it: where walls meet, their sides end
  /// in common corners.
  void addWalls() {
    const std::vector<Wall> walls = wallsOf(maze_);
    JointList list(walls.size());
    std::vector<Piece> pieces;
    pieces.reserve(walls.size());
    for (const auto& [cell, from, to] : walls) {
      cell_ = cell;
      addPieces(from, to, maxHalvings, list, pieces);
    }
    // Rails of two bridges may have a wall in common.
    if (!maze_.grid.bridges.empty()) sortUnique(pieces);
    list.finish();
    joints_ = std::move(list.joints);
    // The arms of joint i are those from starts[i] to starts[i + 1].
    std::vector<uint32_t> starts(joints_.size() + 1);
    for (const auto& [first, second] : pieces) {
      ++starts[first + 1];
      ++starts[second + 1];
    }
    for (std::size_t i = 1; i < starts.size(); ++i) starts[i] += starts[i - 1];
    const auto jointOf = [&](uint32_t number) {
      const auto& [first, second] = pieces[number / 2];
      return (number & 1) == 0 ? first : second;
    };
    std::vector<uint32_t> places = starts;
    arms_.resize(2 * pieces.size());
    for (uint32_t number = 0; number < arms_.size(); ++number) {
      arms_[places[jointOf(number)]++].number = number;
    }
    places.resize(arms_.size());
    for (std::size_t joint = 0; joint < joints_.size(); ++joint) {
      const std::span<Arm> arms(&arms_[starts[joint]], &arms_[starts[joint + 1]]);
      for (Arm& arm : arms) {
        const Vector& other = joints_[jointOf(arm.number ^ 1)].at;
        orient(arm, joints_[joint], plus(other, joints_[joint].at, -1));
      }
      for (std::size_t i = 1; i < arms.size(); ++i) {
        for (std::size_t at = i; at > 0 && arms[at].angle < arms[at - 1].angle; --at) {
          std::swap(arms[at], arms[at - 1]);
        }
      }
      setCorners(arms, unit(joints_[joint].up));
    }
    // By number of an end its arm.
    for (uint32_t i = 0; i < arms_.size(); ++i) places[arms_[i].number] = i;
    reserve(meshes_.walls, 12 * pieces.size(), 6 * pieces.size());
    const auto isStraight = [&](uint32_t joint) {
      const uint32_t first = starts[joint];
      if (starts[joint + 1] - first != 2) return false;
      const Arm& a = arms_[first];
      const Arm& b = arms_[first + 1];
      if (dot(a.direction, b.direction) > 0 || lengthOf(cross(a.direction, b.direction)) > 1e-5f) {
        return false;
      }
      for (const Arm& arm : {a, b}) {
        const Vector& up = joints_[jointOf(arm.number ^ 1)].up;
        if (lengthOf(plus(up, joints_[joint].up, -1)) > 1e-4f) return false;
      }
      return true;
    };
    std::vector<uint8_t> straight(joints_.size());
    for (uint32_t joint = 0; joint < joints_.size(); ++joint) straight[joint] = isStraight(joint);
    for (uint32_t joint = 0; joint < joints_.size(); ++joint) {
      if (straight[joint] != 0) continue;
      const std::span<const Arm> arms(&arms_[starts[joint]], &arms_[starts[joint + 1]]);
      for (const Arm& arm : arms) {
        // To the end of a straight run of pieces.
        uint32_t end = arm.number ^ 1;
        for (uint32_t at = jointOf(end); straight[at] != 0; at = jointOf(end)) {
          const uint32_t first = starts[at];
          end = arms_[first + (arms_[first].number == end)].number ^ 1;
        }
        if (arm.number < end) addWall(joint, arm, jointOf(end), arms_[places[end]]);
      }
      addJoint(joints_[joint], arms);
    }
  }

  /// Sets direction, length and angle of an arm. The angles of a joint grow toward the left side.
  static void orient(Arm& arm, const Joint& joint, const Vector& along) {
    const Vector up = unit(joint.up);
    const Vector flat = plus(along, up, -dot(along, up));
    arm.length = lengthOf(flat);
    arm.direction = unit(flat);
    const Vector axis = std::abs(up[0]) < 0.9f ? Vector{1, 0, 0} : Vector{0, 1, 0};
    const Vector zero = unit(plus(axis, up, -dot(axis, up)));
    // Not the angle, but a number that grows with it.
    const float x = dot(arm.direction, zero);
    const float y = dot(arm.direction, cross(zero, up));
    const float share = x / (std::abs(x) + std::abs(y));
    arm.angle = y < 0 ? 3 + share : 1 - share;
  }

  /// Sets the corners of the arms of a joint, which are in order.
  void setCorners(std::span<Arm> arms, const Vector& up) const {
    for (std::size_t i = 0; i < arms.size(); ++i) {
      Arm& arm = arms[i];
      Arm& next = arms[(i + 1) % arms.size()];
      const Vector left = cross(arm.direction, up);
      if (arms.size() == 1) {
        const Vector back = plus({0, 0, 0}, arm.direction, -half_);
        arm.left = plus(back, left, half_);
        arm.right = plus(back, left, -half_);
        return;
      }
      // Where the sides meet; not farther along a wall than to its middle, and not far beyond
      // walls at a sharp angle.
      const Vector right = cross(up, next.direction);
      Vector corner =
          plus({0, 0, 0}, plus(left, right), half_ / std::max(1 + dot(left, right), 0.2f));
      if (1 + dot(left, right) < 1e-3f) {
        // One wall lies on another. The corners keep apart.
        const bool isOutside = arms.size() == 2 && i == 1;
        const float ahead = std::min(arm.length, next.length) / 4;
        corner = plus({0, 0, 0}, arm.direction, isOutside ? -half_ : ahead);
      }
      for (const Arm* each : {&arm, &next}) {
        const float along = dot(corner, each->direction);
        if (along > 0.49f * each->length)
          corner = plus({0, 0, 0}, corner, 0.49f * each->length / along);
      }
      arm.left = corner;
      next.right = corner;
    }
  }

  /// A corner of the outline at the top or at the bottom. On a one-sided surface walls extend to
  /// both sides of it; solid ones stand through the floor.
  Vector cornerAt(const Joint& joint, const Vector& corner, bool isTop) const {
    const float low = oneSided_ ? -height_ / 2 : solid_ ? -2 * half_ : 0;
    return plus(plus(joint.at, corner), joint.up,
                isTop ? (oneSided_ ? height_ / 2 : height_) : low);
  }

  bool hasBottom() const { return solid_ || oneSided_; }

  /// Appends the faces along a wall.
  void addWall(uint32_t from, const Arm& here, uint32_t to, const Arm& there) {
    const Joint& a = joints_[from];
    const Joint& b = joints_[to];
    // On a one-sided surface the other joint may have its left and its top on the other side.
    const bool turned = dot(a.up, b.up) < 0;
    std::array<Vector, 8> corners;
    for (const bool isTop : {false, true}) {
      corners[0 + 4 * isTop] = cornerAt(a, here.left, isTop);
      corners[1 + 4 * isTop] = cornerAt(a, here.right, isTop);
      corners[2 + 4 * isTop] = cornerAt(b, turned ? there.right : there.left, isTop != turned);
      corners[3 + 4 * isTop] = cornerAt(b, turned ? there.left : there.right, isTop != turned);
    }
    constexpr std::array<uint8_t, 4> faces[] = {
        {4, 5, 6, 7}, {1, 2, 6, 5}, {3, 0, 4, 7}, {0, 3, 2, 1}};
    for (const auto& [p, q, r, s] : std::span(faces).first(hasBottom() ? 4 : 3)) {
      addPolygon(meshes_.walls, std::array{corners[p], corners[q], corners[r], corners[s]});
    }
  }

  /// Appends what closes the outline at a joint: the end of a single wall, or the area between
  /// three or more.
  void addJoint(const Joint& joint, std::span<const Arm> arms) {
    if (arms.size() == 1) {
      const Arm& arm = arms[0];
      addPolygon(meshes_.walls,
                 std::array{cornerAt(joint, arm.left, false), cornerAt(joint, arm.right, false),
                            cornerAt(joint, arm.right, true), cornerAt(joint, arm.left, true)});
    }
    if (arms.size() < 3) return;
    for (const bool isTop : {true, false}) {
      if (!isTop && !hasBottom()) continue;
      std::vector<Vector> corners;
      for (const Arm& arm : arms) corners.push_back(cornerAt(joint, arm.left, isTop));
      if (!isTop) std::reverse(corners.begin(), corners.end());
      // Around the joint, around which the corners are in order whatever their distances.
      corners.insert(corners.begin(), cornerAt(joint, {0, 0, 0}, isTop));
      corners.push_back(corners[1]);
      addPolygon(meshes_.walls, corners);
    }
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
    addPolygon(meshes_.arrows, top);
    if (!solid_) return;
    for (std::size_t i = 0; i < 3; ++i) {
      const std::size_t next = (i + 1) % 3;
      addPolygon(meshes_.arrows, std::array{top[i], foot[i], foot[next], top[next]});
    }
    addPolygon(meshes_.arrows, std::array{foot[2], foot[1], foot[0]});
  }

  /// Makes a slab of the floor, as thick as the walls: below it, or on both sides of a one-sided
  /// surface. Sides that two cells have in common are left out.
  void makeSlab() {
    const Mesh floor = std::exchange(meshes_.floor, {});
    const std::size_t cells = meshes_.starts.size() - 1;
    const auto vectorOf = [](const std::vector<float>& list, uint32_t i) {
      return Vector{list[3 * i], list[3 * i + 1], list[3 * i + 2]};
    };
    const auto vertices = static_cast<uint32_t>(floor.positions.size() / 3);
    JointList list(vertices);
    std::vector<uint32_t> jointOf(vertices, noCell);
    std::vector<uint32_t> next(vertices);
    for (std::size_t cell = 0; cell < cells; ++cell) {
      const uint32_t first = meshes_.starts[cell] + 1;
      const uint32_t end = meshes_.starts[cell + 1];
      for (uint32_t i = first; i < end; ++i) {
        jointOf[i] = list.add(vectorOf(floor.positions, i), vectorOf(floor.normals, i));
        next[i] = i + 1 == end ? first : i + 1;
      }
    }
    list.finish();
    // By joint the vertices there.
    std::vector<uint32_t> head(list.joints.size(), noCell);
    std::vector<uint32_t> before(vertices);
    for (uint32_t i = 0; i < vertices; ++i) {
      if (jointOf[i] != noCell) before[i] = std::exchange(head[jointOf[i]], i);
    }
    const auto hasEdge = [&](uint32_t from, uint32_t to, uint32_t own) {
      for (uint32_t i = head[from]; i != noCell; i = before[i]) {
        if (i != own && jointOf[next[i]] == to) return true;
      }
      return false;
    };
    const float above = oneSided_ ? half_ : 0;
    const float below = oneSided_ ? -half_ : -2 * half_;
    for (std::size_t cell = 0; cell < cells; ++cell) {
      const uint32_t centre = meshes_.starts[cell];
      const uint32_t end = meshes_.starts[cell + 1];
      meshes_.starts[cell] = floorSize();
      const Vector middle = vectorOf(floor.positions, centre);
      const Vector normal = vectorOf(floor.normals, centre);
      std::vector<uint8_t> isRim(end - centre + 1);
      for (uint32_t i = centre + 1; i < end; ++i) {
        const uint32_t a = jointOf[i];
        const uint32_t b = jointOf[next[i]];
        isRim[i - centre] = a != b && !hasEdge(b, a, i) && !hasEdge(a, b, i);
      }
      std::vector<Vector> tops{plus(middle, normal, above)};
      std::vector<Vector> bottoms{plus(middle, normal, below)};
      for (uint32_t i = centre + 1; i < end; ++i) {
        Joint joint = list.joints[jointOf[i]];
        const Vector up = vectorOf(floor.normals, i);
        if (dot(joint.up, up) < 0) joint.up = plus({0, 0, 0}, joint.up, -1);
        // A corner of one cell only keeps away from another one's that it would touch.
        const uint32_t last = i == centre + 1 ? end - 1 : i - 1;
        if (isRim[i - centre] != 0 && isRim[last - centre] != 0) {
          joint.at = plus(joint.at, plus(middle, joint.at, -1), 1.0f / 128);
        }
        tops.push_back(plus(joint.at, joint.up, above));
        bottoms.push_back(plus(joint.at, joint.up, below));
      }
      addRing(tops, normal, false);
      if (tops.size() == 1) continue;
      addRing(bottoms, plus({0, 0, 0}, normal, -1), true);
      for (uint32_t i = 1; i < tops.size(); ++i) {
        const std::size_t to = i + 1 == tops.size() ? 1 : i + 1;
        if (isRim[i] == 0) continue;
        const auto first = floorSize();
        const Vector side =
            unit(cross(plus(bottoms[to], tops[i], -1), plus(bottoms[i], tops[to], -1)));
        for (const Vector& corner : {tops[i], tops[to], bottoms[to], bottoms[i]}) {
          write(grow(meshes_.floor.positions, 3), corner);
          write(grow(meshes_.floor.normals, 3), side);
        }
        for (const uint32_t corner : {0u, 1u, 2u, 0u, 2u, 3u}) {
          meshes_.floor.triangles.push_back(first + corner);
        }
      }
    }
    meshes_.starts[cells] = floorSize();
  }

  /// Appends a fan of triangles of the slab around the first point.
  void addRing(const std::vector<Vector>& points, const Vector& normal, bool isBottom) {
    const uint32_t centre = floorSize();
    for (const Vector& point : points) {
      write(grow(meshes_.floor.positions, 3), point);
      write(grow(meshes_.floor.normals, 3), normal);
    }
    const auto count = static_cast<uint32_t>(points.size());
    for (uint32_t i = 1; i < count; ++i) {
      const uint32_t next = i + 1 == count ? 1 : i + 1;
      for (const uint32_t corner : {0u, isBottom ? i : next, isBottom ? next : i}) {
        meshes_.floor.triangles.push_back(centre + corner);
      }
    }
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
    // On a one-sided surface a tunnel is as deep as the walls on its other side are high.
    const float depth = height_ * (oneSided_ ? 0.5f : 0.75f);
    const auto [deck, faces] = underpassOf(corners, direction, {depth, half_, pieces});
    for (const auto& face : faces) {
      std::array<Vector, 4> inDepth;
      for (std::size_t i = 0; i < 4; ++i) {
        const auto [at, up] = lift(face[i].at);
        inDepth[i] = plus(at, up, -face[i].depth);
      }
      addPolygon(meshes_.tunnels, inDepth);
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
  void addFloor(Point middle, const std::vector<Corner>& corners) {
    const uint32_t centre = floorSize();
    addFloorVertex(middle);
    if (!maze_.isOpen(cell_) || hasStairs(-1)) return;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      addFloorEdge(corners[i].at, corners[(i + 1) % corners.size()].at, maxHalvings);
    }
    const uint32_t end = floorSize();
    for (uint32_t vertex = centre + 1; vertex < end; ++vertex) {
      const uint32_t next = vertex + 1 == end ? centre + 1 : vertex + 1;
      uint32_t* triangle = grow(meshes_.floor.triangles, 3);
      for (const uint32_t corner : {centre, next, vertex}) *triangle++ = corner;
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
    for (const auto& side : sides) addPolygon(meshes_.stairs, side);
    const std::size_t count = outline.size();
    for (std::size_t i = solid_ ? 0 : 1; i < count; ++i) {
      const std::size_t next = (i + 1) % count;
      const auto back = [&](std::size_t place) { return sides[1][(count - place) % count]; };
      addPolygon(meshes_.stairs, std::array{sides[0][i], back(i), back(next), sides[0][next]});
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
  bool solid_, oneSided_;
  Cell cell_ = 0;
  std::vector<Joint> joints_;
  std::vector<Arm> arms_;
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
  const bool isCurved = grid.shape->surface != nullptr && !grid.table.empty();
  const uint64_t perCorner = isCurved ? 900 : grid.shape->stairs != 0 ? 600 : 380;
  // Faces of tunnels take 120 bytes each: about 60 per tunnel, on curved surfaces up to 300.
  const uint64_t arrows = maze.oneWays.empty() ? 0 : 2 * 84;
  const uint64_t solid = settings["solid"] != 0 ? 3 : 1;
  return estimateCorners(grid) * (perCorner + arrows) * solid +
         grid.bridges.size() * (isCurved ? 36'000 : 7'200);
}

Meshes meshesOf(const Maze& maze, const Settings& settings) {
  return Builder(maze, settings).build();
}

}  // namespace mazewright
