// Wave function collapse: a dungeon whose every square window of tiles occurs in a sample.
//
// An attempt: the edge is rock and the tiles of `open` are floor; without any, one tile is floor:
// below(width - 2) and below(height - 2) are drawn. PatternWave::collapse chooses the patterns, and
// joinPieces makes their floor one piece. An attempt that fails, or has less floor than wanted, is
// followed by another one, with the draws that come next; after maxAttempts there is a problem.

#include <algorithm>

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/dungeons/parts/dig.hpp"
#include "mazewright/dungeons/parts/floor_parts.hpp"
#include "mazewright/dungeons/parts/inner_grid.hpp"
#include "mazewright/dungeons/parts/join_pieces.hpp"
#include "mazewright/dungeons/parts/pattern_wave.hpp"

namespace mazewright {

namespace {

constexpr char rooms[] =
    "##########################\n"
    "##########################\n"
    "##....######......########\n"
    "##....######......########\n"
    "##..../,,,,/......##...###\n"
    "##....###,##......##...###\n"
    "##....###,####/#####...###\n"
    "####/####,####,#####...###\n"
    "####,####,####,######/####\n"
    "####,,,,,,####,,,,,,,,####\n"
    "#########,########,#######\n"
    "#########,########,#######\n"
    "#########/#####,,,,#######\n"
    "#######.....###,##########\n"
    "#######...../,,,##########\n"
    "#######.....##############\n"
    "##########################\n"
    "##########################";

constexpr Choice images[] = {{"none", "As drawn"}, {"mirrored", "Mirrored"}, {"all", "All turns"}};

constexpr Param params[] = {
    text("sample", 4000, "Sample (# rock, . room, / door, corridor)", rooms),
    integer("pattern", 2, 3, 3, "Side of a pattern"),
    choice("symmetry", images, 2, "Turned and mirrored patterns"),
    boolean("wrap", false, "Sample goes on at its opposite edge"),
    boolean("connected", true, "All floor connected"),
    share("leastFloor", 0, "Least share of floor"),
    cells("open", "Tiles that are floor"),
};

/// The most attempts: 64, or fewer on a large grid, where each takes long, but at least 4.
uint32_t maxAttempts(uint32_t cells) { return std::clamp((1u << 22) / cells, 4u, 64u); }

constexpr uint32_t maxPatterns = 1024;
/// Words of 64 bits for the domains of all windows: 256 MB.
constexpr uint64_t maxWords = uint64_t{1} << 25;

TilePatterns patternsOf(const Sample& sample, const Settings& settings) {
  return {sample, static_cast<uint32_t>(settings["pattern"]),
          static_cast<SampleImages>(settings["symmetry"]), settings["wrap"] != 0};
}

/// Tiles of a layout, empty if the attempt failed; `order` is that in which they were decided.
std::vector<uint8_t> tryOnce(const Maze& maze, Random& random, const Settings& settings,
                             const TilePatterns& patterns, std::vector<Cell>& order) {
  const auto [width, height, levels] = maze.grid.size;
  Ticker ticker(maze, maze.grid.cellCount());
  PatternWave wave(patterns, width, height);
  for (uint32_t x = 0; x < width; ++x) {
    for (const uint32_t y : {0u, height - 1}) wave.restrict(y * width + x, false);
  }
  for (uint32_t y = 0; y < height; ++y) {
    for (const uint32_t x : {0u, width - 1}) wave.restrict(y * width + x, false);
  }
  const std::span<const uint32_t> given = settings.cells("open");
  const std::vector<Cell> open(given.begin(), given.end());
  for (const Cell cell : open) wave.restrict(cell, true);
  if (open.empty()) {
    const uint32_t x = 1 + random.below(width - 2);
    wave.restrict((1 + random.below(height - 2)) * width + x, true);
  }
  if (!wave.collapse(random, ticker)) return {};
  std::vector<uint8_t> kinds = wave.tiles();
  if (settings["connected"] != 0 && !joinPieces(kinds, width, patterns, open, ticker)) return {};
  const auto rock = std::count(kinds.begin(), kinds.end(), 0);
  if (kinds.size() - static_cast<std::size_t>(rock) <
      roundedShare(kinds.size(), settings["leastFloor"])) {
    return {};
  }
  order = wave.order();
  return kinds;
}

Problem attempt(Maze& maze, Random& random, const Settings& settings) {
  Sample sample;
  if (Problem problem = readSample(settings.text("sample"), "params.sample", sample)) {
    return problem;
  }
  const TilePatterns patterns = patternsOf(sample, settings);
  std::vector<Cell> order;
  const uint32_t most = maxAttempts(maze.grid.cellCount());
  for (uint32_t tries = 0; tries < most; ++tries) {
    const std::vector<uint8_t> kinds = tryOnce(maze, random, settings, patterns, order);
    if (kinds.empty()) continue;
    fillWithRock(maze);
    const auto mark = [&](Cell cell) {
      if (kinds[cell] != 0 && !maze.isOpen(cell)) maze.mark(cell, TileKind{kinds[cell]});
    };
    for (const Cell cell : order) mark(cell);
    for (Cell cell = 0; cell < kinds.size(); ++cell) mark(cell);
    listFloorParts(maze);
    finishFloor(maze);
    return {};
  }
  return refuse(
      "invalid-option", "params.sample",
      "must allow a dungeon of this size with these parameters; # attempts found none, so "
      "use a sample with more variety, ask for less floor, or change the seed",
      nullptr, most);
}

Problem problem(const Size& size, const Settings& settings) {
  Sample sample;
  if (Problem problem = readSample(settings.text("sample"), "params.sample", sample)) {
    return problem;
  }
  const auto side = static_cast<uint32_t>(settings["pattern"]);
  if (settings["wrap"] == 0 && std::min(sample.width, sample.height) < side) {
    return refuse("invalid-option", "params.sample",
                  "must have at least # lines of # characters, the side of a pattern", nullptr,
                  side, side);
  }
  if (Problem problem = refuseSmall(size, 2 * side + 1, 2 * side + 1,
                                    "must be at least # (2 * pattern + 1) to hold a room; got #")) {
    return problem;
  }
  for (const Cell cell : settings.cells("open")) {
    const uint32_t x = cell % size.width, y = cell / size.width;
    if (x > 0 && y > 0 && x + 1 < size.width && y + 1 < size.height) continue;
    return refuse("invalid-option", "params.open", "must be cells within the edge of rock; got #",
                  nullptr, cell);
  }
  const TilePatterns patterns = patternsOf(sample, settings);
  if (patterns.count() > maxPatterns) {
    return refuse("invalid-option", "params.sample",
                  "must have at most # different patterns; it has #", nullptr, maxPatterns,
                  patterns.count());
  }
  const uint64_t most = maxWords / patterns.words();
  if (uint64_t{size.width} * size.height <= most) return {};
  return refuse("too-large", "width", "times height must be at most #", nullptr,
                static_cast<int64_t>(most));
}

}  // namespace

namespace generators {
extern const GeneratorRow wfc;
}
constinit const GeneratorRow generators::wfc{
    .id = "wfc",
    .title = "Wave function collapse",
    .about =
        "A dungeon in the style of a sample that you draw: every small square of its tiles occurs "
        "in the sample.",
    .cost = "O(cells * patterns)",
    .source =
        "M. Gumin, WaveFunctionCollapse, 2016 (the overlapping model), after P. Merrell, "
        "Model Synthesis, 2007",
    .kind = GeneratorKind::dungeon,
    .perfect = false,
    .masks = false,
    .tunnels = false,
    .shapes = ShapesOf::squares,
    .shapesWhy = "whose samples are drawn in squares",
    .params = params,
    .attempt = attempt,
    .problem = problem,
};

}  // namespace mazewright
