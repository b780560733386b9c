#pragma once
// The work of a whole maze, known before it is made.

#include "mazewright/library/options.hpp"

namespace mazewright {

/// The most steps that generate makes for a plan, whatever its seed: those of the grid, of the
/// generator and the passes (their rows state them), of start and end and of edits. Cost:
/// O(passes); O(cells) with a mask, an outline or a graph.
Work workOf(const Plan& plan);

/// The answer to workOf for options that are not checked yet. Makes no maze. Cost: that of
/// readOptions and of workOf.
Answer<double> workOf(const Options& options);

}  // namespace mazewright
