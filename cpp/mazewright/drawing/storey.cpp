#include "mazewright/drawing/storey.hpp"

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/shapes/building/build_grid.hpp"

namespace mazewright {

ShapeSpec squares(Size size) {
  const ShapeRow* row = findRow(catalog().shapes, "square");
  return {row, Settings(row->params), size, {}};
}

Maze storeyOf(const Maze& maze, uint32_t level) {
  const auto [width, height, levels] = maze.grid.size;
  const Cell area = width * height;
  const Cell first = level * area;
  const auto part = [&](const std::vector<uint8_t>& plane) {
    const auto from = plane.begin() + (plane.empty() ? 0 : static_cast<std::ptrdiff_t>(first));
    return std::vector<uint8_t>(from,
                                from + (plane.empty() ? 0 : static_cast<std::ptrdiff_t>(area)));
  };
  const auto isHere = [&](Cell cell) { return cell - first < area; };
  Maze made(buildGrid(squares({width, height, 1}), part(maze.grid.mask)));
  for (const auto& [cell, direction] : maze.grid.bridges) {
    if (!isHere(cell)) continue;
    if (made.grid.table.empty()) makeTable(made.grid);
    addTunnel(made.grid, {cell - first, direction});
    made.grid.bridges.push_back({cell - first, direction});
  }
  made.passages = part(maze.passages);
  made.oneWays = part(maze.oneWays);
  made.kinds = part(maze.kinds);
  made.dungeon = maze.dungeon;
  for (const Room& room : maze.rooms) {
    if (room.level == level) made.rooms.push_back({room.x, room.y, room.width, room.height, {}});
  }
  for (Door door : maze.doors) {
    if (!isHere(door.cell)) continue;
    door.cell -= first;
    made.doors.push_back(door);
  }
  for (const Thing& thing : maze.things) {
    if (isHere(thing.cell)) made.things.push_back({thing.cell - first, thing.role, thing.lock});
  }
  if (isHere(maze.start)) made.start = maze.start - first;
  if (isHere(maze.end)) made.end = maze.end - first;
  return made;
}

}  // namespace mazewright
