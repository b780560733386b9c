// What JavaScript can call in every program: the table of contents of the library, by stock Embind.
// bind_more.cpp has what `small` lacks. No logic: records.hpp has the tables of the records,
// convert.hpp reads what comes in, reply.hpp writes what goes out.

#include "bindings/convert.hpp"
#include "bindings/wrappers.hpp"
#include "bindings/write_catalog.hpp"

#include <new>

namespace {

using namespace mazewright;

bool memoryRanOut = false;
bool ranOutOfMemory() { return memoryRanOut; }

/// Calls `progress` of the module, which may throw to abort the call: see web/lib/core/instance.js.
void reportProgress(uint32_t done, uint32_t whole) {
  val::module_property("progress")(done, whole);
}

/// Replies 0 if the plan is not kept.
uint32_t makeAgain(double first, uint32_t high, uint32_t low, double id) {
  return keepsPlan(first) ? Plain<makeMazeAgain>::run(high, low, id) : 0;
}

}  // namespace

EMSCRIPTEN_BINDINGS(mazewright) {
  using emscripten::function;

  std::set_new_handler([] {
    memoryRanOut = true;
    __builtin_trap();
  });
  setProgressCallback(reportProgress);

  takeRecord<NamedValue>("NamedValue");
  takeRecord<CellChoice>("CellChoice");
  takeRecord<PassChoice>("PassChoice");
  takeRecord<Graph>("Graph");
  takeRecord<Options>("Options");
  takeRecord<SolveOptions>("SolveOptions");
  takeRecord<WalkOptions>("WalkOptions");
  takeRecord<MazeData>("MazeData");

  function("catalog", &catalogText);
  function("generatorRow", &generatorText);
  function("shapeRow", &shapeText);
  function("dungeonNames", &dungeonNames);
  function("optionDefaults", &Plain<defaultsOf<Options>>::run);
  function("solveDefaults", &Plain<defaultsOf<SolveOptions>>::run);
  function("walkDefaults", &Plain<defaultsOf<WalkOptions>>::run);
  function("ranOutOfMemory", &ranOutOfMemory);

  // Make a maze from options or data. The last argument is its id.
  function("generate", &Plain<makeMaze>::run);
  function("generateAgain", &makeAgain);
  function("blank", &Plain<makeBlank>::run);
  function("adopt", &Plain<adoptMaze>::run);
  function("keep", &Plain<keepMaze>::run);
  function("check", &Plain<checkOptions>::run);
  function("work", &Plain<workOfOptions>::run);
  function("describe", &Plain<describeCode>::run);

  // Queries about a kept maze. The first argument is its id; the reply is 0 if it is not kept.
  function("edit", &OnKept<editMaze>::run);
  function("solve", &OnKept<solve>::run);
  function("distances", &OnKept<distances>::run);
  function("paths", &OnKept<paths>::run);
  function("stats", &OnKept<analyse>::run);
  function("grid", &OnKept<gridOf>::run);
  function("polygons", &OnKept<polygonsOfMaze>::run);
  function("tiles", &OnKept<drawTiles>::run);
  function("lines", &OnKept<drawLines>::run);
  function("export", &OnKept<exportFile>::run);
}
