#include "mazewright/library/passes.hpp"

#include "mazewright/library/row_field.hpp"

namespace mazewright {

namespace {

/// "passes.<i>."
std::string prefixOf(std::size_t i) { return "passes." + std::to_string(i) + "."; }

Problem readPass(const Fields& fields, const std::string& prefix, const GeneratorRow& generator,
                 Pass& pass) {
  Problem problem;
  const std::string id = prefix + "id";
  pass.row = readRow(fields, id.c_str(), catalog().passes, nullptr, "invalid-option", problem);
  if (pass.row == nullptr) return problem;
  if (generator.kind == GeneratorKind::dungeon && !pass.row->dungeons) {
    const std::string ids =
        listIds(catalog().passes, [](const PassRow& row) { return row.dungeons; });
    return refuseText("invalid-option", id,
                      "must be one of" + ids + " with algorithm '@', which makes dungeons; got '" +
                          pass.row->id + "'",
                      generator.id);
  }
  pass.settings = Settings(pass.row->params);
  Fields params;
  for (const Field& field : fields) {
    if (field.key.starts_with(prefix) && field.key != id) params.push_back(field);
  }
  return readSettings(pass.settings, params, prefix, pass.row->id);
}

}  // namespace

Problem readPasses(const Fields& fields, const GeneratorRow& generator, std::vector<Pass>& passes) {
  const auto isGiven = [&](std::string_view prefix) {
    for (const Field& field : fields) {
      if (field.key.starts_with(prefix)) return true;
    }
    return false;
  };
  for (std::string prefix = prefixOf(0); isGiven(prefix); prefix = prefixOf(passes.size())) {
    if (passes.size() == mostPasses) {
      return refuse("invalid-option", "passes", "must be at most #", nullptr, mostPasses);
    }
    if (Problem problem = readPass(fields, prefix, generator, passes.emplace_back())) {
      return problem;
    }
  }
  return {};
}

void runPasses(Maze& maze, uint64_t key, std::span<const Pass> passes) {
  for (std::size_t i = 0; i < passes.size(); ++i) {
    const auto& [row, settings] = passes[i];
    Random random(key, "pass." + std::to_string(i) + "." + row->id);
    row->run(maze, random, settings);
  }
}

}  // namespace mazewright
