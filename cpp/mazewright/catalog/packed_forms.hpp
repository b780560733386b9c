#pragma once
// Whether a program is linked for speed or for a small download.

namespace mazewright {

/// True if algorithms may use their packed forms (generators/packed), which give the same mazes
/// faster. Defined next to the table of rows: true in all_rows.cpp, false in small_rows.cpp. Link
/// time optimisation knows the value and drops packed forms that are never reached.
extern const bool hasPackedForms;

}  // namespace mazewright
