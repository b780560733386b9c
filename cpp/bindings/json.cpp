#include "bindings/json.hpp"

#include <algorithm>
#include <charconv>

namespace mazewright {

JsonWriter& JsonWriter::open(char bracket) {
  separate();
  put(bracket);
  fresh_ = true;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  put(bracket);
  fresh_ = false;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  separate();
  put('"');
  put(name);
  put("\":");
  fresh_ = true;
  return *this;
}

JsonWriter& JsonWriter::string(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  separate();
  put('"');
  const auto isSpecial = [](char c) {
    return static_cast<uint8_t>(c) < 0x20 || c == '"' || c == '\\';
  };
  while (true) {
    const auto special = std::find_if(text.begin(), text.end(), isSpecial);
    const auto plain = static_cast<std::size_t>(special - text.begin());
    put(text.substr(0, plain));
    if (plain == text.size()) break;
    const auto code = static_cast<uint8_t>(*special);
    put('\\');
    if (code < 0x20) {
      put("u00");
      put(digits[code >> 4]);
      put(digits[code & 15]);
    } else {
      put(*special);
    }
    text.remove_prefix(plain + 1);
  }
  put('"');
  return *this;
}

JsonWriter& JsonWriter::raw(std::string_view literal) {
  separate();
  put(literal);
  return *this;
}

JsonWriter& JsonWriter::number(int64_t value) {
  char digits[20];
  const char* end = std::to_chars(std::begin(digits), std::end(digits), value).ptr;
  return raw({digits, static_cast<std::size_t>(end - digits)});
}

JsonWriter& JsonWriter::boolean(bool value) { return raw(value ? "true" : "false"); }

void JsonWriter::separate() {
  if (!fresh_) put(',');
  fresh_ = false;
}

std::string JsonWriter::take() {
  out_.resize(length_);
  return std::move(out_);
}

void JsonWriter::put(char c) {
  if (length_ == out_.size()) grow(1);
  out_[length_++] = c;
}

void JsonWriter::put(std::string_view text) {
  if (text.size() > out_.size() - length_) grow(text.size());
  length_ = static_cast<std::size_t>(std::copy(text.begin(), text.end(), out_.data() + length_) -
                                     out_.data());
}

void JsonWriter::grow(std::size_t more) { out_.resize(2 * out_.size() + more); }

}  // namespace mazewright
