#pragma once
// Lines, words and numbers of texts that people write: graphs of rooms, sets of tiles.

#include <cstdint>
#include <string_view>
#include <vector>

#include "mazewright/values/problem.hpp"

namespace mazewright {

/// The lines of a text, without spaces at their ends. They are views of the text.
std::vector<std::string_view> linesOf(std::string_view text);

/// The words of a line, which are separated by spaces.
std::vector<std::string_view> wordsOf(std::string_view line);

/// Reads a whole number from 1 to `most`; 0 if the text is something else.
int32_t readNumber(std::string_view text, int32_t most);

/// Refuses a text for what is wrong in a line, which is counted from 0.
Problem refuseLine(const char* field, std::size_t line, std::string_view why);

}  // namespace mazewright
