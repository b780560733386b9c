#pragma once
// Every operation of the library behind one door: its name and parts in, parts out. Parts are
// bytes, so the binding needs to know nothing of what they mean.

#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// The bytes of a container, in the machine's little-endian layout, and the container itself, which
/// was moved here: nothing is copied.
class Part {
 public:
  Part() = default;

  template <typename Items>
  explicit Part(Items items) {
    auto* kept = new Items(std::move(items));
    owner_ = {kept, [](void* owned) { delete static_cast<Items*>(owned); }};
    bytes_ = {reinterpret_cast<const char*>(kept->data()), kept->size() * sizeof(*kept->data())};
  }

  std::string_view bytes() const { return bytes_; }

 private:
  std::unique_ptr<void, void (*)(void*)> owner_{nullptr, nullptr};
  std::string_view bytes_;
};

/// What came out: part 0 is JSON ({"problem": ...} if it failed), the others are arrays.
using Parts = std::vector<Part>;

/// Runs one operation. Part 0 of the input is lines of fields (fields.hpp); the rest, each aligned
/// for the numbers that it holds, are for a maze its mask, passages, kinds, graph, and what the
/// operation takes besides. They must live until it returns. Operations: see the table in
/// operations.cpp. An unknown one is a defect of the caller.
Parts runOperation(std::string_view name, std::span<const std::string_view> in,
                   Pulse pulse = nullptr);

}  // namespace mazewright
