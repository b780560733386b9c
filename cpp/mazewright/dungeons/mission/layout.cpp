#include "mazewright/dungeons/mission/layout.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

namespace {

constexpr int32_t dx[] = {0, 0, -1, 1}, dy[] = {-1, 1, 0, 0};
/// Rock between two rooms, and between a room and the corridors that were there before it.
constexpr int32_t apart = 2;
/// How far a corridor may lead around the rectangle of its two rooms.
constexpr int32_t detour = 10;
/// Distances that are drawn, tries per room in a row, and tries per room in an attempt.
constexpr uint32_t distances = 6, triesInRow = 16, triesPerRoom = 40;

class Layouter {
 public:
  Layouter(const Maze& maze, const Mission& mission, Random& random, MissionLayout& layout)
      : mission_(mission),
        random_(random),
        layout_(layout),
        ticker_(maze, maze.grid.cellCount()),
        width_(static_cast<int32_t>(maze.grid.size.width)),
        height_(static_cast<int32_t>(maze.grid.size.height)),
        nearRooms_(maze.grid.cellCount()),
        nearCorridors_(maze.grid.cellCount()) {
    layout = {.spots = std::vector<MissionLayout::Spot>(mission.rooms.size()),
              .corridors = std::vector<std::vector<Cell>>(mission.edges.size())};
    sortRooms();
  }

  bool run(uint32_t attempts) {
    for (uint32_t i = 0; i < attempts; ++i) {
      if (tryOnce()) return true;
      for (LoopBound turns(placed_); placed_ > 0; ++turns) removeLast();
    }
    return false;
  }

 private:
  const Mission& mission_;
  Random& random_;
  MissionLayout& layout_;
  Ticker ticker_;
  int32_t width_, height_;
  /// Per tile, how many tiles of rooms and of corridors are at most one tile away, diagonally too.
  std::vector<uint8_t> nearRooms_, nearCorridors_;
  /// By place in the order: the edges to rooms before it, that to its neighbour of the search
  /// first.
  std::vector<std::vector<uint32_t>> edges_;
  uint32_t placed_ = 0;
  /// The most rooms that were placed when something did not fit.
  uint32_t most_ = 0;

  Cell cellAt(int32_t x, int32_t y) const { return static_cast<Cell>(y * width_ + x); }
  bool isInner(int32_t x, int32_t y) const {
    return x >= 1 && y >= 1 && x + 1 < width_ && y + 1 < height_;
  }

  /// Breadth-first order from the entrance.
  void sortRooms() {
    std::vector<uint32_t> placeOf(mission_.rooms.size(), noRoom);
    std::vector<uint32_t>& order = layout_.order;
    order.push_back(mission_.roomWith(Role::entrance));
    placeOf[order[0]] = 0;
    LoopBound turns(placeOf.size());
    for (std::size_t i = 0; i < order.size(); ++i, ++turns) {
      for (const MissionEdge& edge : mission_.edges) {
        for (const auto& [from, to] : {std::pair{edge.from, edge.to}, {edge.to, edge.from}}) {
          if (from != order[i] || placeOf[to] != noRoom) continue;
          placeOf[to] = static_cast<uint32_t>(order.size());
          order.push_back(to);
        }
      }
    }
    edges_.resize(order.size());
    for (uint32_t i = 0; i < order.size(); ++i) {
      uint32_t first = noRoom;
      for (uint32_t number = 0; number < mission_.edges.size(); ++number) {
        const auto& edge = mission_.edges[number];
        if (edge.from != order[i] && edge.to != order[i]) continue;
        const uint32_t other = placeOf[edge.from == order[i] ? edge.to : edge.from];
        if (other > i) continue;
        edges_[i].push_back(number);
        if (first == noRoom || other < first) {
          first = other;
          std::swap(edges_[i].front(), edges_[i].back());
        }
      }
    }
  }

  bool tryOnce() {
    const auto rooms = static_cast<uint32_t>(layout_.order.size());
    uint32_t left = rooms * triesPerRoom, inRow = 0;
    for (LoopBound turns(left); placed_ < rooms; ++turns) {
      if (left-- == 0) return false;
      if (tryRoom()) {
        inRow = 0;
      } else if (++inRow == triesInRow) {
        inRow = 0;
        for (uint32_t i = std::min(1 + random_.below(3), placed_); i > 0; --i) removeLast();
      }
    }
    return true;
  }

