#pragma once
// The steps that a maze took against the work that its rows state.

#include "../../cpp/counted_work.hpp"
#include "findings.hpp"
#include "mazewright/library/options.hpp"
#include "mazewright/shapes/building/outline.hpp"

namespace fuzz {

/// What a row stated and what its loops counted.
struct RowWork {
  std::string row;
  uint64_t stated = 0, counted = 0;
};

/// Whether the steps of a generator and those of its pass can be told apart, and from those that a
/// grid with cells left out takes to draw one of the others.
inline bool areApart(const Plan& plan) {
  const bool isByLevel =
      plan.generator->kind == GeneratorKind::dungeon && plan.shape.size.levels > 1;
  const bool isWhole = plan.mask.empty() && !hasOutline(plan.shape) && !plan.mayBeDisconnected();
  return plan.passes.size() <= 1 && !isByLevel && isWhole;
}

/// The work of all that makes a maze; if `isDeep` also of its generator and its pass, where they
/// can be told apart. Nothing where steps are not counted, in builds without asserts. Of random
/// walks one in a million may take more than they state. Precondition: the options are accepted.
inline std::vector<RowWork> askWork(Findings& found, const Options& options, bool isDeep) {
  std::vector<RowWork> works;
#ifndef NDEBUG
  Plan plan;
  if (readOptions(options, plan)) return works;
  const PlanWork stated = worksOf(plan);
  works.push_back({"all", stated.sum().steps(), counting::countOf([&] { generate(plan); })});
  if (isDeep && areApart(plan)) {
    const counting::Counts counted = counting::countsOf(plan);
    works.push_back({plan.generator->id, stated.generator.steps(), counted.generator});
    for (const Work work : stated.passes) {
      works.push_back({plan.passes.front().row->id, work.steps(), counted.pass});
    }
  }
  for (const auto& [row, steps, counts] : works) {
    found.expect(counts <= steps, "work: more steps than stated: " + row);
  }
#endif
  return works;
}

}  // namespace fuzz
