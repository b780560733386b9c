#pragma once
// A maze's code: one short URL-safe string that holds everything it takes to make it again.
//
//   1~prim.1~square~40x30~thello~exits.border~p.costRange.50~Qx3
//
// Format version, algorithm and its version, shape, size, seed (n number, t plain text, b text as
// base64url), then only what differs from the defaults, then a check of 18 bits. A world's code is
// that of a chunk, the seed being the world's, with `~world.<levels>` or `~world.endless` at the
// end.

#include <string>
#include <string_view>
#include <vector>

#include "mazewright/library/options.hpp"

namespace mazewright {

/// `world`: what stands behind `world.`; empty for a maze's code.
std::string encode(const Plan& plan, std::string_view world = {});

/// Reads a code into options. No code holds `steps` and `maxCells`, which may be set before; other
/// strays than of these names are refused. A problem 'invalid-code' says what is wrong with the
/// code. With `world` it reads a world's code, without it refuses one. The options are those of a
/// plan that was checked. Cost: readOptions.
Problem decode(std::string_view code, Options& options, Plan& plan, std::string* world = nullptr);

}  // namespace mazewright
