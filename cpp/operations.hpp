#pragma once
// The operations behind bridge.hpp, as a table.

#include <algorithm>
#include <cstring>
#include <span>

#include "bridge.hpp"
#include "catalog.hpp"
#include "json.hpp"

namespace mazewright {

struct Call {
  /// The part that an operation on a maze takes besides: fields, mask, passages, kinds and graph
  /// come before it.
  static constexpr std::size_t extra = 5;

  Parts in;
  /// The maze's own fields and the operation's, views into in[0].
  Fields maze, fields;
  JsonWriter json;
  Parts out;

  template <typename T>
  std::vector<T> array(std::size_t part) const {
    if (part >= in.size()) return {};
    std::vector<T> items(in[part].size() / sizeof(T));
    std::memcpy(items.data(), in[part].data(), items.size() * sizeof(T));
    return items;
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
  void add(const std::vector<T>& items) {
    out.emplace_back(reinterpret_cast<const char*>(items.data()), items.size() * sizeof(T));
  }
};

struct Operation {
  const char* name;
  Problem (*run)(Call&, const Maze*);
  /// Whether the call is about a maze, which is then the second argument.
  bool takesMaze;
};

std::span<const Operation> operations();

/// A world's options and facts from its fields (readWorld).
Problem opWorld(Call& call, const Maze*);
/// What a world's code, part 1, holds.
Problem opDescribeWorld(Call& call, const Maze*);
/// The operation on worlds that part 2 names, with the fields of the call; part 1 is lines of the
/// world's own fields.
Problem opOfWorld(Call& call, const Maze*);

}  // namespace mazewright
