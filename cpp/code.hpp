#pragma once
// A maze's code: one short URL-safe string that holds everything it takes to make it again.
//
//   1~prim.1~square~40x30~thello~exits.border~p.costRange.50~Qx3
//
// Format version, algorithm and its version, shape, size, seed (n number, t plain text, b text as
// base64url), then only what differs from the defaults, then a check of 18 bits.

#include <string>
#include <string_view>
#include <vector>

#include "fields.hpp"
#include "options.hpp"

namespace mazewright {

std::string encode(const Options& options);

/// Reads a code into options; a problem 'invalid-code' says what is wrong with it. `more` is of the
/// keys that no code holds: steps, maxCells.
Problem decode(std::string_view code, const Fields& more, Options& options);

}  // namespace mazewright
