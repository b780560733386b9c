#include "mazewright/drawing/slab.hpp"

#include <utility>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/drawing/joints.hpp"
#include "mazewright/drawing/mesh_writer.hpp"

namespace mazewright {

namespace {

Vector vectorAt(const std::vector<float>& list, uint32_t i) {
  return {list[3 * i], list[3 * i + 1], list[3 * i + 2]};
}

/// The edges of all cells of a floor, from joint to joint. An edge is named by its first vertex.
class FloorEdges {
 public:
  FloorEdges(const Mesh& floor, const std::vector<uint32_t>& starts)
      : jointOf_(starts.back(), none), next_(starts.back()), before_(starts.back()) {
    JointList list(starts.back());
    for (std::size_t cell = 0; cell + 1 < starts.size(); ++cell) {
      const uint32_t first = starts[cell] + 1;
      const uint32_t end = starts[cell + 1];
      for (uint32_t i = first; i < end; ++i) {
        jointOf_[i] = list.add(vectorAt(floor.positions, i), vectorAt(floor.normals, i));
        next_[i] = i + 1 == end ? first : i + 1;
      }
    }
    list.finish();
    joints_ = std::move(list.joints);
    last_.assign(joints_.size(), none);
    for (uint32_t i = 0; i < jointOf_.size(); ++i) {
      if (jointOf_[i] != none) before_[i] = std::exchange(last_[jointOf_[i]], i);
    }
  }

  /// The joint at a vertex.
  const Joint& joint(uint32_t vertex) const { return joints_[jointOf_[vertex]]; }

  /// Whether an edge has a length and no other cell has it.
  bool isRim(uint32_t edge) const {
    const uint32_t from = jointOf_[edge];
    const uint32_t to = jointOf_[next_[edge]];
    return from != to && !hasOther(to, from, edge) && !hasOther(from, to, edge);
  }

 private:
  static constexpr uint32_t none = 0xffffffff;

  /// Whether another edge than `own` leads from one joint to another.
  bool hasOther(uint32_t from, uint32_t to, uint32_t own) const {
    LoopBound turns(before_.size());
    for (uint32_t i = last_[from]; i != none; i = before_[i], ++turns) {
      if (i != own && jointOf_[next_[i]] == to) return true;
    }
    return false;
  }

  std::vector<Joint> joints_;
  /// By vertex; none for the middle of a cell.
  std::vector<uint32_t> jointOf_;
  /// By vertex the next one around its cell.
  std::vector<uint32_t> next_;
  /// By joint the last vertex there, and by vertex the one before it at the same joint.
  std::vector<uint32_t> last_, before_;
};

/// Appends the top or the bottom of a cell: a fan of triangles around the first point.
void addFan(Mesh& mesh, const std::vector<Vector>& points, const Vector& normal, bool isBottom) {
  MeshWriter writer(mesh, points.size(), points.size() - 1);
  for (const Vector& point : points) writer.addVertex(point, normal);
  writer.addFan(static_cast<uint32_t>(points.size()), isBottom);
}

/// Appends the side of the slab between two points of the top and those below them.
void addSide(Mesh& mesh, const std::array<Vector, 2>& top, const std::array<Vector, 2>& bottom) {
  const Vector normal = unit(cross(plus(bottom[1], top[0], -1), plus(bottom[0], top[1], -1)));
  MeshWriter writer(mesh, 4, 2);
  const uint32_t first = writer.vertices();
  for (const Vector& corner : {top[0], top[1], bottom[1], bottom[0]}) {
    writer.addVertex(corner, normal);
  }
  writer.addTriangle(first, first + 1, first + 2);
  writer.addTriangle(first, first + 2, first + 3);
}

}  // namespace

void makeSlab(Meshes& meshes, float above, float below) {
  const Mesh floor = std::exchange(meshes.floor, {});
  const FloorEdges edges(floor, meshes.starts);
  const auto size = [&] { return static_cast<uint32_t>(meshes.floor.positions.size() / 3); };
  std::vector<Vector> tops, bottoms;
  std::vector<uint8_t> isRim;
  for (std::size_t cell = 0; cell + 1 < meshes.starts.size(); ++cell) {
    const uint32_t centre = meshes.starts[cell];
    const uint32_t count = meshes.starts[cell + 1] - centre;
    meshes.starts[cell] = size();
    const Vector middle = vectorAt(floor.positions, centre);
    const Vector normal = vectorAt(floor.normals, centre);
    isRim.assign(count, 0);
    for (uint32_t i = 1; i < count; ++i) isRim[i] = edges.isRim(centre + i);
    tops.assign(1, plus(middle, normal, above));
    bottoms.assign(1, plus(middle, normal, below));
    for (uint32_t i = 1; i < count; ++i) {
      Joint joint = edges.joint(centre + i);
      if (dot(joint.up, vectorAt(floor.normals, centre + i)) < 0) {
        joint.up = plus({0, 0, 0}, joint.up, -1);
      }
      // The corner of a single cell keeps away from that of another cell, which it would touch.
      if (isRim[i] != 0 && isRim[i == 1 ? count - 1 : i - 1] != 0) {
        joint.at = plus(joint.at, plus(middle, joint.at, -1), 1.0f / 128);
      }
      tops.push_back(plus(joint.at, joint.up, above));
      bottoms.push_back(plus(joint.at, joint.up, below));
    }
    addFan(meshes.floor, tops, normal, false);
    if (count == 1) continue;
    addFan(meshes.floor, bottoms, plus({0, 0, 0}, normal, -1), true);
    for (uint32_t i = 1; i < count; ++i) {
      const uint32_t to = i + 1 == count ? 1 : i + 1;
      if (isRim[i] != 0) addSide(meshes.floor, {tops[i], tops[to]}, {bottoms[i], bottoms[to]});
    }
  }
  meshes.starts.back() = size();
}

}  // namespace mazewright
