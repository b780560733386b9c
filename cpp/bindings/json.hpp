#pragma once
// Just enough JSON to write: objects and arrays that end up in JSON.parse on the other side.

#include <cstdint>
#include <string>
#include <string_view>

#include "mazewright/values/fields.hpp"

namespace mazewright {

class JsonWriter {
 public:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  /// A name that needs no escapes: an id of a row or one of ours.
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

  std::string take();

 private:
  void separate();
  void put(char c);
  void put(std::string_view text);
  void grow(std::size_t more);

  /// Of which the first length_ are written: appending one by one to a string takes three times as
  /// long, and this text is a good part of a small maze's time. Begins with room for what a maze
  /// needs.
  std::string out_ = std::string(1024, '\0');
  std::size_t length_ = 0;
  bool fresh_ = true;
};

}  // namespace mazewright
