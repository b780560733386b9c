#pragma once
// A maze made to order: one whose figures are in given ranges.

#include "mazewright/library/aim/targets.hpp"
#include "mazewright/library/generate.hpp"

namespace mazewright {

/// The most tries of aim().
inline constexpr int64_t maxTries = 1000000;

/// The result of aim. If outcome.problem is set, the other members have no meaning.
struct AimOutcome {
  /// The maze that was found, that of its plan and its code. If edits changed more of it than a
  /// code can hold, the code is empty and the plan is that of the maze before the edits.
  Outcome outcome;
  /// The figures of the maze that are targets; none for solution and difficulty if no path leads
  /// from start to end, and for difficulty with one-way passages.
  Values reached;
  uint32_t tried = 0;
  /// Whether all figures are in their ranges.
  bool met = false;
};

/// Looks for a maze of these options whose figures are in their ranges, and returns the first one,
/// or the nearest of all that were tried.
///
/// The first try is the maze of the options themselves, then come those of other seeds: decimal
/// numbers of 53 bits, the upper ones of each next() of the stream "aim" of the seed. After half of
/// the tries, or as soon as other seeds hardly help, because a range is farther from the figures of
/// 16 or more mazes than they are from each other, the nearest maze is edited (edits.hpp), with
/// draws from the stream "aim.edits" of the seed. Edits keep it perfect, and its start and end
/// where the policy would place them. Mazes that are more than perfect are not edited, but all
/// tries are seeds: dungeons, those of generators and parameters that leave loops, and those with
/// passes.
///
/// Problems: those of readOptions; 'too-large' for more work of all mazes together than the option
/// maxWork allows; 'invalid-option' for targets (AimTargets::read), in field
/// "tries" if it is no whole number from 1 to maxTries, and for a target that needs start and end
/// of a maze without. Cost: that of `tries` mazes and of their figures. onProgress is called
/// between tries with the number of those done. onWork is called about once per millisecond of one
/// try, with figures that mean nothing for the whole; so each of both can abort the call.
AimOutcome aim(const Options& options, const Values& low, const Values& high, const Value& tries,
               ProgressCallback onProgress = nullptr, ProgressCallback onWork = nullptr);

}  // namespace mazewright
