#pragma once
// A maze without an algorithm: a field to draw or to carve on.

#include "mazewright/library/options.hpp"

namespace mazewright {

/// The maze of a plan of readGridOptions: all walls, or with `open` every passage, except for those
/// that would cross another one (ShapeRow::thin). Start and end are placed as by generate. Cost:
/// O(cells).
Maze blank(const Plan& plan, bool open);

}  // namespace mazewright
