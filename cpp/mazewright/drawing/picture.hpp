#pragma once
// The options and the paths of a picture of a maze. All formats of pictures use them, so that they
// draw the same.

#include <vector>

#include "mazewright/drawing/solution.hpp"

namespace mazewright {

/// What no picture shows of a maze (ExportRow::loses).
inline constexpr const char* pictureLoses[] = {"doors",  "locks", "keys",
                                               "things", "rooms", "mazeRooms"};

/// The parameters of every format of pictures.
extern const Param pictureParams[10];

/// A rectangle by its top left and its bottom right corner, in sides of a cell.
struct Frame {
  Point near, far;
};

/// The rectangle around all open cells. Cost: O(cells).
Frame frameOf(const Maze& maze);

/// Lines, or closed figures that are filled.
struct PicturePath {
  /// What it shows; its class in SVG.
  const char* name;
  /// The id of the parameter that has its colour.
  const char* color;
  /// The width of its lines in pixels; 0 for figures.
  float width;
  /// A figure ends at the point where it began.
  Polylines lines;
};

/// The paths of a picture, the lowest first; none is empty. The background, which extends half a
/// line beyond the frame, and the floor are left out if they are transparent. Cost: O(cells).
std::vector<PicturePath> picturePaths(const Maze& maze, const Frame& frame,
                                      const Settings& settings);

/// The most bytes that the paths take, as text or as numbers. Cost: O(1).
uint64_t pictureBytes(const Maze& maze, const Settings& settings);

/// Whether the layer "background" or "floor" has a colour, so that it is not transparent.
bool isPainted(const Settings& settings, const char* color);

}  // namespace mazewright
