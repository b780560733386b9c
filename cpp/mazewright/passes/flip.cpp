// Flip: mirrors a finished maze. The maze is the same one; only its cells have other numbers. A
// grid that is not its own mirror image is refused. Draws: none.

#include "mazewright/passes/reshaping/moved.hpp"

namespace mazewright {

namespace {

constexpr Choice axes[] = {{"x", "Left and right"}, {"y", "Top and bottom"}};
constexpr Param params[] = {choice("axis", axes, 0, "Swapped sides")};

constexpr Motion motions[] = {{Motion::mirrorX}, {Motion::mirrorY}};

const Motion& motionOf(const Settings& settings) { return motions[settings["axis"]]; }

Problem resize(const ShapeSpec& from, const Settings& settings, const std::string& prefix,
               ShapeSpec& to) {
  if (shapeAfter(from, motionOf(settings), to)) return {};
  const int32_t other = 1 - settings["axis"];
  if (shapeAfter(from, motions[other], to)) {
    return refuseText("invalid-option", prefix + "axis",
                      "must be '@' on this grid, which is not its own mirror image otherwise",
                      axes[other].id);
  }
  return refuse("unsupported-shape", prefix + "id",
                "must be another one on this grid, which is not its own mirror image");
}

void place(const Grid& from, const Grid& to, const Settings& settings, Images& images) {
  images.push_back(from.shape->move(from, to, motionOf(settings)));
}

}  // namespace

namespace passes {
extern const PassRow flip;
}
constinit const PassRow passes::flip{
    .id = "flip",
    .title = "Flip",
    .about = "Mirrors the maze.",
    .cost = "O(cells)",
    .work = perCellOfPass<4>,
    .source = "W. Pullen, Daedalus: flip",
    .keepsPerfect = true,
    .dungeons = true,
    .params = params,
    .worksOn = hasMotions,
    .shapesWhy = "whose cells lie evenly",
    .resize = resize,
    .place = place,
};

}  // namespace mazewright
