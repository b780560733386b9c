// SVG: one path per layer of the picture; all walls are one path of long strokes. There are no ids,
// so that several drawings can stand in one document. Sources: W3C, Scalable Vector Graphics 2,
// path data; SVG Accessibility API Mappings.

#include <algorithm>
#include <array>
#include <initializer_list>
#include <limits>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/export_row.hpp"
#include "mazewright/drawing/picture.hpp"
#include "mazewright/drawing/walls.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

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
  // 64-bit divisions are slow, so only the digits of very large coordinates are found by them.
  uint64_t high = whole;
  for (; high > std::numeric_limits<uint32_t>::max(); high /= 10) {
    *--first = static_cast<char>('0' + high % 10);
  }
  LoopBound turns(std::numeric_limits<uint32_t>::digits10 + 1);
  for (auto low = static_cast<uint32_t>(high); low != 0 || end - first < 3; low /= 10, ++turns) {
    *--first = static_cast<char>('0' + low % 10);
  }
  const char* const point = end - 2;
  for (; first != point; ++first) *at++ = *first;
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

/// Appends path data to a text, many characters at a time.
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

/// Appends a path.
void addPath(std::string& svg, const PicturePath& path, const Settings& settings) {
  svg.append("<path class=\"").append(path.name);
  svg.append(path.width > 0 ? "\" stroke=\"" : "\" fill=\"").append(settings.text(path.color));
  if (path.width > 0) svg.append("\" stroke-width=\"").append(pixels(path.width));
  svg += "\" d=\"";
  {
    PathData data(svg, static_cast<float>(settings["cell"]));
    path.lines.each([&](std::span<const Point> line) {
      data.moveTo(line.front());
      for (const Point& at : line.subspan(1)) data.lineTo(at);
    });
  }
  svg += "\"/>\n";
}

/// Appends text as the content of an element. Parsers would make a line end of a carriage return.
void addEscaped(std::string& svg, std::string_view text) {
  for (const char c : text) {
    switch (c) {
      case '<':
        svg += "&lt;";
        break;
      case '>':
        svg += "&gt;";
        break;
      case '&':
        svg += "&amp;";
        break;
      case '\r':
        svg += "&#13;";
        break;
      default:
        svg += c;
    }
  }
}

std::string run(const Maze& maze, const Settings& settings) {
  const auto scale = static_cast<float>(settings["cell"]);
  const auto stroke = static_cast<float>(settings["stroke"]);
  const Frame frame = frameOf(maze);
  const auto& [near, far] = frame;
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
  for (const PicturePath& path : picturePaths(maze, frame, settings)) addPath(svg, path, settings);
  svg += "</svg>\n";
  countSteps(svg.size());
  return svg;
}

}  // namespace

namespace exports {
extern const ExportRow svg;
}
constinit const ExportRow exports::svg{
    .id = "svg",
    .title = "SVG",
    .about =
        "A vector drawing: the walls as one path, stairs, arrows and marks; floor, background and "
        "solution on request.",
    .mediaType = "image/svg+xml",
    .extension = "svg",
    .params = pictureParams,
    .tiles = false,
    .binary = false,
    .loses = pictureLoses,
    .run = run,
    .bytes = pictureBytes,
    // What stands before the paths is as long for every maze.
    .work =
        [](const Maze& maze, const Settings& settings) {
          return pictureBytes(maze, settings) + 2048 + settings.text("title").size();
        },
};

}  // namespace mazewright
