#pragma once
// Conversions to and from JavaScript of the types that Embind does not know. Records that come in
// are value_objects (bind.cpp). Records that only go out are written here by name: as value_objects
// they took 4 KB more, gzipped, for setters that nothing calls. Arrays are copied, those of numbers
// as typed arrays. An empty array crosses as null, because making a typed array costs a call.
//
// Nothing here uses val::call. It has a thread_local, which does not link in a module with bulk
// memory and without atomics (clang 14); without bulk memory every memcpy goes byte by byte.

#include <emscripten/bind.h>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "bindings/calls.hpp"
#include "mazewright/analysis/bottlenecks.hpp"
#include "mazewright/analysis/stats.hpp"
#include "mazewright/library/draw.hpp"

namespace mazewright {

using emscripten::val;

/// The type of number, and the typed array, that a C++ type has the layout of.
template <typename T>
struct Layout {};

template <typename T, const char* name>
struct LayoutOf {
  using Number = T;
  static constexpr const char* array = name;
};

inline constexpr char uint8Array[] = "Uint8Array";
inline constexpr char int32Array[] = "Int32Array";
inline constexpr char uint32Array[] = "Uint32Array";
inline constexpr char float32Array[] = "Float32Array";
inline constexpr char float64Array[] = "Float64Array";

template <>
struct Layout<uint8_t> : LayoutOf<uint8_t, uint8Array> {};
template <>
struct Layout<int32_t> : LayoutOf<int32_t, int32Array> {};
template <>
struct Layout<uint32_t> : LayoutOf<uint32_t, uint32Array> {};
template <>
struct Layout<float> : LayoutOf<float, float32Array> {};
template <>
struct Layout<Point> : LayoutOf<float, float32Array> {};
template <>
struct Layout<Segment> : LayoutOf<float, float32Array> {};
template <>
struct Layout<Box> : LayoutOf<float, float32Array> {};
template <>
struct Layout<Bridge> : LayoutOf<uint32_t, uint32Array> {};
template <>
struct Layout<Region> : LayoutOf<uint32_t, uint32Array> {};
template <>
struct Layout<Cube> : LayoutOf<int32_t, int32Array> {};
template <>
struct Layout<double> : LayoutOf<double, float64Array> {};

template <typename T>
concept HasLayout = requires { typename Layout<T>::Number; };

/// Converts a type to a value of JavaScript (out) and back (in).
template <typename T>
struct Conversion {};

template <typename T>
concept Converted = requires(const T& item) { Conversion<T>::out(item); };

template <HasLayout T>
struct Conversion<std::span<const T>> {
  static val out(std::span<const T> items) {
    if (items.empty()) return val::null();
    using Number = typename Layout<T>::Number;
    const auto* numbers = reinterpret_cast<const Number*>(items.data());
    const std::size_t count = items.size_bytes() / sizeof(Number);
    return val::global(Layout<T>::array).new_(emscripten::typed_memory_view(count, numbers));
  }
};

template <HasLayout T>
struct Conversion<std::vector<T>> {
  static val out(const std::vector<T>& items) { return Conversion<std::span<const T>>::out(items); }

  static std::vector<T> in([[maybe_unused]] const val& array) {
    std::vector<T> items;
    // Records of numbers, such as points, only go out.
    if constexpr (std::is_arithmetic_v<T>) {
      if (array.isNull()) return items;
      items.resize(array["length"].template as<std::size_t>());
      // An array whose buffer was transferred has length 0, and reading it throws.
      if (items.empty()) return items;
      val::module_property("copy")(emscripten::typed_memory_view(items.size(), items.data()),
                                   array);
    }
    return items;
  }
};

template <typename T>
val toVal(const T& item);
template <typename T>
T fromVal(const val& item) {
  if constexpr (Converted<T>) {
    return Conversion<T>::in(item);
  } else {
    return item.as<T>();
  }
}

/// The elements of an array of JavaScript, or of null, each by `read`.
template <typename Read>
auto listFrom(const val& array, Read read) {
  std::vector<decltype(read(array))> items;
  const std::size_t count = array.isNull() ? 0 : array["length"].as<std::size_t>();
  for (std::size_t i = 0; i < count; ++i) items.push_back(read(array[i]));
  return items;
}

/// An array of records.
template <typename T>
  requires(!HasLayout<T>)
struct Conversion<std::vector<T>> {
  static val out(const std::vector<T>& items) {
    if (items.empty()) return val::null();
    val array = val::array();
    for (std::size_t i = 0; i < items.size(); ++i) array.set(i, toVal(items[i]));
    return array;
  }

