#include "mazewright/values/value.hpp"

#include <algorithm>
#include <cmath>

#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

namespace {

constexpr double wholeLimit = 9007199254740992;  // 2^53
constexpr double int64Limit = 9223372036854775808.0;

/// The shortest decimal fraction that rounds to this number, of at most 15 digits.
std::string decimals(double number) {
  const auto whole = static_cast<int64_t>(number);
  const double rest = number - static_cast<double>(whole);
  double scale = 10;
  for (; scale < 1e15 && std::round(number * scale) / scale != number; scale *= 10) continue;
  std::string digits = std::to_string(static_cast<int64_t>(scale + std::round(rest * scale)));
  digits[0] = '.';
  return std::to_string(whole) + digits;
}

/// A number as JavaScript prints it, but with at most 12 decimals before an exponent.
std::string numeral(double number) {
  if (number != number) return "NaN";
  if (number < 0) return '-' + numeral(-number);
  if (number > std::numeric_limits<double>::max()) return "Infinity";
  if (number < int64Limit && std::trunc(number) == number) {
    return std::to_string(static_cast<int64_t>(number));
  }
  if (number >= 1e-6 && number < wholeLimit) return decimals(number);
  int exponent = 0;
  for (; number >= 10; number /= 10) ++exponent;
  for (; number < 1; number *= 10) --exponent;
  const double rounded = std::round(number * 1e12) / 1e12;
  const std::string digits = std::trunc(rounded) == rounded
                                 ? std::to_string(static_cast<int>(rounded))
                                 : decimals(rounded);
  return digits + (exponent < 0 ? "e" : "e+") + std::to_string(exponent);
}

}  // namespace

Value::Value(Number given) {
  if (!given.isGiven()) return;
  kind = ValueKind::number;
  number = given.value;
}

Value Value::bigint(std::string digits) {
  Value value(std::move(digits));
  value.kind = ValueKind::bigint;
  return value;
}

Value Value::whole(std::string digits) {
  Value value = bigint(std::move(digits));
  const bool negative = value.text.starts_with('-');
  const std::string_view plain = std::string_view(value.text).substr(negative ? 1 : 0);
  if (plain.empty() || plain.size() > 16) return value;
  int64_t magnitude = 0;
  for (const char c : plain) {
    if (c < '0' || c > '9') return value;
    magnitude = magnitude * 10 + (c - '0');
  }
  if (static_cast<double>(magnitude) >= wholeLimit) return value;
  return Number(negative ? -magnitude : magnitude);
}

Value Value::other(std::string description) {
  Value value(std::move(description));
  value.kind = ValueKind::other;
  return value;
}

const Value* findValue(const Values& values, std::string_view id) {
  for (const NamedValue& named : values) {
    if (named.id == id) return &named.value;
  }
  return nullptr;
}

std::optional<int64_t> wholeNumber(const Value& value) {
  const double number = value.number;
  const bool isWhole = std::trunc(number) == number && std::isfinite(number);
  if (value.kind != ValueKind::number || !isWhole) return std::nullopt;
  if (number >= int64Limit) return std::numeric_limits<int64_t>::max();
  if (number <= -int64Limit) return std::numeric_limits<int64_t>::min();
  return static_cast<int64_t>(number);
}

std::string quoted(const Value& value) {
  switch (value.kind) {
    case ValueKind::none:
      return "nothing";
    case ValueKind::number:
      return numeral(value.number);
    case ValueKind::boolean:
      return value.number != 0 ? "true" : "false";
    case ValueKind::bigint:
      return value.text + 'n';
    case ValueKind::cells:
    case ValueKind::other:
      return value.text;
    case ValueKind::text:
      break;
  }
  std::string text = value.text;
  std::size_t length = 40;
  if (text.size() > length) {
    for (LoopBound turns(length); (static_cast<uint8_t>(text[length]) & 0xc0) == 0x80; ++turns) {
      --length;
    }
    text.resize(length);
    text += "…";
  }
  return '"' + text + '"';
}

}  // namespace mazewright
