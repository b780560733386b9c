// Wave function collapse: a dungeon whose every square window of tiles occurs in a sample, or which
// is put together from given tiles that fit (dungeons/wfc/tile_set.hpp has their format).
//
// An attempt: the edge is rock and the tiles of `open` are floor. Without any, one place has floor:
// a tile, for which below(width - 2) and below(height - 2) are drawn, or a window with some floor,
// of given tiles, for which below(windows) is drawn. PatternWave::collapse chooses the patterns,
// and joinPieces or joinTiles makes their floor one piece. An attempt that fails, or has less floor
// than wanted, is followed by another one, with the draws that come next; after maxAttempts there
// is a problem.
//
// Given tiles lie in rows next to each other, as many as the grid has space for without the tiles
// on its edge; what is left over is rock, half of it (rounded down) in the west and in the north. A
// side at the edge of these rows is a line of rock.

#include <algorithm>

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/dungeons/shared/dig.hpp"
#include "mazewright/dungeons/shared/inner_grid.hpp"
#include "mazewright/dungeons/wfc/join_pieces.hpp"
#include "mazewright/dungeons/wfc/join_tiles.hpp"
#include "mazewright/dungeons/wfc/pattern_wave.hpp"
#include "mazewright/dungeons/wfc/rooms_and_doors.hpp"
#include "mazewright/dungeons/wfc/tile_set.hpp"

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
    text("tiles", 4000, "Tiles with their sockets (replace the sample)"),
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

PatternTables patternsOf(const TileSet& tiles, const Settings& settings) {
  return tablesOf(tiles, static_cast<SampleImages>(settings["symmetry"]));
}

/// Kinds of a layout, empty if the attempt failed; `order` is that in which its windows were
/// decided. `sample` is null for given tiles.
std::vector<uint8_t> tryOnce(const Maze& maze, Random& random, const Settings& settings,
                             const PatternTables& patterns, const WindowGrid& grid,
                             const TilePatterns* sample, std::vector<uint32_t>& order) {
  const auto [width, height, levels] = maze.grid.size;
  Ticker ticker(maze, maze.grid.cellCount());
  PatternWave wave(patterns, grid);
  ticker.add(std::min(grid.count(), sliceSteps));
  for (uint32_t x = grid.left; x < grid.right(); ++x) {
    for (const uint32_t y : {grid.top, grid.bottom() - 1}) wave.restrict(y * width + x, false);
  }
  for (uint32_t y = grid.top; y < grid.bottom(); ++y) {
    for (const uint32_t x : {grid.left, grid.right() - 1}) wave.restrict(y * width + x, false);
  }
  const std::span<const uint32_t> given = settings.cells("open");
  const std::vector<Cell> open(given.begin(), given.end());
  for (const Cell cell : open) wave.restrict(cell, true);
  if (open.empty() && sample != nullptr) {
    const uint32_t x = 1 + random.below(width - 2);
    wave.restrict((1 + random.below(height - 2)) * width + x, true);
  } else if (open.empty()) {
    wave.keepFloor(random.below(grid.count()));
  }
  if (!wave.collapse(random, ticker)) return {};
  std::vector<uint32_t> chosen = wave.patterns();
  const bool joins = settings["connected"] != 0;
  if (joins && sample == nullptr && !joinTiles(chosen, patterns, grid, open, ticker)) return {};
  std::vector<uint8_t> kinds = grid.kindsOf(patterns, chosen);
  if (joins && sample != nullptr && !joinPieces(kinds, width, *sample, open, ticker)) return {};
  const auto rock = std::count(kinds.begin(), kinds.end(), 0);
  if (kinds.size() - static_cast<std::size_t>(rock) <
      roundedShare(kinds.size(), settings["leastFloor"])) {
    return {};
  }
  order = wave.order();
  return kinds;
}

Problem findLayout(Maze& maze, Random& random, const Settings& settings,
                   const PatternTables& patterns, const WindowGrid& grid,
                   const TilePatterns* sample) {
  std::vector<uint32_t> order;
  const uint32_t most = maxAttempts(maze.grid.cellCount());
  for (uint32_t tries = 0; tries < most; ++tries) {
    const std::vector<uint8_t> kinds =
        tryOnce(maze, random, settings, patterns, grid, sample, order);
    if (kinds.empty()) continue;
    fillWithRock(maze);
    const auto mark = [&](Cell cell) {
      if (kinds[cell] != 0 && !maze.isOpen(cell)) maze.mark(cell, TileKind{kinds[cell]});
    };
    for (const uint32_t window : order) {
      for (uint32_t i = 0; i < grid.stride * grid.stride; ++i) {
        mark(grid.corner(window) + i / grid.stride * grid.width + i % grid.stride);
      }
    }
    for (Cell cell = 0; cell < kinds.size(); ++cell) mark(cell);
    listRoomsAndDoors(maze);
    finishFloor(maze);
    return {};
  }
  const bool isSample = sample != nullptr;
  return refuse("invalid-option", isSample ? "params.sample" : "params.tiles",
                "must allow a dungeon of this size with these parameters; # attempts found none, "
                "so use @ with more variety, ask for less floor, or change the seed",
                nullptr, most, 0, isSample ? "a sample" : "tiles");
}