  static std::vector<T> in(const val& array) { return listFrom(array, fromVal<T>); }
};

template <typename T>
struct Conversion<std::optional<T>> {
  static val out(const std::optional<T>& item) { return item ? toVal(*item) : val::null(); }
  static std::optional<T> in(const val& item) {
    if (item.isNull()) return std::nullopt;
    return item.as<T>();
  }
};

/// null, a text, a number or a boolean; { bigint: digits } or { other: description }.
template <>
struct Conversion<Value> {
  static val out(const Value& value);
  static Value in(const val& item);
};

val problemRecord(const ProblemDetails& problem);

/// A value of any type as one of JavaScript.
template <typename T>
val toVal(const T& item) {
  if constexpr (Converted<T>) {
    return Conversion<T>::out(item);
  } else {
    return val(T(item));
  }
}
inline val toVal(Number number) { return number.isGiven() ? val(number.value) : val::null(); }

/// An object with these properties. Those that are null are left out.
val recordOf(std::initializer_list<std::pair<const char*, val>> fields);

/// Base of the conversions of records that only go out.
template <typename T>
struct OutRecord {
  static T in(const val&) = delete;
};

template <>
struct Conversion<MazeRecord> : OutRecord<MazeRecord> {
  static val out(const MazeRecord& maze);
};
template <>
struct Conversion<Stats> : OutRecord<Stats> {
  static val out(const Stats& stats);
};
template <>
struct Conversion<Bottlenecks> : OutRecord<Bottlenecks> {
  static val out(const Bottlenecks& found);
};
template <>
struct Conversion<Solution> : OutRecord<Solution> {
  static val out(const Solution& solution);
};
template <>
struct Conversion<PathMap> : OutRecord<PathMap> {
  static val out(const PathMap& map);
};
template <>
struct Conversion<GridRecord> : OutRecord<GridRecord> {
  static val out(const GridRecord& grid);
};
template <>
struct Conversion<Polygons> : OutRecord<Polygons> {
  static val out(const Polygons& polygons);
};
template <>
struct Conversion<Tiles> : OutRecord<Tiles> {
  static val out(const Tiles& tiles);
};
template <>
struct Conversion<Meshes> : OutRecord<Meshes> {
  static val out(const Meshes& meshes);
};
template <>
struct Conversion<RowsRecord> : OutRecord<RowsRecord> {
  static val out(const RowsRecord& rows);
};
template <>
struct Conversion<WorldFacts> : OutRecord<WorldFacts> {
  static val out(const WorldFacts& facts);
};
template <>
struct Conversion<Doors> : OutRecord<Doors> {
  static val out(const Doors& doors);
};
/// Six numbers per line, which are exact: no coordinate is beyond 2^53.
template <>
struct Conversion<std::vector<SeamLine>> : OutRecord<std::vector<SeamLine>> {
  static val out(const std::vector<SeamLine>& lines);
};
template <>
struct Conversion<FileBytes> : OutRecord<FileBytes> {
  static val out(const FileBytes& file);
};

/// Rooms come in as objects. They go out as one array: per room x, y, width, height, the numbers of
/// its doors and cells, its doors, its cells. As objects they took 2 us per room.
template <>
struct Conversion<std::vector<Room>> {
  static val out(const std::vector<Room>& rooms);
  static std::vector<Room> in(const val& rooms);
};

/// The value, or { problem: { code, field, message } }.
template <typename T>
struct Conversion<Answer<T>> : OutRecord<Answer<T>> {
  static val out(const Answer<T>& answer) {
    return answer.problem ? problemRecord(*answer.problem) : toVal(answer.value);
  }
};

}  // namespace mazewright

namespace emscripten::internal {

template <typename T>
struct BindingType<T, std::enable_if_t<mazewright::Converted<T>>> {
  using WireType = BindingType<val>::WireType;

  // Newer versions of Embind pass one more argument.
  template <typename Item, typename... Policy>
  static WireType toWireType(Item&& item, Policy...) {
    return BindingType<val>::toWireType(mazewright::Conversion<T>::out(std::forward<Item>(item)));
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
