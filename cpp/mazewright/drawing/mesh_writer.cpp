#include "mazewright/drawing/mesh_writer.hpp"

#include <algorithm>

namespace mazewright {

namespace {

template <typename Number>
Number* grow(std::vector<Number>& list, std::size_t count) {
  list.resize(list.size() + count);
  return list.data() + list.size() - count;
}

}  // namespace

MeshWriter::MeshWriter(Mesh& mesh, std::size_t vertices, std::size_t triangles)
    : vertices_(static_cast<uint32_t>(mesh.positions.size() / 3)) {
  position_ = grow(mesh.positions, 3 * vertices);
  normal_ = grow(mesh.normals, 3 * vertices);
  triangle_ = grow(mesh.triangles, 3 * triangles);
}

void MeshWriter::addVertex(const Vector& position, const Vector& normal) {
  position_ = std::copy(position.begin(), position.end(), position_);
  normal_ = std::copy(normal.begin(), normal.end(), normal_);
  ++vertices_;
}

void MeshWriter::addTriangle(uint32_t a, uint32_t b, uint32_t c) {
  *triangle_++ = a;
  *triangle_++ = b;
  *triangle_++ = c;
}

void MeshWriter::addFan(uint32_t count, bool isReversed) {
  const uint32_t centre = vertices_ - count;
  for (uint32_t at = centre + 1; at < vertices_; ++at) {
    const uint32_t next = at + 1 == vertices_ ? centre + 1 : at + 1;
    addTriangle(centre, isReversed ? at : next, isReversed ? next : at);
  }
}

void MeshWriter::addFace(std::span<const Vector> corners, Up up) {
  const auto count = static_cast<uint32_t>(corners.size());
  const uint32_t first = vertices_;
  Vector normal{};
  for (uint32_t i = 1; i + 1 < count; ++i) {
    normal =
        plus(normal, cross(plus(corners[i + 1], corners[0], -1), plus(corners[i], corners[0], -1)));
    addTriangle(first, first + i, first + i + 1);
  }
  normal = inSpace(unit(normal), up);
  for (const Vector& corner : corners) addVertex(inSpace(corner, up), normal);
}

}  // namespace mazewright
