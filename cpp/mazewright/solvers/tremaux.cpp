// Tremaux's algorithm: a depth-first search on foot; see TremauxWalk. It goes through no passage
// more than twice and finds every end.
// Source: E. Lucas, "Recreations mathematiques" 1, 1882, who names Tremaux.

#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/solvers/walks/tremaux_walk.hpp"

namespace mazewright {

namespace {

std::unique_ptr<Agent> agent(const AgentTask& task) {
  return std::make_unique<TremauxWalk>(task.maze, task.from, task.random);
}

}  // namespace

namespace solvers {
extern const SolverRow tremaux;
}
constinit const SolverRow solvers::tremaux{
    .id = "tremaux",
    .title = "Trémaux",
    .about = "Explores on foot and marks its passages, none of which it takes more than twice.",
    .cost = "O(cells)",
    .work = [](const WorkArea& area, const Settings&) { return area.edges * 4 + 4; },
    .source = "E. Lucas, Récréations mathématiques 1, 1882",
    .shortest = false,
    .weights = false,
    .always = true,
    .oneWays = false,
    .agent = agent,
};

}  // namespace mazewright
