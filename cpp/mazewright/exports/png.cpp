// PNG: floor, solution and walls of any shape, with smooth edges. Each of the three is a raster of
// its own; their shades are blended, and at most 225 colours make an indexed palette.

#include <algorithm>
#include <array>
#include <cmath>

#include "mazewright/catalog/export_row.hpp"
#include "mazewright/drawing/arrows.hpp"
#include "mazewright/drawing/raster.hpp"
#include "mazewright/drawing/solution.hpp"
#include "mazewright/drawing/walls.hpp"
#include "mazewright/exports/formats/png_file.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    integer("cell", 2, 200, 16, "Cell size (px)"),
    integer("stroke", 1, 64, 2, "Line width (px)"),
    color("color", 0x1f2933, "Wall colour"),
    color("floor", 0xffffff, "Floor colour"),
    color("background", 0xffffff, "Background colour"),
    boolean("exits", true, "Open entrance and exit"),
    boolean("solution", false, "Show the solution"),
    color("solutionColor", 0xd9480f, "Solution colour"),
};

/// The rectangle around all open cells, in sides of a cell.
struct Frame {
  Point near{0, 0};
  Point far{0, 0};
};

Frame frameOf(const Maze& maze) {
  Frame frame;
  bool isFirst = true;
  std::vector<Corner> corners;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (!maze.isOpen(cell)) continue;
    corners.clear();
    maze.grid.shape->corners(maze.grid, cell, corners);
    for (const auto& [at, side] : corners) {
      if (isFirst) frame = {at, at};
      isFirst = false;
      frame.near = {std::min(frame.near.x, at.x), std::min(frame.near.y, at.y)};
      frame.far = {std::max(frame.far.x, at.x), std::max(frame.far.y, at.y)};
    }
  }
  return frame;
}

/// Converts coordinates of the drawing to pixels. The picture is larger than the frame by half the
/// width of a line on each side.
class Scale {
 public:
  Scale(const Frame& frame, const Settings& settings)
      : frame_(frame),
        cell_(static_cast<float>(settings["cell"])),
        margin_(static_cast<float>(settings["stroke"]) / 2) {}

  uint32_t width() const { return across(frame_.far.x - frame_.near.x); }
  uint32_t height() const { return across(frame_.far.y - frame_.near.y); }

  Point operator()(Point at) const {
    return {(at.x - frame_.near.x) * cell_ + margin_, (at.y - frame_.near.y) * cell_ + margin_};
  }

 private:
  uint32_t across(float length) const {
    // Less than a sample beyond a whole pixel needs no pixel of its own.
    return static_cast<uint32_t>(std::ceil(length * cell_ + 2 * margin_ - 0.125f));
  }

  Frame frame_;
  float cell_, margin_;
};

/// The open cells.
Raster floorOf(const Maze& maze, const Scale& scale) {
  Raster raster(scale.width(), scale.height());
  std::vector<Corner> corners;
  std::vector<Point> polygon;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (!maze.isOpen(cell)) continue;
    corners.clear();
    polygon.clear();
    maze.grid.shape->corners(maze.grid, cell, corners);
    for (const auto& [at, side] : corners) polygon.push_back(scale(at));
    raster.fill(polygon);
  }
  return raster;
}

/// The shortest path from start to end, a quarter of a cell wide.
Raster solutionOf(const Maze& maze, const Scale& scale, float cell) {
  Raster raster(scale.width(), scale.height());
  Point before{};
  for (const auto& [at, begins] : solutionPoints(maze)) {
    const float width = std::max(cell / 4, 1.0f);
    raster.stroke(scale(begins ? at : before), scale(at), width, Raster::Cap::round);
    before = at;
  }
  return raster;
}

/// The walls, and the arrows of one-way passages. Lines of squares have square caps, so that
/// corners are sharp; others are round.
Raster wallsOf(const Maze& maze, const Scale& scale, const Settings& settings) {
  const Openings openings = settings["exits"] != 0 ? openingsOf(maze) : Openings{};
  const auto width = static_cast<float>(settings["stroke"]);
  const auto cap = maze.grid.shape->tiles ? Raster::Cap::square : Raster::Cap::round;
  Raster raster(scale.width(), scale.height());
  for (const auto& [from, to] : strokesOf(linesOf(maze, openings, true))) {
    raster.stroke(scale(from), scale(to), width, cap);
  }
  for (const Arrow& arrow : arrowsOf(maze)) {
    const auto& [tip, right, left] = arrow.corners;
    const std::array<Point, 3> corners{scale(tip), scale(right), scale(left)};
    raster.fill(corners);
  }
  return raster;
}

