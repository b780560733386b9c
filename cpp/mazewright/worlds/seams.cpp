#include "mazewright/worlds/seams.hpp"

#include <bit>

#include "mazewright/base/random.hpp"

namespace mazewright {

namespace {

/// The random numbers of a node.
Random randomOf(const World& world, const Node& node) {
  uint64_t key = world.plan.seed.key() ^ hashText("doors");
  for (const uint64_t part : {uint64_t{node.level}, node.x, node.y}) key = splitMix(key, part);
  return Random(key);
}

/// The door between a chunk and its neighbour in a direction, as a cell of the chunk. `line` is the
/// line between chunks on which that side lies, `across` the place of the chunk along the line.
Cell doorOn(const World& world, uint64_t line, uint64_t across, Direction direction,
            unsigned* nodes) {
  if (line == 0 || line == uint64_t{1} << world.levels) return noCell;
  const bool upright = direction >= 2;
  const unsigned level = static_cast<unsigned>(std::countr_zero(line)) + 1;
  const uint64_t along = across >> level;
  const Node node = upright ? Node{level, line >> level, along} : Node{level, along, line >> level};
  if (nodes != nullptr) ++*nodes;
  const Seam seam = seamsOf(world, node)[(upright ? 0 : 2) + (across >> (level - 1) & 1)];
  // The chunk's first cell along the seam; the door is the chunk's if it is one of its cells.
  const uint64_t first = across * world.chunk() - (upright ? seam.at.y : seam.at.x);
  if (!seam.open || seam.door < first || seam.door - first >= world.chunk()) return noCell;
  const auto place = static_cast<Cell>(seam.door - first);
  const uint32_t edge = direction % 2 == 1 ? world.chunk() - 1 : 0;
  return upright ? place * world.chunk() + edge : edge * world.chunk() + place;
}

}  // namespace

std::array<Seam, 4> seamsOf(const World& world, const Node& node) {
  Random random = randomOf(world, node);
  const uint32_t closed = random.below(4);
  const uint32_t inset = world.isDungeon() ? 1 : 0;
  const uint64_t half = uint64_t{world.chunk()} << (node.level - 1);
  const Site first{node.x * 2 * half, node.y * 2 * half};
  const Site middle{first.x + half, first.y + half};
  std::array<Seam, 4> seams{{{true, true, {middle.x, first.y}, half, 0},
                             {true, true, {middle.x, middle.y}, half, 0},
                             {true, false, {first.x, middle.y}, half, 0},
                             {true, false, {middle.x, middle.y}, half, 0}}};
  for (Seam& seam : seams) {
    const uint64_t bits = random.next();
    const uint64_t chunk = node.level == 1 ? 0 : bits >> (65 - node.level);
    seam.door = chunk * world.chunk() + inset + random.below(world.chunk() - 2 * inset);
  }
  seams[closed].open = false;
  return seams;
}

Doors doorsOf(const World& world, Site chunk, unsigned* nodes) {
  Doors doors;
  for (Direction direction = 0; direction < 4; ++direction) {
    const bool upright = direction >= 2;
    const uint64_t line = (upright ? chunk.x : chunk.y) + direction % 2;
    doors[direction] = doorOn(world, line, upright ? chunk.y : chunk.x, direction, nodes);
  }
  return doors;
}

}  // namespace mazewright
