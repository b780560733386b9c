#pragma once
// Conversions from JavaScript of the types that Embind does not know. Records are value_objects of
// their tables (records.hpp), arrays are copied; an empty array comes as null. What goes out is in
// reply.hpp.
//
// Nothing here uses val::call. It has a thread_local, which does not link in a module with bulk
// memory and without atomics (clang 14); without bulk memory every memcpy goes byte by byte.

#include <emscripten/bind.h>

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

#include "bindings/records.hpp"

namespace mazewright {

using emscripten::val;

/// Converts a value of JavaScript to a type.
template <typename T>
struct Conversion {};

template <typename T>
concept Converted = requires(const val& item) { Conversion<T>::in(item); };

template <typename T>
T fromVal(const val& item) {
  if constexpr (Converted<T>) {
    return Conversion<T>::in(item);
  } else {
    return item.as<T>();
  }
}

/// Arrays of numbers.
template <HasNumbers T>
struct Conversion<std::vector<T>> {
  static std::vector<T> in(const val& array) {
    std::vector<T> items;
    if (array.isNull()) return items;
    using Number = typename NumbersOf<T>::Number;
    const auto count = array["length"].template as<std::size_t>();
    items.resize(count * sizeof(Number) / sizeof(T));
    // An array whose buffer was transferred has length 0, and reading it throws.
    if (items.empty()) return items;
    auto* numbers = reinterpret_cast<Number*>(items.data());
    val::module_property("copy")(emscripten::typed_memory_view(count, numbers), array);
    return items;
  }
};

/// The elements of an array of JavaScript, or of null, each by `read`.
template <typename Read>
auto listFrom(const val& array, Read read) {
  std::vector<decltype(read(array))> items;
  const std::size_t count = array.isNull() ? 0 : array["length"].as<std::size_t>();
  for (std::size_t i = 0; i < count; ++i) items.push_back(read(array[i]));
  return items;
}

/// Arrays of records.
template <typename T>
  requires(!HasNumbers<T>)
struct Conversion<std::vector<T>> {
  static std::vector<T> in(const val& array) { return listFrom(array, fromVal<T>); }
};

template <typename T>
struct Conversion<std::optional<T>> {
  static std::optional<T> in(const val& item) {
    if (item.isNull()) return std::nullopt;
    return item.as<T>();
  }
};

/// From null, a text, a number or a boolean; { bigint: digits } or { other: description }.
template <>
struct Conversion<Value> {
  static Value in(const val& item);
};

/// From the numbers of packRooms().
template <>
struct Conversion<std::vector<Room>> {
  static std::vector<Room> in(const val& rooms);
};

}  // namespace mazewright

namespace emscripten::internal {

template <typename T>
struct BindingType<T, std::enable_if_t<mazewright::Converted<T>>> {
  using WireType = BindingType<val>::WireType;

  // Of getters of value_objects, which nothing calls. Newer versions of Embind pass one more
  // argument.
  template <typename Item, typename... Policy>
  static WireType toWireType(Item&&, Policy...) {
    return BindingType<val>::toWireType(val::null());
  }
  static T fromWireType(WireType wire) {
    return mazewright::Conversion<T>::in(BindingType<val>::fromWireType(wire));
  }
};

template <typename T>
struct TypeID<T, std::enable_if_t<mazewright::Converted<std::remove_cvref_t<T>>>> : TypeID<val> {};

template <>
struct BindingType<mazewright::Number> {
  using WireType = double;

  template <typename... Policy>
  static double toWireType(mazewright::Number number, Policy...) {
    return number.value;
  }
  static mazewright::Number fromWireType(double number) { return number; }
};

template <>
struct TypeID<mazewright::Number> : TypeID<double> {};

}  // namespace emscripten::internal

namespace mazewright {

/// Lets Embind make a record from an object that has all its members.
template <typename Record>
void takeRecord(const char* name) {
  emscripten::value_object<Record> object(name);
  std::apply([&](const auto&... field) { (object.field(field.name, field.member), ...); },
             fields<Record>);
}

}  // namespace mazewright
