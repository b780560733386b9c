// The native driver of the fuzzer: reads cases (case.hpp) from its input, runs each through the
// whole library and answers it with a line of JSON: {"refused":[code,field]}, or figures of the
// maze for tests/fuzz/laws.js and the laws that broke. What a law of a row's traits says stands
// there; here stands what holds for every maze. Built with sanitizers, so that reads and writes out
// of bounds end it: the case without an answer is the one that did.

#include <cmath>
#include <cstdio>
#include <functional>
#include <iostream>

#include "case.hpp"
#include "findings.hpp"
#include "mazewright/library/apply.hpp"
#include "mazewright/library/passage_edits.hpp"

using namespace fuzz;

namespace {

/// Number `index` of the case's picks, below a count.
uint32_t pick(const Case& given, std::size_t index, uint32_t count) {
  return given.picks.empty() ? 0 : given.picks[index % given.picks.size()] % count;
}

std::vector<Cell> openCellsOf(const Maze& maze) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (maze.isOpen(cell)) cells.push_back(cell);
  }
  return cells;
}

void expectSame(Findings& found, const Maze& maze, const Outcome& other, const std::string& law) {
  if (other.problem) {
    found.broken.push_back(law + ": refused, " + other.problem->message);
  } else if (const std::string part = differenceOf(maze, *other.maze); !part.empty()) {
    found.broken.push_back(law + ": other " + part);
  }
}

bool sameProblem(const Problem& a, const Problem& b) {
  return a && b && a->code == b->code && a->field == b->field && a->message == b->message;
}

/// Adopts the data of a maze, which gives the same one.
void checkAdopted(Findings& found, const Maze& maze, const std::string& law) {
  Outcome copy;
  copy.problem = adopt(dataOf(maze), copy.maze);
  expectSame(found, maze, copy, law);
}

/// Replays a log on an empty maze of the same grid.
void checkLog(Findings& found, const Maze& maze, const StepLog& steps) {
  Maze film(maze.grid);
  if (!maze.kinds.empty()) {
    film.kinds.assign(maze.grid.cellCount(), 0);
    for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
      if (!maze.dungeon && maze.grid.has(cell)) film.kinds[cell] = 3;
    }
  }
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Cell cell = stepCell(steps[i]);
    const uint32_t operation = stepOperation(steps[i]);
    const Direction direction = operation & 7;
    if (!found.expect(cell < maze.grid.cellCount(), "log: a cell of the grid")) return;
    const bool hasWay = (maze.grid.neighbours[cell] >> direction & 1) != 0;
    if (operation < step::kind) {
      if (!found.expect(hasWay, "log: a passage of the grid")) return;
      if (operation < step::fill) {
        film.carve(cell, direction);
      } else {
        film.fill(cell, direction);
      }
    } else if (operation < step::place && !film.kinds.empty()) {
      film.kinds[cell] = static_cast<uint8_t>(operation - step::kind);
    } else if (operation == step::oneWayFrom) {
      if (!found.expect(i + 1 < steps.size(), "log: the end of a one-way passage")) return;
      const Cell to = stepCell(steps[i + 1]);
      const unsigned ways = directionsWhere(maze.grid, cell, film.passages[cell],
                                            [&](Cell beside) { return beside == to; });
      if (!found.expect(ways != 0, "log: a one-way passage is a passage")) return;
      film.makeOneWay(cell, static_cast<Direction>(std::countr_zero(ways)));
    }
  }
  found.expect(film.passages == maze.passages, "log: its passages");
  found.expect(film.kinds == maze.kinds, "log: its kinds");
  found.expect(film.oneWays == maze.oneWays, "log: its one-way passages");
}

/// The figures of stats() are those of a simple count.
void checkStats(Findings& found, const Maze& maze, const Figures& figures) {
  const Stats stats = analyse(maze);
  const auto expect = [&](uint64_t actual, uint64_t expected, const char* name) {
    found.expect(actual == expected, std::string("stats: ") + name);
  };
  expect(stats.cells, figures.cells, "cells");
  expect(stats.links, figures.links, "links");
  expect(stats.components, figures.components, "components");
  expect(stats.loops, figures.loops, "loops");
  expect(stats.deadEnds, figures.deadEnds, "deadEnds");
  expect(stats.isolated, figures.isolated, "isolated");
  expect(stats.perfect, figures.loops == 0 && figures.components == 1, "perfect");
  expect(stats.isolated + stats.deadEnds + stats.straights + stats.turns + stats.junctions +
             stats.crossings,
         stats.cells, "sum of the kinds of cells");
  const bool hasEnds = maze.start != noCell && maze.end != noCell;
  expect(stats.solutionLength, hasEnds ? stepsFrom(maze, maze.start)[maze.end] : unreachable,
         "solutionLength");
  bottlenecksOf(maze);
}

