#include "bindings/write_catalog.hpp"

#include "bindings/tables.hpp"

namespace mazewright {

namespace {

void writeDefault(JsonWriter& json, const Param& param) {
  json.key("default");
  if (param.kind == ParamKind::cssColor || param.kind == ParamKind::text) {
    json.string(param.defaultText);
    return;
  }
  if (param.kind == ParamKind::cells || param.kind == ParamKind::bytes) {
    json.open('[').close(']');
    return;
  }
  const std::string text = writeValue(param, param.defaultValue);
  const bool isText = param.kind == ParamKind::choice || param.kind == ParamKind::color;
  isText ? json.string(text) : json.raw(text);
}

void writeParam(JsonWriter& json, const Param& param) {
  constexpr const char* kinds[] = {"integer", "choice", "boolean", "color", "share",
                                   "cells",   "bytes",  "color",   "text"};
  json.open('{').key("id").string(param.id);
  json.key("kind").string(kinds[static_cast<int>(param.kind)]);
  if (param.kind == ParamKind::integer) {
    json.key("min").number(param.min).key("max").number(param.max);
  }
  if (param.kind == ParamKind::share) {
    json.key("min").number(0).key("max").number(1).key("step").raw(writeValue(param, 1));
  }
  if (param.kind == ParamKind::cells) json.key("pairs").boolean(param.max == 2);
  if (param.kind == ParamKind::cssColor) json.key("css").boolean(true);
  if (param.kind == ParamKind::text) json.key("max").number(param.max);
  if (param.loops) json.key("loops").boolean(true);
  writeDefault(json, param);
  if (param.kind == ParamKind::choice) {
    json.key("values").open('[');
    for (const Choice& value : param.values) json.string(value.id);
    json.close(']');
  }
  json.close('}');
}

void writeParams(JsonWriter& json, std::span<const Param> params) {
  json.key("params").open('[');
  for (const Param& param : params) writeParam(json, param);
  json.close(']');
}

void writeStrings(JsonWriter& json, const char* key, std::span<const char* const> list) {
  json.key(key).open('[');
  for (const char* item : list) json.string(item);
  json.close(']');
}

void writeRow(JsonWriter& json, const GeneratorRow& row) {
  constexpr const char* modes[] = {"standard", "original"};
  json.key("kind").string(row.kind == GeneratorKind::maze ? "maze" : "dungeon");
  json.key("perfect").boolean(row.perfect).key("uniform").boolean(row.uniform);
  json.key("masks")
      .boolean(row.masks)
      .key("tunnels")
      .boolean(row.tunnels)
      .key("texture")
      .boolean(row.texture);
  json.key("rows").boolean(row.rows != nullptr);
  json.key("version").number(row.version);
  json.key("shapes").open('[');
  for (const ShapeRow* shape : catalog().shapes) {
    if (runsOn(row, *shape)) json.string(shape->id);
  }
  json.close(']');
  writeStrings(json, "modes", std::span(modes).first(row.original ? 2 : 1));
  writeParams(json, row.params);
}

void writeRow(JsonWriter& json, const ShapeRow& row) {
  json.key("minLevels").number(row.minLevels).key("maxLevels").number(row.maxLevels);
  json.key("tiles").boolean(row.tiles).key("graph").boolean(row.graph);
  json.key("maxDegree").number(static_cast<int64_t>(row.directions.size()));
  writeStrings(json, "directions", row.directions);
  writeParams(json, row.params);
}

void writeRow(JsonWriter& json, const PassRow& row) {
  json.key("when").string(row.prepare != nullptr ? "grid" : "maze");
  json.key("shapes").open('[');
  for (const ShapeRow* shape : catalog().shapes) {
    if (row.worksOn == nullptr || row.worksOn(*shape)) json.string(shape->id);
  }
  json.close(']').key("hidesCells").boolean(row.hidesCells);
  json.key("keepsPerfect").boolean(row.keepsPerfect).key("keepsCells").boolean(row.keepsCells);
  json.key("keepsConnected").boolean(row.keepsConnected);
  json.key("resizes").boolean(row.resize != nullptr);
  json.key("needsBias").boolean(row.needsBias).key("needsEndpoints").boolean(row.needsEndpoints);
  json.key("dungeons").boolean(row.dungeons).key("mazes").boolean(row.mazes);
  json.key("promises").boolean(promisesOf(row) != 0).key("ends").open('[');
  for (const PassRow* other : catalog().passes) {
    const bool runsOnMaze = row.prepare == nullptr;
    if (runsOnMaze && (promisesOf(*other) & endedBy(row)) != 0) json.string(other->id);
  }
  json.close(']');
  json.key("joinsLevels").boolean(row.joinsLevels).key("version").number(row.version);
  writeParams(json, row.params);
}

void writeRow(JsonWriter& json, const SolverRow& row) {
  json.key("shortest").boolean(row.shortest).key("weights").boolean(row.weights);
  json.key("local").boolean(row.isLocal()).key("always").boolean(row.always);
  json.key("oneWays").boolean(row.oneWays);
  writeParams(json, row.params);
}

void writeRow(JsonWriter& json, const ExitRow&) { writeParams(json, {}); }

void writeFeatures(JsonWriter& json, Features features) {
  json.open('[');
  for (const char* feature : features) json.string(feature);
  json.close(']');
}

void writeRow(JsonWriter& json, const ExportRow& row) {
  json.key("mediaType").string(row.mediaType).key("extension").string(row.extension);
  json.key("tiles").boolean(row.tiles).key("binary").boolean(row.binary);
  writeFeatures(json.key("loses"), row.loses);
  if (!row.losesBy.empty()) {
    json.key("losesBy").open('{').key(row.params[0].id).open('[');
    for (const Features& features : row.losesBy) writeFeatures(json, features);
    json.close(']').close('}');
  }
  writeParams(json, row.params);
}

template <typename Row>
void writeWhole(JsonWriter& json, const Row& row) {
  json.open('{');
  json.key("id").string(row.id);
  writeRow(json, row);
  json.close('}');
}

template <typename Row>
std::string textOf(const Row* row) {
  JsonWriter json;
  if (row != nullptr) writeWhole(json, *row);
  return json.text();
}

}  // namespace

std::string catalogText() {
  JsonWriter json;
  return writeTables(json, [&](const auto& rows) {
    json.open('[');
    for (const auto* row : rows) writeWhole(json, *row);
    json.close(']');
  });
}

std::string generatorText(const std::string& id) {
  return textOf(findRow(catalog().generators, id));
}

std::string shapeText(const std::string& id) { return textOf(findRow(catalog().shapes, id)); }

std::string dungeonNames() {
  JsonWriter json;
  json.open('{');
  writeStrings(json, "doorStates", doorStates);
  writeStrings(json, "roles", roles);
  return json.close('}').text();
}

}  // namespace mazewright
