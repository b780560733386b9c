#pragma once
// Values as a caller gives them, not checked yet. An option whose type is known is a plain member
// of its record (library/options.hpp); what a row of the catalog declares is a list of these.

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace mazewright {

/// A number of any arithmetic type; not given by default.
struct Number {
  double value = std::numeric_limits<double>::quiet_NaN();

  constexpr Number() = default;
  template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T>>>
  constexpr Number(T number) : value(static_cast<double>(number)) {}

  bool isGiven() const { return value == value; }
};

/// A bigint is a whole number of a kind of its own, as in JavaScript; what is given as an integer
/// type beyond 2^53 becomes one.
enum class ValueKind : uint8_t { none, number, bigint, text, boolean, other };

struct Value {
  ValueKind kind = ValueKind::none;
  /// Of a number; 0 or 1 of a boolean.
  double number = 0;
  /// A text; the decimal digits of a bigint; what describes another value ("null", "a function").
  std::string text;

  Value() = default;
  Value(Number given);
  Value(std::string given) : kind(ValueKind::text), text(std::move(given)) {}
  Value(const char* given) : Value(std::string(given)) {}
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

  /// A whole number by its decimal digits: of kind number where that is exact, else of kind bigint,
  /// and so is any other text.
  static Value whole(std::string digits);
  static Value bigint(std::string digits);
  static Value other(std::string description);
};

struct NamedValue {
  std::string id;
  Value value;
};

using Values = std::vector<NamedValue>;

/// The value of that name, or null.
const Value* findValue(const Values& values, std::string_view id);

/// A whole number; saturates beyond 64 bits. Nothing for 2.5, NaN and values of other kinds.
std::optional<int64_t> wholeNumber(const Value& value);

/// The value for a message: "nothing" for none, text in quotes and cut at 40 characters, numbers as
/// JavaScript prints them.
std::string quoted(const Value& value);

}  // namespace mazewright
