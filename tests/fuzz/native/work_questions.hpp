#pragma once
// The steps that a maze took against the work that its rows state.

#include "../../cpp/counted_work.hpp"
#include "findings.hpp"
#include "mazewright/library/options.hpp"

namespace fuzz {

/// What a row stated and what its loops counted.
struct RowWork {
  std::string row;
  uint64_t stated = 0, counted = 0;
};

/// The work of all that makes a maze. Nothing where steps are not counted, in builds without
/// asserts. Of random walks one in a million may take more than
/// they state. Precondition: the options are accepted.
inline std::vector<RowWork> askWork(Findings& found, const Options& options) {
  std::vector<RowWork> works;
#ifndef NDEBUG
  Plan plan;
  if (readOptions(options, plan)) return works;
  const uint64_t stated = workOf(plan).steps();
  works.push_back({"all", stated, counting::countOf([&] { generate(plan); })});
  found.expect(works.front().counted <= works.front().stated, "work: more steps than stated");
#endif
  return works;
}

}  // namespace fuzz
