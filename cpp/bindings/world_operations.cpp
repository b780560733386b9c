// The operations on worlds. Places are given and told in cells or chunks as the world's users count
// them.

#include "bindings/operations.hpp"
#include "bindings/write_maze.hpp"
#include "bindings/write_options.hpp"
#include "mazewright/library/code.hpp"
#include "mazewright/worlds/route.hpp"
#include "mazewright/worlds/seam_map.hpp"

namespace mazewright {

namespace {

/// Steps of a way that one call gives at least, if there are as many.
constexpr std::size_t stepsAtOnce = 4096;

/// The most nodes that one call tells of.
constexpr int64_t maxNodes = 1 << 16;

constexpr int64_t maxSafeInteger = (int64_t{1} << 53) - 1;

/// A chunk or a cell; `unit` is how many of them a chunk is wide.
Problem readSite(const World& world, const Fields& fields, std::string_view keyX,
                 std::string_view keyY, int64_t unit, Site& site) {
  const int64_t least = world.firstChunk() * unit;
  const int64_t most = world.endChunk() * unit - 1;
  const uint64_t origin = world.origin() * static_cast<uint64_t>(unit);
  int64_t x = 0;
  int64_t y = 0;
  if (Problem problem = readNumber(fields, keyX, {least, most}, x)) return problem;
  if (Problem problem = readNumber(fields, keyY, {least, most}, y)) return problem;
  site = {static_cast<uint64_t>(x) + origin, static_cast<uint64_t>(y) + origin};
  return {};
}

Problem readEnds(const Fields& fields, const World& world, Leg& ends) {
  const int64_t unit = world.chunk();
  if (Problem p = readSite(world, fields, "from.x", "from.y", unit, ends.from)) return p;
  return readSite(world, fields, "to.x", "to.y", unit, ends.to);
}

Problem opChunk(Call& call, const World& world) {
  Site chunk{};
  if (Problem p = readSite(world, call.fields, "cx", "cy", 1, chunk)) return p;
  return writeOutcome(call, makeChunk(world, chunk));
}

Problem opDoors(Call& call, const World& world) {
  Site chunk{};
  if (Problem p = readSite(world, call.fields, "cx", "cy", 1, chunk)) return p;
  const Doors doors = doorsOf(world, chunk);
  call.json.place("north", doors[0]).place("south", doors[1]);
  call.json.place("west", doors[2]).place("east", doors[3]);
  return {};
}

Problem opRoute(Call& call, const World& world) {
  Leg ends{};
  std::vector<uint8_t> steps;
  uint64_t length = 0;
  if (Problem p = readEnds(call.fields, world, ends)) return p;
  if (Problem p = walk(world, ends, stepsAtOnce, length, &steps)) return p;
  call.add(std::move(steps));
  return {};
}

Problem opDistance(Call& call, const World& world) {
  Leg ends{};
  int64_t chunks = 0;
  uint64_t length = 0;
  if (Problem p = readEnds(call.fields, world, ends)) return p;
  if (Problem p = readNumber(call.fields, "chunks", {1, maxSafeInteger}, chunks)) return p;
  if (!isWithin(world, ends, static_cast<uint64_t>(chunks))) return {};
  if (Problem p = walk(world, ends, UINT64_MAX, length)) return p;
  call.json.key("steps").number(static_cast<int64_t>(length));
  return {};
}

/// A cell, or for lack of it the nearest one; the end of an area likewise.
Site clip(const World& world, int64_t x, int64_t y) {
  const int64_t least = world.firstChunk() * world.chunk();
  const int64_t most = world.endChunk() * world.chunk();
  const uint64_t origin = world.origin() * world.chunk();
  const auto inside = [&](int64_t place) {
    return static_cast<uint64_t>(std::clamp(place, least, most)) + origin;
  };
  return {inside(x), inside(y)};
}

/// With a field `whole` the seams of the nodes that the area touches are not cut to it.
Problem opMap(Call& call, const World& world) {
  const Fields& fields = call.fields;
  int64_t least = 0;
  std::array<int64_t, 4> area{};
  if (Problem p = readNumber(fields, "leastLevel", {1, maxSafeInteger}, least)) return p;
  constexpr const char* keys[] = {"area.x", "area.y", "area.width", "area.height"};
  for (std::size_t i = 0; i < area.size(); ++i) {
    const int64_t from = i < 2 ? -maxSafeInteger : 0;
    if (Problem p = readNumber(fields, keys[i], {from, maxSafeInteger}, area[i])) return p;
  }
  const auto& [x, y, width, height] = area;
  const Area cells{clip(world, x, y), clip(world, x + width, y + height)};
  const auto level = static_cast<unsigned>(std::min<int64_t>(least, endlessLevels + 1));
  if (nodesIn(world, cells, level) > maxNodes) {
    return refuse("too-large", "leastLevel",
                  "must be higher for this area: it asks for more than # nodes", nullptr, maxNodes);
  }
  const bool whole = findField(fields, "whole") != nullptr;
  const Area all{clip(world, INT64_MIN, INT64_MIN), clip(world, INT64_MAX, INT64_MAX)};
  call.add(linesIn(world, cells, level, whole ? all : cells));
  return {};
}

struct WorldOperation {
  const char* name;
  Problem (*run)(Call&, const World&);
};

constexpr WorldOperation table[] = {
    {"chunk", opChunk},       {"doors", opDoors}, {"route", opRoute},
    {"distance", opDistance}, {"map", opMap},
};

}  // namespace

Problem opWorld(Call& call, Maze*) {
  World world;
  if (Problem problem = readWorld(call.fields, world)) return problem;
  call.json.key("code").string(encodeWorld(world)).count("levels", world.levels);
  call.json.count("chunk", world.chunk()).key("endless").boolean(world.endless);
  call.json.key("dungeon").boolean(world.isDungeon());
  call.json.key("first").number(world.firstChunk()).key("end").number(world.endChunk());
  writeOrigin(call.json, world.options);
  return {};
}

Problem opDescribeWorld(Call& call, Maze*) {
  Options options;
  std::string world;
  if (Problem problem = decode(call.in[1], {}, options, &world)) return problem;
  call.json.key("world").string(world);
  writeOptions(call.json, options);
  return {};
}

Problem opOfWorld(Call& call, Maze*) {
  World world;
  std::string lines(call.in[1]);
  if (Problem problem = readWorld(readFields(lines), world)) return problem;
  for (const WorldOperation& operation : table) {
    if (call.in[2] == operation.name) return operation.run(call, world);
  }
  return refuse("internal", call.in[2], "is no operation on worlds");
}

}  // namespace mazewright
