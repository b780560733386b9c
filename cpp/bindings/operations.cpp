#include "bindings/operations.hpp"

#include "bindings/write_catalog.hpp"
#include "bindings/write_maze.hpp"
#include "bindings/write_options.hpp"
#include "mazewright/analysis/stats.hpp"
#include "mazewright/drawing/ascii.hpp"
#include "mazewright/drawing/blocks.hpp"
#include "mazewright/drawing/meshes.hpp"
#include "mazewright/drawing/tiles.hpp"
#include "mazewright/drawing/walls.hpp"
#include "mazewright/library/generate.hpp"
#include "mazewright/library/solve.hpp"

namespace mazewright {

namespace {

/// The most that one result may take.
constexpr uint64_t maxBytes = uint64_t{1} << 28;

Problem opCatalog(Call& call, Maze*) {
  writeCatalog(call.json);
  return {};
}

Problem opCheck(Call& call, Maze*) {
  return check(call.fields, call.array<uint8_t>(1), call.graph(2));
}

Problem opGenerate(Call& call, Maze*) {
  return writeOutcome(call,
                      generate(call.fields, call.array<uint8_t>(1), call.graph(2), call.pulse));
}

Problem opRegenerate(Call& call, Maze*) {
  return writeOutcome(call, generate(std::string_view(call.in[1]), call.fields, call.pulse));
}

Problem opDescribe(Call& call, Maze*) {
  Options options;
  if (Problem problem = decode(call.in[1], call.fields, options)) return problem;
  call.json.count("version", static_cast<uint32_t>(options.generator->version));
  writeOptions(call.json, options);
  call.add(std::move(options.mask));
  call.add(std::move(options.shape.graph.edges));
  call.add(std::move(options.shape.graph.positions));
  return {};
}

Problem opParse(Call& call, Maze*) {
  std::optional<Maze> maze;
  if (Problem problem = readAscii(call.in[1], maze)) return problem;
  writeMaze(call, std::move(*maze));
  return {};
}

Problem opAdopt(Call& call, Maze* maze) {
  writeMaze(call, std::move(*maze));
  return {};
}

Problem opLinks(Call& call, Maze* maze) {
  call.add(linksOf(*maze));
  return {};
}

Problem opAdjacency(Call& call, Maze* maze) {
  call.add(adjacencyOf(*maze));
  return {};
}

/// exits, then deltas, then the table and the starts of rows where there are such.
Problem opGrid(Call& call, Maze* maze) {
  Grid& grid = maze->grid;
  call.add(std::move(grid.exits));
  call.add(std::vector<int32_t>(grid.delta.begin(), grid.delta.end()));
  call.add(std::move(grid.table));
  call.add(std::move(grid.rows));
  return {};
}

Problem opPolygons(Call& call, Maze* maze) {
  Polygons polygons = polygonsOf(maze->grid);
  call.add(std::move(polygons.points));
  call.add(std::move(polygons.sides));
  call.add(std::move(polygons.starts));
  return {};
}

Problem opSolve(Call& call, Maze* maze) {
  Solution solution;
  if (Problem problem = solve(*maze, call.fields, call.array<uint32_t>(Call::extra), solution))
    return problem;
  call.json.count("visited", solution.route.visited);
  call.json.key("cost").number(static_cast<int64_t>(solution.route.cost));
  call.add(std::move(solution.route.path));
  if (solution.logged) call.add(std::move(solution.steps));
  return {};
}

Problem opDistances(Call& call, Maze* maze) {
  Cell from = noCell;
  if (Problem problem = readCell(*maze, call.fields, "from", maze->start, from)) return problem;
  call.add(distancesFrom(*maze, from));
  return {};
}

Problem opStats(Call& call, Maze* maze) {
  const Stats stats = analyse(*maze);
  call.json.count("cells", stats.cells).count("links", stats.links);
  call.json.count("components", stats.components).count("loops", stats.loops);
  call.json.count("isolated", stats.isolated).count("deadEnds", stats.deadEnds);
  call.json.count("straights", stats.straights).count("turns", stats.turns);
  call.json.count("junctions", stats.junctions).count("crossings", stats.crossings);
  call.json.count("longestPath", stats.longestPath).key("perfect").boolean(stats.perfect);
  call.json.place("solutionLength", stats.solutionLength);
  return {};
}

/// Reads the settings of something that is drawn from a maze and refuses what would not fit.
Problem readDrawing(const Call& call, const Maze& maze, Settings& settings, const char* owner,
                    uint64_t (*bytes)(const Maze&, const Settings&)) {
  if (Problem problem = readSettings(settings, call.fields, "", owner)) return problem;
  if (bytes(maze, settings) <= maxBytes) return {};
  return refuse("too-large", owner, "of this maze could take more than # bytes", nullptr,
                static_cast<int64_t>(maxBytes));
}

Problem needTiles(const Maze& maze, const char* drawing) {
  if (maze.grid.shape->tiles) return {};
  const std::string ids = listIds(catalog().shapes, [](const ShapeRow& row) { return row.tiles; });
  return refuseText("unsupported-shape", drawing,
                    "draws tiles, which only shape" + ids + " has; this maze is of shape '@'",
                    maze.grid.shape->id);
}

Problem opForm(Call& call, Maze* maze) {
  Settings settings(formParams);
  if (Problem p = readDrawing(call, *maze, settings, "form", formBytes)) return p;
  Form form = formOf(*maze, settings);
  for (Mesh* mesh : {&form.walls, &form.stairs, &form.floor}) {
    call.add(std::move(mesh->positions));
    call.add(std::move(mesh->triangles));
  }
  call.add(std::move(form.ups));
  call.add(std::move(form.starts));
  return {};
}

Problem opTiles(Call& call, Maze* maze) {
  if (Problem problem = needTiles(*maze, "tiles")) return problem;
  Settings settings(tileParams);
  if (Problem p = readDrawing(call, *maze, settings, "tiles", tileBytes)) return p;
  Tiles tiles = tilesOf(*maze, settings);
  call.json.count("width", tiles.width).count("height", tiles.height);
  call.add(std::move(tiles.data));
  return {};
}

Problem opLines(Call& call, Maze* maze) {
  Settings settings(lineParams);
  if (Problem problem = readSettings(settings, call.fields, "", "lines")) return problem;
  call.add(linesOf(*maze, {}, settings["seams"] != 0));
  return {};
}

Problem opBlocks(Call& call, Maze* maze) {
  if (Problem problem = needTiles(*maze, "blocks")) return problem;
  Settings settings(blockParams);
  if (Problem p = readDrawing(call, *maze, settings, "blocks", blockBytes)) return p;
  call.add(blocksOf(*maze, settings));
  return {};
}

Problem opBoxes(Call& call, Maze* maze) {
  if (Problem problem = needTiles(*maze, "boxes")) return problem;
  Settings settings(boxParams);
  if (Problem problem = readSettings(settings, call.fields, "", "boxes")) return problem;
  call.add(boxesOf(*maze, settings));
  return {};
}

Problem opExport(Call& call, Maze* maze) {
  const ExportRow* row = findRow(catalog().exports, call.in[Call::extra]);
  if (row == nullptr) {
    return refuseText("invalid-option", "id", "must be one of@", listIds(catalog().exports));
  }
  if (row->tiles) {
    if (Problem problem = needTiles(*maze, row->id)) return problem;
  }
  Settings settings(row->params);
  if (Problem p = readDrawing(call, *maze, settings, row->id, row->bytes)) return p;
  call.out.emplace_back(row->run(*maze, settings));
  return {};
}

constexpr Operation table[] = {
    {"catalog", opCatalog, false},    {"check", opCheck, false},
    {"generate", opGenerate, false},  {"regenerate", opRegenerate, false},
    {"describe", opDescribe, false},  {"parse", opParse, false},
    {"adopt", opAdopt, true},         {"links", opLinks, true},
    {"adjacency", opAdjacency, true}, {"grid", opGrid, true},
    {"polygons", opPolygons, true},   {"form", opForm, true},
    {"solve", opSolve, true},         {"distances", opDistances, true},
    {"stats", opStats, true},         {"tiles", opTiles, true},
    {"lines", opLines, true},         {"blocks", opBlocks, true},
    {"boxes", opBoxes, true},         {"export", opExport, true},
    {"world", opWorld, false},        {"describeWorld", opDescribeWorld, false},
    {"ofWorld", opOfWorld, false},    {"rows", opRows, false},
};

}  // namespace

std::span<const Operation> operations() { return table; }

}  // namespace mazewright