/// A path of a solver: along passages, from cell to cell, of the promised length.
void checkPath(Findings& found, const Maze& maze, const SolverRow& row, const Solution& solution,
               Cell from, Cell to, uint32_t shortest) {
  const std::string name = std::string("solver ") + row.id;
  const std::vector<Cell>& path = solution.path;
  if (path.empty()) {
    found.expect(!row.always || shortest == unreachable, name + ": finds a path");
    return;
  }
  found.expect(path.front() == from && path.back() == to, name + ": its ends");
  for (std::size_t i = 1; i < path.size(); ++i) {
    const unsigned ways = directionsWhere(maze.grid, path[i - 1], maze.leaving(path[i - 1]),
                                          [&](Cell beside) { return beside == path[i]; });
    if (!found.expect(ways != 0, name + ": walks along passages")) return;
  }
  if (row.shortest) found.expect(path.size() == shortest + 1, name + ": a shortest path");
  found.expect(solution.cost == static_cast<double>(path.size() - 1), name + ": its cost");
}

/// Every solver from one open cell to another, and questions about ways.
void checkSolvers(Findings& found, const Case& given, const Maze& maze) {
  const std::vector<Cell> open = openCellsOf(maze);
  if (open.empty()) return;
  const auto count = static_cast<uint32_t>(open.size());
  const bool fromStart = maze.start != noCell && maze.end != noCell && pick(given, 0, 2) == 0;
  const Cell from = fromStart ? maze.start : open[pick(given, 1, count)];
  const Cell to = fromStart ? maze.end : open[pick(given, 2, count)];
  if (!maze.isOpen(from) || !maze.isOpen(to)) return;
  const std::vector<uint32_t> steps = stepsFrom(maze, from);
  std::vector<uint32_t> weights(maze.grid.cellCount());
  for (std::size_t i = 0; i < weights.size(); ++i) {
    weights[i] = pick(given, i + 3, 9) == 0 ? blockedWeight : pick(given, i + 4, 5);
  }
  double cheapest = -1;
  for (const SolverRow* row : catalog().solvers) {
    // A walk at random to where no way leads ends at its limit only.
    if (steps[to] == unreachable && row->isLocal() && !row->always && pick(given, 5, 8) != 0) {
      continue;
    }
    SolveOptions options{.solver = row->id, .from = from, .to = to, .seed = given.options.seed};
    options.steps = pick(given, 3, 2) == 0;
    const bool drawn = given.solver.solver == row->id && steps[to] != unreachable;
    if (drawn && maze.oneWays.empty()) options.unknownOptions = given.solver.unknownOptions;
    const Answer<Solution> answer = solve(maze, options);
    if (answer.problem) {
      const bool runs = row->problem == nullptr || row->problem(maze) == nullptr;
      const bool fits = row->oneWays || maze.oneWays.empty();
      found.expect(!runs || !fits || !answer.problem->field.starts_with("solver"),
                   std::string("solver ") + row->id + ": runs");
      continue;
    }
    checkPath(found, maze, *row, answer.value, from, to, steps[to]);
    if (row->weights) {
      options.weights = weights;
      const double cost = solve(maze, options).value.cost;
      found.expect(cheapest < 0 || cost == cheapest,
                   std::string("solver ") + row->id + ": the cost of a cheapest path");
      cheapest = cost;
    }
    if (row->isLocal()) {
      walk(maze, {.solver = row->id, .from = from, .length = 100, .seed = given.options.seed});
    }
  }
  const Answer<std::vector<uint32_t>> known = distances(maze, from);
  found.expect(!known.problem && known.value == steps, "distances");
  paths(maze, {from, to}, {}, pick(given, 4, 2) == 0);
  paths(maze, {from}, weights);
  difficulty(maze, from, to);
}

/// Everything that draws; what it draws is for other tests.
void draw(const Case& given, const Maze& maze) {
  if (pick(given, 5, 4) != 0) return;
  drawTiles(maze, {});
  drawLines(maze, {{"seams", pick(given, 6, 2) == 0}});
  drawMeshes(maze, {{"solid", pick(given, 7, 2) == 0}});
  drawBlocks(maze, {});
  drawBoxes(maze, {});
  for (const ExportRow* row : catalog().exports) exportFile(maze, row->id, {});
}

