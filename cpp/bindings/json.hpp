#pragma once
// Just enough JSON to write: objects and arrays that end up in JSON.parse on the other side.

#include <cstdint>
#include <string>
#include <string_view>

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
  JsonWriter& number(int64_t value);
  JsonWriter& boolean(bool value);
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
