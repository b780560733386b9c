#pragma once
// Options as a test writes them: numbers and texts, without spelling out their types.

#include <string_view>

#include "mazewright/library/generate.hpp"

namespace test {

using mazewright::Field;
using mazewright::Fields;
using mazewright::FieldType;

inline Field text(std::string_view key, std::string_view value) {
  return {key, FieldType::text, value};
}
inline Field number(std::string_view key, std::string_view value) {
  return {key, FieldType::number, value};
}

/// A square maze of this size, in decimal, with a text seed.
inline Fields square(std::string_view algorithm, std::string_view width, std::string_view height,
                     std::string_view seed) {
  return {text("algorithm", algorithm), number("width", width), number("height", height),
          text("seed", seed)};
}

}  // namespace test