/// The mean of two colours, `parts` of `whole` from `over` and the others from `under`, rounded per
/// channel.
uint32_t blend(uint32_t under, uint32_t over, unsigned parts, unsigned whole) {
  uint32_t mixed = 0;
  for (int shift = 16; shift >= 0; shift -= 8) {
    const uint32_t sum = (under >> shift & 255) * (whole - parts) + (over >> shift & 255) * parts;
    mixed |= (sum + whole / 2) / whole << shift;
  }
  return mixed;
}

/// Steps of opacity per layer: 9 shades of walls, 5 of the solution and 5 of the floor make 225
/// colours, which fit a palette of 256.
constexpr unsigned wallShades = 8;
constexpr unsigned otherShades = 4;
constexpr std::size_t colors = (wallShades + 1) * (otherShades + 1) * (otherShades + 1);

/// Covered samples of a pixel as one of 0 to `shades`, rounded.
unsigned shadeOf(unsigned covered, unsigned shades) {
  return (covered * shades + Raster::samples / 2) / Raster::samples;
}

/// The colour of a combination of shades: floor + 5 * solution + 25 * wall.
uint32_t colorOf(std::size_t index, const Settings& settings) {
  const auto given = [&](const char* id) { return static_cast<uint32_t>(settings[id]); };
  const auto floor = static_cast<unsigned>(index % (otherShades + 1));
  const auto solution = static_cast<unsigned>(index / (otherShades + 1) % (otherShades + 1));
  const auto wall = static_cast<unsigned>(index / (otherShades + 1) / (otherShades + 1));
  const uint32_t ground = blend(given("background"), given("floor"), floor, otherShades);
  const uint32_t marked = blend(ground, given("solutionColor"), solution, otherShades);
  return blend(marked, given("color"), wall, wallShades);
}

/// Replaces the combinations of shades in a picture by indices into a palette that has each colour
/// once.
void makePalette(IndexedPicture& picture, const Settings& settings) {
  bool isUsed[colors] = {};
  uint8_t indexOf[colors] = {};
  for (const uint8_t index : picture.pixels) isUsed[index] = true;
  std::vector<uint32_t>& palette = picture.palette;
  for (std::size_t index = 0; index < colors; ++index) {
    if (!isUsed[index]) continue;
    const uint32_t wanted = colorOf(index, settings);
    const auto place = std::find(palette.begin(), palette.end(), wanted) - palette.begin();
    if (place == std::ssize(palette)) palette.push_back(wanted);
    indexOf[index] = static_cast<uint8_t>(place);
  }
  for (uint8_t& index : picture.pixels) index = indexOf[index];
}

std::string run(const Maze& maze, const Settings& settings) {
  const Scale scale(frameOf(maze), settings);
  IndexedPicture picture{scale.width(), scale.height(), {}, {}};
  picture.pixels.resize(std::size_t{picture.width} * picture.height);
  // Each layer adds its shade times its weight, which gives the index that colorOf takes apart.
  const auto add = [&](const Raster& raster, unsigned shades, unsigned step) {
    for (std::size_t i = 0; i < picture.pixels.size(); ++i) {
      picture.pixels[i] += static_cast<uint8_t>(shadeOf(raster.covered(i), shades) * step);
    }
  };
  add(floorOf(maze, scale), otherShades, 1);
  if (settings["solution"] != 0) {
    const auto cell = static_cast<float>(settings["cell"]);
    add(solutionOf(maze, scale, cell), otherShades, otherShades + 1);
  }
  add(wallsOf(maze, scale, settings), wallShades, (otherShades + 1) * (otherShades + 1));
  makePalette(picture, settings);
  return pngFile(picture);
}

/// Memory rather than size of the file: a raster of two bytes per pixel, the pixels, the rows and
/// the file exist at the same time.
uint64_t bytes(const Maze& maze, const Settings& settings) {
  const Scale scale(frameOf(maze), settings);
  return 5 * pngBytes(scale.width(), scale.height());
}

}  // namespace

namespace exports {
extern const ExportRow png;
}
constinit const ExportRow exports::png{
    .id = "png",
    .title = "PNG",
    .about = "A raster image: floor, walls, and the solution on request.",
    .mediaType = "image/png",
    .extension = "png",
    .params = params,
    .tiles = false,
    .binary = true,
    .run = run,
    .bytes = bytes,
};

}  // namespace mazewright
