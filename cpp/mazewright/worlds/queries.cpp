#include "mazewright/worlds/queries.hpp"

#include <algorithm>

namespace mazewright {

namespace {

/// The smallest number of steps that one call of routeSteps returns, unless the route is shorter.
constexpr std::size_t stepsAtOnce = 4096;

/// The largest number of nodes whose seams one call of seamLines returns.
constexpr int64_t maxNodes = 1 << 16;

constexpr int64_t maxSafeInteger = (int64_t{1} << 53) - 1;

/// Reads a chunk (unit 1) or a cell (unit = cells per side of a chunk) and converts it to the
/// coordinates of the quadtree.
Problem readSite(const World& world, const std::array<const char*, 2>& fields, const Value& givenX,
                 const Value& givenY, int64_t unit, Site& site) {
  const int64_t min = world.firstChunk() * unit;
  const int64_t max = world.endChunk() * unit - 1;
  const uint64_t origin = world.origin() * static_cast<uint64_t>(unit);
  int64_t x = 0;
  int64_t y = 0;
  if (Problem problem = readNumber(givenX, fields[0], {min, max}, x)) return problem;
  if (Problem problem = readNumber(givenY, fields[1], {min, max}, y)) return problem;
  site = {static_cast<uint64_t>(x) + origin, static_cast<uint64_t>(y) + origin};
  return {};
}

Problem readChunkSite(const World& world, const Value& x, const Value& y, Site& chunk) {
  return readSite(world, {"cx", "cy"}, x, y, 1, chunk);
}

/// Reads the two cells of a route.
Problem readEnds(const World& world, const std::array<Number, 4>& ends, Leg& leg) {
  const int64_t unit = world.chunk();
  const auto& [fromX, fromY, toX, toY] = ends;
  if (Problem p = readSite(world, {"from.x", "from.y"}, fromX, fromY, unit, leg.from)) return p;
  return readSite(world, {"to.x", "to.y"}, toX, toY, unit, leg.to);
}

/// The point of the world that is nearest to a corner of an area, in the coordinates of the
/// quadtree.
Site clip(const World& world, int64_t x, int64_t y) {
  const int64_t min = world.firstChunk() * world.chunk();
  const int64_t max = world.endChunk() * world.chunk();
  const uint64_t origin = world.origin() * world.chunk();
  const auto clamped = [&](int64_t place) {
    return static_cast<uint64_t>(std::clamp(place, min, max)) + origin;
  };
  return {clamped(x), clamped(y)};
}

}  // namespace

WorldFacts factsOf(const World& world) {
  return {encodeWorld(world), world.chunk(),      world.levels,     world.endless,
          world.isDungeon(),  world.firstChunk(), world.endChunk(), valuesOf(world.plan.settings)};
}

Outcome chunkAt(const World& world, const Value& x, const Value& y) {
  Site chunk{};
  Outcome outcome;
  outcome.problem = readChunkSite(world, x, y, chunk);
  return outcome.problem ? std::move(outcome) : makeChunk(world, chunk);
}

Answer<Options> chunkOptions(const World& world, const Value& x, const Value& y) {
  Site chunk{};
  if (Problem problem = readChunkSite(world, x, y, chunk)) return problem;
  return optionsOf(planChunk(world, chunk));
}

Answer<Doors> doorsAt(const World& world, const Value& x, const Value& y) {
  Site chunk{};
  if (Problem problem = readChunkSite(world, x, y, chunk)) return problem;
  return doorsOf(world, chunk);
}

Answer<std::vector<uint8_t>> routeSteps(const World& world, Number fromX, Number fromY, Number toX,
                                        Number toY) {
  Leg leg{};
  std::vector<uint8_t> steps;
  uint64_t length = 0;
  if (Problem problem = readEnds(world, {fromX, fromY, toX, toY}, leg)) return problem;
  if (Problem problem = followRoute(world, leg, stepsAtOnce, length, &steps)) return problem;
  return steps;
}

Answer<Number> routeLength(const World& world, Number fromX, Number fromY, Number toX, Number toY,
                           const Value& chunks) {
  Leg leg{};
  int64_t maxChunks = 0;
  uint64_t length = 0;
  if (Problem problem = readEnds(world, {fromX, fromY, toX, toY}, leg)) return problem;
  if (Problem p = readNumber(chunks, "chunks", {1, maxSafeInteger}, maxChunks)) return p;
  // Checked first because it is cheap: no chunk is made for a route that is too long.
  if (!spansAtMost(world, leg, static_cast<uint64_t>(maxChunks))) return Number();
  if (Problem problem = followRoute(world, leg, UINT64_MAX, length)) return problem;
  return Number(length);
}

Answer<std::vector<SeamLine>> seamLines(const World& world, const Value& x, const Value& y,
                                        const Value& width, const Value& height,
                                        const Value& minLevel, bool whole) {
  int64_t lowest = 0;
  if (Problem p = readNumber(minLevel, "minLevel", {1, maxSafeInteger}, lowest)) return p;
  std::array<int64_t, 4> numbers{};
  const std::pair<const char*, const Value&> given[] = {
      {"area.x", x}, {"area.y", y}, {"area.width", width}, {"area.height", height}};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const int64_t from = i < 2 ? -maxSafeInteger : 0;
    const auto& [field, value] = given[i];
    if (Problem p = readNumber(value, field, {from, maxSafeInteger}, numbers[i])) return p;
  }
  const auto& [left, top, columns, rows] = numbers;
  const Area cells{clip(world, left, top), clip(world, left + columns, top + rows)};
  const auto level = static_cast<unsigned>(std::min<int64_t>(lowest, endlessLevels + 1));
  if (countNodes(world, cells, level) > maxNodes) {
    return refuse("too-large", "minLevel",
                  "must be higher for this area, which has more than # nodes; got %", &minLevel,
                  maxNodes);
  }
  // The whole world.
  const Area all{clip(world, INT64_MIN, INT64_MIN), clip(world, INT64_MAX, INT64_MAX)};
  return seamLinesIn(world, cells, level, whole ? all : cells);
}

}  // namespace mazewright
