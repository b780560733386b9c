#pragma once
// Parameters as data: what a row of the catalog declares, the values that a call gives them, and
// the only code that checks, reads and writes such values.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "mazewright/values/problem.hpp"
#include "mazewright/values/row_text.hpp"
#include "mazewright/values/value.hpp"

namespace mazewright {

/// The type of a parameter. A value is stored as an int32_t; for cells, bytes, cssColor and text
/// this is an index (Settings::values). Only formats may have a cssColor: codes cannot hold it.
enum class ParamKind : uint8_t {
  /// A whole number from min to max.
  integer,
  /// One of a list of ids, stored as its index.
  choice,
  /// Stored as 0 or 1.
  boolean,
  /// "#rrggbb", stored as 0xrrggbb.
  color,
  /// A decimal from 0 to 1 in steps of 1 / max, stored as the number of steps: thousandths, or
  /// hundredths, which codes hold as whole numbers.
  share,
  /// A list of cells, or of pairs of cells one after the other.
  cells,
  /// A list of whole numbers from 0 to 255.
  bytes,
  /// A colour that isCssColor accepts.
  cssColor,
  /// Any text of at most max bytes in UTF-8.
  text
};

/// The share 1, in thousandths.
inline constexpr int32_t wholeShare = 1000;

/// round(count * share), where `share` is stored in thousandths; half is rounded up.
constexpr uint32_t roundedShare(uint64_t count, int32_t share) {
  return static_cast<uint32_t>((count * static_cast<uint32_t>(share) + wholeShare / 2) /
                               wholeShare);
}

/// One value of a parameter of kind `choice`.
struct Choice {
  const char* id;
  RowText title;
};

/// The declaration of a parameter. Made by the functions below, one per kind.
struct Param {
  /// Its name in options, codes and Settings, unique within a row.
  const char* id;
  ParamKind kind;
  /// The lowest and the highest stored value.
  int32_t min = 0;
  int32_t max = 1;
  /// As stored: an index into `values` for a choice, 0 or 1 for a boolean, steps for a share.
  int32_t defaultValue = 0;
  RowText title = "";
  /// The values of a choice, in the order in which menus list them.
  std::span<const Choice> values{};
  /// The reason for the limits of the range, if not obvious; in brackets in the error message.
  const char* why = "";
  /// True if values other than the default may leave loops in a maze that is otherwise perfect.
  bool loops = false;
  /// True if a text is written into XML, which does not have all characters.
  bool isXml = false;
  /// The default of a cssColor or a text.
  const char* defaultText = "";
};

/// A whole number. `why`: see Param::why.
constexpr Param integer(const char* id, int32_t min, int32_t max, int32_t defaultValue,
                        RowText title, const char* why = "") {
  return {id, ParamKind::integer, min, max, defaultValue, title, {}, why};
}
/// One of `values`, which must outlive the parameter; the default is an index.
constexpr Param choice(const char* id, std::span<const Choice> values, int32_t defaultValue,
                       RowText title) {
  return {id,    ParamKind::choice, 0, static_cast<int32_t>(values.size()) - 1, defaultValue, title,
          values};
}
constexpr Param boolean(const char* id, bool defaultValue, RowText title) {
  return {id, ParamKind::boolean, 0, 1, defaultValue ? 1 : 0, title};
}
constexpr Param color(const char* id, int32_t defaultValue, RowText title) {
  return {id, ParamKind::color, 0, 0xffffff, defaultValue, title};
}
/// A share; the default is in thousandths.
constexpr Param share(const char* id, int32_t defaultValue, RowText title) {
  return {id, ParamKind::share, 0, wholeShare, defaultValue, title};
}
/// A share in hundredths.
constexpr Param percent(const char* id, int32_t defaultValue, RowText title) {
  return {id, ParamKind::share, 0, 100, defaultValue, title};
}
constexpr Param cssColor(const char* id, const char* defaultText, RowText title) {
  return {.id = id,
          .kind = ParamKind::cssColor,
          .max = 200,
          .title = title,
          .defaultText = defaultText};
}
/// A text of at most `max` bytes in UTF-8.
constexpr Param text(const char* id, int32_t max, RowText title, const char* defaultText = "") {
  return {
      .id = id, .kind = ParamKind::text, .max = max, .title = title, .defaultText = defaultText};
}
/// The same, of characters that XML 1.0 has.
constexpr Param xmlText(const char* id, int32_t max, RowText title) {
  return {.id = id, .kind = ParamKind::text, .max = max, .title = title, .isXml = true};
}

/// A list of cells; empty by default.
constexpr Param cells(const char* id, RowText title) {
  return {.id = id, .kind = ParamKind::cells, .max = 0, .title = title};
}
/// A list of numbers from 0 to 255; empty by default.
constexpr Param bytes(const char* id, RowText title) {
  return {.id = id, .kind = ParamKind::bytes, .max = 255, .title = title};
}
/// A list of pairs of cells, one after the other; empty by default.
constexpr Param cellPairs(const char* id, RowText title) {
  return {.id = id, .kind = ParamKind::cells, .max = 2, .title = title};
}

/// The values of all parameters of one row: what its functions read. Always valid: every value is
/// within the range of its parameter.
struct Settings {
  std::span<const Param> params{};
  /// By the index of the parameter, as stored. For a cssColor or a text 0 if it is the default, or
  /// 1 + an index into `texts`; for cells and bytes 0, or 1 + an index into `lists`.
  std::vector<int32_t> values;
  std::vector<std::string> texts;
  std::vector<std::vector<uint32_t>> lists;
  /// Mode 'original': follow the rules of the original program instead of the standard algorithm.
  bool original = false;
  /// The strength of the generator's bias per cell of the whole grid, from 0 to 255. Empty means
  /// 255 everywhere. Set by passes.
  std::span<const uint8_t> texture{};

