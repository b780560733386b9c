#include "mazewright/library/passes.hpp"

#include "mazewright/library/row_value.hpp"

namespace mazewright {

namespace {

/// Reads one pass. `prefix` begins the fields of its problems.
Problem readPass(const PassChoice& choice, const std::string& prefix, const GeneratorRow& generator,
                 Pass& pass) {
  Problem problem;
  const std::string option = prefix + "id";
  pass.row = readRow(choice.id, option.c_str(), catalog().passes, "invalid-option", problem);
  if (pass.row == nullptr) return problem;
  if (generator.kind == GeneratorKind::dungeon && !pass.row->dungeons) {
    const std::string ids =
        listIds(catalog().passes, [](const PassRow& row) { return row.dungeons; });
    return refuseText("invalid-option", option,
                      "must be one of" + ids + " with algorithm '@', which makes dungeons; got '" +
                          pass.row->id + "'",
                      generator.id);
  }
  pass.settings = Settings(pass.row->params);
  return readSettings(pass.settings, choice.params, prefix, pass.row->id);
}

}  // namespace

Problem readPasses(std::span<const PassChoice> choices, const GeneratorRow& generator,
                   std::vector<Pass>& passes) {
  if (choices.size() > maxPasses) {
    return refuse("invalid-option", "passes", "must have at most # entries; got #", nullptr,
                  maxPasses, static_cast<int64_t>(choices.size()));
  }
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const std::string prefix = "passes." + std::to_string(i) + ".";
    if (Problem problem = readPass(choices[i], prefix, generator, passes.emplace_back())) {
      return problem;
    }
  }
  return {};
}

std::vector<PassChoice> choicesOf(std::span<const Pass> passes) {
  std::vector<PassChoice> choices;
  for (const auto& [row, settings] : passes) choices.push_back({row->id, valuesOf(settings)});
  return choices;
}

void runPasses(Maze& maze, uint64_t key, std::span<const Pass> passes) {
  for (std::size_t i = 0; i < passes.size(); ++i) {
    const auto& [row, settings] = passes[i];
    Random random(key, "pass." + std::to_string(i) + "." + row->id);
    row->run(maze, random, settings);
  }
}

}  // namespace mazewright
