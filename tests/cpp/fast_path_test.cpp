// Without a log, generators may use packed forms; rows of mazes may come one by one. Neither may
// change the result.

#include "catch.hpp"
#include "mazewright/catalog/catalog.hpp"
#include "mazewright/generators/rows/row_stream.hpp"
#include "square_grid.hpp"

using namespace mazewright;

namespace {

/// The defaults in both modes, then each number and choice at both of its ends and between.
std::vector<Settings> variants(const GeneratorRow& row) {
  std::vector<Settings> all{Settings(row.params)};
  for (std::size_t i = 0; i < row.params.size(); ++i) {
    const Param& param = row.params[i];
    if (param.kind == ParamKind::text || param.kind == ParamKind::cells) continue;
    for (const int32_t value : {param.min, param.min + (param.max - param.min) / 3, param.max}) {
      all.emplace_back(row.params).values[i] = value;
    }
  }
  if (row.original) all.emplace_back(row.params).original = true;
  return all;
}

bool accepts(const GeneratorRow& row, Size size, const Settings& settings) {
  return row.problem == nullptr || !row.problem(size, settings);
}

Maze made(const GeneratorRow& row, Size size, const Settings& settings, uint64_t key,
          StepLog* log = nullptr) {
  Maze maze(test::squareGrid(size));
  maze.log = log;
  Random random(key);
  // Without a maze where none is found, both times.
  (void)row.make(maze, random, settings);
  return maze;
}

void checkSame(const GeneratorRow& row, Size size, const Settings& settings, uint64_t key) {
  if (!accepts(row, size, settings)) return;
  INFO(row.id << ' ' << size.width << " x " << size.height << ", key " << key << ", mode "
              << (settings.original ? "seed" : "standard"));
  for (std::size_t i = 0; i < row.params.size(); ++i) {
    UNSCOPED_INFO(row.params[i].id << " = " << settings.values[i]);
  }
  StepLog log;
  const Maze logged = made(row, size, settings, key, &log);
  const Maze plain = made(row, size, settings, key);
  CHECK(plain.passages == logged.passages);
  CHECK(plain.kinds == logged.kinds);
  REQUIRE(plain.rooms.size() == logged.rooms.size());
  for (std::size_t i = 0; i < plain.rooms.size(); ++i) {
    CHECK(plain.rooms[i].doors == logged.rooms[i].doors);
  }
}

/// Around the words and the tiles that packed forms work in.
constexpr Size sizes[] = {{1, 1},   {1, 70},  {70, 1},  {2, 2},   {8, 3},    {63, 5},
                          {64, 5},  {65, 5},  {127, 9}, {128, 9}, {129, 9},  {43, 45},
                          {44, 44}, {45, 89}, {88, 2},  {89, 46}, {150, 140}};

}  // namespace

TEST_CASE("a log changes nothing, at any size") {
  for (const GeneratorRow* row : catalog().generators) {
    if (!runsOn(*row, test::square())) continue;
    for (const Size size : sizes) {
      for (uint64_t key = 0; key < 3; ++key) checkSame(*row, size, Settings(row->params), key);
    }
  }
}

TEST_CASE("a log changes nothing, with any parameters") {
  for (const GeneratorRow* row : catalog().generators) {
    if (!runsOn(*row, test::square())) continue;
    for (const Settings& settings : variants(*row)) {
      for (const Size size : {Size{9, 7}, Size{65, 20}, Size{50, 46}}) {
        checkSame(*row, size, settings, 7);
      }
    }
  }
}

TEST_CASE("rows one by one are those of the whole rectangle") {
  int streams = 0;
  for (const GeneratorRow* row : catalog().generators) {
    if (row->rows == nullptr) continue;
    ++streams;
    for (const Settings& settings : variants(*row)) {
      for (const Size size : {Size{1, 1}, Size{1, 9}, Size{63, 1}, Size{64, 2}, Size{130, 30}}) {
        if (!accepts(*row, size, settings)) continue;
        INFO(row->id << ' ' << size.width << " x " << size.height);
        const Maze whole = made(*row, size, settings, 5);
        std::vector<uint8_t> closed(whole.passages.size()), endless(closed);
        for (std::vector<uint8_t>* rows : {&closed, &endless}) {
          Random random(5);
          const auto stream = row->rows(size.width, random, settings);
          for (uint32_t y = 0; y < size.height; ++y) {
            uint8_t* at = rows->data() + std::size_t{y} * size.width;
            const bool last = rows == &closed && y + 1 == size.height;
            stream->next(y == 0 ? nullptr : at - size.width, at, last);
          }
        }
        CHECK(closed == whole.passages);
        // All but the last row, which is closed in one and open in the other.
        endless.resize(endless.size() - size.width);
        closed.resize(endless.size());
        CHECK(endless == closed);
      }
    }
  }
  CHECK(streams > 0);
}
