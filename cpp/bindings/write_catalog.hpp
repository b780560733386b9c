#pragma once
// The catalog as JavaScript reads it.

#include <string>

namespace mazewright {

/// Every table of the catalog as JSON: an object in the form of `Catalog` in
/// web/lib/options/types.js, without the texts of the rows. Cost: 20,000 characters.
std::string catalogText();

/// One row in the form of catalogText, for callers that do not need the others yet. Empty if there
/// is no row with that id.
std::string generatorText(const std::string& id);
std::string shapeText(const std::string& id);

/// The names of the states of doors and of the roles of things, by number, as JSON:
/// { doorStates, roles }.
std::string dungeonNames();

}  // namespace mazewright
