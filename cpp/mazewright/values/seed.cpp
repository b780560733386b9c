#include "mazewright/values/seed.hpp"

#include <limits>

#include "mazewright/base/random.hpp"

namespace mazewright {

namespace {

bool fitsSeed(const Field& field) {
  std::string_view digits = field.value;
  const bool negative = !digits.empty() && digits.front() == '-';
  if (negative) digits.remove_prefix(1);
  if (digits.empty() || digits.size() > 20) return false;
  uint64_t value = 0;
  for (char c : digits) {
    if (c < '0' || c > '9') return false;
    const auto digit = static_cast<uint64_t>(c - '0');
    if (value > (std::numeric_limits<uint64_t>::max() - digit) / 10) return false;
    value = value * 10 + digit;
  }
  constexpr uint64_t safe = (uint64_t{1} << 53) - 1;
  if (field.type == FieldType::number) return value <= safe;
  return !negative || value <= uint64_t{1} << 63;
}

}  // namespace

Problem readSeed(const Field* field, Seed& seed) {
  if (field != nullptr && field->type == FieldType::text) {
    seed = {true, std::string(field->value)};
    return {};
  }
  const bool isNumber =
      field != nullptr && (field->type == FieldType::number || field->type == FieldType::bigint);
  if (isNumber && fitsSeed(*field)) {
    seed = {false, std::string(field->value)};
    return {};
  }
  return refuse("invalid-seed", "seed",
                "must be a whole number (a safe integer, or a BigInt of 64 bits) or a text; got %",
                field);
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
