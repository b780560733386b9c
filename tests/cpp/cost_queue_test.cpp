#include <set>
#include <utility>

#include "catch.hpp"
#include "mazewright/generators/weights/cost_queue.hpp"

using namespace mazewright;

TEST_CASE("a cost queue gives the cheapest cell through random pushes and pops") {
  for (const uint32_t cells : {1u, 3u, 4u, 7u, 64u, 1000u, 40'000u}) {
    CostQueue queue(cells, cells);
    std::set<std::pair<uint64_t, Cell>> model;
    Random random(cells);
    for (int i = 0; i < 20'000; ++i) {
      const Cell cell = random.below(cells);
      const CostQueue::Item item = queue.itemOf(cell);
      if (random.below(5) < 3) {
        if (model.insert({item.cost, cell}).second) queue.push(item);
      } else if (!model.empty()) {
        const CostQueue::Item popped = queue.pop();
        REQUIRE(std::pair(popped.cost, popped.cell) == *model.begin());
        model.erase(model.begin());
      }
      REQUIRE(queue.empty() == model.empty());
    }
  }
}
