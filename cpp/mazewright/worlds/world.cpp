#include "mazewright/worlds/world.hpp"

#include "mazewright/library/code.hpp"

namespace mazewright {

namespace {

constexpr int64_t usualChunk = 32;

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

Problem readLevels(const Fields& fields, World& world) {
  const Field* endless = findField(fields, "endless");
  if (endless != nullptr && endless->type != FieldType::boolean) {
    return refuse("invalid-option", "endless", "must be true or false; got %", endless);
  }
  world.endless = endless != nullptr && endless->value == "true";
  int64_t levels = mostLevels(world.chunk());
  if (findField(fields, "levels") != nullptr) {
    if (world.endless) return refuse("invalid-option", "levels", "must be left out: it is endless");
    const Range range{0, levels, "invalid-size", "too-large"};
    if (Problem problem = readNumber(fields, "levels", range, levels)) return problem;
  }
  world.levels = world.endless ? endlessLevels : static_cast<unsigned>(levels);
  return {};
}

Problem checkDungeon(const World& world) {
  if (!world.isDungeon() || world.chunk() >= leastDungeon) return {};
  return refuseText("invalid-size", "chunk", "must be at least 3 with algorithm '@'",
                    world.options.generator->id);
}

}  // namespace

Problem readNumber(const Fields& fields, std::string_view key, const Range& range,
                   int64_t& number) {
  const Field* field = findField(fields, key);
  const auto given = field == nullptr ? std::nullopt : wholeNumber(*field);
  if (given && *given >= range.least && *given <= range.most) {
    number = *given;
    return {};
  }
  return refuse(given && *given > range.most ? range.greater : range.lesser, key,
                "must be a whole number from # to #; got %", field, range.least, range.most);
}

Problem readWorld(const Fields& fields, World& world) {
  int64_t chunk = usualChunk;
  if (findField(fields, "chunk") != nullptr) {
    const Range range{2, maxChunk, "invalid-size", "too-large"};
    if (Problem problem = readNumber(fields, "chunk", range, chunk)) return problem;
  }
  const std::string side = std::to_string(chunk);
  Fields ofChunk;
  for (Field field : fields) {
    const std::string_view key = field.key;
    if (key == "levels" || key == "endless") continue;
    const bool known = key == "algorithm" || key == "seed" || key == "mode" || key == "chunk";
    if (!known && !key.starts_with("params.")) {
      return refuse("invalid-option", key, "is not an option of world");
    }
    if (key != "chunk") ofChunk.push_back(field);
  }
  for (const char* key : {"width", "height"}) {
    const Field field{key, FieldType::number, side};
    ofChunk.push_back(field);
  }
  Problem problem = readOptions(ofChunk, {}, {}, world.options);
  if (problem) return aboutChunk(std::move(problem));
  if ((problem = checkDungeon(world))) return problem;
  return readLevels(fields, world);
}

std::string encodeWorld(const World& world) {
  return encode(world.options, world.endless ? "endless" : std::to_string(world.levels));
}

}  // namespace mazewright
