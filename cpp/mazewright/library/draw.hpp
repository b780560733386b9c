#pragma once
// Drawings of a maze, as a caller asks for them: options are checked, and what would take more than
// 2^28 bytes is refused before it is made.

#include <string>
#include <string_view>
#include <vector>

#include "mazewright/drawing/blocks.hpp"
#include "mazewright/drawing/meshes.hpp"
#include "mazewright/drawing/tiles.hpp"
#include "mazewright/drawing/walls.hpp"

namespace mazewright {

/// The bytes of a file.
struct FileBytes {
  std::string bytes;
  /// Otherwise they are UTF-8 text.
  bool binary = false;
};

// Parameters of the options: tileParams, lineParams, meshParams, blockParams, boxParams, those of
// the row of an export. Tiles, blocks and boxes are of squares only.

Answer<Tiles> drawTiles(const Maze& maze, const Values& options);
Answer<std::vector<Segment>> drawLines(const Maze& maze, const Values& options);
Answer<Meshes> drawMeshes(const Maze& maze, const Values& options);
Answer<std::vector<Cube>> drawBlocks(const Maze& maze, const Values& options);
Answer<std::vector<Box>> drawBoxes(const Maze& maze, const Values& options);

/// What the row of that id writes.
Answer<FileBytes> exportFile(const Maze& maze, const std::string& id, const Values& options);

}  // namespace mazewright
