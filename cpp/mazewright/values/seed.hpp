#pragma once
// What a maze grows from: a number of 64 bits or any text.

#include <cstdint>
#include <string>

#include "mazewright/values/fields.hpp"
#include "mazewright/values/problem.hpp"

namespace mazewright {

struct Seed {
  bool isText = false;
  /// The text, or the number in decimal.
  std::string value = "0";

  /// Text is hashed (hashText); a number is its own 64-bit two's complement.
  uint64_t key() const;
};

/// A safe integer, a BigInt from -2^63 to 2^64 - 1, or a text; null: none was given.
Problem readSeed(const Field* field, Seed& seed);

}  // namespace mazewright
