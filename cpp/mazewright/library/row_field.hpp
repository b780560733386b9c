#pragma once
// A row of the catalog, as a field names it.

#include "mazewright/catalog/catalog.hpp"

namespace mazewright {

/// The row that a text field names; `fallback` when the field is not given, null with a problem.
/// Never inlined: the id of every kind of row stands first, so that the linker folds these into
/// one.
template <typename Row>
[[gnu::noinline]] const Row* readRow(const Fields& fields, const char* key,
                                     std::span<const Row* const> rows, const char* fallback,
                                     const char* code, Problem& problem) {
  const Field* field = findField(fields, key);
  if (field == nullptr && fallback != nullptr) return findRow(rows, fallback);
  const bool isText = field != nullptr && field->type == FieldType::text;
  if (const Row* row = isText ? findRow(rows, field->value) : nullptr) return row;
  const std::string list = listIds(rows) + catalog().more;
  problem = refuseText(code, key, "must be one of@; got %", list, field);
  return nullptr;
}

}  // namespace mazewright
