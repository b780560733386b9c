#include "json.hpp"

#include <algorithm>

namespace mazewright {

JsonWriter& JsonWriter::open(char bracket) {
  separate();
  out_ += bracket;
  fresh_ = true;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  out_ += bracket;
  fresh_ = false;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  string(name);
  out_ += ':';
  fresh_ = true;
  return *this;
}

JsonWriter& JsonWriter::string(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  separate();
  out_ += '"';
  const auto isSpecial = [](char c) {
    return static_cast<uint8_t>(c) < 0x20 || c == '"' || c == '\\';
  };
  while (true) {
    const auto special = std::find_if(text.begin(), text.end(), isSpecial);
    const auto plain = static_cast<std::size_t>(special - text.begin());
    out_.append(text.substr(0, plain));
    if (plain == text.size()) break;
    const auto code = static_cast<uint8_t>(*special);
    out_ += '\\';
    if (code < 0x20) {
      out_ += "u00";
      out_ += digits[code >> 4];
      out_ += digits[code & 15];
    } else {
      out_ += *special;
    }
    text.remove_prefix(plain + 1);
  }
  out_ += '"';
  return *this;
}

JsonWriter& JsonWriter::raw(std::string_view literal) {
  separate();
  out_ += literal;
  return *this;
}

JsonWriter& JsonWriter::field(FieldType type, std::string_view value) {
  if (type == FieldType::text) return string(value);
  if (type != FieldType::bigint) return raw(value);
  return open('{').key("number").string(value).close('}');
}

JsonWriter& JsonWriter::number(int64_t value) { return raw(std::to_string(value)); }

JsonWriter& JsonWriter::boolean(bool value) { return raw(value ? "true" : "false"); }

JsonWriter& JsonWriter::count(std::string_view name, uint32_t value) {
  return key(name).number(value);
}

JsonWriter& JsonWriter::place(std::string_view name, uint32_t value) {
  return value == 0xffffffff ? key(name).raw("null") : count(name, value);
}

void JsonWriter::separate() {
  if (!fresh_) out_ += ',';
  fresh_ = false;
}

}  // namespace mazewright
