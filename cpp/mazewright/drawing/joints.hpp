#pragma once
// Points in space that several cells or walls have in common, each kept once.

#include <bit>
#include <cmath>
#include <vector>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/drawing/vectors.hpp"

namespace mazewright {

/// A point, and the vector from it to the point at height 1 above all surfaces that meet there. On
/// an edge between two surfaces it is longer than 1.
struct Joint {
  Vector at, up;
};

/// A list of points, each once: those nearer to each other than 1/256 of a side count as one.
class JointList {
 public:
  /// `count`: about how many points are expected.
  explicit JointList(std::size_t count) : heads_(std::bit_ceil(2 * count + 2)) {}

  /// The number of the point at a place, which is appended if it is new. `up` is the unit vector in
  /// which walls rise there; opposite ones belong to the two sides of a one-sided surface. Cost:
  /// O(1).
  uint32_t add(const Vector& at, const Vector& up) {
    // A place near the border of a bucket is sought in the buckets on both sides. The offset keeps
    // the points of lattices away from the borders.
    std::array<int32_t, 3> low, high;
    for (std::size_t i = 0; i < 3; ++i) {
      const float place = at[i] * buckets + 0.3711f;
      low[i] = static_cast<int32_t>(std::floor(place - buckets * nearness));
      high[i] = static_cast<int32_t>(std::floor(place + buckets * nearness));
    }
    for (int32_t x = low[0]; x <= high[0]; ++x) {
      for (int32_t y = low[1]; y <= high[1]; ++y) {
        for (int32_t z = low[2]; z <= high[2]; ++z) {
          LoopBound turns(before_.size());
          for (uint32_t i = heads_[hash(x, y, z)]; i != 0; i = before_[i - 1], ++turns) {
            const Vector apart = plus(at, joints[i - 1].at, -1);
            if (dot(apart, apart) > nearness * nearness) continue;
            Joint& joint = joints[i - 1];
            joint.up = plus(joint.up, up, dot(joint.up, up) < 0 ? -1.0f : 1.0f);
            ++counts_[i - 1];
            return i - 1;
          }
        }
      }
    }
    const auto floor = [&](std::size_t i) {
      return static_cast<int32_t>(std::floor(at[i] * buckets + 0.3711f));
    };
    uint32_t& head = heads_[hash(floor(0), floor(1), floor(2))];
    joints.push_back({at, up});
    before_.push_back(head);
    counts_.push_back(1);
    head = static_cast<uint32_t>(joints.size());
    return head - 1;
  }

  /// Computes Joint::up of all points from the sums of their unit vectors; call it once, at the
  /// end. Of equal unit vectors it is their mean, of perpendicular ones their sum.
  void finish() {
    for (std::size_t i = 0; i < joints.size(); ++i) {
      const float scale = static_cast<float>(counts_[i]) / dot(joints[i].up, joints[i].up);
      for (float& part : joints[i].up) part *= scale;
    }
  }

  std::vector<Joint> joints;

 private:
  /// Buckets per side of a cell.
  static constexpr float buckets = 8;
  static constexpr float nearness = 1.0f / 256;

  std::size_t hash(int32_t x, int32_t y, int32_t z) const {
    const uint32_t mixed = static_cast<uint32_t>(x) * 0x9e3779b1u ^
                           static_cast<uint32_t>(y) * 0x85ebca6bu ^
                           static_cast<uint32_t>(z) * 0xc2b2ae35u;
    return (mixed ^ mixed >> 15) & (heads_.size() - 1);
  }

  /// The points of a bucket are a linked list: by bucket 1 + the number of its last point, and by
  /// point 1 + the number of the point before it; 0 at the end.
  std::vector<uint32_t> heads_;
  std::vector<uint32_t> before_;
  /// By point the number of unit vectors in the sum.
  std::vector<uint32_t> counts_;
};

}  // namespace mazewright
