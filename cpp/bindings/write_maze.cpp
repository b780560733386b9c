#include "bindings/write_maze.hpp"

#include "bindings/write_options.hpp"

namespace mazewright {

namespace {

void writeRooms(JsonWriter& json, const std::vector<Room>& rooms) {
  json.key("rooms").open('[');
  for (const Room& room : rooms) {
    json.open('{').count("x", room.x).count("y", room.y);
    json.count("width", room.width).count("height", room.height).key("doors").open('[');
    for (const Cell door : room.doors) json.number(door);
    json.close(']').close('}');
  }
  json.close(']');
}

}  // namespace

void writeMaze(Call& call, Maze maze) {
  const ShapeRow& shape = *maze.grid.shape;
  const auto& [width, height, levels] = maze.grid.size;
  call.json.key("shape").string(shape.id).key("shapeParams").open('{');
  writeValues(call.json, maze.grid.settings);
  call.json.close('}').count("width", width).count("height", height).count("levels", levels);
  call.json.key("directions").open('[');
  for (const char* name : shape.directions) call.json.string(name);
  call.json.close(']').place("start", maze.start).place("end", maze.end);
  if (maze.isDungeon()) writeRooms(call.json, maze.rooms);
  call.add(std::move(maze.passages));
  call.add(std::move(maze.grid.mask));
  call.add(std::move(maze.kinds));
  call.add(std::move(maze.grid.graph.edges));
  call.add(std::move(maze.grid.graph.positions));
}

Problem writeOutcome(Call& call, Outcome outcome) {
  if (outcome.problem) return std::move(outcome.problem);
  writeMaze(call, std::move(*outcome.maze));
  call.json.key("code").string(outcome.code);
  call.json.count("version", static_cast<uint32_t>(outcome.options.generator->version));
  writeOrigin(call.json, outcome.options);
  if (outcome.options.steps) call.add(std::move(outcome.steps));
  return {};
}

}  // namespace mazewright
