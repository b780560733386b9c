// What comes from outside: options, codes and texts, given nonsense too.

#include <cmath>
#include <string>

#include "catch.hpp"
#include "mazewright/analysis/stats.hpp"
#include "mazewright/drawing/ascii.hpp"
#include "mazewright/library/parse.hpp"
#include "options.hpp"

using namespace mazewright;

namespace {

std::string codeOf(const Problem& problem) { return problem ? problem->code : "none"; }

}  // namespace

TEST_CASE("values are quoted as JavaScript prints them") {
  CHECK(quoted({}) == "nothing");
  CHECK(quoted(Number()) == "nothing");
  CHECK(quoted(-12) == "-12");
  CHECK(quoted(2.5) == "2.5");
  CHECK(quoted(0.001) == "0.001");
  CHECK(quoted(-0.1) == "-0.1");
  CHECK(quoted(123456.789) == "123456.789");
  CHECK(quoted(1e300) == "1e+300");
  CHECK(quoted(1e-9) == "1e-9");
  CHECK(quoted(std::nan("")) == "NaN");
  CHECK(quoted(-HUGE_VAL) == "-Infinity");
  CHECK(quoted(true) == "true");
  CHECK(quoted(UINT64_MAX) == "18446744073709551615n");
  CHECK(quoted(std::string(50, 'x')) == '"' + std::string(40, 'x') + "…\"");
  CHECK(quoted(Value::other("a function")) == "a function");
}

TEST_CASE("whole numbers are read exactly and saturate") {
  CHECK(wholeNumber(-12) == -12);
  CHECK(wholeNumber(9007199254740991) == 9007199254740991);
  CHECK(wholeNumber(1e300) == INT64_MAX);
  CHECK(wholeNumber(-1e300) == INT64_MIN);
  for (const Value& value : {Value(2.5), Value(std::nan("")), Value(HUGE_VAL), Value("12"),
                             Value(true), Value(Number()), Value::bigint("12")}) {
    CHECK_FALSE(wholeNumber(value));
  }
  CHECK(Value::whole("-90").number == -90);
  for (const char* text : {"", "-", "2.5", "12x", "9007199254740992", "99999999999999999999"}) {
    CHECK(Value::whole(text).kind == ValueKind::bigint);
  }
}

TEST_CASE("parameters are read as they are written") {
  for (const Param& param : {integer("i", -5, 5000, 0, ""), share("s", 0, ""),
                             boolean("b", true, ""), color("c", 0, "")}) {
    for (const int32_t value : {0, 1, 999, 1000, 350, 4321}) {
      if (value > param.max) continue;
      Settings settings(std::span(&param, 1));
      const std::string text = writeValue(param, value);
      REQUIRE_FALSE(readSettings(settings, {{param.id, parseValue(param, text)}}, "", "x"));
      CHECK(settings.values[0] == value);
      Settings again(std::span(&param, 1));
      REQUIRE_FALSE(readSettings(again, valuesOf(settings), "", "x"));
      CHECK(again.values[0] == value);
    }
    for (const char* text : {"", "-", "1.2345", "x", "1e3"}) {
      Settings settings(std::span(&param, 1));
      CHECK(readSettings(settings, {{param.id, parseValue(param, text)}}, "", "x"));
    }
  }
}