/// The text of a maze is read back; damaged, it is refused or that of what was read.
void checkText(Findings& found, const Case& given, const Maze& maze) {
  if (!maze.grid.shape->tiles) return;
  std::string text = asciiText(maze);
  std::optional<Maze> read;
  if (const Problem problem = readAscii(text, read)) {
    // The text of a maze without an open cell, or on a surface that closes, is another maze's.
    return;
  }
  found.expect(asciiText(*read) == text, "text: that of what was read");
  if (text.empty()) return;
  text[pick(given, 8, static_cast<uint32_t>(text.size()))] =
      " #+-|SEB.,:/\n'u%"[pick(given, 9, 16)];
  if (readAscii(text, read) == nullptr) {
    found.expect(asciiText(*read) == text, "damaged text: that of what was read");
  }
}

/// Damaged data is refused, or is a maze like any other.
void checkDamage(Findings& found, const Case& given, const Maze& maze) {
  MazeData data = dataOf(maze);
  std::vector<uint8_t>* const planes[] = {&data.passages, &data.kinds, &data.oneWays, &data.mask};
  std::vector<uint8_t>& plane = *planes[pick(given, 10, 4)];
  if (plane.empty()) plane.assign(maze.grid.cellCount(), 1);
  plane[pick(given, 11, maze.grid.cellCount())] ^= 1u << pick(given, 12, 8);
  std::optional<Maze> read;
  if (adopt(std::move(data), read)) return;
  checkAdopted(found, *read, "adopted damage");
  checkStats(found, *read, figuresOf(*read));
  checkSolvers(found, given, *read);
}

/// Passes on the finished maze.
void checkApplied(Findings& found, const Case& given, const Outcome& made) {
  if (given.applied.empty()) return;
  Maze maze = *made.maze;
  maze.log = nullptr;
  if (applyPasses(maze, given.applied, given.options.seed)) {
    found.expect(differenceOf(maze, *made.maze).empty(), "refused apply: changes nothing");
    return;
  }
  for (const Cell end : {maze.start, maze.end}) {
    found.expect(end == noCell || (end < maze.grid.cellCount() && maze.isOpen(end)),
                 "apply: ends are open");
  }
  checkAdopted(found, maze, "apply: adopt");
  checkStats(found, maze, figuresOf(maze));
  checkSolvers(found, given, maze);
  draw(given, maze);
}

/// Passages that are opened and closed come back with the code.
void checkEdits(Findings& found, const Case& given, const Outcome& made) {
  const Maze& maze = *made.maze;
  if (maze.isDungeon()) return;
  std::vector<uint32_t> edits;
  for (std::size_t i = 0; i < pick(given, 13, 4); ++i) {
    const Cell cell = pick(given, 14 + i, maze.grid.cellCount());
    for (Direction direction = 0; direction < maze.grid.directions; ++direction) {
      const bool hasWay = (maze.grid.neighbours[cell] >> direction & 1) != 0;
      if (!hasWay || !maze.isOpen(cell)) continue;
      if (!maze.isOpen(maze.grid.neighbour(cell, direction))) continue;
      const auto slot = static_cast<uint32_t>(maze.grid.slot(cell, direction));
      edits.push_back(2 * slot + pick(given, 15 + i, 2));
      if (pick(given, 16 + i, 3) == 0) edits.push_back(edits.back() ^ 1u);
      break;
    }
  }
  if (edits.empty()) return;
  Maze changed = maze;
  changed.log = nullptr;
  if (editPassages(changed, edits)) return;
  checkAdopted(found, changed, "edit: adopt");
  Plan plan;
  Options options{.maxCells = cellLimit};
  if (!differInPassagesOnly(maze, changed) || decode(made.code, options, plan)) return;
  if (!addEdits(plan.edits, maze, changed)) return;
  expectSame(found, changed, generate(encode(plan)), "edit: code");
}

/// The code of a maze restores it, its options make the same code, a damaged code is refused.
void checkCode(Findings& found, const Case& given, const Outcome& made) {
  const Maze& maze = *made.maze;
  const Outcome again = generate(std::string_view(made.code), {.maxCells = cellLimit});
  expectSame(found, maze, again, "code");
  found.expect(again.code == made.code, "code: the code of its maze");
  Options options = optionsOf(made.plan);
  options.maxCells = cellLimit;
  const Outcome listed = generate(options);
  expectSame(found, maze, listed, "options of the code");
  found.expect(listed.code == made.code, "options of the code: their code");
  std::string damaged = made.code;
  damaged[pick(given, 17, static_cast<uint32_t>(damaged.size()))] = "~.-_0Aaz9"[pick(given, 18, 9)];
  const Outcome other = generate(std::string_view(damaged), {.maxCells = 10000});
  found.expect(other.problem != nullptr || other.code == damaged, "damaged code");
}

