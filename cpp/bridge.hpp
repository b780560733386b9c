#pragma once
// Every operation of the library behind one door: its name and parts in, parts out. Parts are
// bytes, so the binding needs to know nothing of what they mean.

#include <string>
#include <string_view>
#include <vector>

namespace mazewright {

/// What came out: part 0 is JSON ({"problem": ...} if it failed), the others are arrays of bytes
/// in the machine's little-endian layout.
using Parts = std::vector<std::string>;

/// Runs one operation. Part 0 of the input is lines of fields (fields.hpp); the rest, for a maze,
/// are its mask, passages, kinds, graph, and what the operation takes besides.
/// Operations: see the table in operations.cpp. An unknown one is a defect of the caller.
Parts runOperation(std::string_view name, Parts in);

}  // namespace mazewright
