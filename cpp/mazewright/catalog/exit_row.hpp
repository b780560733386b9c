#pragma once
// A row of the catalog: a policy that places start and end, for the option `exits`.

#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"
#include "mazewright/values/row_text.hpp"

namespace mazewright {

/// Start and end of a maze, both open cells; noCell for an end that the policy does not place, or
/// if no cell is open.
struct Endpoints {
  Cell start = noCell;
  Cell end = noCell;
};

/// A policy. No member may be null.
struct ExitRow {
  /// The value of the option.
  const char* id;
  RowText title;
  RowText about;
  /// Places both ends in a finished maze, after its passes. The Random is a stream that nothing
  /// else draws from.
  Endpoints (*place)(const Maze&, Random&);
  /// Whether it places any.
  bool places = true;
};

}  // namespace mazewright
