#include "mazewright/values/fields.hpp"

#include <algorithm>
#include <limits>

namespace mazewright {

namespace {

/// Puts escaped characters back, in place; returns where the line now ends.
std::size_t unescape(std::string& text, std::size_t from, std::size_t end) {
  if (std::string_view(text).substr(from, end - from).find('%') == std::string_view::npos)
    return end;
  std::size_t to = from;
  for (std::size_t i = from; i < end; ++i) {
    char c = text[i];
    if (c == '%' && i + 2 < end) {
      c = text[i + 1] == '0' ? '\n' : '%';
      i += 2;
    }
    text[to++] = c;
  }
  return to;
}

}  // namespace

Fields readFields(std::string& lines) {
  Fields fields;
  const std::string_view text(lines);
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = text.find('\n', begin);
    if (end == std::string_view::npos) end = text.size();
    const std::size_t equals = text.find('=', begin);
    if (equals + 1 < end) {
      const std::size_t keyEnd = unescape(lines, begin, equals);
      const std::size_t valueEnd = unescape(lines, equals + 2, end);
      fields.push_back({text.substr(begin, keyEnd - begin),
                        static_cast<FieldType>(text[equals + 1]),
                        text.substr(equals + 2, valueEnd - equals - 2)});
    }
    begin = end + 1;
  }
  return fields;
}

void writeField(std::string& lines, std::string_view prefix, const Field& field) {
  lines.append(prefix).append(field.key).append({'=', static_cast<char>(field.type)});
  std::string_view rest = field.value;
  while (true) {
    const std::size_t plain = std::min(rest.find_first_of("%\n"), rest.size());
    lines.append(rest.substr(0, plain));
    if (plain == rest.size()) break;
    lines.append(rest[plain] == '%' ? "%25" : "%0A");
    rest.remove_prefix(plain + 1);
  }
  lines += '\n';
}

const Field* findField(const Fields& fields, std::string_view key) {
  for (const Field& field : fields) {
    if (field.key == key) return &field;
  }
  return nullptr;
}

std::optional<int64_t> wholeNumber(const Field& field) {
  if (field.type != FieldType::number) return std::nullopt;
  std::string_view digits = field.value;
  const bool negative = !digits.empty() && digits.front() == '-';
  if (negative) digits.remove_prefix(1);
  if (digits.empty()) return std::nullopt;
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  int64_t result = 0;
  for (char c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    const int digit = c - '0';
    result = result > (most - digit) / 10 ? most : result * 10 + digit;
  }
  return negative ? -result : result;
}

std::string quoted(const Field& field) {
  std::string text(field.value);
  std::size_t length = 40;
  if (text.size() > length) {
    while ((static_cast<uint8_t>(text[length]) & 0xc0) == 0x80) --length;
    text.resize(length);
    text += "…";
  }
  if (field.type == FieldType::bigint) return text += 'n';
  if (field.type != FieldType::text) return text;
  text.insert(text.begin(), '"');
  return text += '"';
}

}  // namespace mazewright
