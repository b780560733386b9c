#pragma once
// Whether a program is linked for speed or for a small download.

namespace mazewright {

/// True if algorithms may use their large packed forms (PackedGrid, TileForest), which give the
/// same mazes faster: in every program but that of `mazewright/small`, which has those of rows and
/// of recursive division only. Defined next to the tables of rows. Link time optimisation knows the
/// value and drops packed forms that are never reached.
extern const bool hasLargePackedForms;

}  // namespace mazewright
