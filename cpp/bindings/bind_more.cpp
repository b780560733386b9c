// What JavaScript can call in every program but `small`: worlds, rows, mazes made to order, passes
// on mazes that exist, walks, figures, and drawings in space.

#include "bindings/convert.hpp"
#include "bindings/wrappers.hpp"

using namespace mazewright;

EMSCRIPTEN_BINDINGS(mazewright_more) {
  using emscripten::function;

  takeRecord<WorldOptions>("WorldOptions");
  function("worldDefaults", &Plain<defaultsOf<WorldOptions>>::run);

  // Make a maze. The last argument of aim and parse is its id.
  function("aim", &Plain<aimMaze>::run);
  function("parse", &Plain<parseMaze>::run);
  function("rows", &Plain<makeRows>::run);

  // Queries about a kept maze. The first argument is its id; the reply is 0 if it is not kept.
  function("walk", &OnKept<walk>::run);
  function("difficulty", &OnKept<difficulty>::run);
  function("bottlenecks", &OnKept<bottlenecksOf>::run);
  function("links", &OnKept<linksOf>::run);
  function("adjacency", &OnKept<adjacencyOf>::run);
  function("apply", &OnKept<applyToMaze>::run);
  function("picture", &OnKept<drawPicture>::run);
  function("pixels", &OnKept<drawPixels>::run);
  function("meshes", &OnKept<drawMeshes>::run);
  function("blocks", &OnKept<drawBlocks>::run);
  function("boxes", &OnKept<drawBoxes>::run);

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
