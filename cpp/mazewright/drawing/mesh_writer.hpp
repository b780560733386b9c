#pragma once
// Writing vertices and triangles of meshes.

#include <span>

#include "mazewright/drawing/meshes.hpp"
#include "mazewright/drawing/vectors.hpp"

namespace mazewright {

/// Writes new vertices and triangles of a mesh. Exactly as many as announced must be written:
/// making room for each of them took most of the time.
class MeshWriter {
 public:
  /// Makes room for so many vertices and triangles at the end of a mesh.
  MeshWriter(Mesh& mesh, std::size_t vertices, std::size_t triangles);

  /// The number of vertices that the mesh has, without room that is not filled yet.
  uint32_t vertices() const { return vertices_; }

  /// Writes a vertex, in space.
  void addVertex(const Vector& position, const Vector& normal);

  /// Writes a triangle by the numbers of its vertices, counter-clockwise as seen from outside.
  void addTriangle(uint32_t a, uint32_t b, uint32_t c);

  /// Writes the triangles of a fan: around the first one of the last `count` vertices, which are
  /// clockwise as seen from outside or, if `isReversed`, counter-clockwise.
  void addFan(uint32_t count, bool isReversed);

  /// Writes a flat face: a polygon that is star-shaped around its first corner. The corners, in the
  /// coordinates of the drawing, are counter-clockwise in space as seen from outside. It takes
  /// corners.size() vertices and two triangles fewer.
  void addFace(std::span<const Vector> corners, Up up);

 private:
  float* position_;
  float* normal_;
  uint32_t* triangle_;
  uint32_t vertices_;
};

/// Appends a face to a mesh: see MeshWriter::addFace.
inline void addFace(Mesh& mesh, std::span<const Vector> corners, Up up) {
  MeshWriter(mesh, corners.size(), corners.size() - 2).addFace(corners, up);
}

}  // namespace mazewright
