#pragma once
// Missions made by a grammar: start, keys, locks, boss, treasures.

#include "mazewright/base/random.hpp"
#include "mazewright/dungeons/mission/graph.hpp"

namespace mazewright {

/// A mission of `count` rooms and at most `locks` locks, as a tree:
///
///   mission -> section (lock section)*
///   section -> room | section room
///
/// Lock n leads to section n; its key is in a section before, so locks can be opened in order.
/// Every section has two rooms at least, but the last one may have one, and one room alone has no
/// lock. The key is in the last room of its section, and the lock leads on from another one. The
/// boss and the exit are in the last room of all; every other leaf has a treasure, or a key.
///
/// The sides of rooms are 4 tiles long at least, or 3 where the longest is 3.
/// Draws: below(locks + 1) for the section of each room that remains; per room its width and
/// height, below(number of lengths) each, then from the second room of a section on below(2), which
/// is 0 for the room before as its neighbour, otherwise below(number of earlier rooms of the
/// section); in the first room of a later section below(number of rooms of the section before but
/// the last one, at least 1); per corridor without a lock below(2), closed if 0; last per room
/// without anything below(2), a monster if 0. Source: J. Dormans, "Adventures in level design:
/// generating missions and spaces for action adventure games", PCG 2010.
Mission drawMission(Random& random, uint32_t count, uint32_t locks, int32_t maxWidth,
                    int32_t maxHeight);

}  // namespace mazewright
