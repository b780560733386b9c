#pragma once
// A policy that places start and end, as a row of the catalog.

#include "mazewright/model/maze.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

/// Where one enters and leaves; noCell when there is no such place.
struct Endpoints {
  Cell start = noCell;
  Cell end = noCell;
};

struct ExitRow {
  const char* id;
  const char* title;
  const char* about;
  Endpoints (*place)(const Maze&, Random&);
};

}  // namespace mazewright
