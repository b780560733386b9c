#pragma once
// ShapeRow::surface of rectangles of squares with glued edges: where a point of the drawing lies in
// space.

#include <algorithm>

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/shapes/geometry/turn.hpp"

namespace mazewright {

/// A cylinder around the z axis. Rows run around it, one above the other; x grows to the right as
/// seen from outside.
inline Vertex onCylinder(Size size, Point at) {
  const auto [cosine, sine] = onCircle(at.x / static_cast<float>(size.width));
  const float radius = static_cast<float>(size.width) / fullTurn;
  return {{radius * sine, radius * cosine, -at.y}, {sine, cosine, 0}};
}

/// A torus: rows run around the axis, columns around the tube, whose radius is at most half of the
/// radius of its ring.
inline Vertex onTorus(Size size, Point at) {
  const auto [cosine, sine] = onCircle(at.x / static_cast<float>(size.width));
  const auto [out, up] = onCircle(at.y / static_cast<float>(size.height));
  const float tube = static_cast<float>(size.height) / fullTurn;
  const float ring = std::max(static_cast<float>(size.width) / fullTurn, 2 * tube);
  const float radius = ring + tube * out;
  return {{radius * sine, radius * cosine, -tube * up}, {out * sine, out * cosine, -up}};
}

/// A Moebius strip: a band that makes half a turn about its middle line within one turn about the z
/// axis.
inline Vertex onMoebius(Size size, Point at) {
  const float turns = at.x / static_cast<float>(size.width);
  const auto [cosine, sine] = onCircle(turns);
  const auto [out, up] = onCircle(turns / 2);
  const auto height = static_cast<float>(size.height);
  const float across = at.y - height / 2;
  const float ring = std::max(static_cast<float>(size.width) / fullTurn, height * 0.75f);
  const float radius = ring + across * out;
  return {{radius * sine, radius * cosine, -across * up}, {up * sine, up * cosine, out}};
}

}  // namespace mazewright
