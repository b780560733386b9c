#pragma once
// The random seed: a number of 64 bits or any text.

#include <cstdint>
#include <string>

#include "mazewright/values/problem.hpp"
#include "mazewright/values/value.hpp"

namespace mazewright {

/// A seed as given, so that codes and mazes show what the user wrote.
struct Seed {
  bool isText = false;
  /// The text, or the number in decimal.
  std::string value = "0";

  /// The key of the random streams: hashText of a text, the 64-bit two's complement of a number. So
  /// -1 and 2^64 - 1 give the same maze. Part of the seed promise.
  uint64_t key() const;
};

/// Reads a seed as a caller gives it: a whole number of at most 53 bits, a bigint from -2^63 to
/// 2^64 - 1, or a text. Returns a problem, code "invalid-seed", for anything else.
Problem readSeed(const Value& given, Seed& seed);

/// The seed as a caller gives it: the inverse of readSeed.
Value valueOf(const Seed& seed);

}  // namespace mazewright
