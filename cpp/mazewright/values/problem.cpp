#include "mazewright/values/problem.hpp"

namespace mazewright {

Problem refuse(const char* code, std::string_view field, std::string_view rest, const Value* given,
               int64_t first, int64_t second, std::string_view text) {
  std::string message(field);
  message += ' ';
  for (const char c : rest) {
    if (c == '#') {
      message += std::to_string(first);
      first = second;
    } else if (c == '@') {
      message += text;
    } else if (c == '%') {
      message += quoted(given == nullptr ? Value() : *given);
    } else {
      message += c;
    }
  }
  return std::make_unique<ProblemDetails>(
      ProblemDetails{code, std::string(field), std::move(message)});
}

/// Longer texts get no suggestion: no name of the library is nearly so long.
constexpr std::size_t maxNameLength = 60;

Problem refuseName(const char* code, std::string_view field, std::string_view rest,
                   std::string_view text, const Value& given, std::string names) {
  Problem problem = refuseText(code, field, rest, text, &given);
  if (given.kind != ValueKind::text || given.text.size() > maxNameLength) return problem;
  return std::make_unique<ProblemDetails>(
      ProblemDetails{code, problem->field, problem->message, given.text, std::move(names)});
}

}  // namespace mazewright
