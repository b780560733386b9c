#pragma once
// The catalog: every algorithm, shape, pass, solver, exit policy and file format as a row of data.
// A new one is a file of its own and one line in a list (generators.def, shapes.def ...).

#include <span>
#include <string>
#include <string_view>

#include "mazewright/catalog/exit_row.hpp"
#include "mazewright/catalog/export_row.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/catalog/solver_row.hpp"

namespace mazewright {

/// A row that this program lacks, and the entry of the package whose program has it.
struct RowElsewhere {
  const char* id;
  const char* entry;
};

/// The rows of one kind, in the order of their list, in which menus show them.
template <typename Row>
struct Table : std::span<const Row* const> {
  constexpr Table(std::span<const Row* const> rows, const RowElsewhere* others)
      : std::span<const Row* const>(rows), elsewhere(others) {}

  /// The other rows of the list; an empty one ends it.
  const RowElsewhere* elsewhere;
};

/// The rows of one program.
struct Catalog {
  Table<GeneratorRow> generators;
  Table<ShapeRow> shapes;
  Table<PassRow> passes;
  Table<SolverRow> solvers;
  Table<ExitRow> exits;
  Table<ExportRow> exports;
};

/// The catalog that the program is linked with. Ids are unique within a table.
const Catalog& catalog();

/// The row with that id, or null. Cost: a comparison per row. Not inlined, as readRow.
template <typename Row>
[[gnu::noinline]] const Row* findRow(std::span<const Row* const> rows, std::string_view id) {
  for (const Row* row : rows) {
    if (row->id == id) return row;
  }
  return nullptr;
}

/// The ids of the rows that pass the test, as error messages list what would work: " 'a' 'b' 'c'".
template <typename Row, typename Test = bool (*)(const Row&)>
std::string listIds(std::span<const Row* const> rows, Test test = [](const Row&) { return true; }) {
  std::string list;
  for (const Row* row : rows) {
    if (test(*row)) list.append(" '").append(row->id).append("'");
  }
  return list;
}

}  // namespace mazewright