  /// For rows without parameters.
  Settings() = default;
  /// Every parameter has its default value.
  explicit Settings(std::span<const Param> rowParams);

  /// The stored value of the row's parameter with that id, which must exist. Cost: a comparison of
  /// ids per parameter, so inner loops keep the value in a variable.
  int32_t operator[](std::string_view id) const;
  /// The value of the row's cssColor or text with that id, which must exist. Valid as long as the
  /// settings are.
  std::string_view text(std::string_view id) const;
  /// The value of the row's list of cells or bytes with that id, which must exist; empty by
  /// default. Valid as long as the settings are.
  std::span<const uint32_t> cells(std::string_view id) const;
};

/// Checks values as a caller gives them and stores them; parameters that are not named keep their
/// value. Returns the first problem, code "invalid-option", if a name is unknown or a value is out
/// of range. Its field is `prefix` ("params.") and the id; its message calls the row `owner` and
/// lists `otherNames`, in the form of listIds, after those of the parameters.
Problem readSettings(Settings& settings, const Values& values, std::string_view prefix,
                     std::string_view owner, std::string_view otherNames = {});

/// Every parameter with its value, as a caller gives it: the inverse of readSettings. Precondition
/// here and below: no parameter is a cssColor.
Values valuesOf(const Settings& settings);

/// The stored value of parameter number `index` as a caller gives it: 40, "northWest", true,
/// "#ff0000", 0.35, { 3, 4 }.
Value valueOf(const Settings& settings, std::size_t index);

/// A stored value as text, for codes and messages: 40, northWest, true, #ff0000, 0.35. Returns an
/// empty text for a list or a text.
std::string writeValue(const Param& param, int32_t value);
/// The stored value of parameter number `index` as text for codes: lists in base64, four
/// bytes per cell, one per byte; texts in base64.
std::string writeValue(const Settings& settings, std::size_t index);

/// Parses text written by writeValue. Any other text gives a value that readSettings refuses.
Value parseValue(const Param& param, std::string_view text);

}  // namespace mazewright
