// The core without JavaScript, as a contestant of the benchmark: answers questions line by line.
// First line out: its rows as JSON. A line in: "warm|time row size seed repeats"; a line out:
// {"ns": nanoseconds a call} or {"note": why not}. See run/host.js.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <iostream>
#include <limits>
#include <string>
#include <vector>

#include "mazewright/library/generate.hpp"

using namespace mazewright;

namespace {

struct Row {
  std::string task, algorithm, mode;
};

std::vector<Row> readRows() {
  std::vector<Row> rows;
  for (const GeneratorRow* generator : catalog().generators) {
    const std::string id = generator->id;
    rows.push_back({id, id, "standard"});
    if (generator->original) rows.push_back({id + " (original)", id, "original"});
  }
  return rows;
}

double nanoseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<double>(std::chrono::duration_cast<std::chrono::nanoseconds>(now).count());
}

/// What the package's call does, without the border to JavaScript; the code of a problem, or empty.
std::string makeOne(const Row& row, const std::string& size, uint64_t seed) {
  const int side = std::stoi(size);
  const Outcome outcome = generate(
      {.algorithm = row.algorithm, .width = side, .height = side, .seed = seed, .mode = row.mode});
  return outcome.problem ? outcome.problem->code : "";
}

struct Request {
  std::string what, size;
  std::size_t row = 0;
  uint64_t seed = 0, repeats = 0;
};

std::string answer(const Row& row, const Request& request) {
  const bool warm = request.what == "warm";
  const double begin = nanoseconds();
  const double end = begin + static_cast<double>(request.repeats) * 1e6;
  double now = begin;
  double fastest = std::numeric_limits<double>::infinity();
  uint64_t calls = 0;
  do {
    const std::string problem = makeOne(row, request.size, request.seed + (warm ? 0 : calls));
    if (!problem.empty()) return "{\"note\": \"" + problem + "\"}";
    ++calls;
    const double before = now;
    if (warm) fastest = std::min(fastest, (now = nanoseconds()) - before);
  } while (warm ? now < end : calls < request.repeats);
  const double each = warm ? fastest : (nanoseconds() - begin) / static_cast<double>(calls);
  return "{\"ns\": " + std::to_string(each) + "}";
}

}  // namespace

int main() {
  const std::vector<Row> rows = readRows();
  std::string list;
  for (const Row& row : rows) {
    list += list.empty() ? "[" : ", ";
    list += "{\"task\": \"" + row.task + "\", \"name\": \"native\", \"reads\": false}";
  }
  std::cout << list << "]" << std::endl;
  Request request;
  while (std::cin >> request.what >> request.row >> request.size >> request.seed >>
         request.repeats) {
    std::cout << answer(rows.at(request.row), request) << std::endl;
  }
  return 0;
}
