#pragma once
// What a maze grows from: a number of 64 bits or any text.

#include <cstdint>
#include <string>

#include "mazewright/values/problem.hpp"
#include "mazewright/values/value.hpp"

namespace mazewright {

struct Seed {
  bool isText = false;
  /// The text, or the number in decimal.
  std::string value = "0";

  /// Text is hashed (hashText); a number is its own 64-bit two's complement.
  uint64_t key() const;
};

/// A whole number of at most 53 bits, a bigint from -2^63 to 2^64 - 1, or a text.
Problem readSeed(const Value& given, Seed& seed);

/// The seed as a caller gives it.
Value valueOf(const Seed& seed);

}  // namespace mazewright
