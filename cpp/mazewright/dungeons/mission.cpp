// A mission: a dungeon laid out from a graph of rooms, doors, locks, keys and things. The graph is
// the caller's own (dungeons/mission/graph.hpp has its format), or a grammar makes it
// (mission/grammar.hpp); layOut finds the places (mission/layout.hpp).
//
// A graph of the caller's own gets 64 attempts at a layout; then there is a problem. A mission of
// the grammar has at most one room per 60 tiles and gets 3 attempts; then another one with at
// most three quarters as many rooms is made, with the draws that come next. One room always fits.
//
// Rooms are listed in the order of the graph. Things are placed in its order, each on a place that
// is drawn for its role in its room, the first one that is free, otherwise below(free tiles).

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/sorting.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/dungeons/mission/grammar.hpp"
#include "mazewright/dungeons/mission/layout.hpp"
#include "mazewright/dungeons/shared/dig.hpp"
#include "mazewright/dungeons/shared/inner_grid.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    text("graph", 4000, "Rooms, corridors and things (empty: made by a grammar)"),
    integer("rooms", 1, 200, 12, "Rooms, at most"),
    integer("locks", 0, 20, 2, "Locks, at most"),
};

constexpr uint32_t ownAttempts = 64, grammarAttempts = 3, tilesPerRoom = 60;

/// The longest side of rooms that the grammar makes along a side of the dungeon, at most `most`.
int32_t longestSide(uint32_t side, int32_t most) {
  return std::clamp(static_cast<int32_t>(side / 5), 3, most);
}

void digRooms(Maze& maze, const Mission& mission, const MissionLayout& layout) {
  fillWithRock(maze);
  for (const uint32_t number : layout.order) {
    const MissionRoom& room = mission.rooms[number];
    const auto& [left, top] = layout.spots[number];
    for (int32_t y = 0; y < room.height; ++y) {
      for (int32_t x = 0; x < room.width; ++x) {
        if (!room.isFloor(x, y)) continue;
        maze.mark(static_cast<Cell>(top + y) * maze.grid.size.width + static_cast<Cell>(left + x),
                  TileKind::room);
      }
    }
  }
  for (std::size_t i = 0; i < mission.edges.size(); ++i) {
    const std::vector<Cell>& tiles = layout.corridors[i];
    for (std::size_t k = 0; k + 1 < tiles.size(); ++k) digCorridor(maze, tiles[k]);
    maze.mark(tiles.back(), TileKind::door);
    const MissionEdge& edge = mission.edges[i];
    maze.doors.push_back({.cell = tiles.back(), .state = edge.state, .lock = edge.lock});
  }
  sortBy(maze.doors, [](const Door& door) { return door.cell; });
}

/// Lists the rooms in the order of the graph, and places the things.
void furnish(Maze& maze, Random& random, const Mission& mission, const MissionLayout& layout) {
  const uint32_t width = maze.grid.size.width;
  std::vector<std::vector<Cell>> free;
  for (std::size_t i = 0; i < mission.rooms.size(); ++i) {
    const MissionRoom& room = mission.rooms[i];
    const auto left = static_cast<uint32_t>(layout.spots[i].x);
    const auto top = static_cast<uint32_t>(layout.spots[i].y);
    std::vector<Cell>& cells = free.emplace_back();
    for (uint32_t k = 0; k < room.floor.size(); ++k) {
      const auto across = static_cast<uint32_t>(room.width);
      if (room.floor[k] != 0) cells.push_back((top + k / across) * width + left + k % across);
    }
    Room& listed = maze.rooms.emplace_back(
        Room{left, top, static_cast<uint32_t>(room.width), static_cast<uint32_t>(room.height), {}});
    if (cells.size() < room.floor.size()) listed.cells = cells;
  }
  // Places that are drawn are kept for their things.
  const auto placeOf = [&](const MissionThing& thing, const ThingPlace& place) {
    const auto& [x, y] = layout.spots[thing.room];
    return static_cast<Cell>(y + place.y) * width + static_cast<Cell>(x + place.x);
  };
  std::vector<Cell> cells(mission.things.size(), noCell);
  for (std::size_t i = 0; i < mission.things.size(); ++i) {
    const MissionThing& thing = mission.things[i];
    std::vector<Cell>& own = free[thing.room];
    for (const ThingPlace& place : mission.rooms[thing.room].places) {
      const auto found = std::find(own.begin(), own.end(), placeOf(thing, place));
      if (place.role != thing.role || found == own.end()) continue;
      cells[i] = *found;
      own.erase(found);
      break;
    }
  }
  for (std::size_t i = 0; i < mission.things.size(); ++i) {
    const MissionThing& thing = mission.things[i];
    std::vector<Cell>& own = free[thing.room];
    if (cells[i] == noCell) {
      const auto found = own.begin() + random.below(static_cast<uint32_t>(own.size()));
      cells[i] = *found;
      own.erase(found);
    }
    maze.place({cells[i], thing.role, thing.lock});
    if (thing.role == Role::entrance) maze.start = cells[i];
    if (thing.role == Role::exit) maze.end = cells[i];
  }
}

