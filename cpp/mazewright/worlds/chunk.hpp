#pragma once
// The inside of a chunk.

#include "mazewright/library/generate.hpp"
#include "mazewright/worlds/seams.hpp"

namespace mazewright {

/// The maze inside a chunk: what the generator makes from the seed
///   splitMix(splitMix(K ^ hashText("chunks"), x), y)   as a number from -2^63 to 2^63 - 1
/// where K is the world's key and x and y are the chunk's coordinates in 64 bits (chunk (0, 0) of
/// an endless world is 0 and 0). Doors are no passages of it. In a dungeon it is opened towards its
/// doors (connect.hpp), so no code tells it and `code` is empty.
/// Cost: the generator's; needs no other chunk.
Outcome makeChunk(const World& world, Site chunk);

/// The plan of that maze; of a dungeon without its doors.
Plan planChunk(const World& world, Site chunk);

}  // namespace mazewright
