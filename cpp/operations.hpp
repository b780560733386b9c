#pragma once
// The operations behind bridge.hpp, as a table.

#include <cstring>
#include <span>

#include "bridge.hpp"
#include "catalog.hpp"
#include "json.hpp"

namespace mazewright {

struct Call {
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

  template <typename T>
  void add(const std::vector<T>& items) {
    out.emplace_back(reinterpret_cast<const char*>(items.data()), items.size() * sizeof(T));
  }
};

/// The shape and size of the maze that a call is about.
Problem readShape(const Call& call, const ShapeRow*& shape, Size& size);

struct Operation {
  const char* name;
  Problem (*run)(Call&, const Maze*);
  /// Whether the call is about a maze, which is then the second argument.
  bool takesMaze;
};

std::span<const Operation> operations();

}  // namespace mazewright
