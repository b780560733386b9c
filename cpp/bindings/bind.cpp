// What JavaScript can call: the table of contents of the library, by stock Embind. Records that
// come in are listed with their fields, by their names in JavaScript. No logic: convert.hpp
// converts the types that Embind does not know.

#include "bindings/wrappers.hpp"
#include "bindings/write_catalog.hpp"
#include "mazewright/exports/formats/png_file.hpp"

#include <new>

namespace {

using namespace mazewright;

bool memoryRanOut = false;
bool ranOutOfMemory() { return memoryRanOut; }

/// Calls `progress` of the module, which may throw to abort the call: see web/lib/core/instance.js.
void reportProgress(uint32_t done, uint32_t whole) {
  val::module_property("progress")(done, whole);
}

/// Packs bytes by `deflate` of the module: the library that the package bundles.
std::string deflate(std::string_view bytes) {
  const auto* from = reinterpret_cast<const uint8_t*>(bytes.data());
  const val packed =
      val::module_property("deflate")(emscripten::typed_memory_view(bytes.size(), from));
  const auto copy = fromVal<std::vector<uint8_t>>(packed);
  return {copy.begin(), copy.end()};
}

template <typename Record>
Record defaultsOf() {
  return {};
}

}  // namespace

EMSCRIPTEN_BINDINGS(mazewright) {
  using emscripten::function;
  using emscripten::value_object;

  std::set_new_handler([] {
    memoryRanOut = true;
    __builtin_trap();
  });
  setProgressCallback(reportProgress);
  // Volatile keeps it in `small`, which has no PNG: emcc names imports by how often they are used,
  // and both programs must have the same names, because workers run either with the glue of `core`.
  const volatile Deflate packer = deflate;
  setDeflate(packer);

  value_object<NamedValue>("NamedValue")
      .field("id", &NamedValue::id)
      .field("value", &NamedValue::value);
  value_object<CellChoice>("CellChoice")
      .field("cell", &CellChoice::cell)
      .field("x", &CellChoice::x)
      .field("y", &CellChoice::y)
      .field("level", &CellChoice::level);
  value_object<PassChoice>("PassChoice")
      .field("id", &PassChoice::id)
      .field("params", &PassChoice::params);
  value_object<Graph>("Graph").field("edges", &Graph::edges).field("positions", &Graph::positions);
  value_object<Options>("Options")
      .field("algorithm", &Options::algorithm)
      .field("shape", &Options::shape)
      .field("shapeParams", &Options::shapeParams)
      .field("width", &Options::width)
      .field("height", &Options::height)
      .field("levels", &Options::levels)
      .field("seed", &Options::seed)
      .field("mask", &Options::mask)
      .field("graph", &Options::graph)
      .field("start", &Options::start)
      .field("end", &Options::end)
      .field("exits", &Options::exits)
      .field("mode", &Options::mode)
      .field("parts", &Options::parts)
      .field("params", &Options::params)
      .field("passes", &Options::passes)
      .field("steps", &Options::steps)
      .field("maxCells", &Options::maxCells)
      .field("strays", &Options::strays);
  value_object<SolveOptions>("SolveOptions")
      .field("solver", &SolveOptions::solver)
      .field("from", &SolveOptions::from)
      .field("to", &SolveOptions::to)
      .field("weights", &SolveOptions::weights)
      .field("seed", &SolveOptions::seed)
      .field("steps", &SolveOptions::steps)
      .field("strays", &SolveOptions::strays);
  value_object<WalkOptions>("WalkOptions")
      .field("solver", &WalkOptions::solver)
      .field("from", &WalkOptions::from)
      .field("length", &WalkOptions::length)
      .field("seed", &WalkOptions::seed)
      .field("strays", &WalkOptions::strays);
  value_object<WorldOptions>("WorldOptions")
      .field("algorithm", &WorldOptions::algorithm)
      .field("seed", &WorldOptions::seed)
      .field("chunk", &WorldOptions::chunk)
      .field("levels", &WorldOptions::levels)
      .field("endless", &WorldOptions::endless)
      .field("mode", &WorldOptions::mode)
      .field("params", &WorldOptions::params)
      .field("strays", &WorldOptions::strays);
  value_object<MazeData>("MazeData")
      .field("shape", &MazeData::shape)
      .field("shapeParams", &MazeData::shapeParams)
      .field("width", &MazeData::width)
      .field("height", &MazeData::height)
      .field("levels", &MazeData::levels)
      .field("graph", &MazeData::graph)
      .field("passages", &MazeData::passages)
      .field("oneWays", &MazeData::oneWays)
      .field("mask", &MazeData::mask)
      .field("kinds", &MazeData::kinds)
      .field("dungeon", &MazeData::dungeon)
      .field("rooms", &MazeData::rooms)
      .field("doors", &MazeData::doors)
      .field("things", &MazeData::things)
      .field("tree", &MazeData::tree)
      .field("bridges", &MazeData::bridges)
      .field("start", &MazeData::start)
      .field("end", &MazeData::end);
  function("catalog", &catalogText);
  function("generatorRow", &generatorText);
  function("shapeRow", &shapeText);
  function("exportIds", &exportIds);
  function("partNames", &partNames);
  function("optionDefaults", &Plain<defaultsOf<Options>>::run);
  function("solveDefaults", &Plain<defaultsOf<SolveOptions>>::run);
  function("walkDefaults", &Plain<defaultsOf<WalkOptions>>::run);
  function("worldDefaults", &Plain<defaultsOf<WorldOptions>>::run);
  function("ranOutOfMemory", &ranOutOfMemory);

  // Make a maze from options or data. The last argument is its id.
  function("generate", &Plain<makeMaze>::run);
  function("aim", &Plain<aimMaze>::run);
  function("parse", &Plain<parseMaze>::run);
  function("adopt", &Plain<adoptMaze>::run);
  function("keep", &Plain<keepMaze>::run);
  function("isKept", &isKept);
  function("check", &Plain<checkOptions>::run);
  function("describe", &Plain<describeCode>::run);
  function("rows", &Plain<makeRows>::run);

  // Queries about a kept maze. The first argument is its id.
  function("solve", &OnKept<solve>::run);
  function("walk", &OnKept<walk>::run);
  function("distances", &OnKept<distances>::run);
  function("paths", &OnKept<paths>::run);
  function("difficulty", &OnKept<difficulty>::run);
  function("stats", &OnKept<analyse>::run);
  function("bottlenecks", &OnKept<bottlenecksOf>::run);
  function("links", &OnKept<linksOf>::run);
  function("adjacency", &OnKept<adjacencyOf>::run);
  function("grid", &OnKept<gridOf>::run);
  function("polygons", &OnKept<polygonsOfMaze>::run);
  function("tiles", &OnKept<drawTiles>::run);
  function("lines", &OnKept<drawLines>::run);
  function("meshes", &OnKept<drawMeshes>::run);
  function("blocks", &OnKept<drawBlocks>::run);
  function("boxes", &OnKept<drawBoxes>::run);
  function("apply", &OnKept<applyToMaze>::run);
  function("export", &OnKept<exportFile>::run);

  // Queries about a world. The first argument is its options.
  function("describeWorld", &Plain<decodeWorld>::run);
  function("world", &OnWorld<factsOf>::run);
  function("chunk", &OnWorld<makeWorldChunk>::run);
  function("chunkOptions", &OnWorld<chunkOptions>::run);
  function("doors", &OnWorld<doorsAt>::run);
  function("route", &OnWorld<routeSteps>::run);
  function("distance", &OnWorld<routeLength>::run);
  function("seams", &OnWorld<seamLines>::run);
}
