// The tables of rows. A program has the rows of its tier, MAZEWRIGHT_TIER, and of those below;
// without the definition it has all. A row that no table names is not linked.

#include "mazewright/catalog/catalog.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

#include "mazewright/catalog/packed_forms.hpp"

#ifndef MAZEWRIGHT_TIER
#define MAZEWRIGHT_TIER dungeons
#endif

namespace mazewright {

namespace {

enum class Tier : uint8_t { small, core, dungeons };

constexpr Tier program = Tier::MAZEWRIGHT_TIER;

/// The entries of the package whose programs have a tier's rows; nothing is above the last one.
constexpr const char* entries[] = {"'mazewright/small'", "'mazewright'", "'mazewright/dungeons'"};

template <typename Row>
struct Listed {
  const char* id;
  const Row* row;
  Tier tier;
};

template <const auto& list>
constexpr std::size_t countHere = std::count_if(
    std::begin(list), std::end(list), [](const auto& item) { return item.tier <= program; });

template <const auto& list>
constexpr auto rowsHere = [] {
  std::array<decltype(list[0].row), countHere<list>> rows{};
  std::size_t i = 0;
  for (const auto& item : list) {
    if (item.tier <= program) rows[i++] = item.row;
  }
  return rows;
}();

/// Ends with an empty one.
template <const auto& list>
constexpr auto rowsElsewhere = [] {
  std::array<RowElsewhere, std::size(list) - countHere<list> + 1> rows{};
  std::size_t i = 0;
  for (const auto& item : list) {
    if (item.tier > program) rows[i++] = {item.id, entries[static_cast<std::size_t>(item.tier)]};
  }
  return rows;
}();

}  // namespace

#define ROW(name, tier) extern const GeneratorRow name;
namespace generators {
#include "mazewright/catalog/generators.def"
}
#undef ROW

#define ROW(name, tier) extern const ShapeRow name;
namespace shapes {
#include "mazewright/catalog/shapes.def"
}
#undef ROW

#define ROW(name, tier) extern const PassRow name;
namespace passes {
#include "mazewright/catalog/passes.def"
}
#undef ROW

#define ROW(name, tier) extern const SolverRow name;
namespace solvers {
#include "mazewright/catalog/solvers.def"
}
#undef ROW

#define ROW(name, tier) extern const ExitRow name;
namespace exits {
#include "mazewright/catalog/exits.def"
}
#undef ROW

#define ROW(name, tier) extern const ExportRow name;
namespace exports {
#include "mazewright/catalog/exports.def"
}
#undef ROW

namespace {

#define ROW(name, tier) {#name, &generators::name, Tier::tier},
constexpr Listed<GeneratorRow> generatorList[] = {
#include "mazewright/catalog/generators.def"
};
#undef ROW

#define ROW(name, tier) {#name, &shapes::name, Tier::tier},
constexpr Listed<ShapeRow> shapeList[] = {
#include "mazewright/catalog/shapes.def"
};
#undef ROW

#define ROW(name, tier) {#name, &passes::name, Tier::tier},
constexpr Listed<PassRow> passList[] = {
#include "mazewright/catalog/passes.def"
};
#undef ROW

#define ROW(name, tier) {#name, &solvers::name, Tier::tier},
constexpr Listed<SolverRow> solverList[] = {
#include "mazewright/catalog/solvers.def"
};
#undef ROW

#define ROW(name, tier) {#name, &exits::name, Tier::tier},
constexpr Listed<ExitRow> exitList[] = {
#include "mazewright/catalog/exits.def"
};
#undef ROW

#define ROW(name, tier) {#name, &exports::name, Tier::tier},
constexpr Listed<ExportRow> exportList[] = {
#include "mazewright/catalog/exports.def"
};
#undef ROW

constexpr Catalog rows{{rowsHere<generatorList>, rowsElsewhere<generatorList>.data()},
                       {rowsHere<shapeList>, rowsElsewhere<shapeList>.data()},
                       {rowsHere<passList>, rowsElsewhere<passList>.data()},
                       {rowsHere<solverList>, rowsElsewhere<solverList>.data()},
                       {rowsHere<exitList>, rowsElsewhere<exitList>.data()},
                       {rowsHere<exportList>, rowsElsewhere<exportList>.data()}};

}  // namespace

const Catalog& catalog() { return rows; }

const bool hasLargePackedForms = program != Tier::small;

}  // namespace mazewright
