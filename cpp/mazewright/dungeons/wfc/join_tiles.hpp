#pragma once
// Makes the floor of a layout of given tiles one piece: other tiles replace some of it.

#include <vector>

#include "mazewright/dungeons/wfc/pattern_tables.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

/// Joins every piece of the floor, smallest first, to another one, or makes it rock.
///
/// A path of windows joins it: from a window of the piece through at most 8 windows of rock to a
/// window of another piece. Each gets another pattern, the ends with one more opening, those
/// between with two. A new pattern has the same sockets and tiles as the old one on its other
/// sides, and its floor is one piece; so is that of the old ones at the ends. On every side that
/// the path crosses, the sockets fit and floor meets floor. Patterns with a limit are not used.
/// Paths are found breadth first, in the order of windows, of directions, and of patterns: those
/// that differ from the old one in fewer tiles first, then by number. A second path to a window
/// from the same direction and with the same side of a pattern is not followed.
///
/// A piece without such a path becomes rock: every window with its floor gets one and the same
/// pattern of rock, the first one without a limit that fits the windows around. A window with a
/// `kept` cell does not change. Returns false if a piece allows neither, or there is no floor.
/// Precondition: `chosen` has no floor on the edge of the grid. Cost: O(windows * patterns), and
/// per piece the windows of rock around it.
bool joinTiles(std::vector<uint32_t>& chosen, const PatternTables& patterns, const WindowGrid& grid,
               const std::vector<Cell>& kept, Ticker& ticker);

}  // namespace mazewright
