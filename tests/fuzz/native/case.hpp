#pragma once
// A case of the fuzzer as lines of text, which tests/fuzz/native-driver.js writes: per line a word
// and its arguments, with a space between. Texts are percent-encoded. A value is a letter for its
// kind, a colon and the value: n:0.5, b:12 (a bigint), t:prim, f:1 (a boolean), c:3,4 (cells), o:
// (another). The line `run` ends the case.

#include <charconv>
#include <cstdlib>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "mazewright/generate.hpp"
#include "mazewright/worlds/queries.hpp"

namespace fuzz {

using namespace mazewright;

struct Case {
  Options options;
  /// For applyPasses(), on the finished maze.
  std::vector<PassChoice> applied;
  /// For aim(); none: it is not called.
  Values low, high;
  Value tries = 3;
  /// For a world of the same algorithm, mode, parameters and seed, instead of a maze.
  bool isWorld = false;
  Number chunk = 32, worldLevels{};
  bool endless = false;
  SolveOptions solver;
  /// Whether to ask all questions, or only those that cost little.
  bool isDeep = false;
  /// What is chosen in the finished maze: cells, passages, places of damage.
  std::vector<uint32_t> picks;
};

inline std::string decoded(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%' || i + 2 >= text.size()) {
      result += text[i];
      continue;
    }
    unsigned byte = 0;
    std::from_chars(text.data() + i + 1, text.data() + i + 3, byte, 16);
    result += static_cast<char>(byte);
    i += 2;
  }
  return result;
}

template <typename Number = uint32_t>
std::vector<Number> readList(std::string_view text) {
  std::vector<Number> numbers;
  while (!text.empty()) {
    Number number = 0;
    const char* end = text.data() + text.size();
    const char* after = std::from_chars(text.data(), end, number).ptr;
    numbers.push_back(number);
    text = after == end ? std::string_view() : std::string_view(after + 1, end);
  }
  return numbers;
}

/// '-' is no number.
inline Number readNumber(const std::string& text) {
  return text == "-" ? Number() : Number(std::strtod(text.c_str(), nullptr));
}

inline Value readValue(std::string_view word) {
  const std::string rest = decoded(word.substr(2));
  switch (word[0]) {
    case 'n':
      return Number(std::strtod(rest.c_str(), nullptr));
    case 'b':
      return Value::bigint(rest);
    case 'f':
      return rest == "1";
    case 'c':
      return readList(rest);
    case 't':
      return rest;
    default:
      return Value::other("an object");
  }
}

inline std::vector<std::string> wordsOf(const std::string& line) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at <= line.size();) {
    const std::size_t end = std::min(line.find(' ', at), line.size());
    words.push_back(line.substr(at, end - at));
    at = end + 1;
  }
  words.resize(4);
  return words;
}

/// Reads one line of a case. False for a word that no case has.
inline bool readLine(const std::string& line, Case& read) {
  Options& options = read.options;
  const std::vector<std::string> words = wordsOf(line);
  const std::string& word = words[0];
  const auto text = [&] { return decoded(words[1]); };
  const auto named = [&] { return NamedValue{text(), readValue(words[2])}; };
  if (word == "algorithm") {
    options.algorithm = text();
  } else if (word == "param") {
    options.params.push_back(named());
  } else if (word == "shape") {
    options.shape = text();
  } else if (word == "shapeParam") {
    options.shapeParams.push_back(named());
  } else if (word == "size") {
    options.width = readNumber(words[1]);
    options.height = readNumber(words[2]);
    options.levels = readNumber(words[3]);
  } else if (word == "seed") {
    options.seed = readValue(words[1]);
  } else if (word == "mask") {
    for (const char digit : words[1]) options.mask.push_back(digit == '1');
  } else if (word == "edges") {
    options.graph.edges = readList(words[1]);
  } else if (word == "positions") {
    options.graph.positions = readList<int32_t>(words[1]);
  } else if (word == "start") {
    options.start = CellChoice{.cell = readNumber(words[1])};
  } else if (word == "end") {
    options.end = CellChoice{.cell = readNumber(words[1])};
  } else if (word == "exits") {
    options.exits = text();
  } else if (word == "mode") {
    options.mode = text();
  } else if (word == "parts") {
    options.parts = text();
  } else if (word == "edits") {
    options.edits = text();
  } else if (word == "maxCells") {
    options.maxCells = readNumber(words[1]);
  } else if (word == "pass") {
    options.passes.push_back({readValue(words[1]), {}});
  } else if (word == "passParam") {
    options.passes.back().params.push_back(named());
  } else if (word == "apply") {
    read.applied.push_back({readValue(words[1]), {}});
  } else if (word == "applyParam") {
    read.applied.back().params.push_back(named());
  } else if (word == "aim") {
    const std::string figure = text();
    if (words[2] != "-") read.low.push_back({figure, readNumber(words[2])});
    if (words[3] != "-") read.high.push_back({figure, readNumber(words[3])});
  } else if (word == "tries") {
    read.tries = readNumber(words[1]);
  } else if (word == "world") {
    read.isWorld = true;
    read.chunk = readNumber(words[1]);
    read.worldLevels = readNumber(words[2]);
    read.endless = words[3] == "1";
  } else if (word == "solver") {
    read.solver.solver = text();
  } else if (word == "solverParam") {
    read.solver.unknownOptions.push_back(named());
  } else if (word == "deep") {
    read.isDeep = true;
  } else if (word == "picks") {
    read.picks = readList(words[1]);
  } else {
    return false;
  }
  return true;
}

/// Reads the lines of the next case. False at the end of the input; a line that cannot be read ends
/// the program.
inline bool readCase(std::istream& in, Case& read) {
  for (std::string line; std::getline(in, line);) {
    if (line == "run") return true;
    if (!readLine(line, read)) std::abort();
  }
  return false;
}

}  // namespace fuzz
