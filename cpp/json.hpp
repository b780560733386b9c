#pragma once
// Just enough JSON to write: objects and arrays that end up in JSON.parse on the other side.

#include <cstdint>
#include <string>
#include <string_view>

#include "fields.hpp"

namespace mazewright {

class JsonWriter {
 public:
  JsonWriter& open(char bracket) {
    separate();
    out_ += bracket;
    fresh_ = true;
    return *this;
  }
  JsonWriter& close(char bracket) {
    out_ += bracket;
    fresh_ = false;
    return *this;
  }
  JsonWriter& key(std::string_view name) {
    string(name);
    out_ += ':';
    fresh_ = true;
    return *this;
  }
  JsonWriter& string(std::string_view text) {
    separate();
    out_ += '"';
    for (char c : text) append(c);
    out_ += '"';
    return *this;
  }
  /// A number, true, false or null, written as it is.
  JsonWriter& raw(std::string_view literal) {
    separate();
    out_ += literal;
    return *this;
  }
  /// A field's value; a BigInt becomes {"number": "<digits>"}, as JSON numbers cannot hold it.
  JsonWriter& field(FieldType type, std::string_view value) {
    if (type == FieldType::text) return string(value);
    if (type != FieldType::bigint) return raw(value);
    return open('{').key("number").string(value).close('}');
  }
  JsonWriter& number(int64_t value) { return raw(std::to_string(value)); }
  /// A key with a count; with a cell or the like, 0xffffffff becoming null.
  JsonWriter& count(std::string_view name, uint32_t value) { return key(name).number(value); }
  JsonWriter& place(std::string_view name, uint32_t value) {
    return value == 0xffffffff ? key(name).raw("null") : count(name, value);
  }
  JsonWriter& boolean(bool value) { return raw(value ? "true" : "false"); }

  std::string take() { return std::move(out_); }

 private:
  void separate() {
    if (!fresh_) out_ += ',';
    fresh_ = false;
  }
  void append(char c) {
    if (static_cast<uint8_t>(c) < 0x20) {
      out_ += "\\u00";
      out_ += "0123456789abcdef"[c >> 4];
      out_ += "0123456789abcdef"[c & 15];
      return;
    }
    if (c == '"' || c == '\\') out_ += '\\';
    out_ += c;
  }

  std::string out_;
  bool fresh_ = true;
};

}  // namespace mazewright
