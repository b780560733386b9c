// The list that growing trees choose from against a plain one, and the generators that are others
// at one end of their parameters.

#include "catch.hpp"
#include "mazewright/generators/growth/active_list.hpp"
#include "options.hpp"

using namespace mazewright;

namespace {

std::vector<uint8_t> passagesOf(const char* algorithm, Values params) {
  Options options = test::square(algorithm, 23, 17, "equal");
  options.params = std::move(params);
  const Outcome outcome = generate(options);
  INFO(algorithm);
  REQUIRE(outcome.maze);
  return outcome.maze->passages;
}

}  // namespace

TEST_CASE("an active list keeps age and rank through additions and removals") {
  for (const uint32_t adding : {520u, 500u, 480u}) {
    Random random(adding);
    ActiveList active;
    std::vector<Cell> plain;
    for (Cell cell = 0; cell < 20'000; ++cell) {
      if (plain.empty() || random.below(1000) < adding) {
        active.add(standAt(cell));
        plain.push_back(cell);
      } else {
        const uint32_t end = random.below(3);
        const auto last = static_cast<uint32_t>(plain.size()) - 1;
        const uint32_t rank = end == 0 ? 0 : end == 1 ? last : random.below(last + 1);
        const uint32_t place = active.ofRank(rank);
        REQUIRE(active[place].cell() == plain[rank]);
        active.remove(place);
        plain.erase(plain.begin() + rank);
      }
      REQUIRE(active.size() == plain.size());
      if (plain.empty()) continue;
      REQUIRE(active[active.oldest()].cell() == plain.front());
      REQUIRE(active[active.newest()].cell() == plain.back());
    }
  }
}

TEST_CASE("growing from the newest cell alone, one tree, one walker: the backtracker") {
  const NamedValue straightness{"straightness", 0.4};
  const NamedValue vertical{"vertical", 3};
  const NamedValue notRandom{"random", 0};
  const auto expected = passagesOf("recursiveBacktracker", {straightness, vertical});
  CHECK(passagesOf("growingTree", {straightness, vertical, notRandom}) == expected);
  CHECK(passagesOf("growingForest", {straightness, vertical, notRandom, {"trees", 1}}) == expected);
  CHECK(passagesOf("parallelBacktracker", {straightness, vertical, {"walkers", 1}}) == expected);
}

TEST_CASE("what growing rows refuse") {
  Options options = test::square("growingTree", 5, 5, "none");
  options.params = {{"newest", 0}, {"random", 0}};
  const Problem noWeight = check(options);
  REQUIRE(noWeight);
  CHECK(noWeight->field == "params.newest");
  options = test::square("recursiveBacktracker", 5, 5, "none");
  options.mode = "original";
  CHECK_FALSE(check(options));
  options.params = {{"straightness", 0.25}};
  const Problem original = check(options);
  REQUIRE(original);
  CHECK(original->field == "params.straightness");
  CHECK(original->message.ends_with("got 0.25"));
}
