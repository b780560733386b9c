#pragma once
// A row of the catalog: a solver, with its task and its result.

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "mazewright/catalog/work.hpp"
#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"
#include "mazewright/values/row_text.hpp"

namespace mazewright {

/// The weight of a cell that no path enters. It may still be the first cell of a path.
inline constexpr uint32_t blockedWeight = 0xffffffff;

/// The result of a solver.
struct Route {
  /// All cells from `from` to `to`, each linked to the next; empty if the solver found none.
  std::vector<Cell> path;
  /// The sum of the weights of the cells that the path enters: without weights, its number of
  /// steps.
  uint64_t cost = 0;
  /// How many cells the solver visited, as far as its description counts them.
  uint32_t visited = 0;
  /// The number of shortest paths, in decimal, because it may have thousands of digits. Empty if
  /// the solver does not count them.
  std::string count{};
  /// The first of these paths, all of the same length.
  std::vector<std::vector<Cell>> paths{};
};

/// What a solver is to do. References and spans outlive the call.
struct SolveTask {
  const Maze& maze;
  /// Open cells; they may be equal.
  Cell from;
  Cell to;
  /// The cost of entering each cell, one per cell, or blockedWeight; empty if every step costs 1.
  /// Always empty for solvers without the trait `weights`.
  std::span<const uint32_t> weights;
  const Settings& settings;
  StepLog* log;

  /// Appends a step to the log, if there is one.
  void note(Cell cell, uint32_t operation) const { appendStep(log, cell, operation); }
};

/// Where an agent begins. References outlive the agent.
struct AgentTask {
  const Maze& maze;
  /// A cell with a passage.
  Cell from;
  const Settings& settings;
  Random& random;
};

/// A walk without an end through a maze of which the walker knows only what it has seen: the
/// passages of the cells that it has entered. Where it leads does not depend on any goal.
class Agent {
 public:
  Agent() = default;
  Agent(const Agent&) = delete;
  Agent& operator=(const Agent&) = delete;
  virtual ~Agent() = default;

  /// Enters the next cell, which is linked to the one before, and returns it. Precondition: one can
  /// walk from the cell.
  virtual Cell step() = 0;

  /// Whether a search ends here: the walk will enter no cell that it has not entered, or gives up,
  /// or cannot go on, because all passages are one-way toward its cell.
  virtual bool isOver() const = 0;
};

/// A solver. Its traits are promises, as those of a generator are.
struct SolverRow {
  /// Its name in the option `solver`.
  const char* id;
  RowText title;
  RowText about;
  /// Time, in open cells.
  RowText cost;
  /// The most steps that it makes on a maze (work.hpp). Never null.
  Work (*work)(const WorkArea&, const Settings&);
  RowText source;
  /// Finds a path of least length; of least cost if it accepts weights.
  bool shortest;
  /// Accepts weights.
  bool weights;
  /// Finds a path whenever there is one.
  bool always;
  /// Runs on mazes with one-way passages.
  bool oneWays = true;
  std::span<const Param> params{};
  /// The reason why the solver cannot run on a maze, a problem in field "solver". Null if it runs
  /// on all mazes.
  Problem (*problem)(const Maze&) = nullptr;
  /// Notes a step `visit` for every cell that it visits, `discard` for every cell that it rules
  /// out, and `path` for the cells of the result. Null if the solver is local.
  Route (*run)(const SolveTask&) = nullptr;
  /// Local solvers only: the walk by which it searches; see solvers/walks/walk.hpp.
  std::unique_ptr<Agent> (*agent)(const AgentTask&) = nullptr;

  /// Whether it knows only what it has seen. The cells that it visits, in order, are one walk then.
  bool isLocal() const { return agent != nullptr; }
};

}  // namespace mazewright
