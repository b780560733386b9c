#include <queue>
#include <vector>

#include "catch.hpp"
#include "mazewright/base/min_heap.hpp"
#include "mazewright/base/random.hpp"

using namespace mazewright;

namespace {

struct Entry {
  uint64_t key;
  uint32_t value;
  bool operator<(const Entry& other) const { return key > other.key; }
};

}  // namespace

TEST_CASE("the heap pops in order of key, then tie") {
  MinHeap heap;
  Random random(3);
  for (uint32_t i = 0; i < 5000; ++i) heap.push({random.below(50), random.below(1000000), i});
  MinHeap::Item last{0, 0, 0};
  while (!heap.empty()) {
    const MinHeap::Item item = heap.pop();
    REQUIRE_FALSE(item.before(last));
    last = item;
  }
}

#ifdef __GLIBCXX__
TEST_CASE("ties fall as in libstdc++'s priority_queue, which original program 001 was built on") {
  MinHeap heap;
  std::priority_queue<Entry> model;
  Random random(4);
  for (uint32_t i = 0; i < 20000; ++i) {
    if (model.empty() || random.below(5) < 3) {
      const uint32_t key = random.below(4);
      heap.push({key, 0, i});
      model.push({key, i});
    } else {
      REQUIRE(heap.pop().value == model.top().value);
      model.pop();
    }
  }
}
#endif
