#include "mazewright/drawing/wall_outline.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/drawing/mesh_writer.hpp"

namespace mazewright {

namespace {

/// An end of a piece at a joint: end e of piece i has number 2 * i + e.
struct Arm {
  uint32_t number;
  /// Grows with the angle around the joint, toward the left side of the arm.
  float angle;
  /// The direction and the distance of the other end, along the surface.
  Vector direction;
  float length;
  /// The corners of the outline on both sides of it, relative to the joint: the one on its side
  /// cross(direction, up), and the one on the other side.
  Vector left, right;
};

class Outline {
 public:
  Outline(const std::vector<Joint>& joints, const std::vector<WallPiece>& pieces,
          const WallSize& size)
      : joints_(joints),
        pieces_(pieces),
        size_(size),
        starts_(joints.size() + 1),
        arms_(2 * pieces.size()),
        isStraight_(joints.size()) {
    placeArms();
    for (uint32_t joint = 0; joint < joints_.size(); ++joint) {
      orientArms(joint);
      isStraight_[joint] = isStraight(joint);
      if (isStraight_[joint] == 0) setCorners(joint);
    }
  }

  void addTo(Mesh& mesh, Up up) {
    std::vector<uint32_t> placeOf(arms_.size());
    for (uint32_t i = 0; i < arms_.size(); ++i) placeOf[arms_[i].number] = i;
    MeshWriter writer = makeRoom(mesh);
    for (uint32_t joint = 0; joint < joints_.size(); ++joint) {
      if (isStraight_[joint] != 0) continue;
      for (const Arm& arm : armsOf(joint)) {
        const uint32_t end = endOfRun(arm.number);
        if (arm.number < end) addWall(writer, up, arm, arms_[placeOf[end]]);
      }
      addJoint(writer, up, joint);
    }
  }

 private:
  /// The joint of an arm, by the number of the arm.
  uint32_t jointOf(uint32_t number) const {
    const auto& [first, second] = pieces_[number / 2];
    return (number & 1) == 0 ? first : second;
  }

  /// The arms of a joint, once placeArms() has run.
  std::span<Arm> armsOf(uint32_t joint) {
    return {arms_.data() + starts_[joint], arms_.data() + starts_[joint + 1]};
  }

  /// Puts the arms of each joint side by side.
  void placeArms() {
    for (const auto& [first, second] : pieces_) {
      ++starts_[first + 1];
      ++starts_[second + 1];
    }
    for (std::size_t i = 1; i < starts_.size(); ++i) starts_[i] += starts_[i - 1];
    std::vector<uint32_t> next = starts_;
    for (uint32_t number = 0; number < arms_.size(); ++number) {
      arms_[next[jointOf(number)]++].number = number;
    }
  }

  /// Sets direction, length and angle of the arms of a joint and sorts them by angle.
  void orientArms(uint32_t joint) {
    const Vector& at = joints_[joint].at;
    const Vector up = unit(joints_[joint].up);
    const Vector axis = std::abs(up[0]) < 0.9f ? Vector{1, 0, 0} : Vector{0, 1, 0};
    const Vector zero = unit(plus(axis, up, -dot(axis, up)));
    const Vector quarter = cross(zero, up);
    const std::span<Arm> arms = armsOf(joint);
    for (Arm& arm : arms) {
      const Vector along = plus(joints_[jointOf(arm.number ^ 1)].at, at, -1);
      const Vector flat = plus(along, up, -dot(along, up));
      arm.length = lengthOf(flat);
      arm.direction = unit(flat);
      // Not the angle, but a number that grows with it.
      const float x = dot(arm.direction, zero);
      const float y = dot(arm.direction, quarter);
      const float share = x / (std::abs(x) + std::abs(y));
      arm.angle = y < 0 ? 3 + share : 1 - share;
    }
    for (std::size_t i = 1; i < arms.size(); ++i) {
      for (std::size_t k = i; k > 0 && arms[k].angle < arms[k - 1].angle; --k) {
        std::swap(arms[k], arms[k - 1]);
      }
    }
  }

  /// Whether two pieces meet in a straight line at a joint, on a surface that is flat there.
  bool isStraight(uint32_t joint) {
    const std::span<const Arm> arms = armsOf(joint);
    if (arms.size() != 2) return false;
    const Vector& direction = arms[0].direction;
    const Vector& other = arms[1].direction;
    if (dot(direction, other) > 0 || lengthOf(cross(direction, other)) > 1e-5f) return false;
    return std::all_of(arms.begin(), arms.end(), [&](const Arm& arm) {
      const Vector& up = joints_[jointOf(arm.number ^ 1)].up;
      return lengthOf(plus(up, joints_[joint].up, -1)) <= 1e-4f;
    });
  }

