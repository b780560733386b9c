#include "bindings/bridge.hpp"

#include "bindings/operations.hpp"
#include "mazewright/library/adopt.hpp"
#include "mazewright/library/shape_spec.hpp"

namespace mazewright {

namespace {

constexpr std::string_view mazePrefix = "maze.";

/// The maze that the parts hold, checked anew: its arrays may have been written to since.
Problem readMaze(const Call& call, std::optional<Maze>& maze) {
  ShapeSpec shape;
  if (Problem problem = readShape(call.maze, call.graph(4), mostCells, shape)) return problem;
  const auto cell = [&](const char* key) {
    const Field* field = findField(call.maze, key);
    return field == nullptr ? noCell : static_cast<Cell>(wholeNumber(*field).value_or(noCell));
  };
  return adopt({std::move(shape), call.array<uint8_t>(1), call.array<uint8_t>(2),
                call.array<uint8_t>(3), cell("start"), cell("end")},
               maze);
}

Problem dispatch(std::string_view name, Call& call) {
  for (const Operation& operation : operations()) {
    if (name != operation.name) continue;
    std::optional<Maze> maze;
    if (operation.takesMaze) {
      if (Problem problem = readMaze(call, maze)) return problem;
      maze->pulse = call.pulse;
    }
    return operation.run(call, maze ? &*maze : nullptr);
  }
  return refuse("internal", name, "is no operation of the core");
}

}  // namespace

Parts runOperation(std::string_view name, std::span<const std::string_view> in, Pulse pulse) {
  Call call{in, std::string(in[0]), {}, {}, {}, Parts(1), pulse};
  for (Field field : readFields(call.lines)) {
    const bool own = field.key.starts_with(mazePrefix);
    if (own) field.key.remove_prefix(mazePrefix.size());
    (own ? call.maze : call.fields).push_back(field);
  }
  call.json.open('{');
  if (const Problem problem = dispatch(name, call)) {
    call.json = {};
    call.json.open('{').key("problem").open('{').key("code").string(problem->code);
    call.json.key("field").string(problem->field).key("message").string(problem->message);
    call.json.close('}');
    call.out.resize(1);
  }
  call.out[0] = Part(call.json.close('}').take());
  return std::move(call.out);
}

}  // namespace mazewright