  /// Places the next room of the order with its corridors.
  bool tryRoom() {
    ticker_.add(16);
    const uint32_t number = layout_.order[placed_];
    const MissionRoom& room = mission_.rooms[number];
    MissionLayout::Spot& spot = layout_.spots[number];
    spot = placed_ == 0 ? MissionLayout::Spot{1 + drawBelow(width_ - 1 - room.width),
                                              1 + drawBelow(height_ - 1 - room.height)}
                        : drawSpot(room);
    if (!fits(room, spot)) {
      fail("room " + room.name);
      return false;
    }
    markRoom(number, 1);
    for (std::size_t i = 0; i < edges_[placed_].size(); ++i) {
      const uint32_t edge = edges_[placed_][i];
      if (dig(edge)) continue;
      fail("the corridor from " + mission_.rooms[mission_.edges[edge].from].name + " to " +
           mission_.rooms[mission_.edges[edge].to].name);
      for (; i > 0; --i) fillIn(edges_[placed_][i - 1]);
      markRoom(number, -1);
      return false;
    }
    ++placed_;
    return true;
  }

  void removeLast() {
    --placed_;
    for (const uint32_t edge : edges_[placed_]) fillIn(edge);
    markRoom(layout_.order[placed_], -1);
  }

  void fail(std::string what) {
    if (placed_ < most_) return;
    most_ = placed_;
    layout_.failed = std::move(what);
  }

  int32_t drawBelow(int32_t bound) { return random_.between(0, bound - 1); }

  /// A place near the first neighbour of the next room, which may be taken or outside the grid.
  MissionLayout::Spot drawSpot(const MissionRoom& room) {
    const MissionEdge& edge = mission_.edges[edges_[placed_].front()];
    const uint32_t other = edge.from == layout_.order[placed_] ? edge.to : edge.from;
    const auto& [x, y] = layout_.spots[other];
    const MissionRoom& next = mission_.rooms[other];
    const uint32_t side = random_.below(4);
    const int32_t gap = apart + drawBelow(distances);
    if (side < 2) {
      const int32_t along = x - room.width - 1 + drawBelow(room.width + next.width + 3);
      return {along, side == 0 ? y - gap - room.height : y + next.height + gap};
    }
    const int32_t along = y - room.height - 1 + drawBelow(room.height + next.height + 3);
    return {side == 2 ? x - gap - room.width : x + next.width + gap, along};
  }

  bool fits(const MissionRoom& room, const MissionLayout::Spot& spot) {
    if (!isInner(spot.x, spot.y) || !isInner(spot.x + room.width - 1, spot.y + room.height - 1)) {
      return false;
    }
    // What is near a tile is one tile away: one less remains.
    const int32_t reach = apart - 1;
    for (int32_t y = std::max(0, spot.y - reach);
         y < std::min(height_, spot.y + room.height + reach); ++y) {
      for (int32_t x = std::max(0, spot.x - reach);
           x < std::min(width_, spot.x + room.width + reach); ++x) {
        countSteps(1);
        const Cell cell = cellAt(x, y);
        if ((nearRooms_[cell] | nearCorridors_[cell]) != 0) return false;
      }
    }
    return true;
  }

  void markNear(std::vector<uint8_t>& near, int32_t x, int32_t y, int32_t change) {
    for (int32_t row = y - 1; row <= y + 1; ++row) {
      for (int32_t column = x - 1; column <= x + 1; ++column) {
        near[cellAt(column, row)] = static_cast<uint8_t>(near[cellAt(column, row)] + change);
      }
    }
  }

  void markRoom(uint32_t number, int32_t change) {
    const MissionRoom& room = mission_.rooms[number];
    const auto& [left, top] = layout_.spots[number];
    for (int32_t y = 0; y < room.height; ++y) {
      for (int32_t x = 0; x < room.width; ++x) {
        if (room.isFloor(x, y)) markNear(nearRooms_, left + x, top + y, change);
      }
    }
    ticker_.add(static_cast<uint32_t>(room.width * room.height));
  }

  void markCorridor(uint32_t edge, int32_t change) {
    for (const Cell cell : layout_.corridors[edge]) {
      const auto index = static_cast<int32_t>(cell);
      markNear(nearCorridors_, index % width_, index / width_, change);
    }
  }

