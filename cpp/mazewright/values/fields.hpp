#pragma once
// Named values as they arrive from outside: text with a type tag, nothing coerced yet. JS options,
// codes and native callers all go through fields, so every value is checked in one place.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mazewright {

enum class FieldType : char {
  number = 'n',  // text as JS prints it: "40", "2.5", "NaN"
  bigint = 'i',
  text = 's',
  boolean = 'b',  // "true" or "false"
  other = 'o'     // text describes it: "null", "a function"
};

/// Views into text that the owner of the fields keeps alive.
struct Field {
  std::string_view key;
  FieldType type = FieldType::other;
  std::string_view value;
};

using Fields = std::vector<Field>;

/// Lines "key=<tag><value>"; '%' and newline in a value are written %25 and %0A and are put back
/// in place, so the lines change. The caller is the package: malformed lines are dropped.
Fields readFields(std::string& lines);

/// Appends one such line.
void writeField(std::string& lines, std::string_view prefix, const Field& field);

const Field* findField(const Fields& fields, std::string_view key);

/// A decimal whole number; saturates beyond 64 bits. Nothing for "2.5", "1e21", "NaN", "".
std::optional<int64_t> wholeNumber(const Field& field);

/// The value for a message: text in quotes and cut at 40 characters, anything else as it is.
std::string quoted(const Field& field);

}  // namespace mazewright
