#pragma once
// What is wrong with an input: the one error value of the core, a MazeError in JS.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "mazewright/values/value.hpp"

namespace mazewright {

struct ProblemDetails {
  /// One of the closed set of codes in web/lib/error.js.
  const char* code;
  /// The option it is about, dotted: "width", "params.costRange".
  std::string field;
  /// A sentence that quotes the value and says what would work.
  std::string message;
};

/// Null: all is well.
using Problem = std::unique_ptr<const ProblemDetails>;

/// What a call returns: a value, or what was wrong with the input.
template <typename T>
struct Answer {
  Problem problem;
  /// Holds nothing of meaning where there is a problem.
  T value{};

  Answer(Problem found) : problem(std::move(found)) {}
  Answer(T result) : value(std::move(result)) {}
};

/// A problem whose message is the field and `rest`, in which '#' stands for the next number, '@'
/// for the text and '%' for the value that was given. One function writes every message: built in
/// place they took a seventh of the download.
Problem refuse(const char* code, std::string_view field, std::string_view rest,
               const Value* given = nullptr, int64_t first = 0, int64_t second = 0,
               std::string_view text = {});

/// The same about a value that is text here, for '@'.
inline Problem refuseText(const char* code, std::string_view field, std::string_view rest,
                          std::string_view text, const Value* given = nullptr) {
  return refuse(code, field, rest, given, 0, 0, text);
}

}  // namespace mazewright
