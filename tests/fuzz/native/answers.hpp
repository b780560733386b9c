#pragma once
// Answers of the native driver as pieces of a line of JSON.

#include <cstdio>

#include "findings.hpp"

namespace fuzz {

inline void quote(const std::string& text) {
  std::putchar('"');
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') std::putchar('\\');
    if (static_cast<unsigned char>(letter) >= ' ') std::putchar(letter);
  }
  std::putchar('"');
}

inline void answerProblem(const ProblemDetails& problem) {
  std::printf("{\"refused\":[");
  quote(problem.code);
  std::putchar(',');
  quote(problem.field);
  std::puts("]}");
}

inline void answerBroken(const Findings& found) {
  std::printf("\"broken\":[");
  for (std::size_t i = 0; i < found.broken.size(); ++i) {
    if (i > 0) std::putchar(',');
    quote(found.broken[i]);
  }
  std::puts("]}");
}

/// FNV-1a over the planes and both ends: the same in every driver.
inline uint32_t hashOf(const Maze& maze) {
  uint32_t hash = 0x811c9dc5;
  const auto add = [&](uint32_t byte) { hash = (hash ^ byte) * 0x01000193; };
  for (const auto* plane : {&maze.passages, &maze.kinds, &maze.oneWays}) {
    for (const uint8_t byte : *plane) add(byte);
  }
  for (const Cell end : {maze.start, maze.end}) {
    for (int shift = 0; shift < 32; shift += 8) add(end >> shift & 255);
  }
  return hash;
}

}  // namespace fuzz
