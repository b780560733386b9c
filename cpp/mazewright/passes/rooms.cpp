// Rooms: cells that are all linked to each other, each room with a number of doors. They are chosen
// first; the generator makes its maze of the remaining cells, so that it keeps its look, and a
// uniform one stays uniform there. Then the rooms are opened. On flat squares a room is a
// rectangle; on other shapes all cells within some steps of a middle, on its own level.
//
// A room is placed only where the remaining cells near it stay connected with each other, so that
// the whole stays connected, and where no other room lies within `spacing` steps. It has fewer
// doors than asked for where its border has no more places for doors that do not touch. Stairs are
// no doors.
//
// Draws, for each try: on flat squares the width and the height, min + below(max - min + 1) each,
// then x and y of the corner, below(their number); on other shapes the size in the same way, then
// the middle, below(cells). After a room is placed, its places for doors are shuffled, one step per
// visit, until it has all its doors. There are `tries` tries per room.
//
// In a maze that is to be its own image a room comes with all its images, and a door with its own:
// a room that meets an image is cut to what they have in common and is that image. A room has more
// doors than asked for only if one door alone has more images at it.

#include <algorithm>
#include <bit>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/sorting.hpp"
#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/shared/orbits.hpp"
#include "mazewright/passes/shared/shuffle_step.hpp"

namespace mazewright {

namespace {

constexpr uint32_t tries = 30;

constexpr Param params[] = {
    integer("number", 0, 100000, 6, "Number of rooms, at most"),
    integer("min", 2, 1000, 3, "Smallest size"),
    integer("max", 2, 1000, 5, "Largest size"),
    integer("doors", 1, 100, 2, "Doors per room"),
    integer("spacing", 0, 100, 1, "Cells between rooms, at least"),
};

/// Whether two cells are one or neighbours.
bool touch(const Grid& grid, Cell a, Cell b) {
  return a == b || directionsWhere(grid, a, grid.neighbours[a], [&](Cell to) { return to == b; });
}

/// Places rooms on the grid of a task and hides them from the generator.
class RoomPlacer {
 public:
  explicit RoomPlacer(GridTask& task)
      : task_(task),
        grid_(task.maze.grid),
        ticker_(task.maze, static_cast<uint32_t>(task.settings["number"])),
        least_(task.settings["min"]),
        sizes_(static_cast<uint32_t>(task.settings["max"] - least_ + 1)),
        number_(static_cast<uint32_t>(task.settings["number"])),
        isClaimed_(grid_.cellCount()),
        doors_(grid_.cellCount()),
        steps_(grid_.cellCount(), far),
        stamps_(grid_.cellCount()) {
    for (const Bridge& bridge : grid_.bridges) isClaimed_[bridge.cell] = 1;
    for (Cell cell = 0; cell < grid_.cellCount(); ++cell) {
      const bool isTunneled = !grid_.tunnels.empty() && grid_.tunnels[cell] != 0;
      const bool isFixed = !task.fixedEdges.empty() && task.fixedEdges[cell] != 0;
      if (isTunneled || isFixed) isClaimed_[cell] = 1;
    }
  }

  /// Makes one try. Returns whether a room was placed, with its images if the maze is to be its own
  /// image. Cost: O(cells of the rooms and near them).
  bool place() {
    std::vector<Cell> cells = grid_.shape->tiles ? drawRectangle() : drawBall();
    ticker_.add(static_cast<uint32_t>(cells.size()) + 16);
    if (cells.empty()) return false;
    const bool fits = std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
      return grid_.has(cell) && isClaimed_[cell] == 0;
    });
    if (!fits) return false;
    const std::vector<std::vector<Cell>> rooms = withImages(cells);
    if (rooms.empty() || !isConnected(cells) || !hasBorder(cells)) return false;
    if (!leavesConnected(rooms)) return false;
    chooseDoors(cells);
    for (const std::vector<Cell>& room : rooms) claim(room);
    for (const std::vector<Cell>& room : rooms) add(room);
    return true;
  }

 private:
  /// The steps of a cell that the last search did not reach.
  static constexpr uint32_t far = 0xffffffff;

