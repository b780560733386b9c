#include "mazewright/library/generate.hpp"
#include "mazewright/shapes/building/build_grid.hpp"

namespace mazewright {

namespace {

/// In a mask of several parts both exits lie in the largest one, so that a way leads out.
Exits exitsOf(const Maze& maze, const Options& options) {
  Random random(options.seed.key(), "exits");
  if (!options.eachPart || options.mask.empty()) return options.exits->place(maze, random);
  Maze largest = maze;
  applyMask(largest.grid, largestPart(maze.grid));
  return options.exits->place(largest, random);
}

Problem placeExits(Maze& maze, const Options& options) {
  const Exits exits = exitsOf(maze, options);
  maze.start = options.start.value_or(exits.start);
  maze.end = options.end.value_or(exits.end);
  for (const auto& [name, place] : {std::pair{"start", options.start}, {"end", options.end}}) {
    if (!place || maze.isOpen(*place)) continue;
    return refuse("invalid-option", name, "must be a floor tile; cell # is rock in this dungeon",
                  nullptr, *place);
  }
  return {};
}

/// Each part of the grid by itself, in the order of their first cells, all from one stream. Its
/// cells, and by them its edges, have numbers of their own.
void runParts(Maze& maze, Random& random, const Options& options) {
  const GridParts parts = partsOf(maze.grid);
  std::vector<std::vector<Cell>> cells(parts.count);
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (parts.of[cell] != noPart) cells[parts.of[cell]].push_back(cell);
  }
  std::vector<Cell> numberOf(maze.grid.cellCount());
  for (std::vector<Cell>& part : cells) {
    Maze piece(partOf(maze.grid, std::move(part), numberOf));
    piece.pulse = maze.pulse;
    StepLog steps;
    if (maze.log != nullptr) piece.log = &steps;
    options.generator->run(piece, random, options.settings);
    const std::vector<Cell>& origin = piece.grid.origin;
    for (Cell cell = 0; cell < origin.size(); ++cell) {
      maze.passages[origin[cell]] = piece.passages[cell];
    }
    for (const uint32_t entry : steps) maze.note(origin[entry >> 5], entry & 31);
  }
}

void run(Outcome& outcome, Pulse pulse) {
  const Options& options = outcome.options;
  Maze& maze = outcome.maze.emplace(buildGrid(options.shape, options.mask));
  maze.pulse = pulse;
  if (options.steps) maze.log = &outcome.steps;
  Random random(options.seed.key());
  const std::vector<uint8_t> allExits =
      options.shape.row->thin != nullptr ? maze.grid.exits : std::vector<uint8_t>();
  if (!allExits.empty()) {
    Random thinning(options.seed.key(), "shape");
    options.shape.row->thin(maze.grid, thinning);
  }
  if (options.eachPart && !options.mask.empty()) {
    runParts(maze, random, options);
  } else {
    options.generator->run(maze, random, options.settings);
  }
  if (!allExits.empty()) maze.grid.exits = allExits;
  maze.log = nullptr;
  maze.pulse = nullptr;
  outcome.problem = placeExits(maze, options);
  if (outcome.problem) outcome.maze.reset();
}

}  // namespace

Outcome generate(Options options, Pulse pulse) {
  Outcome outcome;
  outcome.options = std::move(options);
  outcome.code = encode(outcome.options);
  run(outcome, pulse);
  return outcome;
}

Outcome generate(const Fields& fields, std::vector<uint8_t> mask, Graph graph, Pulse pulse) {
  Outcome outcome;
  outcome.problem = readOptions(fields, std::move(mask), std::move(graph), outcome.options);
  if (outcome.problem) return outcome;
  return generate(std::move(outcome.options), pulse);
}

Outcome generate(std::string_view code, const Fields& more, Pulse pulse) {
  Outcome outcome;
  outcome.problem = decode(code, more, outcome.options);
  if (outcome.problem) return outcome;
  return generate(std::move(outcome.options), pulse);
}

Problem check(const Fields& fields, std::vector<uint8_t> mask, Graph graph) {
  Options options;
  if (Problem problem = readOptions(fields, mask, graph, options)) return problem;
  const bool mayBeRock = options.generator->kind == GeneratorKind::dungeon;
  if (!mayBeRock || (!options.start && !options.end)) return {};
  return generate(fields, std::move(mask), std::move(graph)).problem;
}

}  // namespace mazewright
