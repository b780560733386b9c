#include "mazewright/library/draw.hpp"

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/library/row_value.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

/// The most bytes that one result may take.
constexpr uint64_t maxBytes = uint64_t{1} << 28;

/// Reads the parameters of a drawing. Refuses a result of which `bytes` says that it could be too
/// large; null if none can be.
Problem readDrawing(const Maze& maze, const Values& options, const char* owner, Settings& settings,
                    uint64_t (*bytes)(const Maze&, const Settings&)) {
  if (Problem problem = readSettings(settings, options, "", owner)) return problem;
  if (maze.start == noCell || maze.end == noCell) {
    for (std::size_t i = 0; i < settings.params.size(); ++i) {
      const char* id = settings.params[i].id;
      if (std::string_view(id) != "solution" || settings.values[i] == 0) continue;
      return refuse("invalid-option", id,
                    "must be false: this maze has no start and end, which mw.edit(maze, [], { "
                    "start, end }) sets");
    }
  }
  if (bytes == nullptr || bytes(maze, settings) <= maxBytes) return {};
  return refuse("too-large", owner,
                "of this maze could take more than # bytes; reduce its options or the maze",
                nullptr, static_cast<int64_t>(maxBytes));
}

bool isFlat(const ShapeRow& row) { return row.tiles; }
bool hasStoreys(const ShapeRow& row) { return row.tiles || row.stairs != 0; }

/// Refuses a maze of a shape that is not like this.
Problem checkTiles(const Maze& maze, const char* drawing, bool (*fits)(const ShapeRow&)) {
  if (fits(*maze.grid.shape)) return {};
  return refuseText("unsupported-shape", drawing,
                    "can exist only on shape" + listIds(catalog().shapes, fits) +
                        ", whose mazes have tiles; this maze is of shape '@'",
                    maze.grid.shape->id);
}

/// Refuses a level that a maze does not have.
Problem checkLevel(const Maze& maze, const Settings& settings) {
  const int64_t level = settings["level"];
  const int64_t levels = maze.grid.size.levels;
  if (level < levels) return {};
  return refuse("invalid-option", "level", "must be below #, the number of levels; got #", nullptr,
                levels, level);
}

}  // namespace

Answer<Tiles> drawTiles(const Maze& maze, const Values& options) {
  Settings settings(tileParams);
  if (Problem problem = checkTiles(maze, "tiles", hasStoreys)) return problem;
  if (Problem p = readDrawing(maze, options, "tiles", settings, tileBytes)) return p;
  if (Problem problem = checkLevel(maze, settings)) return problem;
  return tilesOf(maze, settings);
}

Answer<std::vector<Segment>> drawLines(const Maze& maze, const Values& options) {
  Settings settings(lineParams);
  if (Problem problem = readDrawing(maze, options, "lines", settings, nullptr)) return problem;
  return linesOf(maze, {}, settings["seams"] != 0);
}

Answer<PictureParts> drawPicture(const Maze& maze, const Values& options) {
  Settings settings(pictureParams);
  if (Problem p = readDrawing(maze, options, "picture", settings, pictureBytes)) return p;
  const Frame frame = frameOf(maze);
  const auto& [near, far] = frame;
  return PictureParts{{near.x, near.y, far.x, far.y}, picturePaths(maze, frame, settings)};
}

Answer<IndexedPicture> drawPixels(const Maze& maze, const Values& options) {
  Settings settings(pictureParams);
  if (Problem p = readDrawing(maze, options, "pixels", settings, pixelBytes)) return p;
  if (Problem problem = checkPixelColors(settings)) return problem;
  return pixelsOf(maze, settings);
}

Answer<Meshes> drawMeshes(const Maze& maze, const Values& options) {
  Settings settings(meshParams);
  if (Problem p = readDrawing(maze, options, "meshes", settings, meshBytes)) return p;
  return meshesOf(maze, settings);
}

Answer<std::vector<Cube>> drawBlocks(const Maze& maze, const Values& options) {
  Settings settings(blockParams);
  if (Problem problem = checkTiles(maze, "blocks", isFlat)) return problem;
  if (Problem p = readDrawing(maze, options, "blocks", settings, blockBytes)) return p;
  return blocksOf(maze, settings);
}

Answer<std::vector<Box>> drawBoxes(const Maze& maze, const Values& options) {
  Settings settings(boxParams);
  if (Problem problem = checkTiles(maze, "boxes", isFlat)) return problem;
  if (Problem problem = readDrawing(maze, options, "boxes", settings, nullptr)) return problem;
  return boxesOf(maze, settings);
}

Answer<FileBytes> exportFile(const Maze& maze, const std::string& id, const Values& options) {
  const ExportRow* row = findRow(catalog().exports, id);
  if (row == nullptr) {
    return refuseId("invalid-option", "id", id, listIds<ExportRow>(catalog().exports),
                    catalog().exports.elsewhere);
  }
  if (row->tiles) {
    if (Problem problem = checkTiles(maze, row->id, hasStoreys)) return problem;
  }
  Settings settings(row->params);
  if (Problem p = readDrawing(maze, options, row->id, settings, row->bytes)) return p;
  if (row->tiles) {
    if (Problem problem = checkLevel(maze, settings)) return problem;
  }
  if (row->problem != nullptr) {
    if (Problem problem = row->problem(settings)) return problem;
  }
  const StepLimit limit([&] { return row->work(maze, settings); });
  return FileBytes{row->run(maze, settings), row->binary};
}

}  // namespace mazewright
