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

}  // namespace mazewright
