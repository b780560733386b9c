#pragma once
// The parameter of solvers that walk along walls: which hand is on the wall.

#include "mazewright/values/param.hpp"

namespace mazewright::hand {

enum Hand { left, right };

inline constexpr Choice values[] = {{"left", "Left"}, {"right", "Right"}};

inline constexpr Param params[] = {choice("hand", values, left, "Hand on the wall")};

/// Whether the walker tries sides in clockwise order: the hand on the wall is the left one.
inline bool isClockwise(const Settings& settings) { return settings["hand"] == left; }

}  // namespace mazewright::hand