/// A maze to order: its figures and its code are those of what was found.
void checkAim(Findings& found, const Case& given) {
  if (given.low.empty() && given.high.empty()) return;
  const AimOutcome aimed = aim(given.options, given.low, given.high, given.tries);
  const Outcome& made = aimed.outcome;
  if (made.problem) return;
  const Maze& maze = *made.maze;
  const Stats stats = analyse(maze);
  const std::pair<const char*, double> figures[] = {{"solution", stats.solutionLength},
                                                    {"deadEnds", stats.deadEnds},
                                                    {"turns", stats.turns},
                                                    {"loops", stats.loops}};
  for (const auto& [name, figure] : figures) {
    const Value* reached = findValue(aimed.reached, name);
    if (reached == nullptr) continue;
    found.expect(
        reached->kind == ValueKind::none ? figure == unreachable : reached->number == figure,
        std::string("aim: its ") + name);
  }
  checkAdopted(found, maze, "aim: adopt");
  if (!made.code.empty()) {
    expectSame(found, maze, generate(std::string_view(made.code), {.maxCells = cellLimit}),
               "aim: code");
  }
}

void quote(const std::string& text) {
  std::putchar('"');
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') std::putchar('\\');
    if (static_cast<unsigned char>(letter) >= ' ') std::putchar(letter);
  }
  std::putchar('"');
}

void answerProblem(const ProblemDetails& problem) {
  std::printf("{\"refused\":[");
  quote(problem.code);
  std::putchar(',');
  quote(problem.field);
  std::puts("]}");
}

void answerBroken(const Findings& found) {
  std::printf("\"broken\":[");
  for (std::size_t i = 0; i < found.broken.size(); ++i) {
    if (i > 0) std::putchar(',');
    quote(found.broken[i]);
  }
  std::puts("]}");
}

/// FNV-1a over the planes and both ends: the same in every driver.
uint32_t hashOf(const Maze& maze) {
  uint32_t hash = 0x811c9dc5;
  const auto add = [&](uint32_t byte) { hash = (hash ^ byte) * 0x01000193; };
  for (const auto* plane : {&maze.passages, &maze.kinds, &maze.oneWays}) {
    for (const uint8_t byte : *plane) add(byte);
  }
  for (const Cell end : {maze.start, maze.end}) {
    for (int shift = 0; shift < 32; shift += 8) add(end >> shift & 255);
  }
  return hash;
}

/// What costs more than the maze.
void askAll(Findings& found, const Case& given, const Outcome& made) {
  const Maze& maze = *made.maze;
  Options logged = given.options;
  logged.steps = true;
  const Outcome film = generate(logged);
  expectSame(found, maze, film, "steps");
  if (film.maze) checkLog(found, maze, film.steps);
  Options other = given.options;
  other.seed = pick(given, 19, 1000);
  if (Outcome next = generate(other); !next.problem) {
    Outcome again = generate(given.options);
    Seed seed;
    if (!readSeed(other.seed, seed)) generateAgain(again, seed.key());
    expectSame(found, *next.maze, again, "the same options with another seed");
  }
  checkCode(found, given, made);
  checkSolvers(found, given, maze);
  checkText(found, given, maze);
  checkDamage(found, given, maze);
  checkEdits(found, given, made);
  checkApplied(found, given, made);
  checkAim(found, given);
  draw(given, maze);
}

void runMaze(const Case& given) {
  Findings found;
  const Outcome made = generate(given.options);
  const Problem problem = check(given.options);
  if (made.problem) {
    found.expect(problem != nullptr && problem->field == made.problem->field,
                 "check refuses what generate refuses");
    if (found.broken.empty()) return answerProblem(*made.problem);
    std::putchar('{');
    return answerBroken(found);
  }
  found.expect(problem == nullptr, "check accepts what generate accepts");
  const Maze& maze = *made.maze;
  const Figures figures = figuresOf(maze);
  checkStats(found, maze, figures);
  checkAdopted(found, maze, "adopt");
  if (given.isDeep) askAll(found, given, made);

  const auto endOf = [&](Cell end) {
    return end == noCell ? -1 : end < maze.grid.cellCount() && maze.isOpen(end) ? 1 : 0;
  };
  const bool haveEnds = endOf(maze.start) == 1 && endOf(maze.end) == 1;
  std::printf(
      "{\"kept\":%u,\"cells\":%u,\"links\":%u,\"loops\":%u,\"components\":%u,"
      "\"gridComponents\":%u,\"start\":%d,\"end\":%d,\"joined\":%s,\"hash\":%u,\"code\":",
      figures.kept, figures.cells, figures.links, figures.loops, figures.components,
      figures.gridComponents, endOf(maze.start), endOf(maze.end),
      haveEnds && stepsFrom(maze, maze.start)[maze.end] != unreachable ? "true" : "false",
      hashOf(maze));
  quote(made.code);
  std::putchar(',');
  answerBroken(found);
}

