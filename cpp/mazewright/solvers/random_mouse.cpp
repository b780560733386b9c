// Random mouse: wanders without a memory. It follows a passage to the next junction, takes one of
// the others there at random, and turns back only in a dead end. It gives up after a number of
// steps. The path is the walk without its detours.
//
// Draws pick(passages but the one it came by) where these are more than one; at the start,
// pick(passages).
// Source: W. Pullen, "Maze solving algorithms", Think Labyrinth.

#include "mazewright/catalog/solver_row.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {integer("limit", 1, 1 << 30, 1000000, "Most steps")};

class RandomMouse : public Agent {
 public:
  explicit RandomMouse(const AgentTask& task)
      : maze_(task.maze),
        random_(task.random),
        cell_(task.from),
        left_(static_cast<uint32_t>(task.settings["limit"])) {}

  Cell step() override {
    const unsigned leaving = maze_.leaving(cell_);
    const unsigned others = leaving & ~cameBy_;
    const unsigned choices = others == 0 ? leaving : others;
    const auto direction = std::has_single_bit(choices)
                               ? static_cast<Direction>(std::countr_zero(choices))
                               : random_.pick(choices);
    cameBy_ = 1u << maze_.grid.back(cell_, direction);
    cell_ = maze_.grid.neighbour(cell_, direction);
    if (left_ > 0) --left_;
    return cell_;
  }

  bool isOver() const override { return left_ == 0 || maze_.leaving(cell_) == 0; }

 private:
  const Maze& maze_;
  Random& random_;
  Cell cell_;
  uint32_t left_;
  /// The passage by which it entered the cell, as a set of directions; empty at the start.
  unsigned cameBy_ = 0;
};

std::unique_ptr<Agent> agent(const AgentTask& task) { return std::make_unique<RandomMouse>(task); }

}  // namespace

namespace solvers {
extern const SolverRow randomMouse;
}
constinit const SolverRow solvers::randomMouse{
    .id = "randomMouse",
    .title = "Random mouse",
    .about =
        "Turns at random at every junction and remembers nothing. Gives up after a number of "
        "steps.",
    .cost = "O(limit)",
    .work = [](const WorkArea&, const Settings& settings) { return workOf(settings, "limit"); },
    .source = "W. Pullen, Think Labyrinth: maze solving algorithms",
    .shortest = false,
    .weights = false,
    .always = false,
    .params = params,
    .agent = agent,
};

}  // namespace mazewright
