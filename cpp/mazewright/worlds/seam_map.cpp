#include "mazewright/worlds/seam_map.hpp"

#include <algorithm>

namespace mazewright {

namespace {

/// The nodes of one level that an area touches: a rectangle, `first` and `last` included.
struct Nodes {
  Site first, last;
};

Nodes nodesOf(const World& world, const Area& area, unsigned level) {
  const auto at = [&](Site cell) {
    return Site{cell.x / world.chunk() >> level, cell.y / world.chunk() >> level};
  };
  return {at(area.first), at({area.end.x - 1, area.end.y - 1})};
}

bool isEmpty(const Area& area) { return area.end.x <= area.first.x || area.end.y <= area.first.y; }

/// Appends the parts of a node's four seams that lie in an area.
void addLines(const World& world, const Node& node, const Area& area,
              std::vector<SeamLine>& lines) {
  const uint64_t origin = world.origin() * world.chunk();
  for (const Seam& seam : seamsOf(world, node)) {
    // Members of Site, so that one piece of code serves lines of both directions.
    const auto across = seam.upright ? &Site::x : &Site::y;
    const auto along = seam.upright ? &Site::y : &Site::x;
    const uint64_t line = seam.at.*across;
    if (line < area.first.*across || line > area.end.*across) continue;
    const uint64_t from = std::max(seam.at.*along, area.first.*along);
    const uint64_t to = std::min(seam.at.*along + seam.length, area.end.*along);
    if (from >= to) continue;
    Site at{seam.at.x - origin, seam.at.y - origin};
    at.*along = from - origin;
    const uint64_t door = seam.at.*along + seam.door;
    const bool visible = seam.open && door >= from && door < to;
    lines.push_back({node.level, static_cast<int64_t>(at.x), static_cast<int64_t>(at.y),
                     static_cast<int64_t>(to - from), seam.upright,
                     visible ? static_cast<int64_t>(door - from) : -1});
  }
}

}  // namespace

uint64_t countNodes(const World& world, const Area& area, unsigned minLevel) {
  uint64_t sum = 0;
  for (unsigned level = minLevel; level <= world.levels && !isEmpty(area); ++level) {
    const auto [first, last] = nodesOf(world, area, level);
    const uint64_t wide = last.x - first.x + 1;
    const uint64_t high = last.y - first.y + 1;
    // Keeps the product within 64 bits. Callers refuse far smaller numbers.
    constexpr uint64_t limit = uint64_t{1} << 31;
    sum += std::min(wide, limit) * std::min(high, limit);
  }
  return sum;
}

std::vector<SeamLine> seamLinesIn(const World& world, const Area& area, unsigned minLevel,
                                  const Area& cut) {
  std::vector<SeamLine> lines;
  for (unsigned level = minLevel; level <= world.levels && !isEmpty(area); ++level) {
    const auto [first, last] = nodesOf(world, area, level);
    for (uint64_t y = first.y; y <= last.y; ++y) {
      for (uint64_t x = first.x; x <= last.x; ++x) addLines(world, {level, x, y}, cut, lines);
    }
  }
  return lines;
}

}  // namespace mazewright
