#include "mazewright/worlds/world.hpp"

#include "mazewright/library/code.hpp"

namespace mazewright {

namespace {

/// Doors of a dungeon stand beside corners, and something must lie behind them.
constexpr uint32_t leastDungeon = 3;

unsigned mostLevels(uint32_t chunk) {
  unsigned levels = 0;
  while ((uint64_t{chunk} << (levels + 1)) <= maxWorldSide) ++levels;
  return levels;
}

/// What a chunk's own options refuse about its size is about the option `chunk` here.
Problem aboutChunk(Problem problem) {
  const std::string& field = problem->field;
  if (field != "width" && field != "height") return problem;
  return refuseText(problem->code, "chunk", "@",
                    std::string_view(problem->message).substr(field.size() + 1));
}

/// What was given for an option: the stray value of its name, else its member.
Value given(const WorldOptions& options, std::string_view id, Number member) {
  const Value* stray = findValue(options.strays, id);
  return stray != nullptr ? *stray : Value(member);
}

Problem readLevels(const WorldOptions& options, World& world) {
  if (const Value* stray = findValue(options.strays, "endless")) {
    return refuse("invalid-option", "endless", "must be true or false; got %", stray);
  }
  world.endless = options.endless;
  int64_t levels = mostLevels(world.chunk());
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

Problem checkDungeon(const World& world) {
  if (!world.isDungeon() || world.chunk() >= leastDungeon) return {};
  return refuse("invalid-size", "chunk", "must be at least # with algorithm '@'; got #", nullptr,
                leastDungeon, world.chunk(), world.plan.generator->id);
}

/// The options of every chunk.
Problem readChunk(const WorldOptions& options, Options& ofChunk) {
  const Range range{2, maxChunk, "invalid-size", "too-large"};
  int64_t chunk = 0;
  const Value value = given(options, "chunk", options.chunk);
  if (Problem problem = readNumber(value, "chunk", range, chunk)) return problem;
  ofChunk.algorithm = options.algorithm;
  ofChunk.seed = options.seed;
  ofChunk.mode = options.mode;
  ofChunk.params = options.params;
  ofChunk.width = ofChunk.height = chunk;
  for (const NamedValue& stray : options.strays) {
    const std::string& id = stray.id;
    if (id == "levels" || id == "endless" || id == "chunk") continue;
    if (id != "algorithm" && id != "seed" && id != "mode") {
      return refuse("invalid-option", id, "is not an option of world");
    }
    ofChunk.strays.push_back(stray);
  }
  return {};
}

}  // namespace

Problem readNumber(const Value& given, std::string_view field, const Range& range,
                   int64_t& number) {
  const auto whole = wholeNumber(given);
  if (whole && *whole >= range.least && *whole <= range.most) {
    number = *whole;
    return {};
  }
  return refuse(whole && *whole > range.most ? range.greater : range.lesser, field,
                "must be a whole number from # to #; got %", &given, range.least, range.most);
}

Problem readWorld(const WorldOptions& options, World& world) {
  Options ofChunk;
  if (Problem problem = readChunk(options, ofChunk)) return problem;
  Problem problem = readOptions(ofChunk, world.plan);
  if (problem) return aboutChunk(std::move(problem));
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
  Options ofChunk;
  Plan plan;
  std::string extent;
  if (Problem problem = decode(code, ofChunk, plan, &extent)) return problem;
  if (extent.empty()) {
    return invalid("is that of a maze, not of a world; pass it to mw.generate");
  }
  WorldOptions options{ofChunk.algorithm,   ofChunk.seed, ofChunk.width,  {},
                       extent == "endless", ofChunk.mode, ofChunk.params, {}};
  if (!options.endless) {
    const Value levels = Value::whole(extent);
    options.levels = levels.kind == ValueKind::number ? levels.number : -1;
  }
  World world;
  if (Problem problem = readWorld(options, world)) {
    return invalid("cannot be read: " + problem->message);
  }
  // What a maze may have and a world has not (exits, a mask) is lost on the way here.
  if (encodeWorld(world) != code)
    return invalid("has options that a world does not take, such as exits or a mask");
  return options;
}

}  // namespace mazewright
