#pragma once
// The C++ API in one header: make a maze, solve it, measure it, draw it.
//
//   const mazewright::Outcome outcome = mazewright::generate(
//       {.algorithm = "wilson", .width = 40, .height = 30, .seed = "hello"});
//   if (outcome.problem) {
//     std::cerr << outcome.problem->message << '\n';
//   } else {
//     std::cout << mazewright::asciiText(*outcome.maze);
//   }
//
// Everything is in namespace mazewright. Wrong arguments are reported as a Problem (code, field and
// message), which is null if all is well, and never by an exception. Results are values that own
// their memory. Calls may run in several threads at the same time. Worlds are in
// worlds/queries.hpp.

#include "mazewright/analysis/bottlenecks.hpp"
#include "mazewright/analysis/stats.hpp"
#include "mazewright/drawing/ascii.hpp"
#include "mazewright/library/adopt.hpp"
#include "mazewright/library/aim/aim.hpp"
#include "mazewright/library/blank.hpp"
#include "mazewright/library/draw.hpp"
#include "mazewright/library/generate.hpp"
#include "mazewright/library/solve.hpp"
