// The tables of the whole library, which are those of `mazewright/dungeons`.

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/catalog/packed_forms.hpp"

#define GENERATORS "mazewright/catalog/generators.def"
#define SHAPES "mazewright/catalog/shapes.def"
#define PASSES "mazewright/catalog/passes.def"
#define SOLVERS "mazewright/catalog/solvers.def"
#define EXPORTS "mazewright/catalog/exports.def"
#include "mazewright/catalog/tables.inc"

namespace mazewright {

namespace {

constexpr Catalog rows{generators::rows, shapes::rows, passes::rows,
                       solvers::rows,    exits::rows,  exports::rows};

}  // namespace

const Catalog& catalog() { return rows; }

const bool hasPackedForms = true;

}  // namespace mazewright
