#pragma once
// The catalog as JavaScript reads it.

#include <string>

namespace mazewright {

/// Every table of the catalog as JSON: an object in the form of `Catalog` in
/// web/lib/options/types.js. The caller parses it once per program.
std::string catalogText();

}  // namespace mazewright
