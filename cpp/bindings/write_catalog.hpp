#pragma once
// The catalog as `mw.catalog` shows it.

#include "bindings/json.hpp"

namespace mazewright {

/// Writes every table as a member of the open object: the shape of `mw.catalog` (web/lib/types.js).
void writeCatalog(JsonWriter& json);

}  // namespace mazewright
