#pragma once
// Options whose value is the id of a row of the catalog.

#include "mazewright/catalog/catalog.hpp"

namespace mazewright {

/// Refuses the id of a row that only a larger program has; null for every other id.
Problem refuseElsewhere(const char* code, std::string_view option, std::string_view id,
                        const RowElsewhere* elsewhere);

/// Refuses an id that no row of a table has: `ids`, in the form of listIds, would work.
Problem refuseId(const char* code, std::string_view option, const Value& given, std::string ids,
                 const RowElsewhere* elsewhere);

/// The row whose id was given for an option. Otherwise null, and `problem` is that of refuseId.
/// Cost: O(rows).
/// Not inlined: every type of row has its id as first member, so the linker can fold the
/// instantiations into one function.
template <typename Row>
[[gnu::noinline]] const Row* readRow(const Value& given, const char* option, const Table<Row>& rows,
                                     const char* code, Problem& problem) {
  const bool isText = given.kind == ValueKind::text;
  if (const Row* row = isText ? findRow(rows, given.text) : nullptr) return row;
  problem = refuseId(code, option, given, listIds<Row>(rows), rows.elsewhere);
  return nullptr;
}

}  // namespace mazewright
