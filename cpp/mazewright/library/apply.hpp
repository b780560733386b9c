#pragma once
// Running passes on a maze that exists.

#include <span>

#include "mazewright/library/options.hpp"

namespace mazewright {

/// Runs passes that change mazes, in order, on a maze; pass i draws from the stream `pass.<i>.<id>`
/// of the seed, as in generate(). The maze may come from anywhere: generated, parsed, edited. Its
/// start and end stay where they are, unless passes give one up, cut it off or part the two: then
/// the policy `corners` places it anew, or both, in the largest part. Problem 'invalid-option' for
/// a pass that changes the grid, that has no meaning on a dungeon, whose parameters are wrong, or
/// which finds no result, and 'unsupported-shape'; the maze is unchanged then. If the maze has a
/// log, the steps are appended to it. Cost: the sum of theirs.
Problem applyPasses(Maze& maze, std::span<const PassChoice> choices, const Value& seed);

}  // namespace mazewright
