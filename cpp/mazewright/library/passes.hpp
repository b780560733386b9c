#pragma once
// The passes that a caller asks for.

#include <span>
#include <vector>

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/library/options.hpp"

namespace mazewright {

/// Passes that one maze may have.
inline constexpr uint32_t mostPasses = 32;

/// Checks the passes for a generator and fills in the defaults. The fields of a problem begin with
/// passes.<i>, counted from 0. Cost: O(passes).
Problem readPasses(std::span<const PassChoice> choices, const GeneratorRow& generator,
                   std::vector<Pass>& passes);

/// The choices that give these passes again, each with all of its parameters.
std::vector<PassChoice> choicesOf(std::span<const Pass> passes);

/// Runs passes in order on a maze of the seed with this key. Pass i draws from the stream
/// `pass.<i>.<id>`. Cost: that of each.
void runPasses(Maze& maze, uint64_t key, std::span<const Pass> passes);

}  // namespace mazewright
