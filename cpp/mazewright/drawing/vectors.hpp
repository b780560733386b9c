#pragma once
// Arithmetic of vectors in space.

#include <cmath>

#include "mazewright/drawing/space.hpp"

namespace mazewright {

inline Vector plus(const Vector& a, const Vector& b, float times = 1) {
  return {a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times};
}

inline float dot(const Vector& a, const Vector& b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

inline Vector cross(const Vector& a, const Vector& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

inline float lengthOf(const Vector& a) { return std::sqrt(dot(a, a)); }

/// A vector of length 1 in the same direction; the null vector stays.
inline Vector unit(const Vector& a) {
  const float length = lengthOf(a);
  return length == 0 ? a : Vector{a[0] / length, a[1] / length, a[2] / length};
}

}  // namespace mazewright
