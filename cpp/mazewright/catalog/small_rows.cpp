// The tables of `mazewright/small`, in place of all_rows.cpp: a row that no table names is not
// linked.

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/catalog/packed_forms.hpp"

#define GENERATORS "mazewright/catalog/small_generators.def"
#define SHAPES "mazewright/catalog/small_shapes.def"
#define PASSES "mazewright/catalog/small_passes.def"
#define SOLVERS "mazewright/catalog/small_solvers.def"
#define EXPORTS "mazewright/catalog/small_exports.def"
#include "mazewright/catalog/tables.inc"

namespace mazewright {

namespace {

constexpr Catalog rows{generators::rows,
                       shapes::rows,
                       passes::rows,
                       solvers::rows,
                       exits::rows,
                       exports::rows,
                       "; 'mazewright' has more, 'mazewright/small' only these"};

}  // namespace

const Catalog& catalog() { return rows; }

const bool hasPackedForms = false;

}  // namespace mazewright
