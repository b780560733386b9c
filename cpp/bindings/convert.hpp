#pragma once
// What crosses to JavaScript and back, in one place: the types that Embind has no conversion for.
// An empty array crosses as null, which costs nothing.
//
// Nothing here uses val::call: it keeps a thread_local, which clang 14 cannot link in a module that
// has bulk memory but no atomics.

#include <emscripten/bind.h>

#include <span>
#include <vector>

namespace emscripten::internal {

template <typename T>
inline constexpr const char* typedArray = nullptr;
template <>
inline constexpr const char* typedArray<uint8_t> = "Uint8Array";
template <>
inline constexpr const char* typedArray<uint32_t> = "Uint32Array";

/// Numbers: a typed array that is copied, in by the module's own `copy(to, from)`.
template <typename T>
struct BindingType<std::vector<T>> {
  using Val = BindingType<val>;
  using WireType = Val::WireType;

  static std::vector<T> fromWireType(WireType wire) {
    const val array = Val::fromWireType(wire);
    if (array.isNull()) return {};
    std::vector<T> items(array["length"].template as<std::size_t>());
    val::module_property("copy")(val(typed_memory_view(items.size(), items.data())), array);
    return items;
  }
  template <typename... Policy>
  static WireType toWireType(const std::vector<T>& items, Policy...) {
    if (items.empty()) return Val::toWireType(val::null());
    const val view(typed_memory_view(items.size(), items.data()));
    return Val::toWireType(val::global(typedArray<T>).new_(view));
  }
};

template <typename T>
struct TypeID<std::vector<T>> {
  static constexpr TYPEID get() { return TypeID<val>::get(); }
};
template <typename T>
struct TypeID<const std::vector<T>&> : TypeID<std::vector<T>> {};

}  // namespace emscripten::internal