Problem attempt(Maze& maze, Random& random, const Settings& settings) {
  const auto [width, height, levels] = maze.grid.size;
  if (!settings.text("tiles").empty()) {
    TileSet tiles;
    if (Problem problem = readTiles(settings.text("tiles"), tiles)) return problem;
    const PatternTables patterns = patternsOf(tiles, settings);
    return findLayout(maze, random, settings, patterns,
                      WindowGrid::adjacent(width, height, tiles.side), nullptr);
  }
  Sample sample;
  if (Problem problem = readSample(settings.text("sample"), "params.sample", sample)) {
    return problem;
  }
  const TilePatterns patterns = patternsOf(sample, settings);
  return findLayout(maze, random, settings, patterns.tables(),
                    WindowGrid::overlapping(width, height, patterns.tables().side), &patterns);
}

Problem refuseMany(const Size& size, const PatternTables& patterns, const char* field) {
  if (patterns.count() > maxPatterns) {
    return refuse("invalid-option", field, "must have at most # different patterns; it has #",
                  nullptr, maxPatterns, patterns.count());
  }
  const uint64_t most = maxWords / patterns.words();
  if (uint64_t{size.width} * size.height <= most) return {};
  return refuse("too-large", "width", "times height must be at most #", nullptr,
                static_cast<int64_t>(most));
}

/// Refuses cells of `open` in the rock of the edge.
Problem refuseEdge(const Settings& settings, const Size& size, const WindowGrid& grid) {
  for (const Cell cell : settings.cells("open")) {
    const uint32_t x = cell % size.width, y = cell / size.width;
    if (grid.contains(cell) && x > 0 && y > 0 && x + 1 < size.width && y + 1 < size.height) {
      continue;
    }
    return refuse("invalid-option", "params.open", "must be cells within the edge of rock; got #",
                  nullptr, cell);
  }
  return {};
}

Problem tilesProblem(const Size& size, const Settings& settings) {
  TileSet tiles;
  if (Problem problem = readTiles(settings.text("tiles"), tiles)) return problem;
  if (Problem problem =
          refuseSmall(size, tiles.side + 2, tiles.side + 2,
                      "must be at least # to hold a tile and rock around it; got #")) {
    return problem;
  }
  const WindowGrid grid = WindowGrid::adjacent(size.width, size.height, tiles.side);
  if (Problem problem = refuseEdge(settings, size, grid)) return problem;
  return refuseMany(size, patternsOf(tiles, settings), "params.tiles");
}

Problem problem(const Size& size, const Settings& settings) {
  if (!settings.text("tiles").empty()) return tilesProblem(size, settings);
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
  const WindowGrid grid = WindowGrid::overlapping(size.width, size.height, side);
  if (Problem problem = refuseEdge(settings, size, grid)) return problem;
  return refuseMany(size, patternsOf(sample, settings).tables(), "params.sample");
}

bool mayBeInParts(const Settings& settings) { return settings["connected"] == 0; }

/// Each attempt decides every window, and up to a thousand decisions and one per window are undone
/// (PatternWave::collapse). A decision reaches 20 windows in all, and an undone one about 50: those
/// of hard samples, 10 to 100 tiles wide, reached 36 to 50.
Work work(const WorkArea& area, const Settings& settings) {
  const uint64_t cellsPerWindow = settings.text("tiles").empty() ? 1 : 4;
  // The cells of all attempts: see maxAttempts.
  const Work tried = std::max(area.cells * 4, std::min<Work>(area.cells * 64, 1u << 22));
  const Work visits = tried / cellsPerWindow * (20 + 64) + 64 * 1000 * 64;
  return visits * stepsPerVisit + tried * 64 + area.cells * 8;
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
        "in the sample. Or one put together from tiles that you draw.",
    .cost = "O(cells * patterns)",
    .work = work,
    .source =
        "M. Gumin, WaveFunctionCollapse, 2016 (the overlapping model), after P. Merrell, "
        "Model Synthesis, 2007",
    .kind = GeneratorKind::dungeon,
    .shapesWhy = "whose samples are drawn in squares",
    .params = params,
    .attempt = attempt,
    .problem = problem,
    .mayBeInParts = mayBeInParts,
};

}  // namespace mazewright