/// The chunks of a world, a route through it, its seams and its code.
void runWorld(const Case& given) {
  const Options& options = given.options;
  const WorldOptions wanted{.algorithm = options.algorithm,
                            .seed = options.seed,
                            .chunk = given.chunk,
                            .levels = given.worldLevels,
                            .endless = given.endless,
                            .mode = options.mode,
                            .params = options.params};
  World world;
  if (const Problem problem = readWorld(wanted, world)) return answerProblem(*problem);
  Findings found;
  const WorldFacts facts = factsOf(world);
  World again;
  Answer<WorldOptions> read = decodeWorld(facts.code);
  found.expect(!read.problem && !readWorld(read.value, again) && encodeWorld(again) == facts.code,
               "world: the code of its code");
  const double first = facts.first.value;
  const double span = facts.end.value - first;
  const auto place = [&](std::size_t index) {
    const uint32_t near = pick(given, index, 7);
    const double end = pick(given, index + 1, 2) == 0 ? first : first + span - 1;
    const double middle = first + std::floor(span / 2);
    return std::clamp((near < 3 ? end : middle) + near - 3, first, first + span - 1);
  };
  for (std::size_t i = 0; i < 3; ++i) {
    const Number x = place(2 * i);
    const Number y = place(2 * i + 3);
    const Outcome chunk = chunkAt(world, x, y);
    const Answer<Options> own = chunkOptions(world, x, y);
    if (chunk.problem) {
      // A generator that tries may find none, on the chunk's own options too.
      found.expect(sameProblem(chunk.problem, generate(own.value).problem), "world: a chunk of it");
      continue;
    }
    const Figures figures = figuresOf(*chunk.maze);
    checkStats(found, *chunk.maze, figures);
    checkAdopted(found, *chunk.maze, "world: adopt of a chunk");
    if (!facts.dungeon) {
      expectSame(found, *chunk.maze, generate(own.value), "world: the options of a chunk");
      found.expect(!world.plan.generator->perfect || figures.components == 1,
                   "world: a connected chunk");
    }
    found.expect(!doorsAt(world, x, y).problem, "world: doors of a chunk");
  }
  const double side = facts.chunk;
  const auto cell = [&](std::size_t index) {
    const uint32_t near = pick(given, index, 3 * facts.chunk);
    return Number(
        std::min((first + std::floor(span / 2)) * side + near, facts.end.value * side - 1));
  };
  const Number fromX = cell(20), fromY = cell(21), toX = cell(22), toY = cell(23);
  const Answer<std::vector<uint8_t>> steps = routeSteps(world, fromX, fromY, toX, toY);
  const Answer<Number> length = routeLength(world, fromX, fromY, toX, toY, 1000);
  found.expect((steps.problem == nullptr) == (length.problem == nullptr),
               "world: steps and length of a route");
  if (!steps.problem && !length.problem && length.value.isGiven() && length.value.value < 4096) {
    found.expect(static_cast<double>(steps.value.size()) == length.value.value,
                 "world: the length of a route");
    double x = fromX.value, y = fromY.value;
    for (const uint8_t direction : steps.value) {
      x += direction == 3 ? 1 : direction == 2 ? -1 : 0;
      y += direction == 1 ? 1 : direction == 0 ? -1 : 0;
    }
    found.expect(x == toX.value && y == toY.value, "world: where a route leads");
  }
  seamLines(world, fromX, fromY, 40, 40, 1, pick(given, 24, 2) == 0);
  std::printf("{\"world\":true,\"code\":");
  quote(facts.code);
  std::putchar(',');
  answerBroken(found);
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  for (Case given; readCase(std::cin, given); given = {}) {
    if (given.isWorld) {
      runWorld(given);
    } else {
      runMaze(given);
    }
    std::fflush(stdout);
  }
}
