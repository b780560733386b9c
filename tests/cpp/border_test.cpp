// What comes from outside: fields, codes, texts and the bridge, given nonsense too.

#include <string>

#include "bindings/bridge.hpp"
#include "catch.hpp"
#include "fields.hpp"
#include "mazewright/drawing/ascii.hpp"

using namespace mazewright;

namespace {

std::string codeOf(const Problem& problem) { return problem ? problem->code : "none"; }

}  // namespace

TEST_CASE("fields are read with their escapes, and written so") {
  std::string lines;
  const std::string odd = "100%\nof it = %25";
  writeField(lines, "params.", {"note", FieldType::text, odd});
  const Fields fields = readFields(lines);
  REQUIRE(fields.size() == 1);
  CHECK(fields[0].key == "params.note");
  CHECK(fields[0].value == odd);
}

TEST_CASE("whole numbers are read exactly and saturate") {
  CHECK(wholeNumber({"", FieldType::number, "-12"}) == -12);
  CHECK(wholeNumber({"", FieldType::number, "9223372036854775807"}) == INT64_MAX);
  CHECK(wholeNumber({"", FieldType::number, "99999999999999999999"}) == INT64_MAX);
  for (const char* text : {"", "-", "2.5", "1e21", "NaN", "Infinity", " 1"}) {
    CHECK_FALSE(wholeNumber({"", FieldType::number, text}));
  }
  CHECK_FALSE(wholeNumber({"", FieldType::text, "12"}));
}

TEST_CASE("wrong options are refused with code and field") {
  const auto refusal = [](Fields change) {
    Fields fields = test::square("prim", "5", "5", "x");
    for (const Field& field : change) {
      for (Field& known : fields) {
        if (known.key == field.key) known = field;
      }
      if (findField(fields, field.key) == nullptr) fields.push_back(field);
    }
    const Problem problem = check(fields);
    return codeOf(problem) + ' ' + (problem ? problem->field : "");
  };
  using namespace test;
  CHECK(refusal({}) == "none ");
  CHECK(refusal({number("width", "0")}) == "invalid-size width");
  CHECK(refusal({number("height", "2.5")}) == "invalid-size height");
  CHECK(refusal({text("width", "5")}) == "invalid-size width");
  CHECK(refusal({number("width", "4097"), number("height", "4096")}) == "too-large width");
  CHECK(refusal({number("levels", "2")}) == "invalid-size levels");
  CHECK(refusal({text("algorithm", "Prim")}) == "unknown-algorithm algorithm");
  CHECK(refusal({text("shape", "moon")}) == "unsupported-shape shape");
  CHECK(refusal({number("seed", "0.5")}) == "invalid-seed seed");
  CHECK(refusal({number("seed", "9007199254740992")}) == "invalid-seed seed");
  CHECK(refusal({{"seed", FieldType::bigint, "18446744073709551616"}}) == "invalid-seed seed");
  CHECK(refusal({{"seed", FieldType::bigint, "-9223372036854775808"}}) == "none ");
  CHECK(refusal({text("mode", "classic")}) == "invalid-option mode");
  CHECK(refusal({text("exits", "north")}) == "invalid-option exits");
  CHECK(refusal({number("start", "25")}) == "invalid-option start");
  CHECK(refusal({number("start.x", "5"), number("start.y", "0")}) == "invalid-option start.x");
  CHECK(refusal({number("params.costRange", "1")}) == "invalid-option params.costRange");
  CHECK(refusal({number("params.depth", "1")}) == "invalid-option params.depth");
  CHECK(refusal({number("colour", "1")}) == "invalid-option colour");
}

TEST_CASE("a code with any one character changed or cut is refused") {
  const std::string code = generate(test::square("recursiveBacktracker", "9", "8", "미로")).code;
  for (std::size_t i = 0; i < code.size(); ++i) {
    std::string changed = code;
    changed[i] = changed[i] == 'x' ? 'y' : 'x';
    CHECK(codeOf(generate(std::string_view(changed)).problem) == "invalid-code");
    CHECK(codeOf(generate(std::string_view(code).substr(0, i)).problem) == "invalid-code");
  }
}

TEST_CASE("a text with any one character changed is refused or says so when written again") {
  const Outcome outcome = generate(test::square("huntAndKill", "4", "3", "text"));
  const std::string text = asciiText(*outcome.maze);
  for (std::size_t i = 0; i < text.size(); ++i) {
    for (const char c : {'+', '-', '|', ' ', '#', 'S', 'E', 'x', '\n'}) {
      std::string changed = text;
      changed[i] = c;
      std::optional<Maze> maze;
      if (readAscii(changed, maze)) continue;
      CHECK(asciiText(*maze) == changed);
    }
  }
}

TEST_CASE("the bridge answers anything with JSON") {
  const auto answers = [](const char* operation, std::string_view fields, std::string_view answer) {
    const mazewright::Parts parts = runOperation(operation, {&fields, 1});
    return parts[0].bytes().find(answer) != std::string_view::npos;
  };
  CHECK(answers("fly", "", "\"internal\""));
  CHECK(answers("stats", "", "invalid-size"));
  CHECK(answers("stats", "maze.shape=ssquare\nmaze.width=n2\nmaze.height=n2\n", "\"passages\""));
  CHECK(answers("generate", "algorithm=sprim\n", "invalid-size"));
}
