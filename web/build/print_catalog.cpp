// Prints the catalog as JSON, in both languages: what web/build/catalog.js makes files of.

#include <cstdio>

#include "bindings/json.hpp"
#include "bindings/write_catalog.hpp"

int main() {
  mazewright::JsonWriter json;
  json.open('{');
  mazewright::writeCatalog(json);
  const std::string text = json.close('}').take();
  return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() ? 0 : 1;
}
