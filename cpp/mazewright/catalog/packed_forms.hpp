#pragma once
// Whether a program is linked for speed or for a small download.

namespace mazewright {

/// True if algorithms may use their packed forms (generators/packed), which give the same mazes
/// faster: in every program but that of `mazewright/small`. Defined next to the tables of rows.
/// Link time optimisation knows the value and drops packed forms that are never reached.
extern const bool hasPackedForms;

}  // namespace mazewright
