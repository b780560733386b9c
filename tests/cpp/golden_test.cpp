// Every golden line, in whatever compiler this is built with: the JS tests read the same file.

#include <cstdio>
#include <fstream>
#include <string>

#include "catch.hpp"
#include "mazewright/library/code.hpp"
#include "mazewright/library/generate.hpp"

using namespace mazewright;

namespace {

void addCell(std::string& bytes, Cell cell) {
  for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(cell >> shift & 255);
}

/// FNV-1a over passages, kinds, one-way passages, start and end: tests/golden/hash.js says the
/// same.
std::string hashOf(const Maze& maze) {
  std::string bytes(maze.passages.begin(), maze.passages.end());
  bytes.append(maze.kinds.begin(), maze.kinds.end());
  bytes.append(maze.oneWays.begin(), maze.oneWays.end());
  addCell(bytes, maze.start);
  addCell(bytes, maze.end);
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hashText(bytes)));
  return text;
}

/// Calls visit(code, rest) for each line of a file of tests/golden. Returns how many there are.
template <typename Visit>
int eachLine(const std::string& name, Visit visit) {
  std::ifstream file(MAZEWRIGHT_ROOT "/tests/golden/" + name);
  REQUIRE(file);
  int lines = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const std::size_t space = line.find(' ');
    const std::string code = line.substr(0, space);
    INFO(code);
    visit(code, line.substr(space + 1));
    ++lines;
  }
  return lines;
}

}  // namespace

TEST_CASE("the golden mazes are what they were") {
  const int lines = eachLine("golden.txt", [](const std::string& code, const std::string& hash) {
    const Outcome outcome = generate(std::string_view(code));
    REQUIRE(outcome.maze);
    CHECK(hashOf(*outcome.maze) == hash);
    CHECK(outcome.code == code);
  });
  CHECK(lines >= static_cast<int>(catalog().generators.size()));
}

TEST_CASE("what is refused stays so") {
  const int lines = eachLine("refused.txt", [](const std::string& code, const std::string& why) {
    CHECK(generate(std::string_view(code)).problem);
    // The options of a code are filled in whether or not they are refused.
    Options options;
    Plan plan;
    decode(code, options, plan);
    const Outcome outcome = generate(options);
    REQUIRE(outcome.problem);
    CHECK(outcome.problem->code + (" " + outcome.problem->field) == why);
  });
  CHECK(lines > 50);
}
