#include "bindings/json.hpp"

namespace mazewright {

JsonWriter& JsonWriter::open(char bracket) {
  separate();
  text_ += bracket;
  isFirst_ = true;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  text_ += bracket;
  isFirst_ = false;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  separate();
  text_ += '"';
  text_ += name;
  text_ += "\":";
  isFirst_ = true;
  return *this;
}

JsonWriter& JsonWriter::string(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  separate();
  text_ += '"';
  for (const char c : text) {
    const auto code = static_cast<uint8_t>(c);
    if (code < 0x20) {
      text_ += "\\u00";
      text_ += digits[code >> 4];
      text_ += digits[code & 15];
      continue;
    }
    if (c == '"' || c == '\\') text_ += '\\';
    text_ += c;
  }
  text_ += '"';
  return *this;
}

JsonWriter& JsonWriter::raw(std::string_view literal) {
  separate();
  text_ += literal;
  return *this;
}

JsonWriter& JsonWriter::number(int64_t value) { return raw(std::to_string(value)); }

JsonWriter& JsonWriter::boolean(bool value) { return raw(value ? "true" : "false"); }

void JsonWriter::separate() {
  if (!isFirst_) text_ += ',';
  isFirst_ = false;
}

}  // namespace mazewright
