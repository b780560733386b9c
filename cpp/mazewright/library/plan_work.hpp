#pragma once
// The work of a whole maze, known before it is made.

#include "mazewright/library/options.hpp"

namespace mazewright {

/// The work of a maze by what makes it.
struct PlanWork {
  Work generator;
  /// In the order of the passes.
  std::vector<Work> passes;
  /// The grid, start and end, edits.
  Work other;

  Work sum() const {
    Work sum = generator + other;
    for (const Work work : passes) sum = sum + work;
    return sum;
  }
};

/// The most steps that generate makes for a plan, whatever its seed: those of the grid, of the
/// generator and the passes (their rows state them), of start and end and of edits. Cost:
/// O(passes); O(cells) with a mask, an outline or a graph.
PlanWork worksOf(const Plan& plan);
inline Work workOf(const Plan& plan) { return worksOf(plan).sum(); }

/// The answer to workOf for options that are not checked yet. Makes no maze. Cost: that of
/// readOptions and of workOf.
Answer<double> workOf(const Options& options);

}  // namespace mazewright
