#pragma once
// The passes that a caller asks for.

#include <span>
#include <vector>

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/values/fields.hpp"

namespace mazewright {

/// Passes that one maze may have.
inline constexpr uint32_t mostPasses = 32;

/// Reads the keys passes.<i>.id and passes.<i>.<parameter>, i = 0, 1, 2 ... in order.
Problem readPasses(const Fields& fields, const GeneratorRow& generator, std::vector<Pass>& passes);

/// Runs passes in order on a maze of the seed with this key. Pass i draws from the stream
/// `pass.<i>.<id>`. Cost: that of each.
void runPasses(Maze& maze, uint64_t key, std::span<const Pass> passes);

}  // namespace mazewright
