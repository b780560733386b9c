#pragma once
// Options whose value is the id of a row of the catalog.

#include "mazewright/catalog/catalog.hpp"

namespace mazewright {

/// The row whose id was given for an option. Otherwise null, and `problem` has the code `code` and
/// lists the ids that would work. Cost: O(rows).
/// Not inlined: every type of row has its id as first member, so the linker can fold the
/// instantiations into one function.
template <typename Row>
[[gnu::noinline]] const Row* readRow(const Value& given, const char* option,
                                     std::span<const Row* const> rows, const char* code,
                                     Problem& problem) {
  const bool isText = given.kind == ValueKind::text;
  if (const Row* row = isText ? findRow(rows, given.text) : nullptr) return row;
  const std::string ids = listIds(rows);
  problem = refuseName(code, option, "must be one of@; got %", ids + catalog().more, given, ids);
  return nullptr;
}

}  // namespace mazewright
