#include "mazewright/worlds/world.hpp"

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/library/code.hpp"

namespace mazewright {

namespace {

/// The smallest side of a dungeon: doors are not at corners, and floor must fit behind them.
constexpr uint32_t minDungeonSide = 3;

/// The largest number of levels of a world of chunks of that side.
unsigned maxLevels(uint32_t chunk) {
  unsigned levels = 0;
  for (LoopBound turns(64); (uint64_t{chunk} << (levels + 1)) <= maxWorldSide; ++turns) ++levels;
  return levels;
}

/// Turns a problem about the width or height of chunks into one about the option chunk.
Problem asChunkProblem(Problem problem) {
  const std::string& field = problem->field;
  if (field != "width" && field != "height") return problem;
  return refuseText(problem->code, "chunk", "@",
                    std::string_view(problem->message).substr(field.size() + 1));
}

/// The value that the caller gave for an option. A value of another type than the member's is in
/// `unknownOptions`.
Value given(const WorldOptions& options, std::string_view id, Number member) {
  const Value* unknown = findValue(options.unknownOptions, id);
  return unknown != nullptr ? *unknown : Value(member);
}

/// Reads levels and endless.
Problem readLevels(const WorldOptions& options, World& world) {
  if (const Value* unknown = findValue(options.unknownOptions, "endless")) {
    return refuse("invalid-option", "endless", "must be true or false; got %", unknown);
  }
  world.endless = options.endless;
  int64_t levels = maxLevels(world.chunk());
  const Value value = given(options, "levels", options.levels);
  if (value.kind != ValueKind::none) {
    if (world.endless)
      return refuse("invalid-option", "levels", "must be left out if endless is true");
    const Range range{0, levels, "invalid-size", "too-large"};
    if (Problem problem = readNumber(value, "levels", range, levels)) return problem;
  }
  world.levels = world.endless ? endlessLevels : static_cast<unsigned>(levels);
  return {};
}

/// Refuses chunks that are too small for a dungeon with doors.
Problem checkDungeon(const World& world) {
  if (!world.isDungeon() || world.chunk() >= minDungeonSide) return {};
  return refuse("invalid-size", "chunk", "must be at least # with algorithm '@'; got #", nullptr,
                minDungeonSide, world.chunk(), world.plan.generator->id);
}

/// The options of generate for all chunks, with the seed of the world.
Problem readChunk(const WorldOptions& options, Options& chunkOptions) {
  const Range range{2, maxChunk, "invalid-size", "too-large"};
  int64_t chunk = 0;
  const Value value = given(options, "chunk", options.chunk);
  if (Problem problem = readNumber(value, "chunk", range, chunk)) return problem;
  chunkOptions.algorithm = options.algorithm;
  chunkOptions.seed = options.seed;
  chunkOptions.mode = options.mode;
  chunkOptions.params = options.params;
  chunkOptions.maxWork = options.maxWork;
  chunkOptions.width = chunkOptions.height = chunk;
  for (const NamedValue& unknown : options.unknownOptions) {
    const std::string& id = unknown.id;
    if (id == "levels" || id == "endless" || id == "chunk") continue;
    if (id != "algorithm" && id != "seed" && id != "mode" && id != "maxWork") {
      return refuse("invalid-option", id, "is not an option of world");
    }
    chunkOptions.unknownOptions.push_back(unknown);
  }
  return {};
}

}  // namespace

Problem readNumber(const Value& given, std::string_view field, const Range& range,
                   int64_t& number) {
  const auto whole = wholeNumber(given);
  if (whole && *whole >= range.min && *whole <= range.max) {
    number = *whole;
    return {};
  }
  return refuse(whole && *whole > range.max ? range.codeAbove : range.codeBelow, field,
                "must be a whole number from # to #; got %", &given, range.min, range.max);
}

Problem readWorld(const WorldOptions& options, World& world) {
  Options chunkOptions;
  if (Problem problem = readChunk(options, chunkOptions)) return problem;
  Problem problem = readOptions(chunkOptions, world.plan);
  if (problem) return asChunkProblem(std::move(problem));
  if ((problem = checkDungeon(world))) return problem;
  return readLevels(options, world);
}

std::string encodeWorld(const World& world) {
  return encode(world.plan, world.endless ? "endless" : std::to_string(world.levels));
}

Answer<WorldOptions> decodeWorld(const std::string& code) {
  const auto invalid = [](std::string_view why) {
    return refuseText("invalid-code", "code", "@", why);
  };
  Options chunkOptions;
  Plan plan;
  std::string extent;
  if (Problem problem = decode(code, chunkOptions, plan, &extent)) return problem;
  if (extent.empty()) {
    return invalid("is that of a maze, not of a world; pass it to mw.generate");
  }
  WorldOptions options{
      chunkOptions.algorithm, chunkOptions.seed,   chunkOptions.width, {}, extent == "endless",
      chunkOptions.mode,      chunkOptions.params, Work::most,         {}};
  if (!options.endless) {
    const Value levels = Value::whole(extent);
    options.levels = levels.kind == ValueKind::number ? levels.number : -1;
  }
  World world;
  if (Problem problem = readWorld(options, world)) {
    return invalid("cannot be read: " + problem->message);
  }
  // Options of mazes that worlds do not have (exits, a mask) were dropped above.
  if (encodeWorld(world) != code)
    return invalid("has options that a world does not take, such as exits or a mask");
  return options;
}

}  // namespace mazewright
