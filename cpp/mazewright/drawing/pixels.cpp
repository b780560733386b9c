#include "mazewright/drawing/pixels.hpp"

#include <algorithm>
#include <cmath>

#include "mazewright/drawing/picture.hpp"
#include "mazewright/drawing/raster.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/values/css_color.hpp"

namespace mazewright {

namespace {

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
    // An excess of less than a sample over a whole pixel needs no pixel of its own.
    return static_cast<uint32_t>(std::ceil(length * cell_ + 2 * margin_ - 0.125f));
  }

  Frame frame_;
  float cell_, margin_;
};

/// Draws a path. On squares, lines have square caps, so that corners are sharp. Other shapes and
/// the solution have round caps.
void draw(const PicturePath& path, const Maze& maze, const Scale& scale, Raster& raster) {
  const bool isRound = !maze.grid.shape->tiles || path.name == std::string_view("solution");
  const auto cap = isRound ? Raster::Cap::round : Raster::Cap::square;
  std::vector<Point> figure;
  path.lines.each([&](std::span<const Point> line) {
    if (path.width == 0) {
      figure.clear();
      // The last point of a figure is the first one.
      for (const Point& at : line.first(line.size() - 1)) figure.push_back(scale(at));
      raster.fill(figure);
      return;
    }
    // A line of one point is a dot.
    const std::size_t strokes = std::max<std::size_t>(line.size() - 1, 1);
    for (std::size_t i = 0; i < strokes; ++i) {
      const Point to = line[std::min(i + 1, line.size() - 1)];
      raster.stroke(scale(line[i]), scale(to), path.width, cap);
    }
  });
}

/// A colour of opacity `parts` / `whole` over another one, rounded per channel.
uint32_t blend(uint32_t under, uint32_t over, unsigned parts, unsigned whole) {
  // Opacities in units of 1 / (255 * 255 * whole).
  const uint64_t above = uint64_t{over & 255} * parts * 255;
  const uint64_t below = (under & 255) * (uint64_t{255} * whole - (over & 255) * parts);
  const uint64_t both = above + below;
  if (both == 0) return 0;
  auto mixed = static_cast<uint32_t>((both + 255 * whole / 2) / (255 * whole));
  for (int shift = 24; shift > 0; shift -= 8) {
    const uint64_t sum = (under >> shift & 255) * below + (over >> shift & 255) * above;
    mixed |= static_cast<uint32_t>((sum + both / 2) / both) << shift;
  }
  return mixed;
}

/// Steps of opacity per layer: 9 shades of walls, 5 of the solution and 5 of the floor make 225
/// colours, which fit a palette of 256.
constexpr unsigned wallShades = 8;
constexpr unsigned otherShades = 4;
constexpr std::size_t colors = (wallShades + 1) * (otherShades + 1) * (otherShades + 1);

/// The colour of a combination of shades: floor + 5 * solution + 25 * wall.
uint32_t colorOf(std::size_t index, const Settings& settings) {
  const auto given = [&](const char* id) { return rgbaOf(settings.text(id)).value_or(0); };
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

/// A raster of all paths of one colour. `values` has by number of covered samples the shade, times
/// the layer's step. The sum over the layers is the index of a combination for colorOf.
struct Layer {
  const char* color;
  Raster raster;
  uint8_t values[Raster::samples + 1];
};

std::vector<Layer> layersOf(const Maze& maze, const Frame& frame, const Scale& scale,
                            const Settings& settings) {
  std::vector<Layer> layers;
  for (const PicturePath& path : picturePaths(maze, frame, settings)) {
    const std::string_view color = path.color;
    if (color == "background") continue;
    if (layers.empty() || layers.back().color != color) {
      layers.push_back({path.color, Raster(scale.width(), scale.height()), {}});
      const unsigned shades = color == "color" ? wallShades : otherShades;
      const unsigned step = color == "floor"           ? 1
                            : color == "solutionColor" ? otherShades + 1
                                                       : (otherShades + 1) * (otherShades + 1);
      for (unsigned covered = 0; covered <= Raster::samples; ++covered) {
        const unsigned shade = (covered * shades + Raster::samples / 2) / Raster::samples;
        layers.back().values[covered] = static_cast<uint8_t>(shade * step);
      }
    }
    draw(path, maze, scale, layers.back().raster);
  }
  return layers;
}

}  // namespace

Problem checkPixelColors(const Settings& settings) {
  for (const Param& param : settings.params) {
    if (param.kind != ParamKind::cssColor || rgbaOf(settings.text(param.id))) continue;
    const Value given = std::string(settings.text(param.id));
    return refuseText("invalid-option", param.id,
                      "must be @ and 3, 4, 6 or 8 hexadecimal digits, or 'transparent', because a "
                      "PNG knows no names and functions of CSS; got %",
                      "'#'", &given);
  }
  return {};
}

IndexedPicture pixelsOf(const Maze& maze, const Settings& settings) {
  const Frame frame = frameOf(maze);
  const Scale scale(frame, settings);
  IndexedPicture picture{scale.width(), scale.height()};
  const std::vector<Layer> layers = layersOf(maze, frame, scale, settings);
  Ticker ticker(maze, picture.height);
  for (uint32_t y = 0; y < picture.height; ++y) {
    ticker.settle(1);
    ticker.add(picture.width);
    const bool repeats = std::all_of(layers.begin(), layers.end(),
                                     [&](const Layer& layer) { return layer.raster.repeats(y); });
    if (y == 0 || !repeats) {
      picture.pixels.resize(picture.pixels.size() + picture.width);
      uint8_t* const row = picture.pixels.data() + picture.pixels.size() - picture.width;
      for (const Layer& layer : layers) layer.raster.addRow(y, layer.values, row);
    }
    picture.rows.push_back(static_cast<uint32_t>(picture.pixels.size() / picture.width - 1));
  }
  makePalette(picture, settings);
  return picture;
}

uint64_t pixelBytes(const Maze& maze, const Settings& settings) {
  const Scale scale(frameOf(maze), settings);
  const uint64_t layers = 1u + isPainted(settings, "floor") + (settings["solution"] != 0);
  return (3 + 2 * layers) * ((uint64_t{scale.width()} + 1) * scale.height() + 1024);
}

}  // namespace mazewright
