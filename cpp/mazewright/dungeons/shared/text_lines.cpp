#include "mazewright/dungeons/shared/text_lines.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  for (LoopBound turns(text.size());; ++turns) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    lines.push_back(line);
    if (end == text.size()) return lines;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string_view> wordsOf(std::string_view line) {
  std::vector<std::string_view> words;
  for (LoopBound turns(line.size());; ++turns) {
    const std::size_t first = line.find_first_not_of(" \t");
    if (first == std::string_view::npos) return words;
    line.remove_prefix(first);
    const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

int32_t readNumber(std::string_view text, int32_t most) {
  int32_t number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9' || number > most) return 0;
    number = number * 10 + (c - '0');
  }
  return number <= most ? number : 0;
}

Problem refuseLine(const char* field, std::size_t line, std::string_view why) {
  return refuse("invalid-option", field, "cannot be used, line #: @", nullptr,
                static_cast<int64_t>(line) + 1, 0, why);
}

}  // namespace mazewright
