#include "mazewright/dungeons/shared/delaunay.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/sorting.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

constexpr uint32_t none = 0xffffffff;

/// Products of four differences of coordinates have up to 84 bits.
__extension__ using Wide = __int128;

/// Corners counter-clockwise where y points down, and the triangle beyond the edge opposite to
/// each.
struct Triangle {
  uint32_t corner[3];
  uint32_t beyond[3];
};

/// An edge around the triangles that a new point replaces, and the triangle outside it.
struct Border {
  uint32_t from, to, outside;
};

class Triangulation {
 public:
  /// The points, within one triangle whose corners follow them. No circle over two points as its
  /// diameter reaches these corners, so edges of a minimum spanning tree are not lost to them.
  explicit Triangulation(const std::vector<LatticePoint>& points) : points_(points) {
    int32_t far = 1;
    for (const auto& [x, y] : points) far = std::max({far, x, y});
    const auto count = static_cast<uint32_t>(points.size());
    points_.insert(points_.end(), {{-4 * far, -2 * far}, {5 * far, -2 * far}, {0, 6 * far}});
    triangles_.push_back({{count, count + 1, count + 2}, {none, none, none}});
    firstOf_.resize(points_.size());
    for (uint32_t point = 0; point < count; ++point) insert(point);
  }

  std::vector<std::pair<uint32_t, uint32_t>> edges() const {
    std::vector<std::pair<uint32_t, uint32_t>> found;
    const std::size_t count = points_.size() - 3;
    for (const Triangle& triangle : triangles_) {
      for (int i = 0; i < 3; ++i) {
        const auto [a, b] = std::minmax(triangle.corner[i], triangle.corner[(i + 1) % 3]);
        if (b < count) found.emplace_back(a, b);
      }
    }
    sortUnique(found);
    return found;
  }

 private:
  /// Twice the signed area of a triangle; positive if it turns as all triangles here do.
  int64_t turn(uint32_t a, uint32_t b, uint32_t c) const {
    const LatticePoint p = points_[a], q = points_[b], r = points_[c];
    return int64_t{q.x - p.x} * (r.y - p.y) - int64_t{q.y - p.y} * (r.x - p.x);
  }

  /// Whether a point is in the circle of a triangle.
  bool isInCircle(const Triangle& triangle, uint32_t point) const {
    Wide sum = 0;
    for (int i = 0; i < 3; ++i) {
      const LatticePoint at = points_[triangle.corner[i]];
      const int64_t x = at.x - points_[point].x;
      const int64_t y = at.y - points_[point].y;
      sum += Wide{x * x + y * y} *
             turn(point, triangle.corner[(i + 1) % 3], triangle.corner[(i + 2) % 3]);
    }
    if (sum != 0) return sum > 0;
    // On the circle: the corner of lowest number, which is lower than that of the point, decides.
    const int low =
        static_cast<int>(std::min_element(triangle.corner, triangle.corner + 3) - triangle.corner);
    return turn(point, triangle.corner[(low + 1) % 3], triangle.corner[(low + 2) % 3]) > 0;
  }

  /// The triangle in which a point lies, or on whose border: walks there from the last one.
  uint32_t locate(uint32_t point) const {
    uint32_t at = static_cast<uint32_t>(triangles_.size()) - 1;
    // The walk enters no triangle twice.
    LoopBound turns(3 * triangles_.size());
    for (int i = 0; i < 3; ++i, ++turns) {
      countSteps(1);
      const Triangle& triangle = triangles_[at];
      if (turn(triangle.corner[(i + 1) % 3], triangle.corner[(i + 2) % 3], point) >= 0) continue;
      at = triangle.beyond[i];
      i = -1;
    }
    return at;
  }

  /// Replaces the triangles in whose circles the point lies by triangles that have it as a corner.
  void insert(uint32_t point) {
    replaced_.assign(1, locate(point));
    borders_.clear();
    LoopBound turns(triangles_.size());
    for (std::size_t i = 0; i < replaced_.size(); ++i, ++turns) {
      countSteps(1);
      const Triangle triangle = triangles_[replaced_[i]];
      for (int side = 0; side < 3; ++side) {
        const uint32_t beyond = triangle.beyond[side];
        if (beyond != none && isInCircle(triangles_[beyond], point)) {
          if (std::find(replaced_.begin(), replaced_.end(), beyond) == replaced_.end()) {
            replaced_.push_back(beyond);
          }
          continue;
        }
        borders_.push_back(
            {triangle.corner[(side + 1) % 3], triangle.corner[(side + 2) % 3], beyond});
      }
    }
    // Two more triangles than before.
    for (int i = 0; i < 2; ++i) {
      replaced_.push_back(static_cast<uint32_t>(triangles_.size()));
      triangles_.emplace_back();
    }
    for (std::size_t i = 0; i < borders_.size(); ++i) {
      const auto [from, to, outside] = borders_[i];
      triangles_[replaced_[i]] = {{from, to, point}, {none, none, outside}};
      firstOf_[from] = replaced_[i];
      if (outside == none) continue;
      Triangle& other = triangles_[outside];
      for (int side = 0; side < 3; ++side) {
        if (other.corner[(side + 1) % 3] == to && other.corner[(side + 2) % 3] == from) {
          other.beyond[side] = replaced_[i];
        }
      }
    }
    for (const Border& border : borders_) {
      const uint32_t next = firstOf_[border.to];
      triangles_[firstOf_[border.from]].beyond[0] = next;
      triangles_[next].beyond[1] = firstOf_[border.from];
    }
  }

  std::vector<LatticePoint> points_;
  std::vector<Triangle> triangles_;
  /// By point the triangle of the last insertion whose first corner it is.
  std::vector<uint32_t> firstOf_;
  std::vector<uint32_t> replaced_;
  std::vector<Border> borders_;
};

}  // namespace

std::vector<std::pair<uint32_t, uint32_t>> delaunayEdges(const std::vector<LatticePoint>& points) {
  return Triangulation(points).edges();
}

}  // namespace mazewright
