// Rotate: turns a finished maze clockwise by quarters. Width and height change places if they must.
// The maze is the same one; only its cells have other numbers. A grid that a turn does not map onto
// one of its own shape is refused, as hexagons in shifted rows are for a quarter turn.
// Draws: none.

#include "mazewright/passes/reshaping/moved.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {integer("turns", 1, 3, 1, "Quarter turns, clockwise")};

Motion motionOf(const Settings& settings) {
  return {Motion::turn, static_cast<uint32_t>(settings["turns"]), 4};
}

Problem resize(const ShapeSpec& from, const Settings& settings, const std::string& prefix,
               ShapeSpec& to) {
  if (shapeAfter(from, motionOf(settings), to)) return {};
  std::string list;
  for (uint32_t turns = 1; turns <= 3; ++turns) {
    ShapeSpec other;
    if (shapeAfter(from, {Motion::turn, turns, 4}, other)) list += " " + std::to_string(turns);
  }
  if (list.empty()) {
    return refuse("unsupported-shape", prefix + "id",
                  "must be another one on this grid, which no quarter turn maps onto a grid of its "
                  "shape");
  }
  return refuse("invalid-option", prefix + "turns",
                "must be one of" + list + " on this grid; got #", nullptr, settings["turns"]);
}

void place(const Grid& from, const Grid& to, const Settings& settings, Images& images) {
  images.push_back(from.shape->move(from, to, motionOf(settings)));
}

}  // namespace

namespace passes {
extern const PassRow rotate;
}
constinit const PassRow passes::rotate{
    .id = "rotate",
    .title = "Rotate",
    .about = "Turns the maze by quarters.",
    .cost = "O(cells)",
    .work = perCellOfPass<4>,
    .source = "W. Pullen, Daedalus: rotate",
    .keepsPerfect = true,
    .dungeons = true,
    .params = params,
    .worksOn = hasMotions,
    .shapesWhy = "whose cells lie evenly",
    .resize = resize,
    .place = place,
};

}  // namespace mazewright
