// Crop: keeps a rectangle of the cells of a finished maze. Passages that lead out of it become
// walls, so what is left may have several parts, which no path connects; start and end are then
// placed in the largest one. What is cut out of a glued surface is flat. Draws: none.

#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/shapes/building/outline.hpp"

namespace mazewright {

namespace {

constexpr int32_t longest = 1 << 28;

constexpr Param params[] = {
    integer("x", 0, longest, 0, "First column"),
    integer("y", 0, longest, 0, "First row"),
    integer("width", 0, longest, 0, "Columns kept, 0 for all the rest"),
    integer("height", 0, longest, 0, "Rows kept, 0 for all the rest"),
};

/// The first cell kept on one axis and how many are kept. `size` is the size of the maze there.
Problem readSpan(const Settings& settings, const std::string& prefix, const char* from,
                 const char* length, uint32_t size, uint32_t& kept) {
  const int32_t first = settings[from];
  const int32_t most = static_cast<int32_t>(size) - first;
  if (most < 1) {
    return refuse("invalid-option", prefix + from, "must be at most #; got #", nullptr,
                  int64_t{size} - 1, first);
  }
  if (settings[length] > most) {
    return refuse("invalid-option", prefix + length, "must be at most #; got #", nullptr, most,
                  settings[length]);
  }
  kept = static_cast<uint32_t>(settings[length] == 0 ? most : settings[length]);
  return {};
}

Problem resize(const ShapeSpec& from, const Settings& settings, const std::string& prefix,
               ShapeSpec& to) {
  to = from;
  // Flat and whole.
  to.settings = Settings(from.row->params);
  const auto [width, height, levels] = from.size;
  if (Problem problem = readSpan(settings, prefix, "x", "width", width, to.size.width)) {
    return problem;
  }
  return readSpan(settings, prefix, "y", "height", height, to.size.height);
}

void place(const Grid& from, const Grid& to, const Settings& settings, Images& images) {
  const auto left = static_cast<uint32_t>(settings["x"]);
  const auto top = static_cast<uint32_t>(settings["y"]);
  std::vector<Cell>& image = images.emplace_back(from.cellCount(), noCell);
  Cell cell = 0;
  for (uint32_t y = 0; y < to.size.height; ++y) {
    const Cell first = from.cellAt({left, top + y, 0});
    for (uint32_t x = 0; x < to.size.width; ++x) image[first + x] = cell++;
  }
}

bool worksOn(const ShapeRow& shape) { return shape.tiles; }

}  // namespace

namespace passes {
extern const PassRow crop;
}
constinit const PassRow passes::crop{
    .id = "crop",
    .title = "Crop",
    .about = "Keeps a rectangle of the maze. What is left may have several parts.",
    .cost = "O(cells)",
    .work = perCellOfPass<4>,
    .source = "W. Pullen, Daedalus: resize",
    .keepsConnected = false,
    .ends = promise::image | promise::noDeadEnds | promise::oneWay | promise::wishes |
            promise::crossings,
    .params = params,
    .worksOn = worksOn,
    .shapesWhy = "whose cells lie in rows and columns",
    .resize = resize,
    .place = place,
};

}  // namespace mazewright
