#pragma once
// Which of two forms a random walk gets; the draws and the passages are the same in both. The loops
// are two as well: a PackedLinks reads the number of a cell's neighbours from the byte that says
// whether it is linked, and knows no carve.

#include "mazewright/generators/packed/packed_links.hpp"
#include "mazewright/generators/walks/random_walks.hpp"

namespace mazewright {

/// Calls walk(links) with the fastest form that the maze fits; `root` is in the tree.
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