  uint32_t drawSize() { return static_cast<uint32_t>(least_) + task_.random.below(sizes_); }

  /// The cells of a rectangle; none if it is larger than the grid.
  std::vector<Cell> drawRectangle() {
    const uint32_t width = drawSize();
    const uint32_t height = drawSize();
    std::vector<Cell> cells;
    if (width > grid_.size.width || height > grid_.size.height) return cells;
    const uint32_t left = task_.random.below(grid_.size.width - width + 1);
    const uint32_t top = task_.random.below(grid_.size.height - height + 1);
    for (uint32_t y = top; y < top + height; ++y) {
      for (uint32_t x = left; x < left + width; ++x) cells.push_back(y * grid_.size.width + x);
    }
    return cells;
  }

  /// A room and its images, each once. Where it meets an image it is cut to
  /// what they have in common, so that it is that image. Empty if that is too small, if an image
  /// lies less than the spacing away, or if there are more than may be placed.
  std::vector<std::vector<Cell>> withImages(std::vector<Cell>& cells) {
    const Symmetry& symmetry = task_.maze.symmetry;
    if (symmetry.isTrivial()) return {cells};
    for (const std::vector<Cell>& image : imagesOfRoom(cells)) {
      mark(image);
      const auto isOutside = [&](Cell cell) { return !isMarked(cell); };
      if (!std::all_of(cells.begin(), cells.end(), isOutside)) std::erase_if(cells, isOutside);
    }
    const Room cut = roomAround(grid_, cells);
    if (grid_.shape->tiles && std::min(cut.width, cut.height) < static_cast<uint32_t>(least_)) {
      return {};
    }
    const auto spacing = static_cast<uint32_t>(std::max(1, task_.settings["spacing"]));
    within(cells, spacing);
    std::vector<std::vector<Cell>> rooms{cells};
    for (std::vector<Cell>& image : imagesOfRoom(cells)) {
      if (std::find(rooms.begin(), rooms.end(), image) != rooms.end()) continue;
      for (const Cell cell : image) {
        if (steps_[cell] != far) return {};
      }
      rooms.push_back(std::move(image));
    }
    if (rooms.size() + task_.maze.rooms.size() > number_) return {};
    return rooms;
  }

  /// The images of cells under every motion, each ascending.
  std::vector<std::vector<Cell>> imagesOfRoom(const std::vector<Cell>& cells) const {
    std::vector<std::vector<Cell>> images(task_.maze.symmetry.size());
    for (const Cell cell : cells) {
      auto image = images.begin();
      task_.maze.symmetry.eachImage({cell, cell},
                                    [&](Symmetry::Pair to) { image++->push_back(to.first); });
    }
    for (std::vector<Cell>& image : images) sortNumbers(image);
    return images;
  }

  /// All cells within half a size of a middle, ascending.
  std::vector<Cell> drawBall() {
    const uint32_t radius = drawSize() / 2;
    const Cell middle = task_.random.below(grid_.cellCount());
    std::vector<Cell> cells = within({middle}, radius);
    sortNumbers(cells);
    return cells;
  }

  /// Through which cells a search goes.
  enum class Through : uint8_t { all, marked, others };

  /// The cells within some steps of the given ones, these first, by steps in the given directions;
  /// otherwise on their level. steps_ has their steps until the next search.
  std::vector<Cell> within(std::vector<Cell> reached, uint32_t most,
                           Through through = Through::all) {
    return withinBy(~grid_.shape->stairs, std::move(reached), most, through);
  }
  std::vector<Cell> withinBy(unsigned directions, std::vector<Cell> reached, uint32_t most,
                             Through through) {
    for (const Cell cell : searched_) steps_[cell] = far;
    for (const Cell cell : reached) steps_[cell] = 0;
    LoopBound turns(steps_.size());
    for (std::size_t head = 0; head < reached.size(); ++head, ++turns) {
      const Cell cell = reached[head];
      if (steps_[cell] == most) break;
      eachNeighbour(grid_, cell, grid_.neighbours[cell] & directions, [&](Cell to, Direction) {
        if (steps_[to] != far) return;
        if (through != Through::all && isMarked(to) != (through == Through::marked)) return;
        steps_[to] = steps_[cell] + 1;
        reached.push_back(to);
      });
    }
    ticker_.add(static_cast<uint32_t>(reached.size()));
    searched_ = reached;
    return reached;
  }

