#include "mazewright/values/seed.hpp"

#include <limits>

#include "mazewright/base/random.hpp"

namespace mazewright {

namespace {

/// Whether a text is decimal digits, with or without '-', of a number from -2^63 to 2^64 - 1.
bool fitsSeed(std::string_view digits) {
  const bool negative = digits.starts_with('-');
  if (negative) digits.remove_prefix(1);
  if (digits.empty() || digits.size() > 20) return false;
  uint64_t value = 0;
  for (char c : digits) {
    if (c < '0' || c > '9') return false;
    const auto digit = static_cast<uint64_t>(c - '0');
    if (value > (std::numeric_limits<uint64_t>::max() - digit) / 10) return false;
    value = value * 10 + digit;
  }
  return !negative || value <= uint64_t{1} << 63;
}

}  // namespace

Problem readSeed(const Value& given, Seed& seed) {
  constexpr int64_t safe = (int64_t{1} << 53) - 1;
  const auto number = wholeNumber(given);
  if (given.kind == ValueKind::text) {
    seed = {true, given.text};
  } else if (number && *number >= -safe && *number <= safe) {
    seed = {false, std::to_string(*number)};
  } else if (given.kind == ValueKind::bigint && fitsSeed(given.text)) {
    seed = {false, given.text};
  } else {
    return refuse("invalid-seed", "seed",
                  "must be a whole number (a safe integer, or a BigInt of 64 bits) or a text; "
                  "got %",
                  &given);
  }
  return {};
}

Value valueOf(const Seed& seed) {
  return seed.isText ? Value(seed.value) : Value::whole(seed.value);
}

uint64_t Seed::key() const {
  if (isText) return hashText(value);
  uint64_t magnitude = 0;
  for (char c : value) {
    if (c != '-') magnitude = magnitude * 10 + static_cast<uint64_t>(c - '0');
  }
  return value.front() == '-' ? 0 - magnitude : magnitude;
}

}  // namespace mazewright
