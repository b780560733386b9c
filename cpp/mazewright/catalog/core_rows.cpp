// The tables of `mazewright`, in place of all_rows.cpp: without the dungeons that have an entry of
// their own. A row that no table names is not linked.

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/catalog/packed_forms.hpp"

#define GENERATORS "mazewright/catalog/core_generators.def"
#define SHAPES "mazewright/catalog/shapes.def"
#define PASSES "mazewright/catalog/core_passes.def"
#define SOLVERS "mazewright/catalog/solvers.def"
#define EXPORTS "mazewright/catalog/exports.def"
#include "mazewright/catalog/tables.inc"

namespace mazewright {

namespace {

constexpr Catalog rows{generators::rows,
                       shapes::rows,
                       passes::rows,
                       solvers::rows,
                       exits::rows,
                       exports::rows,
                       "; 'mazewright/dungeons' has more, 'mazewright' only these"};

}  // namespace

const Catalog& catalog() { return rows; }

const bool hasPackedForms = true;

}  // namespace mazewright
