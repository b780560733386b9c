#include "mazewright/library/draw.hpp"

#include "mazewright/catalog/catalog.hpp"

namespace mazewright {

namespace {

/// The most bytes that one result may take.
constexpr uint64_t maxBytes = uint64_t{1} << 28;

/// Reads the parameters of a drawing. Refuses a result that could be too large by `bytes`; null if
/// it never is.
Problem readDrawing(const Maze& maze, const Values& options, const char* owner, Settings& settings,
                    uint64_t (*bytes)(const Maze&, const Settings&)) {
  if (Problem problem = readSettings(settings, options, "", owner)) return problem;
  if (bytes == nullptr || bytes(maze, settings) <= maxBytes) return {};
  return refuse("too-large", owner,
                "of this maze could take more than # bytes; reduce its options or the maze",
                nullptr, static_cast<int64_t>(maxBytes));
}

/// Refuses a maze of a shape without tiles.
Problem checkTiles(const Maze& maze, const char* drawing) {
  if (maze.grid.shape->tiles) return {};
  const std::string ids = listIds(catalog().shapes, [](const ShapeRow& row) { return row.tiles; });
  return refuseText("unsupported-shape", drawing,
                    "needs tiles, which only shape" + ids + " has; this maze is of shape '@'",
                    maze.grid.shape->id);
}

}  // namespace

Answer<Tiles> drawTiles(const Maze& maze, const Values& options) {
  Settings settings(tileParams);
  if (Problem problem = checkTiles(maze, "tiles")) return problem;
  if (Problem p = readDrawing(maze, options, "tiles", settings, tileBytes)) return p;
  return tilesOf(maze, settings);
}

Answer<std::vector<Segment>> drawLines(const Maze& maze, const Values& options) {
  Settings settings(lineParams);
  if (Problem problem = readDrawing(maze, options, "lines", settings, nullptr)) return problem;
  return linesOf(maze, {}, settings["seams"] != 0);
}

Answer<Meshes> drawMeshes(const Maze& maze, const Values& options) {
  Settings settings(meshParams);
  if (Problem p = readDrawing(maze, options, "meshes", settings, meshBytes)) return p;
  return meshesOf(maze, settings);
}

Answer<std::vector<Cube>> drawBlocks(const Maze& maze, const Values& options) {
  Settings settings(blockParams);
  if (Problem problem = checkTiles(maze, "blocks")) return problem;
  if (Problem p = readDrawing(maze, options, "blocks", settings, blockBytes)) return p;
  return blocksOf(maze, settings);
}

Answer<std::vector<Box>> drawBoxes(const Maze& maze, const Values& options) {
  Settings settings(boxParams);
  if (Problem problem = checkTiles(maze, "boxes")) return problem;
  if (Problem problem = readDrawing(maze, options, "boxes", settings, nullptr)) return problem;
  return boxesOf(maze, settings);
}

Answer<FileBytes> exportFile(const Maze& maze, const std::string& id, const Values& options) {
  const ExportRow* row = findRow(catalog().exports, id);
  if (row == nullptr) {
    const std::string ids = listIds(catalog().exports);
    return refuseName("invalid-option", "id", "must be one of@; got %", ids + catalog().more, id,
                      ids);
  }
  if (row->tiles) {
    if (Problem problem = checkTiles(maze, row->id)) return problem;
  }
  Settings settings(row->params);
  if (Problem p = readDrawing(maze, options, row->id, settings, row->bytes)) return p;
  return FileBytes{row->run(maze, settings), row->binary};
}

}  // namespace mazewright
