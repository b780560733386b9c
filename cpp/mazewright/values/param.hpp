#pragma once
// Parameters as data: what a row of the catalog can be told, and the one reader that checks it.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "mazewright/values/problem.hpp"
#include "mazewright/values/value.hpp"

namespace mazewright {

enum class ParamKind : uint8_t {
  integer,
  choice,
  boolean,
  color,
  /// A decimal from 0 to 1 in steps of 0.001, held as thousandths.
  share
};

/// A share of 1.
inline constexpr int32_t wholeShare = 1000;

struct Choice {
  const char* id;
  const char* title;
};

struct Param {
  const char* id;
  ParamKind kind;
  int32_t min = 0;
  int32_t max = 1;
  /// An index into `values` for a choice, 0 or 1 for a boolean, 0xrrggbb for a colour.
  int32_t defaultValue = 0;
  const char* title = "";
  std::span<const Choice> values{};
  /// Why the range ends where it does; closes the error message.
  const char* why = "";
  /// Any value but the defaultValue may leave loops in a maze that is perfect otherwise.
  bool loops = false;
};

constexpr Param integer(const char* id, int32_t min, int32_t max, int32_t defaultValue,
                        const char* title, const char* why = "") {
  return {id, ParamKind::integer, min, max, defaultValue, title, {}, why};
}
constexpr Param choice(const char* id, std::span<const Choice> values, int32_t defaultValue,
                       const char* title) {
  return {id,    ParamKind::choice, 0, static_cast<int32_t>(values.size()) - 1, defaultValue, title,
          values};
}
constexpr Param boolean(const char* id, bool defaultValue, const char* title) {
  return {id, ParamKind::boolean, 0, 1, defaultValue ? 1 : 0, title};
}
constexpr Param color(const char* id, int32_t defaultValue, const char* title) {
  return {id, ParamKind::color, 0, 0xffffff, defaultValue, title};
}
constexpr Param share(const char* id, int32_t defaultValue, const char* title) {
  return {id, ParamKind::share, 0, wholeShare, defaultValue, title};
}

/// The value of every parameter of one row.
struct Settings {
  std::span<const Param> params{};
  std::vector<int32_t> values;
  /// Follow the seed program's own rules instead of the standard algorithm.
  bool original = false;

  Settings() = default;
  explicit Settings(std::span<const Param> rowParams);

  /// The id must be one of the row's own.
  int32_t operator[](std::string_view id) const;
};

/// Sets the parameters that the values name; the others keep theirs. `prefix` is put before an id
/// in the field of a problem ("params."), `owner` is what has the parameters.
Problem readSettings(Settings& settings, const Values& values, std::string_view prefix,
                     std::string_view owner);

/// Every parameter with its value, as a caller gives it.
Values valuesOf(const Settings& settings);

/// A value as a caller gives it: 40, "northWest", true, "#ff0000", 0.35.
Value valueOf(const Param& param, int32_t value);

/// The same as text: 40, northWest, true, #ff0000, 0.35.
std::string writeValue(const Param& param, int32_t value);

/// What writeValue wrote as a value, to be checked like any other.
Value parseValue(const Param& param, std::string_view text);

}  // namespace mazewright
