#pragma once
// The whole C++ API: options in, a maze or a problem out. Pure: no state, no clock.
//
//   const Outcome outcome = generate({{"algorithm", FieldType::text, "prim"}, ...});
//   if (outcome.problem) ...; else use(*outcome.maze);

#include <optional>
#include <string>

#include "mazewright/library/code.hpp"
#include "mazewright/library/options.hpp"

namespace mazewright {

struct Outcome {
  Problem problem;
  std::optional<Maze> maze;
  /// What was asked for, defaults filled in.
  Options options;
  std::string code;
  StepLog steps;
};

/// The maze of these fields (see readOptions), or what is wrong with them.
/// Cost and memory: the algorithm's, named in its row; plus O(cells) for the grid and the exits.
/// A pulse changes no result.
Outcome generate(const Fields& fields, std::vector<uint8_t> mask = {}, Graph graph = {},
                 Pulse pulse = nullptr);

/// The maze of options that were read and checked (readOptions).
Outcome generate(Options options, Pulse pulse = nullptr);

/// The maze of a code; `more` is of the keys that no code holds: steps, maxCells.
Outcome generate(std::string_view code, const Fields& more = {}, Pulse pulse = nullptr);

/// What generate would refuse, without making the maze. One case does need it made: places that
/// the caller gives in a dungeon, which may be rock.
Problem check(const Fields& fields, std::vector<uint8_t> mask = {}, Graph graph = {});

}  // namespace mazewright
