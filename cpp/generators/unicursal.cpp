// Unicursal: one circuit through every cell. A spanning tree of the blocks of 2 x 2 cells, walked
// around along both of its sides, visits each cell once.
// Source: W. D. Pullen, "Think Labyrinth: Maze Algorithms", astrolog.org/labyrnth/algrithm.htm.

#include "catalog.hpp"

namespace mazewright {

namespace {

enum : Direction { north, south, west, east };

/// The tree: a random depth-first search over the blocks; a bit a direction a block.
class Blocks {
 public:
  explicit Blocks(const Size& size)
      : width_(size.width / 2), height_(size.height / 2), links_(width_ * height_) {}

  /// Draws the first block, below(blocks), then pick among the fresh directions for every step.
  void link(Random& random) {
    std::vector<uint32_t> stack{random.below(static_cast<uint32_t>(links_.size()))};
    while (!stack.empty()) {
      const uint32_t block = stack.back();
      const unsigned fresh = freshFrom(block);
      if (fresh == 0) {
        stack.pop_back();
        continue;
      }
      const Direction direction = random.pick(fresh);
      const uint32_t to = neighbour(block, direction);
      links_[block] |= static_cast<uint8_t>(1u << direction);
      links_[to] |= static_cast<uint8_t>(1u << (direction ^ 1));
      stack.push_back(to);
    }
  }

  /// The two ways of a cell. Each of its two sides that face out of the block lies on a link of the
  /// tree, and is passed, or on none, and the walk turns along it within the block.
  unsigned waysOf(uint32_t x, uint32_t y) const {
    const unsigned links = links_[y / 2 * width_ + x / 2];
    const Direction upright = y % 2 == 0 ? north : south;
    const Direction sideways = x % 2 == 0 ? west : east;
    const bool passesUpright = (links >> upright & 1) != 0;
    const bool passesSideways = (links >> sideways & 1) != 0;
    return 1u << (passesUpright ? upright : sideways ^ 1) |
           1u << (passesSideways ? sideways : upright ^ 1);
  }

 private:
  uint32_t neighbour(uint32_t block, Direction direction) const {
    switch (direction) {
      case north:
        return block - width_;
      case south:
        return block + width_;
      case west:
        return block - 1;
      default:
        return block + 1;
    }
  }

  unsigned freshFrom(uint32_t block) const {
    const uint32_t x = block % width_;
    const uint32_t y = block / width_;
    const bool within[] = {y > 0, y + 1 < height_, x > 0, x + 1 < width_};
    unsigned fresh = 0;
    for (Direction direction = 0; direction < 4; ++direction) {
      if (within[direction] && links_[neighbour(block, direction)] == 0) fresh |= 1u << direction;
    }
    return fresh;
  }

  uint32_t width_, height_;
  std::vector<uint8_t> links_;
};

constexpr Param params[] = {
    boolean("open", false, {"Leave the circuit open", "한 곳을 끊어 두 끝을 만들기"})};

/// The circuit is carved in the order of the walk, from the first cell eastwards. Open, its last
/// link is left out: the two ends are the first cell and the one south of it. Seams of a wrapped
/// shape stay closed.
void run(Maze& maze, Random& random, const Settings& settings) {
  Blocks blocks(maze.grid.size);
  blocks.link(random);
  const uint32_t width = maze.grid.size.width;
  const uint32_t links = maze.grid.cellCount() - (settings["open"] != 0 ? 1 : 0);
  Cell cell = 0;
  uint32_t x = 0;
  uint32_t y = 0;
  unsigned wayBack = 1u << south;
  for (uint32_t i = 0; i < links; ++i) {
    const unsigned onward = blocks.waysOf(x, y) & ~wayBack;
    const auto direction = static_cast<Direction>(std::countr_zero(onward));
    maze.carve(cell, direction);
    wayBack = 1u << (direction ^ 1);
    x += direction == east ? 1u : direction == west ? ~0u : 0u;
    y += direction == south ? 1u : direction == north ? ~0u : 0u;
    cell = y * width + x;
  }
}

Problem problem(const Size& size, const Settings&) {
  for (const auto& [name, side] : {std::pair{"width", size.width}, {"height", size.height}}) {
    if (side % 2 == 0) continue;
    return refuse("invalid-size", name,
                  "must be even, as both sides must: the circuit of 'unicursal' runs around blocks "
                  "of 2 x 2 cells; got #",
                  nullptr, side);
  }
  return {};
}

constexpr const char* shapeIds[] = {"square"};

}  // namespace

constinit const GeneratorRow generators::unicursal{
    .id = "unicursal",
    .title = {"Unicursal labyrinth", "외길 미궁"},
    .about = {"One winding circuit through every cell, without a branch. Needs even sides.",
              "모든 칸을 한 번씩 지나는 갈림길 없는 고리. 두 변이 짝수여야 합니다."},
    .cost = "O(cells)",
    .source = "Walter D. Pullen, Think Labyrinth: Maze Algorithms",
    .perfect = false,
    .masks = false,
    .shapes = shapeIds,
    .shapesWhy = "whose cells fall into blocks of 2 x 2",
    .params = params,
    .run = run,
    .problem = problem,
};

}  // namespace mazewright
