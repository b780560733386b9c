#pragma once
// What is wrong with an input: the only error value of the core, a MazeError in JavaScript. The
// core throws no exceptions; a check returns a Problem, and everything after the checks may assert.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "mazewright/values/value.hpp"

namespace mazewright {

struct ProblemDetails {
  /// One of the closed set of codes in web/lib/util/error.js.
  const char* code;
  /// The option that is wrong, with dots: "width", "params.costRange".
  std::string field;
  /// A sentence that quotes the value and says what would work.
  std::string message;
  /// For an unknown name: the name, and those that exist in the form of listIds; otherwise empty.
  /// The JavaScript library suggests the nearest one (web/lib/util/suggest.js).
  std::string name{};
  std::string names{};
  /// For a row that this program lacks, the entry of the package that has it; otherwise null.
  const char* entry = nullptr;
};

/// Null if there is no problem.
using Problem = std::unique_ptr<const ProblemDetails>;

/// The result of a call that can fail: a value, or a problem with the input. Both constructors are
/// implicit, so a function returns either.
template <typename T>
struct Answer {
  /// Null if the call succeeded.
  Problem problem;
  /// Meaningless if there is a problem.
  T value{};

  Answer(Problem found) : problem(std::move(found)) {}
  Answer(T result) : value(std::move(result)) {}
};

/// Returns a problem whose message is the field, a space and `rest`. In `rest` the first '#' is
/// replaced by `first` and later ones by `second`, '@' by the text, '%' by the value that was
/// given, quoted. One function writes all messages: separate code per message was a seventh of the
/// download.
Problem refuse(const char* code, std::string_view field, std::string_view rest,
               const Value* given = nullptr, int64_t first = 0, int64_t second = 0,
               std::string_view text = {});

/// refuse() for a message with a text ('@') and without numbers.
inline Problem refuseText(const char* code, std::string_view field, std::string_view rest,
                          std::string_view text, const Value* given = nullptr) {
  return refuse(code, field, rest, given, 0, 0, text);
}

/// refuseText() for a value that must be one of `names`, which are listed in the form of listIds.
Problem refuseName(const char* code, std::string_view field, std::string_view rest,
                   std::string_view text, const Value& given, std::string names);

}  // namespace mazewright
