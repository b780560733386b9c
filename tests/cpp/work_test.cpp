// The work that rows state against the steps that their loops count: never less, and in the median
// at most 20 times as much.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>

#include "catch.hpp"
#include "counted_work.hpp"
#include "mazewright/library/plan_work.hpp"
#include "mazewright/library/solve.hpp"
#include "mazewright/shapes/building/build_grid.hpp"
#include "options.hpp"

using namespace mazewright;
using namespace mazewright::counting;

namespace {

/// The most that the stated work may be of the counted one, in the median over many options.
constexpr double mostRatio = 20;

/// What was stated and counted for one row.
struct Figures {
  std::vector<double> ratios;
  /// The least ratio, and the code of the options that gave it.
  double least = 1e18;
  std::string worst;
  /// Of a row that makes several attempts, may give up, or looks for places until it has enough: it
  /// states the work of the worst case, which some options must come near, though most do not.
  bool isWorstCase = false;

  void add(uint64_t stated, uint64_t counted, const std::string& code) {
    const double ratio =
        static_cast<double>(stated) / static_cast<double>(std::max<uint64_t>(counted, 1));
    ratios.push_back(ratio);
    if (ratio >= least) return;
    least = ratio;
    worst = code;
  }

  double median() {
    std::sort(ratios.begin(), ratios.end());
    return ratios[ratios.size() / 2];
  }
};

using WorkTable = std::map<std::string, Figures>;

/// Values for parameters: defaults, ends and anything between, but no lists and texts.
Values anyValues(std::span<const Param> params, Random& random) {
  Values values;
  for (const Param& param : params) {
    if (random.below(3) == 0) continue;
    Settings settings(params);
    const auto at = static_cast<std::size_t>(&param - params.data());
    const bool isNumber = param.kind == ParamKind::integer || param.kind == ParamKind::choice ||
                          param.kind == ParamKind::boolean || param.kind == ParamKind::share;
    if (!isNumber) continue;
    const int32_t between = random.between(param.min, std::min(param.max, param.min + 40));
    const int32_t ends[] = {param.min, param.max, between, between,
                            random.between(param.min, param.max)};
    settings.values[at] = ends[random.below(5)];
    values.push_back({param.id, valueOf(settings, at)});
  }
  return values;
}

template <typename Row>
const Row& anyOf(std::span<const Row* const> rows, Random& random) {
  return *rows[random.below(static_cast<uint32_t>(rows.size()))];
}

/// A side: mostly small, now and then large.
uint32_t anySide(Random& random) {
  const uint32_t most = random.below(4) == 0 ? 60 : 12;
  return 1 + random.below(most);
}

/// Options of a generator and passes; they may be refused.
Options anyOptions(const GeneratorRow& generator, Random& random) {
  const uint32_t more = generator.kind == GeneratorKind::dungeon ? 8 : 0;
  // Compilers evaluate arguments in different orders.
  const uint32_t width = anySide(random) + more;
  const uint32_t height = anySide(random) + more;
  Options options = test::square(generator.id, width, height, "");
  if (random.below(2) == 0) options.height = options.width;
  options.seed = static_cast<int64_t>(random.below(1u << 30));
  options.exits = "none";
  options.steps = random.below(3) == 0;
  options.params = anyValues(generator.params, random);
  if (random.below(2) == 0) {
    const ShapeRow& shape = anyOf<ShapeRow>(catalog().shapes, random);
    if (!shape.graph) options.shape = shape.id;
    options.shapeParams = anyValues(shape.params, random);
    if (shape.stairs != 0) options.levels = 1 + random.below(4);
  }
  return options;
}

Options withPass(const GeneratorRow& generator, const PassRow& pass, Random& random) {
  Options options = anyOptions(generator, random);
  if (pass.joinsLevels) options.shape = "cube", options.shapeParams.clear(), options.levels = 3;
  if (pass.needsEndpoints) options.exits = "farthest";
  Values values = anyValues(pass.params, random);
  const auto width = static_cast<uint32_t>(options.width.value);
  const auto height = static_cast<uint32_t>(options.height.value);
  for (const Param& param : pass.params) {
    if (param.kind != ParamKind::cells && param.kind != ParamKind::bytes) continue;
    // A number per cell; two cells of a row; a wall between two rows.
    const uint32_t row = random.below(height) * width;
    std::vector<uint32_t> list{row, row + 1};
    if (param.id == std::string("walls")) list = {row, row + width};
    if (param.kind == ParamKind::bytes) list.assign(std::size_t{width} * height, 100);
    if (random.below(4) > 0) values.push_back({param.id, list});
  }
  options.passes = {{pass.id, std::move(values)}};
  return options;
}

/// Reads options. False if they are refused, or if their outline keeps no cell.
bool readPlan(const Options& options, Plan& plan) {
  return !readOptions(options, plan) && buildGrid(plan.shape, plan.mask).kept > 0;
}

void tryGenerator(const GeneratorRow& row, Random& random, WorkTable& table) {
  Plan plan;
  if (!readPlan(anyOptions(row, random), plan)) return;
  Figures& figures = table[std::string("generator ") + row.id];
  figures.isWorstCase = row.attempt != nullptr;
  figures.add(worksOf(plan).generator.steps(), countsOf(plan).generator, encode(plan));
}

void tryPass(const PassRow& row, Random& random, WorkTable& table) {
  Plan plan;
  const GeneratorRow& generator = anyOf<GeneratorRow>(catalog().generators, random);
  if (generator.attempt != nullptr || !readPlan(withPass(generator, row, random), plan)) return;
  const Counts counts = countsOf(plan);
  const PlanWork stated = worksOf(plan);
  Figures& figures = table[std::string("pass ") + row.id];
  figures.isWorstCase = row.joinsLevels || row.makesRooms;
  figures.add(stated.passes.front().steps(), counts.pass, encode(plan));
  if (counts.generator > 0) {
    table[std::string("generator ") + generator.id].add(stated.generator.steps(), counts.generator,
                                                        encode(plan));
  }
}

/// A solver and a format on a maze of any kind.
void tryMaze(Random& random, WorkTable& table) {
  Options options = anyOptions(anyOf<GeneratorRow>(catalog().generators, random), random);
  options.exits = "farthest";
  if (random.below(2) == 0) options.passes = {{"braid", {}}};
  Plan plan;
  if (!readPlan(options, plan)) return;
  const Outcome made = generate(std::move(plan));
  if (made.problem || made.maze->start == noCell) return;
  const Maze& maze = *made.maze;
  for (const SolverRow* row : catalog().solvers) {
    SolveOptions task{.solver = row->id};
    task.unknownOptions = anyValues(row->params, random);
    Settings settings(row->params);
    if (readSettings(settings, task.unknownOptions, "", row->id)) continue;
    bool isSolved = false;
    const uint64_t counted = countOf([&] { isSolved = !solve(maze, task).problem; });
    if (!isSolved) continue;
    Figures& figures = table[std::string("solver ") + row->id];
    figures.isWorstCase = !row->always;
    figures.add(row->work(areaOf(maze), settings).steps(), counted, made.code);
  }
  for (const ExportRow* row : catalog().exports) {
    if (row->tiles && !maze.grid.shape->tiles) continue;
    Settings settings(row->params);
    const uint64_t counted = countOf([&] { row->run(maze, settings); });
    table[std::string("format ") + row->id].add(row->work(maze, settings), counted, made.code);
  }
}

/// Tries every row, or one of them, with so many options.
void tryAll(int rounds, const char* only, WorkTable& rows) {
  Random random(1);
  const auto isTried = [&](const char* id) { return only == nullptr || std::string(only) == id; };
  for (const GeneratorRow* row : catalog().generators) {
    for (int i = 0; isTried(row->id) && i < rounds; ++i) tryGenerator(*row, random, rows);
  }
  for (const PassRow* row : catalog().passes) {
    for (int i = 0; isTried(row->id) && i < 4 * rounds; ++i) tryPass(*row, random, rows);
  }
  for (int i = 0; only == nullptr && i < 2 * rounds; ++i) tryMaze(random, rows);
}

}  // namespace

