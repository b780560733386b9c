#pragma once
// What holds for every maze: questions about one, each held against a simple count, against another
// way to the same answer, or against the maze itself. What a law of a row's traits says stands in
// tests/fuzz/laws.js.

#include "case.hpp"
#include "findings.hpp"
#include "mazewright/library/apply.hpp"
#include "mazewright/library/parse.hpp"
#include "mazewright/library/passage_edits.hpp"

namespace fuzz {

/// Number `index` of the case's picks, below a count.
inline uint32_t pick(const Case& given, std::size_t index, uint32_t count) {
  return given.picks.empty() ? 0 : given.picks[index % given.picks.size()] % count;
}

inline std::vector<Cell> openCellsOf(const Maze& maze) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (maze.isOpen(cell)) cells.push_back(cell);
  }
  return cells;
}

inline void expectSame(Findings& found, const Maze& maze, const Outcome& other,
                       const std::string& law) {
  if (other.problem) {
    found.broken.push_back(law + ": refused, " + other.problem->message);
  } else if (const std::string part = differenceOf(maze, *other.maze); !part.empty()) {
    found.broken.push_back(law + ": other " + part);
  }
}

inline bool sameProblem(const Problem& a, const Problem& b) {
  return a && b && a->code == b->code && a->field == b->field && a->message == b->message;
}

/// Adopts the data of a maze, which gives the same one.
inline void checkAdopted(Findings& found, const Maze& maze, const std::string& law) {
  Outcome copy;
  copy.problem = adopt(dataOf(maze), copy.maze);
  expectSame(found, maze, copy, law);
}

/// A passage that is closed is no longer one-way.
inline void endOneWay(Maze& maze, Cell cell, Direction direction) {
  if (maze.oneWays.empty()) return;
  const Cell to = maze.grid.neighbour(cell, direction);
  maze.oneWays[cell] &= static_cast<uint8_t>(~(1u << direction));
  maze.oneWays[to] &= static_cast<uint8_t>(~(1u << maze.grid.back(cell, direction)));
  const auto isArrow = [](uint8_t bits) { return bits != 0; };
  if (std::none_of(maze.oneWays.begin(), maze.oneWays.end(), isArrow)) maze.oneWays.clear();
}

/// Replays a log on an empty maze of the same grid.
inline void checkLog(Findings& found, const Maze& maze, const StepLog& steps) {
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
        endOneWay(film, cell, direction);
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
inline void checkStats(Findings& found, const Maze& maze, const Figures& figures) {
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
inline void checkPath(Findings& found, const Maze& maze, const SolverRow& row,
                      const Solution& solution, Cell from, Cell to, uint32_t shortest) {
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
inline void checkSolvers(Findings& found, const Case& given, const Maze& maze) {
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
inline void draw(const Case& given, const Maze& maze) {
  if (pick(given, 5, 4) != 0) return;
  drawTiles(maze, {});
  drawLines(maze, {{"seams", pick(given, 6, 2) == 0}});
  drawMeshes(maze, {{"solid", pick(given, 7, 2) == 0}});
  drawBlocks(maze, {});
  drawBoxes(maze, {});
  for (const ExportRow* row : catalog().exports) exportFile(maze, row->id, {});
}

/// The text of a maze is read back; damaged, it is refused or that of what was read.
inline void checkText(Findings& found, const Case& given, const Maze& maze) {
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
  if (readAscii(text, read) != nullptr) return;
  // Blanks at the end may be left out, or be there.
  text.resize(text.find_last_not_of(" \n") + 1);
  std::string again = asciiText(*read);
  again.resize(again.find_last_not_of(" \n") + 1);
  found.expect(again == text, "damaged text: that of what was read");
}

/// Damaged data is refused, or is a maze like any other.
inline void checkDamage(Findings& found, const Case& given, const Maze& maze) {
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
inline void checkApplied(Findings& found, const Case& given, const Outcome& made) {
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
inline void checkEdits(Findings& found, const Case& given, const Outcome& made) {
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
  if (!haveSameGround(maze, changed) || decode(made.code, options, plan)) return;
  // A door that was taken away may come back with the passes of the code.
  if (maze.doors != changed.doors || maze.things != changed.things) return;
  if (!plan.edits.empty() && !plan.passes.empty()) return;
  if (!addEdits(plan.edits, maze, changed)) return;
  expectSame(found, changed, generate(encode(plan)), "edit: code");
}

/// The code of a maze restores it, its options make the same code, a damaged code is refused.
inline void checkCode(Findings& found, const Case& given, const Outcome& made) {
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
inline void checkAim(Findings& found, const Case& given) {
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

/// What costs more than the maze.
inline void askAll(Findings& found, const Case& given, const Outcome& made) {
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

}  // namespace fuzz
