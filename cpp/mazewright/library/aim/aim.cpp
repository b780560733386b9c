#include "mazewright/library/aim/aim.hpp"

#include <algorithm>

#include "mazewright/analysis/stats.hpp"
#include "mazewright/base/loop_bound.hpp"
#include "mazewright/library/aim/edits.hpp"
#include "mazewright/library/passage_edits.hpp"
#include "mazewright/library/plan_work.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

using enum AimFigure;

/// Mazes after which it may be clear that other seeds cannot help.
constexpr uint32_t minSeeds = 16;

/// Whether the mazes of a plan are promised to be perfect and nothing more, so that edits which
/// keep them perfect keep all that is promised.
bool mayEdit(const Plan& plan) {
  if (!plan.generator->perfect || !plan.passes.empty() || !plan.edits.empty()) return false;
  const std::span<const Param> params = plan.settings.params;
  for (std::size_t i = 0; i < params.size(); ++i) {
    if (params[i].loops && plan.settings.values[i] != params[i].defaultValue) return false;
  }
  return true;
}

/// The figures that are targets.
AimFigures measure(const Maze& maze, const AimTargets& targets) {
  AimFigures figures;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell)
    countCell(figures, maze.passages[cell], 1);
  if (targets.has(loops)) figures[loops] = analyse(maze).loops;
  if (!targets.havePath()) return figures;
  const uint32_t passages = walkingDistances(maze, maze.end, Walk::backward)[maze.start];
  const bool isTwoWay = maze.oneWays.empty();
  if (targets.has(difficulty) && isTwoWay && passages != unreachable) {
    measureExpectedSteps(maze, figures);
  }
  figures.setSolution(passages);
  if (!isTwoWay) figures[difficulty] = noFigure;
  return figures;
}

/// The work of a call: that of every maze that it may make, and of its figures or an edit.
Work workOf(const Plan& plan, const AimTargets& targets, uint32_t tries) {
  const Work cells = plan.finalShape.cells();
  // With loops 16 walks of Trémaux, which enter every passage at most twice.
  const bool haveLoops = !mayEdit(plan) || targets.has(loops);
  const bool areWalked = targets.has(difficulty) && haveLoops;
  const Work steps = areWalked ? 16 * plan.finalShape.row->directions.size() : 0;
  return (workOf(plan) + cells * (steps + 8)) * (Work(tries) + 2);
}

/// One call.
class Search {
 public:
  /// `result` has a plan.
  Search(AimOutcome& result, const AimTargets& targets, uint32_t tries, ProgressCallback onProgress,
         ProgressCallback onWork)
      : result_(result),
        outcome_(result.outcome),
        plan_(result.outcome.plan),
        seed_(plan_.seed),
        hasSteps_(plan_.steps),
        targets_(targets),
        tries_(tries),
        onProgress_(onProgress),
        onWork_(onWork) {}

  Problem run();

 private:
  bool needsSeed() const;
  void make(const Seed& seed, bool steps);
  Problem trySeed(const Seed& seed);
  bool edit();
  void count(uint32_t cells);

  AimOutcome& result_;
  Outcome& outcome_;
  Plan& plan_;
  const Seed seed_;
  const bool hasSteps_;
  AimTargets targets_;
  const uint32_t tries_;
  const ProgressCallback onProgress_;
  const ProgressCallback onWork_;
  /// Since the last report.
  uint32_t work_ = 0;
  /// Of the last maze whose tiles or locks a given start or end does not fit.
  Problem refused_;
  /// Of the nearest maze.
  bool isFound_ = false;
  Seed best_;
  AimFigures figures_;
};

/// Counts a try and the cells that it visited, as about as many steps as a loop makes in its time.
void Search::count(uint32_t cells) {
  ++result_.tried;
  work_ += 256 + 8 * cells;
  if (work_ < sliceSteps) return;
  work_ = 0;
  if (onProgress_ != nullptr) onProgress_(result_.tried, tries_);
}

/// Makes the maze of a seed.
void Search::make(const Seed& seed, bool steps) {
  plan_.seed = seed;
  plan_.steps = steps;
  generate(outcome_, onWork_);
}

