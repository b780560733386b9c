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

/// The tables of rows of one program, in the order of the lists, in which menus show them.
struct Catalog {
  std::span<const GeneratorRow* const> generators;
  std::span<const ShapeRow* const> shapes;
  std::span<const PassRow* const> passes;
  std::span<const SolverRow* const> solvers;
  std::span<const ExitRow* const> exits;
  std::span<const ExportRow* const> exports;
  /// Which package has more rows; ends the error message about an unknown id.
  const char* more = "";
};

/// The catalog that the program is linked with: all_rows.cpp, core_rows.cpp or small_rows.cpp. Rows
/// that no table names are not linked. Ids are unique within a table.
const Catalog& catalog();

/// The row with that id, or null. Cost: a comparison per row.
template <typename Row>
const Row* findRow(std::span<const Row* const> rows, std::string_view id) {
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
