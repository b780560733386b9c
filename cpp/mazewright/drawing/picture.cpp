#include "mazewright/drawing/picture.hpp"

#include <algorithm>
#include <array>

#include "mazewright/drawing/arrows.hpp"
#include "mazewright/drawing/middles.hpp"
#include "mazewright/drawing/walls.hpp"

namespace mazewright {

namespace {

enum Marks { whereNoOpening, always, never };

constexpr Choice markChoices[] = {
    {"auto", "Where no opening shows them"}, {"always", "Always"}, {"never", "Never"}};

constexpr const char* transparent = "transparent";

Polylines floorOf(const Maze& maze) {
  Polylines figures;
  std::vector<Corner> corners;
  std::vector<Point> outline;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (!maze.isOpen(cell)) continue;
    corners.clear();
    outline.clear();
    maze.grid.shape->corners(maze.grid, cell, corners);
    for (const Corner& corner : corners) outline.push_back(corner.at);
    figures.addFigure(outline);
  }
  return figures;
}

Polylines wallLines(const Maze& maze, const Openings& openings) {
  Polylines lines;
  for (const auto& [from, to] : strokesOf(linesOf(maze, openings, true))) {
    lines.begin(from);
    lines.add(to);
  }
  return lines;
}

/// The triangles of stairs, which have no side in the drawing: in the cell, pointing up or down as
/// the stairs lead. There is none in a cell to which one-way stairs lead.
Polylines stairsOf(const Maze& maze) {
  const Grid& grid = maze.grid;
  Polylines figures;
  std::vector<Corner> corners;
  const unsigned stairs = grid.shape->stairs;
  for (Cell cell = 0; stairs != 0 && cell < maze.passages.size(); ++cell) {
    const unsigned leaving = maze.leaving(cell) & stairs;
    if (leaving == 0) continue;
    const float radius = innerRadius(grid, cell, corners);
    const Point centre = centreOf(grid, cell);
    eachNeighbour(grid, cell, leaving, [&](Cell to, Direction) {
      const float up = to > cell ? 1.0f : -1.0f;
      const Point middle{centre.x + up * radius * 0.48f, centre.y - up * radius * 0.48f};
      const float half = radius * 0.26f;
      const float base = middle.y + up * half * 0.7f;
      figures.addFigure(std::array<Point, 3>{
          {{middle.x, middle.y - up * half}, {middle.x + half, base}, {middle.x - half, base}}});
    });
  }
  return figures;
}

Polylines rectangle(Point near, Point far) {
  Polylines figures;
  figures.addFigure(std::array<Point, 4>{{near, {far.x, near.y}, far, {near.x, far.y}}});
  return figures;
}

/// A square in the middle of a cell. `half` is half its side.
Polylines squareIn(const Maze& maze, Cell cell, float half) {
  const Point centre = centreOf(maze.grid, cell);
  return rectangle({centre.x - half, centre.y - half}, {centre.x + half, centre.y + half});
}

}  // namespace

constinit const Param pictureParams[] = {
    integer("cell", 2, 200, 16, "Cell size (px)"),
    integer("stroke", 1, 64, 2, "Line width (px)"),
    cssColor("color", "#1f2933", "Wall colour"),
    cssColor("floor", transparent, "Floor colour"),
    cssColor("background", transparent, "Background colour"),
    boolean("exits", true, "Open entrance and exit"),
    choice("marks", markChoices, whereNoOpening, "Mark start and finish"),
    boolean("solution", false, "Show the solution"),
    cssColor("solutionColor", "#d9480f", "Solution colour"),
    xmlText("title", 1000, "Title"),
};

Frame frameOf(const Maze& maze) {
  Frame frame{};
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

bool isPainted(const Settings& settings, const char* color) {
  return settings.text(color) != transparent;
}

/// At most one wall per corner of a cell, and two points of up to 12 characters per wall, and as
/// many points of the floor; per stairs at both ends, and per one-way passage twice, a triangle of
/// four points.
uint64_t pictureBytes(const Maze& maze, const Settings& settings) {
  const uint64_t stairs = maze.grid.shape->stairs == 0 ? 0 : maze.grid.kept;
  const uint64_t perCorner =
      24 + (maze.oneWays.empty() ? 0 : 2 * 48) + (isPainted(settings, "floor") ? 24 : 0);
  return estimateCorners(maze.grid) * perCorner + stairs * 2 * 48;
}

std::vector<PicturePath> picturePaths(const Maze& maze, const Frame& frame,
                                      const Settings& settings) {
  const auto cell = static_cast<float>(settings["cell"]);
  const auto stroke = static_cast<float>(settings["stroke"]);
  const Openings openings = settings["exits"] != 0 ? openingsOf(maze) : Openings{};
  std::vector<PicturePath> paths;
  const auto add = [&](const char* name, const char* color, float width, Polylines&& lines) {
    if (!lines.empty()) paths.push_back({name, color, width, std::move(lines)});
  };
  if (isPainted(settings, "background")) {
    const float margin = stroke / 2 / cell;
    add("background", "background", 0,
        rectangle({frame.near.x - margin, frame.near.y - margin},
                  {frame.far.x + margin, frame.far.y + margin}));
  }
  if (isPainted(settings, "floor")) add("floor", "floor", 0, floorOf(maze));
  if (settings["solution"] != 0) {
    add("solution", "solutionColor", std::max(cell / 4, 1.0f), solutionLines(maze));
  }
  add("walls", "color", stroke, wallLines(maze, openings));
  add("stairs", "color", 0, stairsOf(maze));
  Polylines arrows;
  for (const Arrow& arrow : arrowsOf(maze)) arrows.addFigure(arrow.corners);
  add("arrows", "color", 0, std::move(arrows));

  // The start as a hollow square, the end as a full one.
  const int32_t marks = settings["marks"];
  const bool wantsOpenings = settings["exits"] != 0;
  const auto isMarked = [&](Cell place, int opening) {
    if (place == noCell || marks == never) return false;
    return marks == always || (wantsOpenings && opening == noOpening);
  };
  std::vector<Corner> corners;
  if (isMarked(maze.start, openings.start)) {
    const float half = 0.5f * innerRadius(maze.grid, maze.start, corners);
    add("start", "color", std::max(half * cell / 3, 1.0f), squareIn(maze, maze.start, half));
  }
  if (isMarked(maze.end, openings.end)) {
    const float half = 0.6f * innerRadius(maze.grid, maze.end, corners);
    add("end", "color", 0, squareIn(maze, maze.end, half));
  }
  return paths;
}

}  // namespace mazewright
