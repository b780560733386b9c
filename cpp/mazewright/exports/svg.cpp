// SVG: all walls in one path of long strokes, with openings at start and end; stairs, marks of
// start and end, and the solution on request as further paths. There are no ids, so that several
// drawings can stand in one document. Sources: W3C, Scalable Vector Graphics 2, path data; SVG
// Accessibility API Mappings.

#include <algorithm>
#include <array>
#include <initializer_list>
#include <limits>

#include "mazewright/catalog/export_row.hpp"
#include "mazewright/drawing/arrows.hpp"
#include "mazewright/drawing/solution.hpp"
#include "mazewright/drawing/walls.hpp"

namespace mazewright {

namespace {

enum Marks { whereNoOpening, always, never };

constexpr Choice markChoices[] = {
    {"auto", "Where no opening shows them"}, {"always", "Always"}, {"never", "Never"}};

constexpr Param params[] = {
    integer("cell", 2, 200, 16, "Cell size (px)"),
    integer("stroke", 1, 64, 2, "Line width (px)"),
    cssColor("color", "#1f2933", "Wall colour"),
    boolean("exits", true, "Open entrance and exit"),
    choice("marks", markChoices, whereNoOpening, "Mark start and finish"),
    boolean("solution", false, "Show the solution"),
    cssColor("solutionColor", "#d9480f", "Solution colour"),
    text("title", 1000, "Title"),
};

/// The most characters that writePixels writes.
constexpr std::size_t longestNumber = 23;

/// Writes a coordinate in pixels, rounded to two decimals, without trailing zeros, and returns its
/// end. The text is the same on every machine.
char* writePixels(char* at, float value) {
  const auto hundredths = static_cast<int64_t>(value * 100 + (value < 0 ? -0.5f : 0.5f));
  if (hundredths < 0) *at++ = '-';
  const auto whole = static_cast<uint64_t>(hundredths < 0 ? -hundredths : hundredths);
  char digits[longestNumber];
  char* const end = digits + longestNumber;
  char* first = end;
  // Divisions of 64 bits, which are slow, for few coordinates only.
  uint64_t high = whole;
  for (; high > std::numeric_limits<uint32_t>::max(); high /= 10) {
    *--first = static_cast<char>('0' + high % 10);
  }
  for (auto low = static_cast<uint32_t>(high); low != 0 || end - first < 3; low /= 10) {
    *--first = static_cast<char>('0' + low % 10);
  }
  const char* const point = end - 2;
  while (first != point) *at++ = *first++;
  if (point[0] == '0' && point[1] == '0') return at;
  *at++ = '.';
  *at++ = point[0];
  if (point[1] != '0') *at++ = point[1];
  return at;
}

/// A number as writePixels writes it.
std::string pixels(float value) {
  char digits[longestNumber];
  return {digits, writePixels(digits, value)};
}

/// Appends path data to a text, in few pieces.
class PathData {
 public:
  PathData(std::string& text, float scale) : text_(text), scale_(scale) {}
  PathData(const PathData&) = delete;
  PathData& operator=(const PathData&) = delete;
  ~PathData() { flush(); }

  void moveTo(Point to) {
    writePoint('M', to);
    last_ = to;
  }

  void lineTo(Point to) {
    if (to.y == last_.y) {
      writeNumber('H', to.x);
    } else if (to.x == last_.x) {
      writeNumber('V', to.y);
    } else {
      writePoint('L', to);
    }
    last_ = to;
  }

 private:
  void writePoint(char command, Point to) {
    writeNumber(command, to.x);
    writeNumber(' ', to.y);
  }

  void writeNumber(char before, float value) {
    if (buffer_.end() - end_ <= static_cast<std::ptrdiff_t>(longestNumber)) flush();
    *end_++ = before;
    end_ = writePixels(end_, value * scale_);
  }

  void flush() {
    text_.append(buffer_.data(), static_cast<std::size_t>(end_ - buffer_.data()));
    end_ = buffer_.data();
  }

