#include "mazewright/values/param.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>

#include "mazewright/base/base64.hpp"
#include "mazewright/base/loop_bound.hpp"
#include "mazewright/values/css_color.hpp"
#include "mazewright/values/xml_text.hpp"

namespace mazewright {

namespace {

/// 0xrrggbb of "#rrggbb", upper or lower case.
std::optional<int32_t> hexColor(std::string_view text) {
  const auto rgba = text.size() == 7 ? rgbaOf(text) : std::nullopt;
  if (!rgba) return std::nullopt;
  return static_cast<int32_t>(*rgba >> 8);
}

/// A share as a number of steps of 1 / whole; nothing if it is not from 0 to 1 or between two
/// steps.
std::optional<int32_t> stepsOf(const Value& given, int32_t whole) {
  if (given.kind != ValueKind::number || !(given.number >= 0 && given.number <= 1)) {
    return std::nullopt;
  }
  const double scaled = std::round(given.number * whole);
  if (scaled / whole != given.number) return std::nullopt;
  return static_cast<int32_t>(scaled);
}

/// The value as stored; nothing if it is of the wrong kind or out of range.
std::optional<int32_t> settingOf(const Param& param, const Value& given) {
  switch (param.kind) {
    case ParamKind::integer: {
      const auto number = wholeNumber(given);
      if (number && *number >= param.min && *number <= param.max) {
        return static_cast<int32_t>(*number);
      }
      return std::nullopt;
    }
    case ParamKind::choice:
      for (std::size_t i = 0; i < param.values.size(); ++i) {
        if (given.kind == ValueKind::text && given.text == param.values[i].id) {
          return static_cast<int32_t>(i);
        }
      }
      return std::nullopt;
    case ParamKind::boolean:
      if (given.kind != ValueKind::boolean) return std::nullopt;
      return given.number != 0 ? 1 : 0;
    case ParamKind::color:
      return given.kind == ValueKind::text ? hexColor(given.text) : std::nullopt;
    case ParamKind::share:
      return stepsOf(given, param.max);
    case ParamKind::cells:
    case ParamKind::bytes:
    case ParamKind::cssColor:
    case ParamKind::text:
      break;
  }
  return std::nullopt;
}

/// The ids of parameters or choices in the form of listIds.
template <typename Item>
std::string listOf(std::span<const Item> items) {
  std::string list;
  for (const Item& item : items) list.append(" '").append(item.id).append("'");
  return list;
}

/// Whether the value of a parameter is text.
bool isTextual(const Param& param) {
  return param.kind == ParamKind::cssColor || param.kind == ParamKind::text;
}

/// Whether a parameter is a share that codes hold in hundredths.
bool isPercent(const Param& param) {
  return param.kind == ParamKind::share && param.max != wholeShare;
}

/// Whether a parameter of kind cssColor or text accepts a value.
bool accepts(const Param& param, const Value& given) {
  return given.kind == ValueKind::text &&
         given.text.size() <= static_cast<std::size_t>(param.max) &&
         (param.kind == ParamKind::text ? !param.isXml || isXmlText(given.text)
                                        : isCssColor(given.text));
}

/// Whether the value of a parameter is a list.
bool isList(const Param& param) {
  return param.kind == ParamKind::cells || param.kind == ParamKind::bytes;
}

/// Whether a parameter of kind cells or bytes accepts a value.
bool acceptsList(const Param& param, const Value& given) {
  if (given.kind != ValueKind::cells) return false;
  const std::vector<uint32_t>& items = given.cells;
  if (param.kind == ParamKind::cells) return param.max == 0 || items.size() % 2 == 0;
  return std::all_of(items.begin(), items.end(), [](uint32_t item) { return item <= 255; });
}

/// What would work, for the error message.
std::string expectation(const Param& param) {
  switch (param.kind) {
    case ParamKind::integer:
      return std::string("a whole number from ")
          .append(std::to_string(param.min))
          .append(" to ")
          .append(std::to_string(param.max));
    case ParamKind::choice:
      return "one of" + listOf(param.values);
    case ParamKind::boolean:
      return "true or false";
    case ParamKind::color:
      return "a colour of '#' and six hexadecimal digits";
    case ParamKind::share:
      return "a number from 0 to 1 in steps of " + writeValue(param, 1);
    case ParamKind::cells:
      return param.max == 2 ? "a list of pairs of cells, one cell after the other"
                            : "a list of cells";
    case ParamKind::bytes:
      return "a list of whole numbers from 0 to 255";
    case ParamKind::cssColor:
      return "a CSS colour: a name, currentColor, '#' and 3, 4, 6 or 8 hexadecimal digits, "
             "var(--name), or a function such as rgb() or oklch(), without quotes, angle brackets, "
             "semicolons and url()";
    case ParamKind::text:
      return "a text of at most " + std::to_string(param.max) + " bytes in UTF-8" +
             (param.isXml ? " that XML allows" : "");
  }
  return {};
}

Problem readParam(Settings& settings, const NamedValue& given, std::string_view prefix,
                  std::string_view owner, std::string_view otherNames) {
  const std::string field = std::string(prefix) + given.id;
  for (std::size_t i = 0; i < settings.params.size(); ++i) {
    const Param& param = settings.params[i];
    if (given.id != param.id) continue;
    auto value = settingOf(param, given.value);
    if (isTextual(param) && accepts(param, given.value)) {
      const bool isDefault = given.value.text == param.defaultText;
      if (!isDefault) settings.texts.push_back(given.value.text);
      value = isDefault ? 0 : static_cast<int32_t>(settings.texts.size());
    }
    const std::vector<uint32_t>& cells = given.value.cells;
    if (isList(param) && acceptsList(param, given.value)) {
      if (!cells.empty()) settings.lists.push_back(cells);
      value = cells.empty() ? 0 : static_cast<int32_t>(settings.lists.size());
    }
    if (!value) {
      std::string rest = "must be @";
      if (*param.why != '\0') rest.append(" (").append(param.why).append(")");
      rest += "; got %";
      return refuseName("invalid-option", field, rest, expectation(param), given.value,
                        listOf(param.values));
    }
    settings.values[i] = *value;
    return {};
  }
  const std::string names = listOf(settings.params).append(otherNames);
  const std::string rest = "is not a parameter of @, which has" + (names.empty() ? " none" : names);
  return refuseName("invalid-option", field, rest, owner, given.id, names);
}

}  // namespace

Settings::Settings(std::span<const Param> rowParams) : params(rowParams) {
  for (const Param& param : params) values.push_back(param.defaultValue);
}

int32_t Settings::operator[](std::string_view id) const {
  for (std::size_t i = 0; i < params.size(); ++i) {
    if (params[i].id == id) return values[i];
  }
  assert(false && "a row reads a parameter that it does not declare");
  return 0;
}

std::string_view Settings::text(std::string_view id) const {
  const auto param =
      std::find_if(params.begin(), params.end(), [&](const Param& each) { return each.id == id; });
  const int32_t place = (*this)[id];
  return place == 0 ? param->defaultText
                    : std::string_view(texts[static_cast<std::size_t>(place) - 1]);
}

std::span<const uint32_t> Settings::cells(std::string_view id) const {
  const int32_t place = (*this)[id];
  if (place == 0) return {};
  return lists[static_cast<std::size_t>(place) - 1];
}

Problem readSettings(Settings& settings, const Values& values, std::string_view prefix,
                     std::string_view owner, std::string_view otherNames) {
  for (const NamedValue& given : values) {
    if (Problem problem = readParam(settings, given, prefix, owner, otherNames)) return problem;
  }
  return {};
}

Values valuesOf(const Settings& settings) {
  Values values;
  for (std::size_t i = 0; i < settings.params.size(); ++i) {
    const Param& param = settings.params[i];
    values.push_back({param.id, valueOf(settings, i)});
  }
  return values;
}

Value valueOf(const Settings& settings, std::size_t index) {
  const Param& param = settings.params[index];
  const int32_t value = settings.values[index];
  switch (param.kind) {
    case ParamKind::cells:
    case ParamKind::bytes: {
      const std::span<const uint32_t> cells = settings.cells(param.id);
      return std::vector<uint32_t>(cells.begin(), cells.end());
    }
    case ParamKind::integer:
      return value;
    case ParamKind::share:
      return static_cast<double>(value) / param.max;
    case ParamKind::boolean:
      return value != 0;
    case ParamKind::text:
      return std::string(settings.text(param.id));
    default:
      return writeValue(param, value);
  }
}

Value parseValue(const Param& param, std::string_view text) {
  if (isList(param)) {
    const std::optional<std::string> bytes = fromBase64(text);
    if (!bytes) return Value::other(std::string(text));
    if (param.kind == ParamKind::bytes) {
      std::vector<uint32_t> items;
      for (const char byte : *bytes) items.push_back(static_cast<uint8_t>(byte));
      return items;
    }
    if (bytes->size() % sizeof(uint32_t) != 0) return Value::other(std::string(text));
    std::vector<uint32_t> cells(bytes->size() / sizeof(uint32_t));
    std::memcpy(cells.data(), bytes->data(), bytes->size());
    return cells;
  }
  if (param.kind == ParamKind::text) {
    std::optional<std::string> read = fromBase64(text);
    // Other base64 of the same text is refused, so that a text has one code.
    if (!read || toBase64(*read) != text) return Value::other(std::string(text));
    return std::move(*read);
  }
  if (param.kind == ParamKind::boolean && (text == "true" || text == "false")) {
    return text == "true";
  }
  if (param.kind != ParamKind::integer && param.kind != ParamKind::share) return std::string(text);
  std::string digits(text);
  const std::size_t point = digits.find('.');
  const std::size_t decimals = point == std::string::npos ? 0 : digits.size() - point - 1;
  if (point != std::string::npos) digits.erase(point, 1);
  const std::size_t sign = digits.starts_with('-') ? 1 : 0;
  const bool isNumber = digits.size() > sign && digits.size() <= 15 && decimals <= 3 &&
                        std::all_of(digits.begin() + static_cast<std::ptrdiff_t>(sign),
                                    digits.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (!isNumber) return Value::other(std::string(text));
  constexpr double scales[] = {1, 10, 100, 1000};
  if (isPercent(param)) {
    return decimals == 0 ? Value(Value::whole(std::move(digits)).number / param.max)
                         : Value::other(std::string(text));
  }
  return Value::whole(std::move(digits)).number / scales[decimals];
}

std::string writeValue(const Param& param, int32_t value) {
  switch (param.kind) {
    case ParamKind::integer:
      return std::to_string(value);
    case ParamKind::choice:
      return param.values[static_cast<std::size_t>(value)].id;
    case ParamKind::boolean:
      return value != 0 ? "true" : "false";
    case ParamKind::color: {
      std::string text = "#";
      for (int shift = 20; shift >= 0; shift -= 4) text += "0123456789abcdef"[value >> shift & 15];
      return text;
    }
    case ParamKind::share: {
      if (value % param.max == 0) return std::to_string(value / param.max);
      std::string text = std::to_string(param.max + value).replace(0, 1, "0.");
      for (LoopBound turns(text.size()); text.back() == '0'; ++turns) text.pop_back();
      return text;
    }
    case ParamKind::cells:
    case ParamKind::bytes:
    case ParamKind::cssColor:
    case ParamKind::text:
      break;
  }
  return {};
}

std::string writeValue(const Settings& settings, std::size_t index) {
  const Param& param = settings.params[index];
  if (param.kind == ParamKind::text) return toBase64(settings.text(param.id));
  if (isPercent(param)) return std::to_string(settings.values[index]);
  if (!isList(param)) return writeValue(param, settings.values[index]);
  const std::span<const uint32_t> cells = settings.cells(param.id);
  if (param.kind == ParamKind::bytes) return toBase64(std::string(cells.begin(), cells.end()));
  return toBase64({reinterpret_cast<const char*>(cells.data()), cells.size_bytes()});
}

}  // namespace mazewright
