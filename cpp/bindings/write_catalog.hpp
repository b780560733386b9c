#pragma once
// The catalog as JavaScript reads it.

#include <string>

namespace mazewright {

/// Every table of the catalog as JSON: an object in the form of `Catalog` in
/// web/lib/options/types.js, without the texts of the rows. Cost: 20,000 characters.
std::string catalogText();

/// One row, as `catalogText` has it, for callers that do not need the others yet. The empty text
/// where there is no such row.
std::string generatorText(const std::string& id);
std::string shapeText(const std::string& id);

/// The names of what dungeons have, by number, as JSON: { doorStates, roles }.
std::string partNames();

}  // namespace mazewright