  void fillIn(uint32_t edge) {
    markCorridor(edge, -1);
    layout_.corridors[edge].clear();
  }

  /// Finds the shortest corridor of an edge.
  bool dig(uint32_t number) {
    const auto& [fromRoom, toRoom, state, lock, line] = mission_.edges[number];
    const MissionRoom &from = mission_.rooms[fromRoom], &to = mission_.rooms[toRoom];
    const MissionLayout::Spot a = layout_.spots[fromRoom], b = layout_.spots[toRoom];
    const int32_t left = std::max(1, std::min(a.x, b.x) - detour);
    const int32_t top = std::max(1, std::min(a.y, b.y) - detour);
    const int32_t across =
        std::min(width_ - 1, std::max(a.x + from.width, b.x + to.width) + detour) - left;
    const int32_t down =
        std::min(height_ - 1, std::max(a.y + from.height, b.y + to.height) + detour) - top;
    if (from.doorways.empty()) return false;
    // Per tile of the rectangle: 0, or 1 + the direction in which the search came, or 5 + the
    // direction out of a doorway of the second room, or from 9 on the same of the first room.
    std::vector<uint8_t> marks(static_cast<std::size_t>(across * down));
    const auto mark = [&](int32_t x, int32_t y) -> uint8_t& {
      return marks[static_cast<std::size_t>((y - top) * across + x - left)];
    };
    const auto isWithin = [&](int32_t x, int32_t y) {
      return x >= left && y >= top && x < left + across && y < top + down;
    };
    const auto isFreeDoor = [&](int32_t x, int32_t y) {
      return isWithin(x, y) && nearCorridors_[cellAt(x, y)] == 0;
    };
    for (const Doorway& door : to.doorways) {
      const int32_t x = b.x + door.x, y = b.y + door.y;
      if (isFreeDoor(x, y)) mark(x, y) = static_cast<uint8_t>(5 + door.out);
    }
    std::vector<MissionLayout::Spot> queue;
    const std::size_t first = random_.below(static_cast<uint32_t>(from.doorways.size()));
    for (std::size_t i = 0; i < from.doorways.size(); ++i) {
      const Doorway& door = from.doorways[(first + i) % from.doorways.size()];
      const int32_t x = a.x + door.x, y = a.y + door.y;
      if (!isFreeDoor(x, y)) continue;
      mark(x, y) = static_cast<uint8_t>(9 + door.out);
      queue.push_back({x, y});
    }
    ticker_.add(static_cast<uint32_t>(across * down));
    LoopBound turns(marks.size());
    for (std::size_t i = 0; i < queue.size(); ++i, ++turns) {
      const auto [x, y] = queue[i];
      const uint8_t own = mark(x, y);
      for (Direction d = 0; d < 4; ++d) {
        if (own >= 9 && own != 9 + d) continue;
        const int32_t nextX = x + dx[d], nextY = y + dy[d];
        if (!isWithin(nextX, nextY)) continue;
        uint8_t& next = mark(nextX, nextY);
        if (next == 5 + (d ^ 1)) {
          next = static_cast<uint8_t>(1 + d);
          trace(number, nextX, nextY, mark);
          return true;
        }
        const Cell cell = cellAt(nextX, nextY);
        if (next != 0 || (nearRooms_[cell] | nearCorridors_[cell]) != 0) continue;
        next = static_cast<uint8_t>(1 + d);
        queue.push_back({nextX, nextY});
      }
    }
    return false;
  }

  /// Keeps the corridor that ends at a tile, back along the marks of the search.
  template <typename Mark>
  void trace(uint32_t number, int32_t x, int32_t y, const Mark& mark) {
    std::vector<Cell>& tiles = layout_.corridors[number];
    tiles.push_back(cellAt(x, y));
    for (LoopBound turns(nearRooms_.size()); mark(x, y) < 9; ++turns) {
      const int d = mark(x, y) - 1;
      x -= dx[d];
      y -= dy[d];
      tiles.push_back(cellAt(x, y));
    }
    std::reverse(tiles.begin(), tiles.end());
    markCorridor(number, 1);
  }
};

}  // namespace

bool layOut(const Maze& maze, const Mission& mission, Random& random, uint32_t attempts,
            MissionLayout& layout) {
  return Layouter(maze, mission, random, layout).run(attempts);
}

}  // namespace mazewright
