#include "mazewright/worlds/route.hpp"

#include <algorithm>
#include <bit>

#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

namespace {

/// The number of the seam between each quadrant and the next one, clockwise: NW, NE, SE, SW.
constexpr std::array<unsigned, 4> seamAfter{0, 3, 1, 2};

/// The quadrant of a node of that level in which a chunk lies.
unsigned quadrantOf(Site chunk, unsigned level) {
  const auto east = static_cast<unsigned>(chunk.x >> (level - 1) & 1);
  const bool south = (chunk.y >> (level - 1) & 1) != 0;
  return south ? 3 - east : east;
}

/// Whether the closed seam lies between two quadrants, clockwise from the first to the second.
bool isBlocked(const std::array<Seam, 4>& seams, unsigned from, unsigned to) {
  LoopBound turns(3);
  for (unsigned at = from; at != to; at = (at + 1) % 4, ++turns) {
    if (!seams[seamAfter[at]].open) return true;
  }
  return false;
}

/// The direction of squares that leads from a cell to its neighbour.
Direction directionTo(Site from, Site to) {
  if (from.x == to.x) return to.y < from.y ? 0 : 1;
  return to.x < from.x ? 2 : 3;
}

/// Makes the chunk of a leg and finds a shortest path between its ends.
Problem solveLeg(const World& world, const Leg& leg, std::vector<Cell>& path) {
  const Site chunk = chunkOf(world, leg.from);
  const auto cellOf = [&](Site at) {
    return static_cast<Cell>((at.y - chunk.y * world.chunk()) * world.chunk() + at.x -
                             chunk.x * world.chunk());
  };
  Outcome outcome = makeChunk(world, chunk);
  if (outcome.problem) return std::move(outcome.problem);
  const Maze& maze = *outcome.maze;
  for (const auto& [name, place] : {std::pair{"from", leg.from}, {"to", leg.to}}) {
    if (maze.isOpen(cellOf(place))) continue;
    return refuse("invalid-option", name, "must be a floor tile; it is rock in this dungeon");
  }
  const auto solvers = catalog().solvers;
  const auto shortest = std::find_if(solvers.begin(), solvers.end(), [](const SolverRow* row) {
    return row->shortest && !row->weights;
  });
  path = (*shortest)->run({maze, cellOf(leg.from), cellOf(leg.to), {}, {}, nullptr}).path;
  return {};
}

}  // namespace

Site chunkOf(const World& world, Site cell) {
  return {cell.x / world.chunk(), cell.y / world.chunk()};
}

bool Legs::next(Leg& leg) {
  for (LoopBound turns(endlessLevels); count_ > 0; ++turns) {
    leg = pending_[--count_];
    const Site from = chunkOf(world_, leg.from);
    const Site to = chunkOf(world_, leg.to);
    if (from == to) return true;
    // The lowest node with both chunks: their coordinates differ in no bit above its level.
    const auto level = static_cast<unsigned>(std::bit_width((from.x ^ to.x) | (from.y ^ to.y)));
    split(leg, {level, from.x >> level, from.y >> level});
  }
  return false;
}

void Legs::split(const Leg& leg, const Node& node) {
  const std::array<Seam, 4> seams = seamsOf(world_, node);
  unsigned at = quadrantOf(chunkOf(world_, leg.from), node.level);
  const unsigned end = quadrantOf(chunkOf(world_, leg.to), node.level);
  // The ends are in different quadrants, and the closed seam lies on one of the two directions
  // around the node.
  const bool clockwise = !isBlocked(seams, at, end);
  const std::size_t first = count_;
  Site from = leg.from;
  for (LoopBound turns(3); at != end; ++turns) {
    const unsigned next = (at + (clockwise ? 1 : 3)) % 4;
    const unsigned edge = clockwise ? at : next;
    const Seam& seam = seams[seamAfter[edge]];
    Site before = seam.at;
    (seam.upright ? before.y : before.x) += seam.door;
    Site behind = before;
    --(seam.upright ? before.x : before.y);
    // Clockwise, edges 0 and 1 are crossed to the east and south, edges 2 and 3 to the west and
    // north.
    if (clockwise != (edge < 2)) std::swap(before, behind);
    pending_[count_++] = {from, before};
    from = behind;
    at = next;
  }
  pending_[count_++] = {from, leg.to};
  std::reverse(pending_.begin() + first, pending_.begin() + count_);
}

Problem followRoute(const World& world, const Leg& ends, uint64_t minSteps, uint64_t& length,
                    std::vector<uint8_t>* steps) {
  Legs legs(world, ends);
  Leg leg;
  std::vector<Cell> path;
  length = 0;
  const auto step = [&](Site from, Site to) {
    ++length;
    if (steps != nullptr) steps->push_back(static_cast<uint8_t>(directionTo(from, to)));
  };
  // Every leg but the first begins with a step.
  LoopBound turns(std::max(minSteps, minSteps + 1));
  for (Site at = ends.from; length < minSteps && legs.next(leg); at = leg.to, ++turns) {
    if (leg.from != at) step(at, leg.from);
    if (leg.from == leg.to) continue;
    if (Problem problem = solveLeg(world, leg, path)) return problem;
    const auto place = [&](Cell cell) { return Site{cell % world.chunk(), cell / world.chunk()}; };
    for (std::size_t i = 1; i < path.size(); ++i) step(place(path[i - 1]), place(path[i]));
  }
  return {};
}

bool spansAtMost(const World& world, const Leg& ends, uint64_t chunks) {
  Legs legs(world, ends);
  Leg leg;
  LoopBound turns(chunks);
  for (uint64_t count = 0; legs.next(leg); ++count, ++turns) {
    if (count == chunks) return false;
  }
  return true;
}

}  // namespace mazewright
