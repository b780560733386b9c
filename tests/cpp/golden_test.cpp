// Every golden line, in whatever compiler this is built with: the JS tests read the same file.

#include <cstdio>
#include <fstream>
#include <string>

#include "catch.hpp"
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

}  // namespace

TEST_CASE("the golden mazes are what they were") {
  std::ifstream file(MAZEWRIGHT_ROOT "/tests/golden/golden.txt");
  REQUIRE(file);
  int lines = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const std::size_t space = line.find(' ');
    const std::string code = line.substr(0, space);
    const std::string hash = line.substr(space + 1);
    INFO(code);
    const Outcome outcome = generate(std::string_view(code));
    REQUIRE(outcome.maze);
    CHECK(hashOf(*outcome.maze) == hash);
    CHECK(outcome.code == code);
    ++lines;
  }
  CHECK(lines >= static_cast<int>(catalog().generators.size()));
}
