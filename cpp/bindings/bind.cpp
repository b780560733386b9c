// The border to JavaScript. Beside the old door (bridge.hpp), whose bytes are read and written in
// the memory itself, `generate` and `stats` are bound by stock Embind: records and typed arrays
// (convert.hpp).

#include <cstring>
#include <memory>
#include <new>

#include "mazewright/analysis/stats.hpp"
#include "mazewright/library/adopt.hpp"
#include "bindings/bridge.hpp"
#include "bindings/convert.hpp"
#include "mazewright/library/generate.hpp"
#include "mazewright/library/shape_spec.hpp"

namespace {

using namespace mazewright;
using emscripten::val;

/// Calls `beat` of the module, which may throw: the instance is then rewound.
void beat(uint32_t done, uint32_t whole) { val::module_property("beat")(done, whole); }

bool memoryRanOut = false;
std::unique_ptr<char[]> request;
Parts parts;
std::vector<uint32_t> places;

uint32_t addressOf(const void* bytes) {
  return static_cast<uint32_t>(reinterpret_cast<uintptr_t>(bytes));
}

/// Makes room for a request and tells where.
unsigned reserve(unsigned length) {
  request.reset(new char[length]);
  return addressOf(request.get());
}

/// Runs the request of this length: for every part its length in 32 bits, its bytes, and up to 3
/// more that keep the next one aligned; part 0 names the operation. Tells where numbers of 32 bits
/// say how many parts came out, then of each its address and its length; they stay until release.
unsigned run(unsigned length) {
  std::vector<std::string_view> in;
  for (std::size_t at = 0; at < length;) {
    uint32_t size = 0;
    std::memcpy(&size, request.get() + at, sizeof size);
    in.emplace_back(request.get() + at + sizeof size, size);
    at += sizeof size + ((size + 3) & ~3u);
  }
  parts = runOperation(in[0], std::span(in).subspan(1), beat);
  request.reset();
  places = {static_cast<uint32_t>(parts.size())};
  for (const Part& part : parts) {
    places.push_back(addressOf(part.bytes().data()));
    places.push_back(static_cast<uint32_t>(part.bytes().size()));
  }
  return addressOf(places.data());
}

void release() { parts = Parts(); }
bool ranOutOfMemory() { return memoryRanOut; }

struct PlainOptions {
  std::string algorithm, shape = "square", seed, mode = "standard", exits = "corners";
  double width = 0, height = 0, levels = 1;
  bool steps = false;
};

struct MadeMaze {
  std::string code, shape, algorithm, seed, mode, exits;
  double width, height, levels, start, end, version;
  std::vector<uint8_t> passages, mask, kinds;
  std::vector<uint32_t> steps;
};

PlainOptions defaults() { return {}; }

val problemOf(const Problem& problem) {
  val record = val::object();
  record.set("code", std::string(problem->code));
  record.set("field", problem->field);
  record.set("message", problem->message);
  return record;
}

val generatePlain(const PlainOptions& given) {
  const std::string width = std::to_string(static_cast<int64_t>(given.width));
  const std::string height = std::to_string(static_cast<int64_t>(given.height));
  const std::string levels = std::to_string(static_cast<int64_t>(given.levels));
  const Fields fields{{"algorithm", FieldType::text, given.algorithm},
                      {"shape", FieldType::text, given.shape},
                      {"seed", FieldType::text, given.seed},
                      {"mode", FieldType::text, given.mode},
                      {"exits", FieldType::text, given.exits},
                      {"steps", FieldType::boolean, given.steps ? "true" : "false"},
                      {"width", FieldType::number, width},
                      {"height", FieldType::number, height},
                      {"levels", FieldType::number, levels}};
  Outcome made = generate(fields, {}, {}, beat);
  if (made.problem) return problemOf(made.problem);
  const auto& [w, h, l] = made.options.shape.size;
  return val(MadeMaze{std::move(made.code), made.options.shape.row->id, made.options.generator->id,
                      made.options.seed.value, given.mode, made.options.exits->id,
                      static_cast<double>(w), static_cast<double>(h), static_cast<double>(l),
                      static_cast<double>(made.maze->start), static_cast<double>(made.maze->end),
                      static_cast<double>(made.options.generator->version),
                      std::move(made.maze->passages), std::move(made.maze->grid.mask),
                      std::move(made.maze->kinds), std::move(made.steps)});
}

struct PlainMaze {
  std::string shape;
  double width, height, levels, start, end;
  std::vector<uint8_t> passages, mask, kinds;
};

val statsOf(const PlainMaze& given) {
  const std::string width = std::to_string(static_cast<int64_t>(given.width));
  const std::string height = std::to_string(static_cast<int64_t>(given.height));
  const std::string levels = std::to_string(static_cast<int64_t>(given.levels));
  ShapeSpec shape;
  if (Problem problem = readShape({{"shape", FieldType::text, given.shape},
                                   {"width", FieldType::number, width},
                                   {"height", FieldType::number, height},
                                   {"levels", FieldType::number, levels}},
                                  {}, mostCells, shape)) {
    return problemOf(problem);
  }
  std::optional<Maze> maze;
  if (Problem problem = adopt({std::move(shape), given.mask, given.passages, given.kinds,
                               static_cast<Cell>(given.start), static_cast<Cell>(given.end)},
                              maze)) {
    return problemOf(problem);
  }
  return val(analyse(*maze));
}

}  // namespace

