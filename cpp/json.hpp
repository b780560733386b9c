#pragma once
// Just enough JSON to write: objects and arrays that end up in JSON.parse on the other side.

#include <cstdint>
#include <string>
#include <string_view>

#include "fields.hpp"

namespace mazewright {

class JsonWriter {
 public:
  /// Room for what a maze needs.
  JsonWriter() { out_.reserve(1024); }

  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  JsonWriter& key(std::string_view name);
  JsonWriter& string(std::string_view text);
  /// A number, true, false or null, written as it is.
  JsonWriter& raw(std::string_view literal);
  /// A field's value; a BigInt becomes {"number": "<digits>"}, as JSON numbers cannot hold it.
  JsonWriter& field(FieldType type, std::string_view value);
  JsonWriter& number(int64_t value);
  JsonWriter& boolean(bool value);
  /// A key with a count; with a cell or the like, 0xffffffff becoming null.
  JsonWriter& count(std::string_view name, uint32_t value);
  JsonWriter& place(std::string_view name, uint32_t value);

  std::string take() { return std::move(out_); }

 private:
  void separate();

  std::string out_;
  bool fresh_ = true;
};

}  // namespace mazewright
