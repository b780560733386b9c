// Sorting by keys, compared with std::stable_sort.

#include "mazewright/base/sorting.hpp"

#include <algorithm>

#include "catch.hpp"
#include "mazewright/base/random.hpp"

using namespace mazewright;

TEST_CASE("keys, numbers and pairs are in order, items of one key in the order given") {
  Random random(uint64_t{7});
  for (const uint32_t size : {0u, 1u, 2u, 255u, 256u, 3000u}) {
    for (const uint32_t range : {1u, 2u, 200u, 70000u, 4000000000u}) {
      std::vector<uint32_t> numbers(size);
      for (uint32_t& number : numbers) number = random.below(range);
      std::vector<uint64_t> keys;
      std::vector<std::pair<uint32_t, uint32_t>> pairs;
      for (const uint32_t number : numbers) {
        keys.push_back(uint64_t{number} << 31 | random.below(range));
        pairs.emplace_back(number, random.below(range));
      }
      auto items = pairs, wantedItems = pairs, wantedPairs = pairs;
      auto wantedNumbers = numbers;
      auto wantedKeys = keys;
      std::sort(wantedNumbers.begin(), wantedNumbers.end());
      std::sort(wantedKeys.begin(), wantedKeys.end());
      std::sort(wantedPairs.begin(), wantedPairs.end());
      wantedPairs.erase(std::unique(wantedPairs.begin(), wantedPairs.end()), wantedPairs.end());
      std::stable_sort(wantedItems.begin(), wantedItems.end(),
                       [](const auto& a, const auto& b) { return a.first < b.first; });
      sortNumbers(numbers);
      sortKeys(keys);
      sortUnique(pairs);
      sortBy(items, [](const auto& item) { return item.first; });
      CHECK(numbers == wantedNumbers);
      CHECK(keys == wantedKeys);
      CHECK(pairs == wantedPairs);
      CHECK(items == wantedItems);
    }
  }
}
