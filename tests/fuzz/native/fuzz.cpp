// The native driver of the fuzzer: reads cases (case.hpp) from its input, runs each through the
// whole library and answers it with a line of JSON: {"refused":[code,field]}, or figures of the
// maze for tests/fuzz/laws.js and the laws that broke. What a law of a row's traits says stands
// there; in the files of questions stands what holds for every maze. Built with sanitizers, so that
// reads and writes out of bounds end it: the case without an answer is the one that did.

#include <iostream>

#include "answers.hpp"
#include "questions.hpp"
#include "work_questions.hpp"
#include "world_questions.hpp"

using namespace fuzz;

namespace {

void runMaze(const Case& given) {
  Findings found;
  const Outcome made = generate(given.options);
  const Problem problem = check(given.options);
  if (made.problem) {
    found.expect(problem != nullptr && problem->field == made.problem->field,
                 "check refuses what generate refuses");
    if (found.broken.empty()) return answerProblem(*made.problem);
    std::putchar('{');
    return answerBroken(found);
  }
  found.expect(problem == nullptr, "check accepts what generate accepts");
  const Maze& maze = *made.maze;
  const Figures figures = figuresOf(maze);
  checkStats(found, maze, figures);
  checkAdopted(found, maze, "adopt");
  const std::vector<RowWork> works = askWork(found, given.options, given.isDeep);
  if (given.isDeep) askAll(found, given, made);

  const auto endOf = [&](Cell end) {
    return end == noCell ? -1 : end < maze.grid.cellCount() && maze.isOpen(end) ? 1 : 0;
  };
  const bool haveEnds = endOf(maze.start) == 1 && endOf(maze.end) == 1;
  std::printf(
      "{\"kept\":%u,\"cells\":%u,\"links\":%u,\"loops\":%u,\"components\":%u,"
      "\"gridComponents\":%u,\"start\":%d,\"end\":%d,\"joined\":%s,\"hash\":%u,\"code\":",
      figures.kept, figures.cells, figures.links, figures.loops, figures.components,
      figures.gridComponents, endOf(maze.start), endOf(maze.end),
      haveEnds && stepsFrom(maze, maze.start)[maze.end] != unreachable ? "true" : "false",
      hashOf(maze));
  quote(made.code);
  std::printf(",\"work\":[");
  for (const auto& [row, stated, counted] : works) {
    std::printf("%s[\"%s\",%llu,%llu]", &row == &works.front().row ? "" : ",", row.c_str(),
                static_cast<unsigned long long>(stated), static_cast<unsigned long long>(counted));
  }
  std::printf("],");
  answerBroken(found);
}

void runWorld(const Case& given) {
  Findings found;
  std::string code;
  if (const Problem problem = askWorld(found, given, code)) return answerProblem(*problem);
  std::printf("{\"world\":true,\"code\":");
  quote(code);
  std::putchar(',');
  answerBroken(found);
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  for (Case given; readCase(std::cin, given); given = {}) {
    if (given.isWorld) {
      runWorld(given);
    } else {
      runMaze(given);
    }
    std::fflush(stdout);
  }
}
