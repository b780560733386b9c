#pragma once
// The option passes: reading it and running the passes on a maze.

#include <span>
#include <vector>

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/library/options.hpp"

namespace mazewright {

/// The most passes that one maze may have.
inline constexpr uint32_t maxPasses = 32;

/// Checks the passes for the generator, the mode and the shape of a plan, and appends them to it
/// with their defaults filled in. The field of a problem begins with passes.<i>, where i counts
/// from 0. Cost: O(passes).
Problem readPasses(std::span<const PassChoice> choices, Plan& plan);

/// The choices from which readPasses makes these passes again, each with all its parameters.
std::vector<PassChoice> choicesOf(std::span<const Pass> passes);

/// The passes of one maze, before and after its generator. Pass i draws from its stream
/// `pass.<i>.<id>`, so that passes do not change each other's draws.
class PassRun {
 public:
  /// `key` is Seed::key. The passes must outlive this.
  PassRun(uint64_t key, std::span<const Pass> passes);

  /// Hidden edges of a shape that thins its grid go in here before prepare().
  Withheld& fromPasses() { return fromPasses_; }

  /// Lets the passes change the grid, in order. Gives it a table if one of them does so. Cost: the
  /// sum of theirs, and O(cells) if there is such a pass.
  void prepare(Maze& maze, const GeneratorRow& generator);

  /// Runs the passes on the maze: those that changed the grid first, then the others, each in
  /// order. Brings back what is hidden. Cost: the sum of theirs, and O(cells) if anything was
  /// hidden.
  void finish(Maze& maze);

 private:
  std::span<const Pass> passes_;
  std::vector<Random> streams_;
  Withheld fromGenerator_, fromPasses_;
  bool madeTable_ = false;
};

}  // namespace mazewright
