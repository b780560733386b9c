// The tables of `mazewright/small`, in place of all_rows.cpp: a row that no table names is not
// linked.

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/catalog/packed_forms.hpp"

namespace mazewright {

namespace generators {
#define ROW(name) extern const GeneratorRow name;
#include "mazewright/catalog/small_generators.def"
#undef ROW
#define ROW(name) &name,
constexpr const GeneratorRow* rows[] = {
#include "mazewright/catalog/small_generators.def"
};
#undef ROW
}  // namespace generators

namespace shapes {
#define ROW(name) extern const ShapeRow name;
#include "mazewright/catalog/small_shapes.def"
#undef ROW
#define ROW(name) &name,
constexpr const ShapeRow* rows[] = {
#include "mazewright/catalog/small_shapes.def"
};
#undef ROW
}  // namespace shapes

namespace passes {
#define ROW(name) extern const PassRow name;
#include "mazewright/catalog/passes.def"
#undef ROW
#define ROW(name) &name,
constexpr const PassRow* rows[] = {
#include "mazewright/catalog/passes.def"
};
#undef ROW
}  // namespace passes

namespace solvers {
#define ROW(name) extern const SolverRow name;
#include "mazewright/catalog/solvers.def"
#undef ROW
#define ROW(name) &name,
constexpr const SolverRow* rows[] = {
#include "mazewright/catalog/solvers.def"
};
#undef ROW
}  // namespace solvers

namespace exits {
#define ROW(name) extern const ExitRow name;
#include "mazewright/catalog/exits.def"
#undef ROW
#define ROW(name) &name,
constexpr const ExitRow* rows[] = {
#include "mazewright/catalog/exits.def"
};
#undef ROW
}  // namespace exits

namespace exports {
#define ROW(name) extern const ExportRow name;
#include "mazewright/catalog/small_exports.def"
#undef ROW
#define ROW(name) &name,
constexpr const ExportRow* rows[] = {
#include "mazewright/catalog/small_exports.def"
};
#undef ROW
}  // namespace exports

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
