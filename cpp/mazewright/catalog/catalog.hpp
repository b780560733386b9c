#pragma once
// The catalog: every algorithm, shape, solver, exit policy and export as a row of data. A new one
// is a file of its own and one line in a list (generators.def, shapes.def ...).

#include <span>
#include <string>
#include <string_view>

#include "mazewright/catalog/exit_row.hpp"
#include "mazewright/catalog/export_row.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/catalog/solver_row.hpp"

namespace mazewright {

struct Catalog {
  std::span<const GeneratorRow* const> generators;
  std::span<const ShapeRow* const> shapes;
  std::span<const SolverRow* const> solvers;
  std::span<const ExitRow* const> exits;
  std::span<const ExportRow* const> exports;
  /// Where there is more than in these tables; closes the message about an id that they lack.
  const char* more = "";
};

const Catalog& catalog();

/// The row with that id, or null.
template <typename Row>
const Row* findRow(std::span<const Row* const> rows, std::string_view id) {
  for (const Row* row : rows) {
    if (row->id == id) return row;
  }
  return nullptr;
}

/// " 'a' 'b' 'c'": what would work, for error messages; of the rows that pass the test.
template <typename Row, typename Test = bool (*)(const Row&)>
std::string listIds(
    std::span<const Row* const> rows, Test test = [](const Row&) { return true; }) {
  std::string list;
  for (const Row* row : rows) {
    if (test(*row)) list.append(" '").append(row->id).append("'");
  }
  return list;
}

}  // namespace mazewright
