#pragma once
// The coordinates of drawings in space: right-handed, with either y or z up. The two differ by a
// rotation.
//
// Shapes and meshes compute in the coordinates of the flat drawing and the height above it: x to
// the right, y down, z up. These are left-handed, so the conversion to space is a reflection.

#include <array>

#include "mazewright/values/param.hpp"

namespace mazewright {

using Vector = std::array<float, 3>;

enum class Up { y, z };

inline constexpr Choice upChoices[] = {{"y", "Y"}, {"z", "Z"}};

/// Which axis points up. y: x right, y up, z towards the viewer, as in three.js and Babylon.js in
/// its right-handed mode. z: x right, y away from the viewer, z up.
inline constexpr Param upParam = choice("up", upChoices, 0, "Axis that points up");

inline Up upOf(const Settings& settings) { return settings["up"] == 0 ? Up::y : Up::z; }

/// A position or direction of the drawing in space. A coordinate of 0 does not become -0.
inline Vector inSpace(const Vector& drawn, Up up) {
  if (up == Up::y) return {drawn[0], drawn[2], drawn[1]};
  return {drawn[0], 0 - drawn[1], drawn[2]};
}

}  // namespace mazewright
