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
/// with their defaults filled in; sets the final shape, which may have at most maxCells cells. The
/// field of a problem begins with passes.<i>, where i counts from 0. Cost: O(passes); O(cells) for
/// a pass that turns or mirrors the maze.
Problem readPasses(std::span<const PassChoice> choices, int64_t maxCells, Plan& plan);

/// Checks passes for a maze that exists, whose grid does not change, and appends them. At most
/// defaultMaxCells cells may come out. Cost: as of both functions for a plan.
Problem readPasses(std::span<const PassChoice> choices, const Maze& maze,
                   std::vector<Pass>& passes);

/// Checks the passes of a plan for its grid, mask included. Cost: O(passes); O(cells) for each pass
/// that depends on the grid.
Problem checkPasses(const Plan& plan);

/// The grid of the maze after its passes, without bridges. Cost: O(cells), and O(cells) for each
/// pass that changes the shape.
Grid gridAfterPasses(const Plan& plan);

/// Whether a pass may find no result (PassRow::attempt), or keep only cells that passes before it
/// have made rock.
bool mayFindNone(std::span<const Pass> passes);

/// The choices from which readPasses makes these passes again, each with all its parameters.
std::vector<PassChoice> choicesOf(std::span<const Pass> passes);

/// The passes of one maze, before and after its generator. Pass i draws from its stream
/// `pass.<i>.<id>`, so that passes do not change each other's draws.
class PassRun {
 public:
  /// `key` is Seed::key. The passes must outlive this.
  PassRun(uint64_t key, std::span<const Pass> passes);

  /// Lets a shape thin its grid, from the stream `shape`. No pass sees what it hides. To be
  /// called before prepare(). Cost: O(cells) if the shape does so.
  void thin(Maze& maze);

  /// Lets the passes change the grid, in order. Gives it a table if one of them joins cells.
  /// Cost: the sum of theirs, and O(cells) if there is such a pass.
  void prepare(Maze& maze, const GeneratorRow& generator, const Settings& generatorSettings);

  /// Settings::texture of the generator. Valid as long as this is.
  const std::vector<uint8_t>& texture() const { return texture_; }

  /// Makes the maze if a pass does so instead of the generator; otherwise returns false.
  bool generate(Maze& maze);

  /// Runs the passes on the maze: those that changed the grid first, then the others, each in
  /// order, but those that need start and end. Brings back what is hidden. Returns the problem of a
  /// pass that finds no result; the maze is of no use then. Cost: the sum of theirs, and O(cells)
  /// if anything was hidden.
  Problem finish(Maze& maze);

  /// Runs the passes that need start and end, in order. Precondition: finish(), and both are
  /// placed. Cost: the sum of theirs.
  void finishWithEndpoints(Maze& maze);

 private:
  uint64_t key_;
  std::span<const Pass> passes_;
  std::vector<Random> streams_;
  HiddenCells fromGenerator_, fromPasses_;
  std::vector<uint8_t> fixedEdges_, texture_;
  /// See GridTask::showsGenerator.
  bool showsGenerator_ = false;
  /// See GridTask::instead, and the pass that set it.
  void (*instead_)(Maze&, Random&, const Settings&) = nullptr;
  std::size_t insteadPass_ = 0;
  bool madeTable_ = false;
};

}  // namespace mazewright
