#pragma once
// The code of a maze: one short URL-safe string from which generate makes the same maze again.
//
//   1~prim.1~square~40x30~thello~exits.border~p.costRange.50~Qx3
//
// Segments are separated by '~': version of the format; algorithm and its version; shape; size;
// seed (n and a number, t and a plain text, or b and a text in base64url); then only options that
// differ from their defaults; then a checksum of 18 bits, which detects typing errors. The code of
// a world is that of its chunks with the world's seed, and a last segment `world.<levels>` or
// `world.endless`.
//
// Codes stay readable: a new option is a new segment, and old names of values are still accepted.
// The grammar is in web/docs/seed-promise.md.

#include <string>
#include <string_view>
#include <vector>

#include "mazewright/library/options.hpp"

namespace mazewright {

/// The code of a plan. `world`: the text after `world.`; empty for the code of a maze. The options
/// steps, maxCells and maxWork are not in it. Cost: O(length), which is O(1), or O(cells) with a
/// mask, O(edges) with a graph and O(edits) with edits.
std::string encode(const Plan& plan, std::string_view world = {});

/// Reads a code into options and checks them. Before the call the options may have steps, maxCells
/// and maxWork, which no code holds; other unknown options are refused. Problem 'invalid-code' if
/// the code cannot be read or holds options that readOptions refuses; what is wrong with maxCells
/// and maxWork is reported as such. With `world` it accepts codes of mazes and of worlds and
/// sets *world to the text after `world.`; without it refuses codes of worlds. Cost: that of
/// readOptions.
Problem decode(std::string_view code, Options& options, Plan& plan, std::string* world = nullptr);

}  // namespace mazewright
