#pragma once
// Makes the floor of a layout of patterns one piece, so that every window stays a pattern.

#include <vector>

#include "mazewright/dungeons/wfc/tile_patterns.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

/// Joins every piece of the floor, smallest first, to another one: by the shortest tunnel through
/// rock, straight or with one bend and of at most 12 tiles, whose tiles have one kind but may be
/// doors at its ends, and which leaves only patterns. A piece without such a tunnel becomes rock if
/// that leaves only patterns and none of the `kept` cells is in it. Returns false if a piece allows
/// neither, or there is no floor. Precondition: the edge of the layout is rock. Cost: O(tiles) and,
/// per tile of a piece that is joined, O(12^2) lines to look along.
bool joinPieces(std::vector<uint8_t>& kinds, uint32_t width, const TilePatterns& patterns,
                const std::vector<Cell>& kept, Ticker& ticker);

}  // namespace mazewright
