#pragma once
// Random walks that make spanning trees have two forms, LoggedLinks and PackedLinks; draws and
// passages are the same. Their loops are not shared: PackedLinks reads the number of neighbours of
// a cell from the byte that says whether the cell is in the tree, and carves nothing before the
// end.

#include "mazewright/generators/packed/packed_links.hpp"
#include "mazewright/generators/walks/random_walks.hpp"

namespace mazewright {

/// Calls walk(links) with the fastest form that fits the maze, with `root` as the only cell of the
/// tree. Afterwards the maze has the passages.
template <typename Walk>
void withLinks(Maze& maze, Random& random, Cell root, Walk walk) {
  const auto run = [&](auto links) {
    links.join(root);
    walk(links);
    links.finish(root);
  };
  if (PackedLinks::fits(maze)) {
    run(PackedLinks(maze, random));
  } else {
    run(LoggedLinks(maze, random));
  }
}

}  // namespace mazewright
