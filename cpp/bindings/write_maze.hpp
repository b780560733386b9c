#pragma once
// A maze on its way out: what is short as JSON, its arrays as parts.

#include "bindings/operations.hpp"
#include "mazewright/library/generate.hpp"

namespace mazewright {

/// passages, mask, kinds, a graph's edges and positions are the parts.
void writeMaze(Call& call, Maze maze);

/// The maze with where it came from, and its steps as one more part; or what was wrong.
Problem writeOutcome(Call& call, Outcome outcome);

}  // namespace mazewright
