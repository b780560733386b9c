#include <set>

#include "catch.hpp"
#include "mazewright/base/index_set.hpp"
#include "mazewright/base/random.hpp"

using namespace mazewright;

TEST_CASE("an index set agrees with std::set over random inserts and erases") {
  for (const uint32_t size : {1u, 63u, 64u, 65u, 4096u, 4097u, 300000u}) {
    IndexSet set(size);
    std::set<uint32_t> model;
    Random random(size);
    for (int i = 0; i < 3000; ++i) {
      const uint32_t index = random.below(size);
      if (random.below(2) == 0) {
        set.insert(index);
        model.insert(index);
      } else {
        set.erase(index);
        model.erase(index);
      }
      REQUIRE(set.empty() == model.empty());
      if (!model.empty()) REQUIRE(set.first() == *model.begin());
    }
  }
}
