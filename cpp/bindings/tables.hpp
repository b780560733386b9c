#pragma once
// The tables of the catalog by the names that they have in JavaScript.

#include "bindings/json.hpp"
#include "mazewright/catalog/catalog.hpp"

namespace mazewright {

/// An object with a member per table of the catalog, as JSON. writeTable(rows) writes its value.
template <typename WriteTable>
std::string writeTables(JsonWriter& json, WriteTable writeTable) {
  json.open('{');
  const auto write = [&](const char* name, const auto& rows) {
    json.key(name);
    writeTable(rows);
  };
  write("generators", catalog().generators);
  write("shapes", catalog().shapes);
  write("passes", catalog().passes);
  write("solvers", catalog().solvers);
  write("exits", catalog().exits);
  write("exports", catalog().exports);
  return json.close('}').text();
}

}  // namespace mazewright