Problem findLayout(const Maze& maze, Random& random, const Settings& settings, Mission& mission,
                   MissionLayout& layout) {
  const auto [width, height, levels] = maze.grid.size;
  if (const std::string_view graph = settings.text("graph"); !graph.empty()) {
    if (Problem problem = readMission(graph, mission)) return problem;
    if (layOut(maze, mission, random, ownAttempts, layout)) return {};
    return refuse("invalid-option", "params.graph",
                  "must fit into the dungeon; in # attempts @ did not, so use a larger dungeon, "
                  "smaller rooms or fewer corridors, or change the seed",
                  nullptr, ownAttempts, 0, layout.failed);
  }
  auto count = static_cast<uint32_t>(settings["rooms"]);
  count = std::clamp(maze.grid.cellCount() / tilesPerRoom, 1u, count);
  for (LoopBound turns(count);; ++turns) {
    mission = drawMission(random, count, static_cast<uint32_t>(settings["locks"]),
                          longestSide(width, 9), longestSide(height, 7));
    if (layOut(maze, mission, random, grammarAttempts, layout)) return {};
    count -= (count + 3) / 4;
  }
}

Problem attempt(Maze& maze, Random& random, const Settings& settings) {
  Mission mission;
  MissionLayout layout;
  if (Problem problem = findLayout(maze, random, settings, mission, layout)) return problem;
  digRooms(maze, mission, layout);
  furnish(maze, random, mission, layout);
  finishFloor(maze);
  return {};
}

Problem problem(const Size& size, const Settings& settings) {
  if (Problem problem = refuseSmall(size, 5)) return problem;
  if (settings.text("graph").empty()) return {};
  Mission mission;
  if (Problem problem = readMission(settings.text("graph"), mission)) return problem;
  for (const MissionRoom& room : mission.rooms) {
    if (static_cast<uint32_t>(room.width) + 2 <= size.width &&
        static_cast<uint32_t>(room.height) + 2 <= size.height) {
      continue;
    }
    return refuse("invalid-option", "params.graph",
                  "must fit into the dungeon; room @ of line # does not, so use a larger dungeon, "
                  "or a smaller room",
                  nullptr, room.line, 0, room.name);
  }
  return {};
}

/// Every attempt makes at most 40 steps per room; most of them end at once, others look for
/// corridors in the rectangle of two rooms. A graph has at most a room per line.
Work work(const WorkArea& area, const Settings& settings) {
  const std::string_view graph = settings.text("graph");
  if (graph.empty()) {
    const Work rooms = std::min(workOf(settings, "rooms"), area.cells / tilesPerRoom);
    return rooms * 40 * 4 * grammarAttempts * std::min<Work>(area.cells, 128) + area.cells * 8;
  }
  const auto lines = static_cast<uint64_t>(std::count(graph.begin(), graph.end(), '\n')) + 1;
  return Work(lines) * 40 * ownAttempts * std::min<Work>(area.cells, 1024) + area.cells * 8;
}

}  // namespace

namespace generators {
extern const GeneratorRow mission;
}
constinit const GeneratorRow generators::mission{
    .id = "mission",
    .title = "Mission",
    .about =
        "Rooms laid out from a graph: your own, or one with a start, keys before their locks, a "
        "boss and treasures.",
    .cost = "O(tiles + tries * tiles around two rooms)",
    .work = work,
    .source =
        "J. Dormans, Adventures in level design, 2010 (the mission); O. Nepozitek, Fast "
        "configurable 2D dungeon levels, 2018 (rooms laid out from a graph)",
    .kind = GeneratorKind::dungeon,
    .shapesWhy = "whose rooms are drawn in squares",
    .params = params,
    .attempt = attempt,
    .problem = problem,
};

}  // namespace mazewright