  /// Lets isMarked() hold for these cells only. Cost: O(cells given).
  void mark(std::span<const Cell> cells) {
    ++stamp_;
    for (const Cell cell : cells) stamps_[cell] = stamp_;
  }
  bool isMarked(Cell cell) const { return stamps_[cell] == stamp_; }

  /// Whether cells are connected with each other: those that the mask keeps may not be.
  bool isConnected(const std::vector<Cell>& cells) {
    mark(cells);
    return within({cells.front()}, far - 1, Through::marked).size() == cells.size();
  }

  /// Whether a room has neighbours on its level, so that it can have doors.
  bool hasBorder(const std::vector<Cell>& cells) { return within(cells, 1).size() > cells.size(); }

  /// Whether the cells around the first room are connected with each other by cells at most two
  /// steps away from it, by stairs too, and not through the others.
  bool leavesConnected(const std::vector<std::vector<Cell>>& rooms) {
    constexpr unsigned all = 0xff;
    const std::vector<Cell>& cells = rooms.front();
    ++stamp_;
    for (const std::vector<Cell>& room : rooms) {
      for (const Cell cell : room) stamps_[cell] = stamp_;
    }
    const std::vector<Cell> near = withinBy(all, cells, 2, Through::others);
    const std::span<const Cell> shell = std::span(near).subspan(cells.size());
    std::vector<Cell> around;
    for (const Cell cell : shell) {
      if (steps_[cell] == 1) around.push_back(cell);
    }
    mark(shell);
    withinBy(all, {around.front()}, far - 1, Through::marked);
    return std::all_of(around.begin(), around.end(),
                       [&](Cell cell) { return steps_[cell] != far; });
  }

  /// Keeps later rooms away.
  void claim(const std::vector<Cell>& cells) {
    const auto spacing = static_cast<uint32_t>(task_.settings["spacing"]);
    for (const Cell cell : within(cells, spacing)) isClaimed_[cell] = 1;
  }

  /// Draws the doors of a room and opens them with all their images. There is one at least.
  void chooseDoors(const std::vector<Cell>& cells) {
    std::vector<EdgeAt> places = exitsOf(cells, ~grid_.shape->stairs);
    const auto most = static_cast<std::size_t>(task_.settings["doors"]);
    std::vector<EdgeAt> doors;
    for (std::size_t i = 0; i < places.size() && doors.size() < most; ++i) {
      shuffleStep(places, i, task_.random);
      const std::size_t before = doors.size();
      bool fits = true;
      for (const EdgeAt& image : imagesOf(task_.maze, places[i].cell, places[i].direction)) {
        if (!isMarked(image.cell)) continue;
        fits = fits && std::none_of(doors.begin(), doors.end(), [&](const EdgeAt& door) {
                 return touch(grid_, door.cell, image.cell) || touch(grid_, door.to, image.to);
               });
        doors.push_back(image);
      }
      if (!fits || doors.size() > most) doors.resize(before);
    }
    if (doors.empty()) doors.push_back(places.front());
    for (const EdgeAt& door : doors) {
      for (const EdgeAt& image : imagesOf(task_.maze, door.cell, door.direction)) {
        doors_[image.cell] |= static_cast<uint8_t>(1u << image.direction);
      }
    }
  }

  /// The ways out of a room by the given directions. Marks its cells.
  std::vector<EdgeAt> exitsOf(const std::vector<Cell>& cells, unsigned directions) {
    std::vector<EdgeAt> exits;
    mark(cells);
    for (const Cell cell : cells) {
      eachNeighbour(grid_, cell, grid_.neighbours[cell] & directions,
                    [&](Cell to, Direction direction) {
                      if (!isMarked(to)) exits.push_back({cell, direction, to});
                    });
    }
    return exits;
  }