TEST_CASE("every row states its work") {
  const auto check = [](const auto& rows) {
    for (const auto* row : rows) {
      INFO(row->id);
      CHECK(row->work != nullptr);
    }
  };
  check(catalog().generators);
  check(catalog().passes);
  check(catalog().solvers);
  check(catalog().exports);
}

#ifndef NDEBUG
// ROUNDS=1000 ROW=wilson: so many options, one row, and the figures of all.
TEST_CASE("no row makes more steps than it states, nor far fewer in the median") {
  const char* rounds = std::getenv("ROUNDS");
  WorkTable rows;
  tryAll(rounds != nullptr ? std::atoi(rounds) : 40, std::getenv("ROW"), rows);
  for (auto& [id, figures] : rows) {
    INFO(id << ", least of " << figures.ratios.size() << ": " << figures.worst);
    CHECK(figures.least >= 1);
    CHECK((figures.isWorstCase ? figures.least : figures.median()) <= mostRatio);
    if (rounds == nullptr) continue;
    std::printf("%-32s %7zu  least %8.2f  median %8.2f  %s\n", id.c_str(), figures.ratios.size(),
                figures.least, figures.median(), figures.worst.c_str());
  }
  if (std::getenv("ROW") == nullptr) CHECK(rows.size() > 70);
}