TEST_CASE("wrong options are refused with code and field") {
  const auto refusal = [](auto change) {
    Options options = test::square("prim", 5, 5, "x");
    change(options);
    const Problem problem = check(options);
    return codeOf(problem) + ' ' + (problem ? problem->field : "");
  };
  const auto unknown = [&](const char* id, Value value) {
    return refusal([&](Options& options) { options.unknownOptions = {{id, value}}; });
  };
#define REFUSAL(change) refusal([](Options& o) { change; })
  CHECK(REFUSAL(o.levels = 1) == "none ");
  CHECK(REFUSAL(o.width = 0) == "invalid-size width");
  CHECK(REFUSAL(o.width = Number()) == "invalid-size width");
  CHECK(REFUSAL(o.height = 2.5) == "invalid-size height");
  CHECK(REFUSAL(o.width = 4097; o.height = 4096) == "too-large width");
  CHECK(REFUSAL(o.levels = 2) == "invalid-size levels");
  CHECK(REFUSAL(o.algorithm = "Prim") == "unknown-algorithm algorithm");
  CHECK(REFUSAL(o.algorithm = "") == "unknown-algorithm algorithm");
  CHECK(REFUSAL(o.shape = "moon") == "unsupported-shape shape");
  CHECK(REFUSAL(o.seed = {}) == "invalid-seed seed");
  CHECK(REFUSAL(o.seed = 0.5) == "invalid-seed seed");
  CHECK(REFUSAL(o.seed = 9007199254740992.0) == "invalid-seed seed");
  CHECK(REFUSAL(o.seed = Value::bigint("18446744073709551616")) == "invalid-seed seed");
  CHECK(REFUSAL(o.seed = INT64_MIN) == "none ");
  CHECK(REFUSAL(o.mode = "classic") == "invalid-option mode");
  CHECK(REFUSAL(o.exits = "north") == "invalid-option exits");
  CHECK(REFUSAL(o.start = CellChoice{.cell = 25}) == "invalid-option start");
  CHECK(REFUSAL((o.start = CellChoice{.x = 5, .y = 0})) == "invalid-option start.x");
  CHECK(REFUSAL((o.params = {{"costRange", 1}})) == "invalid-option params.costRange");
  CHECK(REFUSAL((o.params = {{"depth", 1}})) == "invalid-option params.depth");
#undef REFUSAL
  CHECK(unknown("width", "5") == "invalid-size width");
  CHECK(unknown("steps", "yes") == "invalid-option steps");
  CHECK(unknown("colour", 1) == "invalid-option colour");
}

TEST_CASE("a graph in several parts is refused, or gets a maze per part") {
  Options options{.algorithm = "wilson", .shape = "graph", .width = 7, .height = 1, .seed = 1};
  options.graph.edges = {0, 1, 1, 2, 2, 0, 3, 4, 4, 5};
  const Problem problem = check(options);
  REQUIRE(problem);
  CHECK(problem->field == "shape.edges");
  options.parts = "each";
  const Outcome outcome = generate(options);
  REQUIRE(outcome.maze);
  CHECK(analyse(*outcome.maze).components == 3);
  CHECK(analyse(*outcome.maze).loops == 0);
  const Outcome again = generate(outcome.code);
  REQUIRE(again.maze);
  CHECK(again.maze->passages == outcome.maze->passages);
  options.graph.edges = {0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6};
  CHECK_FALSE(check(options));
}

TEST_CASE("codes name mode and exits by their names of before, and read both") {
  Options options = test::square("prim", 5, 5, "x");
  options.mode = options.exits = "original";
  const std::string code = generate(options).code;
  CHECK(code.find("~mode.seed~exits.seed~") != std::string::npos);
  Options decoded;
  Plan plan;
  REQUIRE_FALSE(decode(code, decoded, plan));
  CHECK(decoded.mode == "original");
  CHECK(decoded.exits == "original");
}

TEST_CASE("a code with any one character changed or cut is refused") {
  const std::string code = generate(test::square("recursiveBacktracker", 9, 8, "미로")).code;
  for (std::size_t i = 0; i < code.size(); ++i) {
    std::string changed = code;
    changed[i] = changed[i] == 'x' ? 'y' : 'x';
    CHECK(codeOf(generate(std::string_view(changed)).problem) == "invalid-code");
    CHECK(codeOf(generate(std::string_view(code).substr(0, i)).problem) == "invalid-code");
  }
}

TEST_CASE("a text with any one character changed is refused or says so when written again") {
  const Outcome outcome = generate(test::square("huntAndKill", 4, 3, "text"));
  const std::string text = asciiText(*outcome.maze);
  for (std::size_t i = 0; i < text.size(); ++i) {
    for (const char c : {'+', '-', '|', ' ', '#', 'S', 'E', 'x', '\n'}) {
      std::string changed = text;
      changed[i] = c;
      std::optional<Maze> maze;
      if (readAscii(changed, maze)) continue;
      // The last line feed may be a blank.
      changed.back() = '\n';
      CHECK(asciiText(*maze) == changed);
    }
  }
}