  /// Adds a room that is claimed and whose doors are chosen: hides its cells from the generator,
  /// and the ways out without a door from passes too.
  void add(const std::vector<Cell>& cells) {
    Room room = roomAround(grid_, cells);
    for (const auto& [cell, direction, to] : exitsOf(cells, ~0u)) {
      if ((doors_[cell] >> direction & 1) == 0) {
        task_.fromPasses.hideEdge(grid_, cell, direction);
      } else {
        room.doors.push_back(to);
        isClaimed_[to] = 1;
      }
    }
    sortNumbers(room.doors);
    for (const Cell cell : cells) task_.fromGenerator.hideCell(grid_, cell);
    room.cells = cells;
    task_.maze.rooms.push_back(std::move(room));
    ticker_.settle(1);
  }

  GridTask& task_;
  Grid& grid_;
  Ticker ticker_;
  int32_t least_;
  /// How many sizes there are to draw from.
  uint32_t sizes_;
  /// The most rooms.
  uint32_t number_;
  /// 1 for cells that no room may take: those of rooms and near them, bridges, and cells of
  /// which an edge is a tunnel or fixed.
  std::vector<uint8_t> isClaimed_;
  /// By cell of a room the directions in which it has doors.
  std::vector<uint8_t> doors_;
  std::vector<uint32_t> steps_;
  /// The cells whose steps_ are set.
  std::vector<Cell> searched_;
  /// See mark().
  std::vector<uint32_t> stamps_;
  uint32_t stamp_ = 0;
};

void prepare(GridTask& task) {
  RoomPlacer placer(task);
  const auto number = static_cast<uint32_t>(task.settings["number"]);
  const std::vector<Room>& rooms = task.maze.rooms;
  // Where one room finds no place, further ones hardly do.
  bool isFull = false;
  for (uint32_t room = 0; room < number && rooms.size() < number && !isFull; ++room) {
    bool isPlaced = false;
    for (uint32_t i = 0; i < tries && !isPlaced; ++i) isPlaced = placer.place();
    isFull = !isPlaced;
  }
}

/// Opens the rooms and their doors: the only edges that are not hidden.
void run(Maze& maze, Random&, const Settings&) {
  for (const Room& room : maze.rooms) {
    for (const Cell cell : room.cells) {
      const unsigned closed = maze.grid.neighbours[cell] & ~unsigned{maze.passages[cell]};
      eachNeighbour(maze.grid, cell, closed & ~maze.grid.shape->stairs,
                    [&](Cell, Direction direction) { maze.carve(cell, direction); });
    }
  }
}

Problem problem(const Settings& settings, const std::string& prefix) {
  if (settings["max"] >= settings["min"]) return {};
  return refuse("invalid-option", prefix + "max", "must be at least min, #; got #", nullptr,
                settings["min"], settings["max"]);
}

/// The last room that finds no place makes all tries, the others as many until they find one. A
/// room that is placed is searched around several times.
Work work(const PassWork& task) {
  const Settings& settings = task.settings;
  const Work cells = task.before.cells;
  const Work size = std::min(workOf(settings, "max"), cells);
  const Work around = size + (workOf(settings, "spacing") + 2) * 2;
  const Work least = workOf(settings, "min");
  // Elsewhere than on squares the cells of a room are searched, too.
  const Work perTry = std::min(size * size, cells) * (task.before.shape->tiles ? 1 : 2);
  const Work rooms = std::min(workOf(settings, "number"), cells / (least * least).steps()) + 1;
  return rooms * (perTry * tries + std::min(around * around, cells) * 4 + 520) + cells * 8;
}

}  // namespace

namespace passes {
extern const PassRow rooms;
}
constinit const PassRow passes::rooms{
    .id = "rooms",
    .title = "Rooms",
    .about = "Puts open rooms with doors into the maze, which fills the rest.",
    .cost = "O(cells + rooms)",
    .work = work,
    .source = "W. Pullen, Think Labyrinth: perfect mazes with rooms",
    .hidesCells = true,
    .makesRooms = true,
    .gridOrder = GridOrder::orbits,
    .promises = promise::rooms,
    .params = params,
    .problem = problem,
    .prepare = prepare,
    .narrow = [](WorkArea& area,
                 const Settings&) { area.resistanceFactor = area.resistanceFactor * 3; },
    .run = run,
};

}  // namespace mazewright
