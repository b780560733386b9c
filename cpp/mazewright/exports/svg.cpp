// SVG: all walls in one path of long strokes, with openings at start and end; the solution as a
// second path on request.
// Source: W3C, Scalable Vector Graphics 2, path data.

#include <algorithm>
#include <array>

#include "mazewright/catalog/export_row.hpp"
#include "mazewright/drawing/solution.hpp"
#include "mazewright/drawing/walls.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {
    integer("cell", 2, 200, 16, "Cell size (px)"),
    integer("stroke", 1, 64, 2, "Line width (px)"),
    color("color", 0x1f2933, "Wall colour"),
    boolean("exits", true, "Open entrance and exit"),
    boolean("solution", false, "Show the solution"),
    color("solutionColor", 0xd9480f, "Solution colour"),
};
constexpr const Param& wallColor = params[2];
constexpr const Param& solutionColor = params[5];

/// Appends a coordinate in pixels, rounded to two decimals, without trailing zeros. The text
/// is the same on every machine.
void addPixels(std::string& text, float value) {
  const auto hundredths = static_cast<int64_t>(value * 100 + (value < 0 ? -0.5f : 0.5f));
  auto left = static_cast<uint64_t>(hundredths < 0 ? -hundredths : hundredths);
  std::array<char, 24> digits;
  std::size_t at = digits.size();
  // Written from the last digit on. Decimals are left out until one is not 0.
  for (unsigned place = 0; place < 3 || left != 0; ++place, left /= 10) {
    const bool isTrailing = place < 2 && at == digits.size() && left % 10 == 0;
    if (isTrailing) continue;
    if (place == 2 && at != digits.size()) digits[--at] = '.';
    digits[--at] = static_cast<char>('0' + left % 10);
  }
  if (hundredths < 0) text += '-';
  text.append(digits.data() + at, digits.size() - at);
}

/// addPixels as a text of its own.
std::string pixels(float value) {
  std::string text;
  addPixels(text, value);
  return text;
}

/// Appends a path command and its point.
void addPoint(std::string& data, char command, Point at, float scale) {
  data += command;
  addPixels(data, at.x * scale);
  data += ' ';
  addPixels(data, at.y * scale);
}

std::string path(const char* name, const std::string& strokeColor, float width,
                 const std::string& data) {
  return std::string("<path class=\"") + name + "\" stroke=\"" + strokeColor +
         "\" stroke-width=\"" + pixels(width) + "\" d=\"" + data + "\"/>\n";
}

std::string wallPath(const Maze& maze, const Settings& settings, float scale) {
  const Openings openings = settings["exits"] != 0 ? openingsOf(maze) : Openings{};
  std::string data;
  for (const auto& [from, to] : strokesOf(linesOf(maze, openings, true))) {
    addPoint(data, 'M', from, scale);
    addPoint(data, 'L', to, scale);
  }
  return path("walls", writeValue(wallColor, settings["color"]),
              static_cast<float>(settings["stroke"]), data);
}

std::string solutionPath(const Maze& maze, const Settings& settings, float scale) {
  if (maze.start == noCell || maze.end == noCell) return {};
  std::string data;
  for (const auto& [at, begins] : solutionPoints(maze)) {
    addPoint(data, begins ? 'M' : 'L', at, scale);
  }
  return path("solution", writeValue(solutionColor, settings["solutionColor"]),
              std::max(scale / 4, 1.0f), data);
}

std::string run(const Maze& maze, const Settings& settings) {
  const auto scale = static_cast<float>(settings["cell"]);
  const auto stroke = static_cast<float>(settings["stroke"]);
  Point near{0, 0};
  Point far{0, 0};
  // The view is the rectangle around the origin and all walls, and half a stroke around it.
  for (const auto& [from, to] : linesOf(maze, {}, true)) {
    near = {std::min({near.x, from.x, to.x}), std::min({near.y, from.y, to.y})};
    far = {std::max({far.x, from.x, to.x}), std::max({far.y, from.y, to.y})};
  }
  const std::string width = pixels((far.x - near.x) * scale + stroke);
  const std::string height = pixels((far.y - near.y) * scale + stroke);
  const std::string left = pixels(near.x * scale - stroke / 2);
  const std::string top = pixels(near.y * scale - stroke / 2);
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height +
         "\" viewBox=\"" + left + ' ' + top + ' ' + width + ' ' + height +
         "\" fill=\"none\" stroke-linecap=\"square\" stroke-linejoin=\"round\">\n" +
         (settings["solution"] != 0 ? solutionPath(maze, settings, scale) : "") +
         wallPath(maze, settings, scale) + "</svg>\n";
}

/// At most one wall per corner of a cell, and two points of up to 12 characters per wall.
uint64_t bytes(const Maze& maze, const Settings&) { return estimateCorners(maze.grid) * 24; }

}  // namespace

namespace exports {
extern const ExportRow svg;
}
constinit const ExportRow exports::svg{
    .id = "svg",
    .title = "SVG",
    .about = "A vector drawing: the walls as one path, the solution on request.",
    .mediaType = "image/svg+xml",
    .extension = "svg",
    .params = params,
    .tiles = false,
    .binary = false,
    .run = run,
    .bytes = bytes,
};

}  // namespace mazewright