  std::string& text_;
  float scale_;
  Point last_{};
  std::array<char, 1024> buffer_;
  char* end_ = buffer_.data();
};

/// Appends a path. `draw` adds its data.
template <typename Draw>
void addPath(std::string& svg, const char* name, std::string_view strokeColor, float width,
             float scale, Draw draw) {
  svg.append("<path class=\"").append(name).append("\" stroke=\"").append(strokeColor);
  svg.append("\" stroke-width=\"").append(pixels(width)).append("\" d=\"");
  {
    PathData data(svg, scale);
    draw(data);
  }
  svg.append("\"/>\n");
}

void addWalls(std::string& svg, std::vector<Segment> lines, const Settings& settings, float scale) {
  const auto width = static_cast<float>(settings["stroke"]);
  addPath(svg, "walls", settings.text("color"), width, scale, [&](PathData& data) {
    for (const auto& [from, to] : strokesOf(std::move(lines))) {
      data.moveTo(from);
      data.lineTo(to);
    }
  });
}

void addSolution(std::string& svg, const Maze& maze, const Settings& settings, float scale) {
  if (maze.start == noCell || maze.end == noCell) return;
  const std::string_view color = settings.text("solutionColor");
  addPath(svg, "solution", color, std::max(scale / 4, 1.0f), scale, [&](PathData& data) {
    for (const auto& [at, begins] : solutionPoints(maze)) {
      begins ? data.moveTo(at) : data.lineTo(at);
    }
  });
}

/// Appends a path of closed, filled figures. `draw` adds their outlines.
template <typename Draw>
void addFigures(std::string& svg, const char* name, std::string_view fillColor, float scale,
                Draw draw) {
  std::string data;
  {
    PathData path(data, scale);
    draw(path);
  }
  if (data.empty()) return;
  svg.append("<path class=\"").append(name).append("\" fill=\"").append(fillColor);
  svg.append("\" d=\"").append(data).append("\"/>\n");
}

/// Stairs have no side in the drawing: a triangle in the cell that points up or down, as the stairs
/// lead; none where one-way stairs only arrive.
void addStairs(std::string& svg, const Maze& maze, const Settings& settings, float scale) {
  const Grid& grid = maze.grid;
  const unsigned stairs = grid.shape->stairs;
  if (stairs == 0) return;
  addFigures(svg, "stairs", settings.text("color"), scale, [&](PathData& data) {
    std::vector<Corner> corners;
    for (Cell cell = 0; cell < maze.passages.size(); ++cell) {
      const unsigned leaving = maze.leaving(cell) & stairs;
      if (leaving == 0) continue;
      const float radius = innerRadius(grid, cell, corners);
      const Point centre = centreOf(grid, cell);
      eachNeighbour(grid, cell, leaving, [&](Cell to, Direction) {
        const float up = to > cell ? 1.0f : -1.0f;
        const Point middle{centre.x + up * radius * 0.48f, centre.y - up * radius * 0.48f};
        const float half = radius * 0.26f;
        const Point tip{middle.x, middle.y - up * half};
        data.moveTo(tip);
        data.lineTo({middle.x + half, middle.y + up * half * 0.7f});
        data.lineTo({middle.x - half, middle.y + up * half * 0.7f});
        data.lineTo(tip);
      });
    }
  });
}

void addArrows(std::string& svg, const Maze& maze, const Settings& settings, float scale) {
  addFigures(svg, "arrows", settings.text("color"), scale, [&](PathData& data) {
    for (const Arrow& arrow : arrowsOf(maze)) {
      data.moveTo(arrow.corners[0]);
      for (const std::size_t corner : {1, 2, 0}) data.lineTo(arrow.corners[corner]);
    }
  });
}

/// A square around the centre of a cell.
void addSquare(PathData& data, Point centre, float half) {
  data.moveTo({centre.x - half, centre.y - half});
  data.lineTo({centre.x + half, centre.y - half});
  data.lineTo({centre.x + half, centre.y + half});
  data.lineTo({centre.x - half, centre.y + half});
  data.lineTo({centre.x - half, centre.y - half});
}

/// The start as a hollow square, the end as a full one.
void addMarks(std::string& svg, const Maze& maze, const Openings& openings,
              const Settings& settings, float scale) {
  const int32_t marks = settings["marks"];
  const bool wantsOpenings = settings["exits"] != 0;
  const auto isMarked = [&](Cell cell, int opening) {
    if (cell == noCell || marks == never) return false;
    return marks == always || (wantsOpenings && opening == noOpening);
  };
  const std::string_view color = settings.text("color");
  std::vector<Corner> corners;
  if (isMarked(maze.start, openings.start)) {
    const float half = 0.5f * innerRadius(maze.grid, maze.start, corners);
    addPath(svg, "start", color, std::max(half * scale / 3, 1.0f), scale,
            [&](PathData& data) { addSquare(data, centreOf(maze.grid, maze.start), half); });
  }
  if (isMarked(maze.end, openings.end)) {
    addFigures(svg, "end", color, scale, [&](PathData& data) {
      const float half = 0.6f * innerRadius(maze.grid, maze.end, corners);
      addSquare(data, centreOf(maze.grid, maze.end), half);
    });
  }
}

/// Appends text as the content of an element. Characters that XML does not have become spaces.
void addEscaped(std::string& svg, std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    // U+FFFE and U+FFFF.
    const bool isNoCharacter = text.substr(i, 2) == "\xef\xbf" && i + 2 < text.size() &&
                               static_cast<unsigned char>(text[i + 2]) >= 0xbe;
    if (isNoCharacter) i += 2;
    const bool isControl = static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n';
    if (isNoCharacter || isControl) {
      svg += ' ';
    } else if (c == '<' || c == '>' || c == '&') {
      svg += c == '<' ? "&lt;" : c == '>' ? "&gt;" : "&amp;";
    } else {
      svg += c;
    }
  }
}

std::string run(const Maze& maze, const Settings& settings) {
  const auto scale = static_cast<float>(settings["cell"]);
  const auto stroke = static_cast<float>(settings["stroke"]);
  const bool hasOpenings = settings["exits"] != 0;
  const Openings openings = hasOpenings ? openingsOf(maze) : Openings{};
  const std::vector<Segment> lines = linesOf(maze, openings, true);
  // The view is the rectangle around the origin and all sides that are or could be walls, and half
  // a stroke around it.
  Point near{0, 0};
  Point far{0, 0};
  const auto include = [&](Point at) {
    near = {std::min(near.x, at.x), std::min(near.y, at.y)};
    far = {std::max(far.x, at.x), std::max(far.y, at.y)};
  };
  for (const auto& [from, to] : lines) {
    include(from);
    include(to);
  }
  std::vector<Corner> corners;
  for (const Cell cell : {maze.start, maze.end}) {
    if (cell != noCell) maze.grid.shape->corners(maze.grid, cell, corners);
  }
  for (const Corner& corner : corners) include(corner.at);
  const std::string width = pixels((far.x - near.x) * scale + stroke);
  const std::string height = pixels((far.y - near.y) * scale + stroke);
  const std::string left = pixels(near.x * scale - stroke / 2);
  const std::string top = pixels(near.y * scale - stroke / 2);

  std::string svg;
  const auto add = [&](const char* name, std::initializer_list<const std::string*> values) {
    svg += name;
    const char* before = "=\"";
    for (const std::string* value : values) {
      svg.append(before).append(*value);
      before = " ";
    }
    svg += '"';
  };
  svg += "<svg xmlns=\"http://www.w3.org/2000/svg\"";
  add(" width", {&width});
  add(" height", {&height});
  add(" viewBox", {&left, &top, &width, &height});
  svg += " fill=\"none\" stroke-linecap=\"square\" stroke-linejoin=\"round\" role=\"img\"";
  const std::string_view title = settings.text("title");
  if (title.empty()) {
    svg += maze.isDungeon() ? " aria-label=\"Dungeon\">\n" : " aria-label=\"Maze\">\n";
  } else {
    svg += ">\n<title>";
    addEscaped(svg, title);
    svg += "</title>\n";
  }
  if (settings["solution"] != 0) addSolution(svg, maze, settings, scale);
  addWalls(svg, std::move(lines), settings, scale);
  addStairs(svg, maze, settings, scale);
  addArrows(svg, maze, settings, scale);
  addMarks(svg, maze, openings, settings, scale);
  svg += "</svg>\n";
  return svg;
}

/// At most one wall per corner of a cell, and two points of up to 12 characters per wall; per
/// stairs at both ends, and per one-way passage twice, a triangle of four points.
uint64_t bytes(const Maze& maze, const Settings&) {
  const uint64_t stairs = maze.grid.shape->stairs == 0 ? 0 : maze.grid.kept;
  const uint64_t corners = estimateCorners(maze.grid);
  return corners * (maze.oneWays.empty() ? 24 : 24 + 2 * 48) + stairs * 2 * 48;
}

}  // namespace

namespace exports {
extern const ExportRow svg;
}
constinit const ExportRow exports::svg{
    .id = "svg",
    .title = "SVG",
    .about =
        "A vector drawing: the walls as one path, stairs, arrows and marks, the solution on "
        "request.",
    .mediaType = "image/svg+xml",
    .extension = "svg",
    .params = params,
    .tiles = false,
    .binary = false,
    .run = run,
    .bytes = bytes,
};

}  // namespace mazewright
