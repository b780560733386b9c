#include <array>
#include <bit>
#include <map>

#include "catch.hpp"
#include "mazewright/base/random.hpp"

using namespace mazewright;

TEST_CASE("SplitMix64 gives the outputs of Vigna's reference program") {
  // First outputs of splitmix64.c for state 1234567, as published with many ports of it.
  const uint64_t expected[] = {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                               4593380528125082431u, 16408922859458223821u};
  for (uint64_t i = 0; i < 5; ++i) CHECK(splitMix(1234567, i) == expected[i]);
}

TEST_CASE("FNV-1a gives the published values") {
  // From the test vectors in the FNV draft: the empty text, "a" and "foobar".
  CHECK(hashText("") == 0xcbf29ce484222325u);
  CHECK(hashText("a") == 0xaf63dc4c8601ec8cu);
  CHECK(hashText("foobar") == 0x85944171f73967e8u);
}

TEST_CASE("a key gives the numbers that mw.random draws") {
  // tests/js/library/random.test.js has the same figures.
  Random numbers(hashText("hello"));
  CHECK(numbers.next() == 10052311018514311404u);
  CHECK(numbers.next() == 10051304312589139751u);
  CHECK(numbers.next() == 619587897259036896u);
  Random bounded(7);
  CHECK(bounded.below(6) == 4);
  CHECK(bounded.below(100) == 27);
  CHECK(bounded.below(840) == 705);
  CHECK(bounded.below(3000000000) == 2943293174);
  Random shuffled(7);
  std::array<int, 8> items{0, 1, 2, 3, 4, 5, 6, 7};
  shuffled.shuffle(items);
  CHECK(items == std::array<int, 8>{5, 2, 7, 1, 3, 4, 6, 0});
}

TEST_CASE("below stays below and is even within five standard deviations") {
  Random random(7);
  for (const uint32_t bound : {1u, 2u, 3u, 7u, 100u}) {
    std::map<uint32_t, int> counts;
    const int draws = 20000;
    for (int i = 0; i < draws; ++i) ++counts[random.below(bound)];
    CHECK(counts.size() == bound);
    CHECK(counts.rbegin()->first == bound - 1);
    const double share = static_cast<double>(draws) / bound;
    for (const auto& [value, count] : counts) {
      const double off = count - share;
      CHECK(off * off <= 25 * share);
    }
  }
}

TEST_CASE("pick takes members of the set only, each of them") {
  Random random(11);
  for (unsigned set = 1; set < 256; ++set) {
    unsigned seen = 0;
    for (int i = 0; i < 200; ++i) seen |= 1u << random.pick(set);
    CHECK(seen == set);
  }
}

TEST_CASE("shuffle reaches every order") {
  Random random(13);
  std::map<std::array<int, 4>, int> orders;
  for (int i = 0; i < 4800; ++i) {
    std::array<int, 4> items{0, 1, 2, 3};
    random.shuffle(items);
    ++orders[items];
  }
  CHECK(orders.size() == 24);
  for (const auto& [order, count] : orders) CHECK((count > 100 && count < 300));
}

TEST_CASE("a named stream is another stream") {
  Random main(5);
  Random exits(5, "exits");
  CHECK(main.next() != exits.next());
}
