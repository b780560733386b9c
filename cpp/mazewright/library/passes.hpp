#pragma once
// The option passes: reading it and running the passes on a maze.

#include <span>
#include <vector>

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/library/options.hpp"

namespace mazewright {

/// The most passes that one maze may have.
inline constexpr uint32_t maxPasses = 32;

/// Checks the passes for a generator and appends them with their defaults filled in. The field of a
/// problem begins with passes.<i>, where i counts from 0. Cost: O(passes).
Problem readPasses(std::span<const PassChoice> choices, const GeneratorRow& generator,
                   std::vector<Pass>& passes);

/// The choices from which readPasses makes these passes again, each with all its parameters.
std::vector<PassChoice> choicesOf(std::span<const Pass> passes);

/// Runs passes on a maze, in order. `key` is Seed::key; pass i draws from its stream
/// `pass.<i>.<id>`, so that passes do not change each other's draws. Cost: the sum of theirs.
void runPasses(Maze& maze, uint64_t key, std::span<const Pass> passes);

}  // namespace mazewright
