#pragma once
// A row of the catalog, as a caller names it.

#include "mazewright/catalog/catalog.hpp"

namespace mazewright {

/// The row whose id was given for an option; null with a problem of that code.
/// Never inlined: the id of every kind of row stands first, so that the linker folds these into
/// one.
template <typename Row>
[[gnu::noinline]] const Row* readRow(const Value& given, const char* option,
                                     std::span<const Row* const> rows, const char* code,
                                     Problem& problem) {
  const bool isText = given.kind == ValueKind::text;
  if (const Row* row = isText ? findRow(rows, given.text) : nullptr) return row;
  problem =
      refuseText(code, option, "must be one of@; got %", listIds(rows) + catalog().more, &given);
  return nullptr;
}

}  // namespace mazewright
