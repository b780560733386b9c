#include "bindings/write_options.hpp"

#include <algorithm>

namespace mazewright {

namespace {

void writeSetting(JsonWriter& json, const Param& param, int32_t value) {
  json.key(param.id).field(typeOf(param), writeValue(param, value));
}

/// Its id; an object if it has parameters that are not at their defaults.
void writeShape(JsonWriter& json, const ShapeSpec& shape) {
  const auto& [params, values, seedMode] = shape.settings;
  json.key("shape");
  if (std::equal(values.begin(), values.end(), Settings(params).values.begin())) {
    json.string(shape.row->id);
    return;
  }
  json.open('{').key("id").string(shape.row->id);
  for (std::size_t i = 0; i < params.size(); ++i) {
    if (values[i] != params[i].fallback) writeSetting(json, params[i], values[i]);
  }
  json.close('}');
}

/// The members of writeOrigin.
void writeMembers(JsonWriter& json, const Options& options) {
  const Seed& seed = options.seed;
  json.key("algorithm").string(options.generator->id);
  json.key("seed").field(seed.isText ? FieldType::text : FieldType::bigint, seed.value);
  json.key("mode").string(options.settings.seedMode ? "seed" : "standard");
  json.key("exits").string(options.exits->id);
  json.key("params").open('{');
  writeValues(json, options.settings);
  json.close('}');
}

}  // namespace

void writeValues(JsonWriter& json, const Settings& settings) {
  for (std::size_t i = 0; i < settings.params.size(); ++i) {
    writeSetting(json, settings.params[i], settings.values[i]);
  }
}

void writeOrigin(JsonWriter& json, const Options& options) {
  json.key("options").open('{');
  writeMembers(json, options);
  json.close('}');
}

void writeOptions(JsonWriter& json, const Options& options) {
  json.key("options").open('{');
  writeMembers(json, options);
  writeShape(json, options.shape);
  const auto& [width, height, levels] = options.shape.size;
  json.count("width", width).count("height", height).count("levels", levels);
  json.key("parts").string(options.eachPart ? "each" : "one");
  if (options.start) json.count("start", *options.start);
  if (options.end) json.count("end", *options.end);
  json.close('}');
}

}  // namespace mazewright