/// Makes and measures the maze of a seed. Its problem is one that the mazes of all seeds have.
Problem Search::trySeed(const Seed& seed) {
  make(seed, false);
  if (outcome_.problem) {
    // Another seed may make a maze that the given start and end fit.
    refused_ = std::move(outcome_.problem);
    count(0);
    return {};
  }
  Maze& maze = *outcome_.maze;
  if (targets_.havePath() && (maze.start == noCell || maze.end == noCell)) {
    return refuse("invalid-option", targets_.pathField(),
                  "must be left out, because this maze has no start and end");
  }
  maze.onProgress = onWork_;
  const AimFigures figures = measure(maze, targets_);
  targets_.learn(figures);
  count(maze.grid.cellCount());
  if (!isFound_ || targets_.distance(figures) < targets_.distance(figures_)) {
    best_ = seed;
    figures_ = figures;
  }
  isFound_ = true;
  return {};
}

/// Whether the next try is one of a seed.
bool Search::needsSeed() const {
  if (isFound_ && targets_.distance(figures_) == 0) return false;
  if (!mayEdit(plan_)) return result_.tried < tries_;
  return result_.tried < (tries_ + 1) / 2 && (result_.tried < minSeeds || !targets_.isFarOff());
}

/// Edits the nearest maze for the remaining tries. Returns whether it came nearer.
bool Search::edit() {
  Maze& maze = *outcome_.maze;
  const Maze generated = maze;
  const int64_t before = targets_.distance(figures_);
  Random random(seed_.key(), "aim.edits");
  if (hasSteps_) maze.log = &outcome_.steps;
  maze.onProgress = onWork_;
  AimEdits edits(maze, plan_, targets_, figures_, random);
  if (targets_.misses(loops, figures_)) {
    edits.openLoops();
    count(maze.grid.cellCount());
  }
  for (LoopBound turns(tries_); result_.tried < tries_ && edits.distance() > 0; ++turns) {
    edits.tryEdit();
    count(edits.visited());
  }
  maze.log = nullptr;
  maze.onProgress = nullptr;
  if (edits.distance() >= before) return false;
  figures_ = edits.figures();
  maze.start = maze.end = noCell;
  placeEndpoints(maze, plan_, plan_.seed.key());
  outcome_.code.clear();
  if (!addEdits(plan_.edits, generated, maze)) return true;
  if (maze.start != generated.start) plan_.start = maze.start;
  if (maze.end != generated.end) plan_.end = maze.end;
  outcome_.code = encode(plan_);
  return true;
}

Problem Search::run() {
  Random seeds(seed_.key(), "aim");
  LoopBound turns(tries_);
  for (Seed seed = seed_; needsSeed();
       seed = {false, std::to_string(seeds.next() >> 11)}, ++turns) {
    if (Problem problem = trySeed(seed)) return problem;
  }
  if (!isFound_) return std::move(refused_);
  make(best_, hasSteps_);
  const bool mayImprove = result_.tried < tries_ && targets_.distance(figures_) > 0;
  if (mayImprove && !edit()) make(best_, hasSteps_);
  result_.reached = targets_.valuesOf(figures_);
  result_.met = targets_.distance(figures_) == 0;
  return {};
}

}  // namespace

AimOutcome aim(const Options& options, const Values& low, const Values& high, const Value& tries,
               ProgressCallback onProgress, ProgressCallback onWork) {
  AimOutcome result;
  Problem& problem = result.outcome.problem;
  AimTargets checked;
  const auto most = wholeNumber(tries);
  if ((problem = readOptions(options, result.outcome.plan))) return result;
  if ((problem = checked.read(low, high))) return result;
  if (!most || *most < 1 || *most > maxTries) {
    problem = refuse("invalid-option", "tries", "must be a whole number from 1 to #; got %", &tries,
                     maxTries);
    return result;
  }
  const auto count = static_cast<uint32_t>(*most);
  if ((problem = checkWork(options, workOf(result.outcome.plan, checked, count)))) return result;
  Search search(result, checked, count, onProgress, onWork);
  problem = search.run();
  return result;
}

}  // namespace mazewright
