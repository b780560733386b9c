// Writes the texts of all rows as JSON, in the form of `CatalogTexts` in web/lib/options/types.js.
// A native program, since the WebAssembly has no texts (values/row_text.hpp).

#include <iostream>
#include <span>

#include "bindings/tables.hpp"

using namespace mazewright;

namespace {

std::span<const Param> paramsOf(const ExitRow&) { return {}; }
template <typename Row>
std::span<const Param> paramsOf(const Row& row) {
  return row.params;
}

void writeParam(JsonWriter& json, const Param& param) {
  json.key(param.id).open('{').key("title").string(param.title.text);
  if (param.kind == ParamKind::choice) {
    json.key("labels").open('[');
    for (const Choice& choice : param.values) json.string(choice.title.text);
    json.close(']');
  }
  json.close('}');
}

template <typename Row>
void writeTable(JsonWriter& json, std::span<const Row* const> rows) {
  json.open('{');
  for (const Row* row : rows) {
    json.key(row->id).open('{').key("title").string(row->title.text);
    json.key("about").string(row->about.text);
    if constexpr (requires { row->cost; }) {
      json.key("cost").string(row->cost.text).key("source").string(row->source.text);
    }
    json.key("params").open('{');
    for (const Param& param : paramsOf(*row)) writeParam(json, param);
    json.close('}').close('}');
  }
  json.close('}');
}

}  // namespace

int main() {
  JsonWriter json;
  std::cout << writeTables(json, [&]<typename Row>(const Table<Row>& rows) {
    writeTable<Row>(json, rows);
  }) << '\n';
}