namespace {

/// A dungeon with every parameter at its default, at its ends, and all of them at theirs.
std::vector<Options> endsOf(const GeneratorRow& row) {
  const Options usual = test::square(row.id, 24, 16, "");
  std::vector<Options> all{usual, usual, usual};
  for (std::size_t at = 0; at < row.params.size(); ++at) {
    Settings settings(row.params);
    const Param& param = row.params[at];
    if (param.kind == ParamKind::text) continue;
    for (const std::size_t end : {std::size_t{1}, std::size_t{2}}) {
      settings.values[at] = end == 1 ? param.min : param.max;
      const NamedValue value{param.id, valueOf(settings, at)};
      all[end].params.push_back(value);
      all.push_back(usual);
      all.back().params = {value};
    }
  }
  return all;
}

/// Areas on which random walks differ: a line, squares, a rectangle, a torus, a star.
std::vector<Options> areasOf(const GeneratorRow& row) {
  if (row.kind == GeneratorKind::dungeon) return endsOf(row);
  const char* const generator = row.id;
  std::vector<Options> areas{test::square(generator, 40, 1, ""), test::square(generator, 2, 2, ""),
                             test::square(generator, 12, 12, ""),
                             test::square(generator, 30, 4, "")};
  areas.push_back(areas[2]);
  areas.back().shapeParams = {{"wrap", "torus"}};
  areas.push_back(areas[2]);
  areas.back().shape = "polar";
  areas.back().shapeParams = {{"outline", "star"}};
  return areas;
}

/// The steps of a generator with so many seeds, ascending.
std::vector<uint64_t> countsOf(Plan& plan, int seeds) {
  std::vector<uint64_t> counts;
  for (int seed = 0; seed < seeds; ++seed) {
    plan.seed = {false, std::to_string(seed)};
    counts.push_back(counting::countsOf(plan).generator);
  }
  std::sort(counts.begin(), counts.end());
  return counts;
}

}  // namespace

// What a walk takes beyond a time falls exponentially, so the one that one in a million exceeds
// follows from the times that one in 100 and one in 10 exceed. SEEDS=1000000 counts them.
TEST_CASE("of a million walks about one makes more steps than its row states") {
  const char* given = std::getenv("SEEDS");
  const int seeds = given != nullptr ? std::atoi(given) : 300;
  int walks = 0;
  for (const GeneratorRow* row : catalog().generators) {
    // Only walks have an expected cost.
    if (std::string(row->cost.text).find("expected") == std::string::npos) continue;
    for (const Options& options : areasOf(*row)) {
      Plan plan;
      if (!readPlan(options, plan)) continue;
      const std::vector<uint64_t> counts = countsOf(plan, seeds);
      const auto exceededBy = [&](std::size_t share) {
        return static_cast<double>(counts[counts.size() - 1 - counts.size() / share]);
      };
      const double decade = exceededBy(100) - exceededBy(10);
      const auto stated = static_cast<double>(worksOf(plan).generator.steps());
      INFO(encode(plan));
      CHECK(static_cast<double>(counts.back()) <= stated);
      CHECK(exceededBy(100) + 4 * decade <= stated);
      ++walks;
      if (given == nullptr) continue;
      std::printf("%-20s stated / most %6.2f, / one in a million %6.2f  %s\n", row->id,
                  stated / static_cast<double>(counts.back()),
                  stated / (exceededBy(100) + 4 * decade), encode(plan).c_str());
    }
  }
  CHECK(walks >= 20);
}

// How many tries a place takes, and how many places there are, differs from seed to seed.
TEST_CASE("no dungeon of many seeds makes more steps than its row states") {
  int counted = 0;
  for (const GeneratorRow* row : catalog().generators) {
    if (row->kind != GeneratorKind::dungeon) continue;
    std::vector<Options> all = endsOf(*row);
    // Where digger found most places for its size.
    all.push_back(test::square(row->id, 21, 38, ""));
    for (const Options& options : all) {
      Plan plan;
      if (!readPlan(options, plan)) continue;
      INFO(encode(plan));
      CHECK(countsOf(plan, options.params.empty() ? 20 : 1).back() <=
            worksOf(plan).generator.steps());
      ++counted;
    }
  }
  CHECK(counted >= 20);
}
#endif
