#pragma once
// The maze of one chunk of a world.

#include "mazewright/library/generate.hpp"
#include "mazewright/worlds/seams.hpp"

namespace mazewright {

/// Makes the maze of a chunk: what the generator makes from the seed
///   splitMix(splitMix(K ^ hashText("chunks"), x), y)   as a number from -2^63 to 2^63 - 1
/// where K is the world's key and x and y are the chunk's coordinates as 64-bit numbers (in an
/// endless world chunk (0, 0) has x = y = 0). Its doors are not passages of the maze. A dungeon is
/// connected to its doors (connect.hpp), so no code restores it and `code` is empty. `chunk` must
/// be in the world. Cost: that of the generator; no other chunk is made.
Outcome makeChunk(const World& world, Site chunk);

/// The plan of the maze of a chunk. For a dungeon: before it is connected to its doors. Cost: O(1).
Plan planChunk(const World& world, Site chunk);

}  // namespace mazewright
