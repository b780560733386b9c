#pragma once
// A writer of JSON objects and arrays.

#include <cstdint>
#include <string>
#include <string_view>

namespace mazewright {

/// Appends values and sets the commas between them. The caller closes what it opens.
class JsonWriter {
 public:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  /// The name of the next value. It must need no escapes.
  JsonWriter& key(std::string_view name);
  JsonWriter& string(std::string_view text);
  /// A number, true, false or null, written as it is.
  JsonWriter& raw(std::string_view literal);
  JsonWriter& number(int64_t value);
  JsonWriter& boolean(bool value);

  const std::string& text() const { return text_; }

 private:
  void separate();

  std::string text_;
  /// Whether the next value follows a bracket or a key, and so no comma.
  bool isFirst_ = true;
};

}  // namespace mazewright
