#include "mazewright/values/param.hpp"

#include <cassert>

namespace mazewright {

namespace {

std::optional<int32_t> hexColor(std::string_view text) {
  if (text.size() != 7 || text[0] != '#') return std::nullopt;
  int32_t value = 0;
  for (char c : text.substr(1)) {
    const char lower = static_cast<char>(c | 0x20);
    const bool letter = lower >= 'a' && lower <= 'f';
    if (!letter && (c < '0' || c > '9')) return std::nullopt;
    value = value * 16 + (letter ? lower - 'a' + 10 : c - '0');
  }
  return value;
}

/// "0.35" in thousandths; nothing beyond 0..1 or with more than three decimals.
std::optional<int32_t> thousandths(const Field& field) {
  std::string digits(field.value);
  const std::size_t point = digits.find('.');
  const std::size_t decimals = point == std::string::npos ? 0 : digits.size() - point - 1;
  if (decimals > 3) return std::nullopt;
  if (point != std::string::npos) digits.erase(point, 1);
  digits.append(3 - decimals, '0');
  const auto value = wholeNumber({field.key, field.type, digits});
  if (!value || *value < 0 || *value > wholeShare) return std::nullopt;
  return static_cast<int32_t>(*value);
}

std::optional<int32_t> valueOf(const Param& param, const Field& field) {
  switch (param.kind) {
    case ParamKind::integer: {
      const auto number = wholeNumber(field);
      if (number && *number >= param.min && *number <= param.max) {
        return static_cast<int32_t>(*number);
      }
      return std::nullopt;
    }
    case ParamKind::choice:
      for (std::size_t i = 0; i < param.values.size(); ++i) {
        if (field.type == FieldType::text && field.value == param.values[i].id) {
          return static_cast<int32_t>(i);
        }
      }
      return std::nullopt;
    case ParamKind::boolean:
      if (field.type != FieldType::boolean) return std::nullopt;
      return field.value == "true" ? 1 : 0;
    case ParamKind::color:
      return field.type == FieldType::text ? hexColor(field.value) : std::nullopt;
    case ParamKind::share:
      return thousandths(field);
  }
  return std::nullopt;
}

std::string expectation(const Param& param) {
  switch (param.kind) {
    case ParamKind::integer:
      return std::string("a whole number from ")
          .append(std::to_string(param.min))
          .append(" to ")
          .append(std::to_string(param.max));
    case ParamKind::choice: {
      std::string list = "one of";
      for (const Choice& value : param.values) list.append(" '").append(value.id).append("'");
      return list;
    }
    case ParamKind::boolean:
      return "true or false";
    case ParamKind::color:
      return "a colour of '#' and six hexadecimal digits";
    case ParamKind::share:
      return "a number from 0 to 1 in steps of 0.001";
  }
  return {};
}

Problem readParam(Settings& settings, const Field& field, std::string_view prefix,
                  std::string_view owner) {
  const std::string_view id = field.key.substr(prefix.size());
  for (std::size_t i = 0; i < settings.params.size(); ++i) {
    const Param& param = settings.params[i];
    if (id != param.id) continue;
    const auto value = valueOf(param, field);
    if (!value) {
      std::string rest = "must be @; got %";
      if (*param.why != '\0') rest.append(": ").append(param.why);
      return refuseText("invalid-option", field.key, rest, expectation(param), &field);
    }
    settings.values[i] = *value;
    return {};
  }
  std::string rest = "is not a parameter of @, which has";
  for (const Param& param : settings.params) rest.append(" '").append(param.id).append("'");
  if (settings.params.empty()) rest += " none";
  return refuseText("invalid-option", field.key, rest, owner);
}

}  // namespace

Settings::Settings(std::span<const Param> rowParams) : params(rowParams) {
  for (const Param& param : params) values.push_back(param.fallback);
}

int32_t Settings::operator[](std::string_view id) const {
  for (std::size_t i = 0; i < params.size(); ++i) {
    if (params[i].id == id) return values[i];
  }
  assert(false && "a row asked for a parameter that it does not declare");
  return 0;
}

Problem readSettings(Settings& settings, const Fields& fields, std::string_view prefix,
                     std::string_view owner) {
  for (const Field& field : fields) {
    if (field.key.starts_with(prefix)) {
      if (Problem problem = readParam(settings, field, prefix, owner)) return problem;
    }
  }
  return {};
}

FieldType typeOf(const Param& param) {
  if (param.kind == ParamKind::integer || param.kind == ParamKind::share) {
    return FieldType::number;
  }
  return param.kind == ParamKind::boolean ? FieldType::boolean : FieldType::text;
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
      if (value % wholeShare == 0) return std::to_string(value / wholeShare);
      std::string text = std::to_string(wholeShare + value).replace(0, 1, "0.");
      while (text.back() == '0') text.pop_back();
      return text;
    }
  }
  return {};
}

}  // namespace mazewright
