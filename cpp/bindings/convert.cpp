#include "bindings/convert.hpp"

namespace mazewright {

val Conversion<Value>::out(const Value& value) {
  switch (value.kind) {
    case ValueKind::none:
      return val::null();
    case ValueKind::number:
      return val(value.number);
    case ValueKind::boolean:
      return val(value.number != 0);
    case ValueKind::text:
      return val(value.text);
    case ValueKind::cells: {
      // An empty array would be null, and left out.
      const val cells = value.cells.empty() ? val::array() : toVal(value.cells);
      return recordOf({{"cells", cells}, {"other", val(value.text)}});
    }
    case ValueKind::bigint:
    case ValueKind::other:
      break;
  }
  val record = val::object();
  record.set(value.kind == ValueKind::bigint ? "bigint" : "other", value.text);
  return record;
}

Value Conversion<Value>::in(const val& item) {
  if (item.isNull()) return {};
  if (item.isString()) return item.as<std::string>();
  if (item.isNumber()) return item.as<double>();
  if (item.isTrue() || item.isFalse()) return item.isTrue();
  const val cells = item["cells"];
  if (!cells.isUndefined()) {
    return {fromVal<std::vector<uint32_t>>(cells), item["other"].as<std::string>()};
  }
  const val digits = item["bigint"];
  if (!digits.isUndefined()) return Value::bigint(digits.as<std::string>());
  return Value::other(item["other"].as<std::string>());
}

val recordOf(std::initializer_list<std::pair<const char*, val>> fields) {
  val record = val::object();
  for (const auto& [name, value] : fields) {
    if (!value.isNull()) record.set(name, value);
  }
  return record;
}

val problemRecord(const ProblemDetails& problem) {
  return recordOf({{"problem", recordOf({{"code", val(problem.code)},
                                         {"field", toVal(problem.field)},
                                         {"message", toVal(problem.message)},
                                         {"name", toVal(problem.name)},
                                         {"names", toVal(problem.names)}})}});
}

val Conversion<MazeRecord>::out(const MazeRecord& maze) {
  return recordOf({{"code", toVal(maze.code)},           {"width", val(maze.width)},
                   {"height", val(maze.height)},         {"levels", val(maze.levels)},
                   {"start", toVal(maze.start)},         {"end", toVal(maze.end)},
                   {"params", toVal(maze.params)},       {"shapeParams", toVal(maze.shapeParams)},
                   {"passes", toVal(maze.passes)},       {"dungeon", val(maze.dungeon)},
                   {"rooms", toVal(maze.rooms)},         {"doors", toVal(maze.doors)},
                   {"things", toVal(maze.things)},       {"tree", toVal(maze.tree)},
                   {"passages", toVal(maze.passages)},   {"oneWays", toVal(maze.oneWays)},
                   {"mask", toVal(maze.mask)},           {"kinds", toVal(maze.kinds)},
                   {"bridges", toVal(maze.bridges)},     {"edges", toVal(maze.edges)},
                   {"positions", toVal(maze.positions)}, {"steps", toVal(maze.steps)},
                   {"seed", toVal(maze.seed)},           {"reached", toVal(maze.reached)},
                   {"tried", toVal(maze.tried)}});
}

val Conversion<Stats>::out(const Stats& stats) {
  return recordOf({{"cells", val(stats.cells)},
                   {"links", val(stats.links)},
                   {"oneWays", val(stats.oneWays)},
                   {"components", val(stats.components)},
                   {"loops", val(stats.loops)},
                   {"isolated", val(stats.isolated)},
                   {"deadEnds", val(stats.deadEnds)},
                   {"straights", val(stats.straights)},
                   {"turns", val(stats.turns)},
                   {"junctions", val(stats.junctions)},
                   {"crossings", val(stats.crossings)},
                   {"longestPath", val(stats.longestPath)},
                   {"longestPathExact", val(stats.longestPathExact)},
                   {"centre", toVal(stats.centre == noCell ? Number() : Number(stats.centre))},
                   {"radius", val(stats.radius)},
                   {"corridors", val(stats.corridors)},
                   {"longestCorridor", val(stats.longestCorridor)},
                   {"deadEndLength", val(static_cast<double>(stats.deadEndLength))},
                   {"perfect", val(stats.perfect)},
                   {"solutionLength", val(stats.solutionLength)},
                   {"decisions", val(stats.decisions)}});
}

val Conversion<Bottlenecks>::out(const Bottlenecks& found) {
  return recordOf({{"cells", toVal(found.cells)}, {"passages", toVal(found.passages)}});
}

val Conversion<Solution>::out(const Solution& solution) {
  return recordOf({{"path", toVal(solution.path)},
                   {"cost", val(solution.cost)},
                   {"visited", val(solution.visited)},
                   {"steps", toVal(solution.steps)},
                   {"count", solution.count.empty() ? val::null() : val(solution.count)},
                   {"paths", toVal(solution.paths)}});
}

val Conversion<PathMap>::out(const PathMap& map) {
  return recordOf({{"costs", toVal(map.costs)}, {"directions", toVal(map.directions)}});
}

val Conversion<GridRecord>::out(const GridRecord& grid) {
  return recordOf({{"neighbours", toVal(grid.neighbours)},
                   {"delta", toVal(grid.delta)},
                   {"table", toVal(grid.table)},
                   {"rows", toVal(grid.rows)}});
}

val Conversion<Polygons>::out(const Polygons& polygons) {
  return recordOf({{"points", toVal(polygons.points)},
                   {"sides", toVal(polygons.sides)},
                   {"starts", toVal(polygons.starts)}});
}

val Conversion<Tiles>::out(const Tiles& tiles) {
  return recordOf(
      {{"width", val(tiles.width)}, {"height", val(tiles.height)}, {"data", toVal(tiles.data)}});
}

val Conversion<Meshes>::out(const Meshes& meshes) {
  const auto mesh = [](const Mesh& part) {
    return recordOf({{"positions", toVal(part.positions)},
                     {"normals", toVal(part.normals)},
                     {"triangles", toVal(part.triangles)}});
  };
  return recordOf({{"walls", mesh(meshes.walls)},
                   {"stairs", mesh(meshes.stairs)},
                   {"tunnels", mesh(meshes.tunnels)},
                   {"arrows", mesh(meshes.arrows)},
                   {"floor", mesh(meshes.floor)},
                   {"starts", toVal(meshes.starts)}});
}

val Conversion<RowsRecord>::out(const RowsRecord& rows) {
  return recordOf(
      {{"memory", toVal(rows.memory)}, {"rows", toVal(rows.rows)}, {"params", toVal(rows.params)}});
}

val Conversion<WorldFacts>::out(const WorldFacts& facts) {
  return recordOf({{"code", toVal(facts.code)},
                   {"chunk", val(facts.chunk)},
                   {"levels", val(facts.levels)},
                   {"endless", val(facts.endless)},
                   {"dungeon", val(facts.dungeon)},
                   {"first", toVal(facts.first)},
                   {"end", toVal(facts.end)},
                   {"params", toVal(facts.params)}});
}

val Conversion<Doors>::out(const Doors& doors) { return toVal(std::span<const uint32_t>(doors)); }

val Conversion<FileBytes>::out(const FileBytes& file) {
  const auto* bytes = reinterpret_cast<const uint8_t*>(file.bytes.data());
  return recordOf({{"bytes", toVal(std::span<const uint8_t>(bytes, file.bytes.size()))},
                   {"binary", val(file.binary)}});
}

val Conversion<std::vector<SeamLine>>::out(const std::vector<SeamLine>& lines) {
  std::vector<double> numbers;
  for (const auto& [level, x, y, length, upright, door] : lines) {
    for (const int64_t number : {level, x, y, length, upright, door}) {
      numbers.push_back(static_cast<double>(number));
    }
  }
  return toVal(numbers);
}

val Conversion<std::vector<Room>>::out(const std::vector<Room>& rooms) {
  std::vector<uint32_t> numbers;
  for (const auto& [x, y, width, height, doors, cells, level] : rooms) {
    numbers.insert(numbers.end(), {x, y, width, height, level, static_cast<uint32_t>(doors.size()),
                                   static_cast<uint32_t>(cells.size())});
    numbers.insert(numbers.end(), doors.begin(), doors.end());
    numbers.insert(numbers.end(), cells.begin(), cells.end());
  }
  return toVal(numbers);
}

std::vector<Room> Conversion<std::vector<Room>>::in(const val& rooms) {
  return listFrom(rooms, [](const val& room) {
    const auto number = [&](const char* name) { return room[name].as<uint32_t>(); };
    return Room{number("x"),
                number("y"),
                number("width"),
                number("height"),
                fromVal<std::vector<Cell>>(room["doors"]),
                fromVal<std::vector<Cell>>(room["cells"]),
                number("level")};
  });
}

}  // namespace mazewright