  /// Sets the corners of the arms of a joint, which are sorted.
  void setCorners(uint32_t joint) {
    const Vector up = unit(joints_[joint].up);
    const std::span<Arm> arms = armsOf(joint);
    for (std::size_t i = 0; i < arms.size(); ++i) {
      Arm& arm = arms[i];
      Arm& next = arms[(i + 1) % arms.size()];
      const Vector left = cross(arm.direction, up);
      if (arms.size() == 1) {
        const Vector back = plus({0, 0, 0}, arm.direction, -size_.half);
        arm.left = plus(back, left, size_.half);
        arm.right = plus(back, left, -size_.half);
        return;
      }
      // Where the sides meet; not farther along a wall than to its middle, and not far beyond
      // walls at a sharp angle.
      const Vector right = cross(up, next.direction);
      Vector corner =
          plus({0, 0, 0}, plus(left, right), size_.half / std::max(1 + dot(left, right), 0.2f));
      if (1 + dot(left, right) < 1e-3f) {
        // One wall lies on another. The corners keep apart.
        const bool isOutside = arms.size() == 2 && i == 1;
        const float ahead = std::min(arm.length, next.length) / 4;
        corner = plus({0, 0, 0}, arm.direction, isOutside ? -size_.half : ahead);
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

  /// How many faces a wall has along it.
  std::size_t facesOfWall() const { return size_.hasBottom ? 4 : 3; }

  /// Makes room for exactly the faces of all walls and joints. A wall between two joints counts
  /// half at each.
  MeshWriter makeRoom(Mesh& mesh) {
    std::size_t vertices = 0;
    std::size_t triangles = 0;
    for (uint32_t joint = 0; joint < joints_.size(); ++joint) {
      if (isStraight_[joint] != 0) continue;
      const std::size_t count = armsOf(joint).size();
      const std::size_t caps = size_.hasBottom ? 2 : 1;
      vertices += 2 * facesOfWall() * count + (count == 1 ? 4 : count < 3 ? 0 : caps * (count + 2));
      triangles += facesOfWall() * count + (count == 1 ? 2 : count < 3 ? 0 : caps * count);
    }
    return {mesh, vertices, triangles};
  }

  /// The number of the arm at the other end of a straight run of pieces that begins with an arm.
  uint32_t endOfRun(uint32_t number) {
    uint32_t end = number ^ 1;
    LoopBound turns(joints_.size());
    for (uint32_t joint = jointOf(end); isStraight_[joint] != 0; joint = jointOf(end), ++turns) {
      const std::span<const Arm> arms = armsOf(joint);
      end = arms[arms[0].number == end ? 1 : 0].number ^ 1;
    }
    return end;
  }

  /// A corner of the outline at the top or at the bottom.
  Vector cornerAt(const Joint& joint, const Vector& corner, bool isTop) const {
    return plus(plus(joint.at, corner), joint.up, isTop ? size_.high : size_.low);
  }

  /// Adds the faces along a wall between two arms.
  void addWall(MeshWriter& writer, Up up, const Arm& here, const Arm& there) const {
    const Joint& a = joints_[jointOf(here.number)];
    const Joint& b = joints_[jointOf(there.number)];
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
    for (const auto& [p, q, r, s] : std::span(faces).first(facesOfWall())) {
      writer.addFace(std::array{corners[p], corners[q], corners[r], corners[s]}, up);
    }
  }

  /// Adds what closes the outline at a joint: the end of a single wall, or the area between three
  /// or more.
  void addJoint(MeshWriter& writer, Up up, uint32_t number) {
    const Joint& joint = joints_[number];
    const std::span<const Arm> arms = armsOf(number);
    if (arms.size() == 1) {
      const Arm& arm = arms[0];
      writer.addFace(std::array{cornerAt(joint, arm.left, false), cornerAt(joint, arm.right, false),
                                cornerAt(joint, arm.right, true), cornerAt(joint, arm.left, true)},
                     up);
    }
    if (arms.size() < 3) return;
    for (const bool isTop : {true, false}) {
      if (!isTop && !size_.hasBottom) continue;
      // Around the joint, around which the corners are in order whatever their distances.
      area_.assign(1, cornerAt(joint, {0, 0, 0}, isTop));
      for (const Arm& arm : arms) area_.push_back(cornerAt(joint, arm.left, isTop));
      if (!isTop) std::reverse(area_.begin() + 1, area_.end());
      area_.push_back(area_[1]);
      writer.addFace(area_, up);
    }
  }

  const std::vector<Joint>& joints_;
  const std::vector<WallPiece>& pieces_;
  WallSize size_;
  /// The arms of joint i are those from starts_[i] to starts_[i + 1].
  std::vector<uint32_t> starts_;
  std::vector<Arm> arms_;
  /// By joint, 1 if the outline continues there without corners.
  std::vector<uint8_t> isStraight_;
  /// Working memory of addJoint.
  std::vector<Vector> area_;
};

}  // namespace

void addWallOutline(Mesh& mesh, const std::vector<Joint>& joints,
                    const std::vector<WallPiece>& pieces, const WallSize& size, Up up) {
  Outline(joints, pieces, size).addTo(mesh, up);
}

}  // namespace mazewright
