#pragma once
// Values as a caller gives them, not checked yet: the core's form of a JavaScript value. An option
// of known type is a plain member of its record (library/options.hpp); the values of parameters
// that rows of the catalog declare are a list of NamedValue.

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace mazewright {

/// An optional number, from any arithmetic type. NaN means not given.
struct Number {
  double value = std::numeric_limits<double>::quiet_NaN();

  constexpr Number() = default;
  template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T>>>
  constexpr Number(T number) : value(static_cast<double>(number)) {}

  bool isGiven() const { return value == value; }
};

/// The type of a value. As in JavaScript, a bigint is not a number; a C++ integer beyond 2^53
/// becomes a bigint. `cells` is a list of whole numbers below 2^32; `other` is any JavaScript value
/// that no option accepts.
enum class ValueKind : uint8_t { none, number, bigint, text, boolean, cells, other };

/// A value of any kind, from any type that a C++ caller may write.
struct Value {
  ValueKind kind = ValueKind::none;
  /// The value of a number; 0 or 1 for a boolean.
  double number = 0;
  /// The text; the decimal digits of a bigint; a description of another value ("null", "a
  /// function", "an array"), for messages.
  std::string text;
  /// The numbers of a list of cells.
  std::vector<uint32_t> cells;

  Value() = default;
  Value(Number given);
  Value(std::string given) : kind(ValueKind::text), text(std::move(given)) {}
  Value(const char* given) : Value(std::string(given)) {}
  Value(std::vector<uint32_t> given, std::string description = "an array")
      : kind(ValueKind::cells), text(std::move(description)), cells(std::move(given)) {}
  template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T>>>
  Value(T given) {
    if constexpr (std::is_same_v<T, bool>) {
      kind = ValueKind::boolean;
      number = given ? 1 : 0;
    } else if constexpr (std::is_integral_v<T>) {
      *this = whole(std::to_string(given));
    } else {
      kind = ValueKind::number;
      number = static_cast<double>(given);
    }
  }

  /// A whole number from decimal digits: of kind number if a double represents it exactly, else of
  /// kind bigint. Any other text gives a bigint with that text, which no reader accepts.
  static Value whole(std::string digits);
  static Value bigint(std::string digits);
  static Value other(std::string description);
};

/// The value of one parameter.
struct NamedValue {
  std::string id;
  Value value;
};

using Values = std::vector<NamedValue>;

/// The first value with that id, or null.
const Value* findValue(const Values& values, std::string_view id);

/// The value as a whole number, saturated to 64 bits. Returns nothing for 2.5, infinity, NaN and
/// values of other kinds.
std::optional<int64_t> wholeNumber(const Value& value);

/// The value as error messages quote it: "nothing" for none, text in quotes and cut after 40 bytes
/// (between characters), numbers as JavaScript prints them.
std::string quoted(const Value& value);

}  // namespace mazewright
