#pragma once
// Making a maze from options, from a code or from a checked plan.
//
// All functions are pure: the result depends on nothing but the arguments. The same options and
// seed give the same bytes on every machine and compiler (web/docs/seed-promise.md).

#include <optional>
#include <string>

#include "mazewright/library/code.hpp"
#include "mazewright/library/options.hpp"

namespace mazewright {

/// The result of generate. If `problem` is set, the other members have no meaning and `maze` is
/// empty.
struct Outcome {
  Problem problem;
  std::optional<Maze> maze;
  /// The checked options, with all defaults filled in.
  Plan plan;
  /// Restores the same maze; see code.hpp.
  std::string code;
  /// The log of the generator and the passes; empty unless the option steps is set. One entry per
  /// step: cell << 6 | operation (model/step_log.hpp).
  StepLog steps;
};

/// Checks the options and makes the maze.
/// Cost: that of the generator and the passes, named in their rows, and O(cells) for the grid and
/// the choice of start and end. `onProgress` is called about once per millisecond of long work and
/// does not change the result.
Outcome generate(const Options& options, ProgressCallback onProgress = nullptr);

/// Makes the maze of a plan that readOptions has filled in. Its problem can only be a start or end
/// that is rock, edits that do not fit the maze, or that a generator or a pass with `attempt` found
/// none.
Outcome generate(Plan plan, ProgressCallback onProgress = nullptr);

/// The same for outcome.plan, whose maze takes the place of that of the outcome.
void generate(Outcome& outcome, ProgressCallback onProgress = nullptr);

/// The same with another seed, whose key (Seed::key) takes the place of that of the plan. Leaves
/// plan and code as they are.
void generateAgain(Outcome& outcome, uint64_t key, ProgressCallback onProgress = nullptr);

/// Makes the maze of a code. Of `options` only steps and limits are used, which no code holds;
/// other unknown options are refused.
Outcome generate(std::string_view code, Options options = {},
                 ProgressCallback onProgress = nullptr);

/// Places start and end of the finished maze of a plan and the key of a seed: the cells that the
/// caller gave, otherwise
/// those that a pass has set, otherwise those of the policy. Problem 'invalid-option' if a given
/// cell is rock. Cost: O(cells) at most.
Problem placeEndpoints(Maze& maze, const Plan& plan, uint64_t key);

/// Moves start and end of a finished maze to open cells, each with its thing; noCell for one that
/// stays. Problem 'invalid-option' if from the start not all locks of a dungeon can be opened; the
/// maze has no meaning then. Cost: O(things); O(cells log doors) where there are locks.
Problem moveEnds(Maze& maze, Cell start, Cell end);

/// The problem that generate would report for these options; null if there is none. Cost: that of
/// readOptions. Makes the maze only if the generator or a pass may find none, with edits, or if a
/// start or end is given where cells may become rock: in a dungeon or with a pass that gives cells
/// up.
Problem check(const Options& options);

}  // namespace mazewright
