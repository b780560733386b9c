#pragma once
// What holds for every world: its chunks, its routes and its code.

#include <cmath>

#include "questions.hpp"

namespace fuzz {

/// Asks for the chunks of a world, a route through it, its seams and its code, which is set. A
/// problem: it is refused.
inline Problem askWorld(Findings& found, const Case& given, std::string& code) {
  const Options& options = given.options;
  const WorldOptions wanted{.algorithm = options.algorithm,
                            .seed = options.seed,
                            .chunk = given.chunk,
                            .levels = given.worldLevels,
                            .endless = given.endless,
                            .mode = options.mode,
                            .params = options.params};
  World world;
  if (Problem problem = readWorld(wanted, world)) return problem;
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
  code = facts.code;
  return {};
}

}  // namespace fuzz
