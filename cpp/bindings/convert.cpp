#include "bindings/convert.hpp"

namespace mazewright {

Value Conversion<Value>::in(const val& item) {
  if (item.isNull()) return {};
  if (item.isString()) return item.as<std::string>();
  if (item.isNumber()) return item.as<double>();
  if (item.isTrue() || item.isFalse()) return item.isTrue();
  const val cells = item["cells"];
  if (!cells.isUndefined()) {
    return {fromVal<std::vector<uint32_t>>(cells), item["other"].as<std::string>()};
  }
  const val digits = item["bigint"];
  if (!digits.isUndefined()) return Value::bigint(digits.as<std::string>());
  return Value::other(item["other"].as<std::string>());
}

std::vector<Room> Conversion<std::vector<Room>>::in(const val& rooms) {
  return unpackRooms(fromVal<std::vector<uint32_t>>(rooms));
}

}  // namespace mazewright
