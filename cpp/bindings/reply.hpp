#pragma once
// Replies: what calls return to JavaScript, as numbers in memory that JavaScript copies at once
// (web/lib/core/replies.js). A reply is an array of doubles: the address of its Layout, 1 if it is
// a problem, then its values in the order of the layout. Made of values of JavaScript one by one,
// the reply of a small maze took ten times as long.
//
//   number           itself; NaN if not given
//   boolean          0 or 1
//   text, array      address and length
//   value            its ValueKind, its number, its text, its cells
//   record           its members, in the order of their table
//   list             length, then its items
//   optional         0, or 1 and the item

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "bindings/records.hpp"

namespace mazewright {

/// How a value lies in a reply. The arrays follow each other, in the order of
/// web/lib/core/replies.js.
enum class LayoutKind : uint32_t {
  number,
  boolean,
  text,
  value,
  record,
  optional,
  list,
  uint8Array,
  int32Array,
  uint32Array,
  float32Array,
  float64Array
};

struct LayoutMember;

/// JavaScript reads it as four numbers of 32 bits.
struct Layout {
  LayoutKind kind;
  /// Of a record.
  uint32_t count = 0;
  const LayoutMember* members = nullptr;
  /// Of an optional or a list.
  const Layout* item = nullptr;
};

struct LayoutMember {
  const char* name;
  const Layout* layout;
};

template <HasNumbers T>
constexpr LayoutKind arrayKind() {
  using Element = typename NumbersOf<T>::Number;
  if (std::is_same_v<Element, uint8_t>) return LayoutKind::uint8Array;
  if (std::is_same_v<Element, int32_t>) return LayoutKind::int32Array;
  if (std::is_same_v<Element, uint32_t>) return LayoutKind::uint32Array;
  return std::is_same_v<Element, float> ? LayoutKind::float32Array : LayoutKind::float64Array;
}

/// The layout of a type, and how a value of it is written.
template <typename T>
struct Written;

/// Appends a number to the reply.
void write(double number);
/// Appends an array by its address.
void writeArray(const void* items, std::size_t count);

template <typename T>
  requires std::is_arithmetic_v<T>
struct Written<T> {
  static constexpr Layout layout{std::is_same_v<T, bool> ? LayoutKind::boolean
                                                         : LayoutKind::number};
  static void out(T number) { write(static_cast<double>(number)); }
};

template <>
struct Written<Number> {
  static constexpr Layout layout{LayoutKind::number};
  static void out(Number number) { write(number.value); }
};

template <typename T>
  requires std::is_convertible_v<T, std::string_view>
struct Written<T> {
  static constexpr Layout layout{LayoutKind::text};
  static void out(std::string_view text) { writeArray(text.data(), text.size()); }
};

template <>
struct Written<Value> {
  static constexpr Layout layout{LayoutKind::value};
  static void out(const Value& value);
};

/// Arrays of numbers.
template <typename List>
concept NumberList = requires(const List& list) {
  requires !std::is_convertible_v<List, std::string_view>;
  requires HasNumbers<std::remove_cvref_t<decltype(*list.data())>>;
  list.size();
};

template <NumberList List>
struct Written<List> {
  using Item = std::remove_cvref_t<decltype(*std::declval<const List&>().data())>;
  static constexpr Layout layout{arrayKind<Item>()};
  static void out(const List& list) {
    writeArray(list.data(),
               list.size() * (sizeof(Item) / sizeof(typename NumbersOf<Item>::Number)));
  }
};

/// Lists of anything else.
template <typename T>
  requires(!HasNumbers<T>)
struct Written<std::vector<T>> {
  static constexpr Layout layout{LayoutKind::list, 0, nullptr, &Written<T>::layout};
  static void out(const std::vector<T>& items) {
    write(static_cast<double>(items.size()));
    for (const T& item : items) Written<T>::out(item);
  }
};

template <typename T>
struct Written<std::optional<T>> {
  static constexpr Layout layout{LayoutKind::optional, 0, nullptr, &Written<T>::layout};
  static void out(const std::optional<T>& item) {
    write(item ? 1 : 0);
    if (item) Written<T>::out(*item);
  }
};

template <typename Record, typename... Members>
constexpr auto layoutsOf(const std::tuple<Field<Record, Members>...>& table) {
  return std::apply(
      [](const auto&... field) {
        return std::array{LayoutMember{field.name, &Written<Members>::layout}...};
      },
      table);
}

template <IsRecord T>
struct Written<T> {
  static constexpr auto members = layoutsOf(fields<T>);
  static constexpr Layout layout{LayoutKind::record, members.size(), members.data()};
  static void out(const T& record) { writeMembers(record, fields<T>); }

 private:
  template <typename... Members>
  static void writeMembers(const T& record, const std::tuple<Field<T, Members>...>& table) {
    std::apply([&](const auto&... field) { (Written<Members>::out(record.*field.member), ...); },
               table);
  }
};

/// The layout of a result; a file goes out as a text or as an array of bytes.
template <typename T>
const Layout& layoutFor(const T&) {
  return Written<T>::layout;
}
const Layout& layoutFor(const FileBytes& file);

template <>
struct Written<FileBytes> {
  static void out(const FileBytes& file) { writeArray(file.bytes.data(), file.bytes.size()); }
};

/// Frees what the reply before refers to. At the beginning of a call, before it needs memory.
void dropReply();

/// Begins a reply that refers to an object, which dropReply() frees.
void beginReply(void* object, void (*free)(void*));
/// The reply is a problem.
void writeProblem(const ProblemDetails& problem);
/// The reply is a value of that layout, which the caller writes.
void beginValue(const Layout& layout);
/// The address of the finished reply, valid until the next call.
uint32_t replyAddress();

template <typename T>
void writeResult(const T& result) {
  beginValue(layoutFor(result));
  Written<T>::out(result);
}
template <typename T>
void writeResult(const Answer<T>& answer) {
  if (answer.problem) {
    writeProblem(*answer.problem);
  } else {
    writeResult(answer.value);
  }
}

/// The reply to a call: the result of a function, and where it lies.
template <typename Make>
uint32_t reply(Make make) {
  using Result = decltype(make());
  dropReply();
  auto* result = new Result(make());
  beginReply(result, [](void* own) { delete static_cast<Result*>(own); });
  writeResult(*result);
  return replyAddress();
}

}  // namespace mazewright
