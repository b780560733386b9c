#pragma once
// The operations behind bridge.hpp, as a table.

#include <algorithm>
#include <span>

#include "bindings/bridge.hpp"
#include "bindings/json.hpp"
#include "mazewright/catalog/catalog.hpp"

namespace mazewright {

struct Call {
  /// The part that an operation on a maze takes besides: fields, mask, passages, kinds and graph
  /// come before it.
  static constexpr std::size_t extra = 5;

  std::span<const std::string_view> in;
  std::string lines;
  /// The maze's own fields and the operation's, views into the lines.
  Fields maze, fields;
  JsonWriter json;
  Parts out;
  Pulse pulse;

  template <typename T>
  std::vector<T> array(std::size_t part) const {
    if (part >= in.size()) return {};
    const auto* items = reinterpret_cast<const T*>(in[part].data());
    return std::vector<T>(items, items + in[part].size() / sizeof(T));
  }

  /// The number of edges, then the edges, then the positions.
  Graph graph(std::size_t part) const {
    Graph graph;
    const auto numbers = array<uint32_t>(part);
    if (numbers.empty()) return graph;
    const auto edges = std::min<std::size_t>(numbers[0], (numbers.size() - 1) / 2);
    const auto end = numbers.begin() + 1 + static_cast<std::ptrdiff_t>(2 * edges);
    graph.edges.assign(numbers.begin() + 1, end);
    graph.positions.assign(end, numbers.end());
    return graph;
  }

  template <typename T>
  void add(std::vector<T> items) {
    out.emplace_back(std::move(items));
  }
};

struct Operation {
  const char* name;
  Problem (*run)(Call&, Maze*);
  /// Whether the call is about a maze, which is then the second argument, to be used up.
  bool takesMaze;
};

std::span<const Operation> operations();

/// A world's options and facts from its fields (readWorld).
Problem opRows(Call& call, Maze*);
Problem opWorld(Call& call, Maze*);
/// What a world's code, part 1, holds.
Problem opDescribeWorld(Call& call, Maze*);
/// The operation on worlds that part 2 names, with the fields of the call; part 1 is lines of the
/// world's own fields.
Problem opOfWorld(Call& call, Maze*);

}  // namespace mazewright
