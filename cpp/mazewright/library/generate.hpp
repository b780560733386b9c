#pragma once
// The whole C++ API: options in, a maze or a problem out. Pure: no state, no clock.
//
//   const Outcome outcome = generate({.algorithm = "prim", .width = 40, .height = 30, .seed = 7});
//   if (outcome.problem) ...; else use(*outcome.maze);

#include <optional>
#include <string>

#include "mazewright/library/code.hpp"
#include "mazewright/library/options.hpp"

namespace mazewright {

struct Outcome {
  Problem problem;
  std::optional<Maze> maze;
  /// What was asked for, defaults filled in.
  Plan plan;
  std::string code;
  StepLog steps;
};

/// The maze of these options, or what is wrong with them.
/// Cost and memory: the algorithm's, named in its row; plus O(cells) for the grid and the exits.
/// A progress callback changes no result.
Outcome generate(const Options& options, ProgressCallback onProgress = nullptr);

/// The maze of options that were checked (readOptions).
Outcome generate(Plan plan, ProgressCallback onProgress = nullptr);

/// The maze of a code. Of the options `steps` and `maxCells` count, which no code holds.
Outcome generate(std::string_view code, Options options = {},
                 ProgressCallback onProgress = nullptr);

/// What generate would refuse, without making the maze. One case does need it made: cells that the
/// caller gives in a dungeon or a maze that a pass thins, which may be rock.
Problem check(const Options& options);

}  // namespace mazewright