EMSCRIPTEN_BINDINGS(mazewright) {
  using emscripten::function;
  using emscripten::value_object;
  std::set_new_handler([] {
    memoryRanOut = true;
    __builtin_trap();
  });
  value_object<PlainOptions>("Options")
      .field("algorithm", &PlainOptions::algorithm)
      .field("shape", &PlainOptions::shape)
      .field("width", &PlainOptions::width)
      .field("height", &PlainOptions::height)
      .field("levels", &PlainOptions::levels)
      .field("seed", &PlainOptions::seed)
      .field("mode", &PlainOptions::mode)
      .field("exits", &PlainOptions::exits)
      .field("steps", &PlainOptions::steps);
  value_object<MadeMaze>("Made")
      .field("code", &MadeMaze::code)
      .field("shape", &MadeMaze::shape)
      .field("algorithm", &MadeMaze::algorithm)
      .field("seed", &MadeMaze::seed)
      .field("mode", &MadeMaze::mode)
      .field("exits", &MadeMaze::exits)
      .field("width", &MadeMaze::width)
      .field("height", &MadeMaze::height)
      .field("levels", &MadeMaze::levels)
      .field("start", &MadeMaze::start)
      .field("end", &MadeMaze::end)
      .field("version", &MadeMaze::version)
      .field("passages", &MadeMaze::passages)
      .field("mask", &MadeMaze::mask)
      .field("kinds", &MadeMaze::kinds)
      .field("steps", &MadeMaze::steps);
  value_object<PlainMaze>("Maze")
      .field("shape", &PlainMaze::shape)
      .field("width", &PlainMaze::width)
      .field("height", &PlainMaze::height)
      .field("levels", &PlainMaze::levels)
      .field("start", &PlainMaze::start)
      .field("end", &PlainMaze::end)
      .field("passages", &PlainMaze::passages)
      .field("mask", &PlainMaze::mask)
      .field("kinds", &PlainMaze::kinds);
  value_object<Stats>("Stats")
      .field("cells", &Stats::cells)
      .field("links", &Stats::links)
      .field("components", &Stats::components)
      .field("loops", &Stats::loops)
      .field("isolated", &Stats::isolated)
      .field("deadEnds", &Stats::deadEnds)
      .field("straights", &Stats::straights)
      .field("turns", &Stats::turns)
      .field("junctions", &Stats::junctions)
      .field("crossings", &Stats::crossings)
      .field("longestPath", &Stats::longestPath)
      .field("perfect", &Stats::perfect)
      .field("solutionLength", &Stats::solutionLength);
  function("defaults", &defaults);
  function("generate", &generatePlain);
  function("stats", &statsOf);
  function("reserve", &reserve);
  function("run", &run);
  function("release", &release);
  function("ranOutOfMemory", &ranOutOfMemory);
}
