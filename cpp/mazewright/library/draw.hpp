#pragma once
// Drawings of a maze with options that are not checked yet.
//
// The parameters are those of the drawing: tileParams, lineParams, pictureParams, meshParams,
// blockParams, boxParams, or those of the export's row. Problem 'invalid-option' for a wrong
// parameter, 'unsupported-shape' for tiles, blocks, boxes and exports of tiles on a shape without
// tiles, and 'too-large', before it is made, for a result that could exceed 2^28 bytes; lines and
// boxes have no such limit.

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "mazewright/drawing/blocks.hpp"
#include "mazewright/drawing/meshes.hpp"
#include "mazewright/drawing/picture.hpp"
#include "mazewright/drawing/pixels.hpp"
#include "mazewright/drawing/tiles.hpp"
#include "mazewright/drawing/walls.hpp"

namespace mazewright {

/// The content of a file.
struct FileBytes {
  std::string bytes;
  /// Whether the bytes are binary; otherwise they are UTF-8 text.
  bool binary = false;
};

/// tilesOf. Cost: O(tiles).
Answer<Tiles> drawTiles(const Maze& maze, const Values& options);

/// linesOf, without openings at start and end. Cost: O(cells).
Answer<std::vector<Segment>> drawLines(const Maze& maze, const Values& options);

/// The frame of a picture, as left, top, right and bottom, and its paths.
struct PictureParts {
  std::array<float, 4> frame;
  std::vector<PicturePath> paths;
};

/// frameOf and picturePaths. Cost: O(cells).
Answer<PictureParts> drawPicture(const Maze& maze, const Values& options);

/// pixelsOf. Cost: O(pixels).
Answer<IndexedPicture> drawPixels(const Maze& maze, const Values& options);

/// meshesOf. Cost: O(cells).
Answer<Meshes> drawMeshes(const Maze& maze, const Values& options);

/// blocksOf. Cost: O(tiles * height).
Answer<std::vector<Cube>> drawBlocks(const Maze& maze, const Values& options);

/// boxesOf. Cost: O(tiles).
Answer<std::vector<Box>> drawBoxes(const Maze& maze, const Values& options);

/// The file that the export row of that id writes. Problem 'invalid-option' in field "id" if there
/// is no such row.
Answer<FileBytes> exportFile(const Maze& maze, const std::string& id, const Values& options);

}  // namespace mazewright
