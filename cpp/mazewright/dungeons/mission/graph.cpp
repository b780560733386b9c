#include "mazewright/dungeons/mission/graph.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/dungeons/shared/text_lines.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

constexpr int32_t dx[] = {0, 0, -1, 1}, dy[] = {-1, 1, 0, 0};
/// The characters of drawn places, by Role.
constexpr std::string_view placeGlyphs = "__KBTM";
/// The longest side of a room, and the greatest number of a lock.
constexpr int32_t maxSide = 64, maxLock = 999;

/// Adds every tile of rock next to the floor as a doorway; away from corners if `inner`.
void addDoorways(MissionRoom& room, bool inner) {
  for (int32_t y = 0; y < room.height; ++y) {
    for (int32_t x = 0; x < room.width; ++x) {
      if (!room.isFloor(x, y)) continue;
      for (Direction out = 0; out < 4; ++out) {
        const int32_t doorX = x + dx[out], doorY = y + dy[out];
        if (room.isFloor(doorX, doorY)) continue;
        bool fits = true;
        for (const int32_t side : {-1, 1}) {
          const int32_t alongX = side * dy[out], alongY = side * dx[out];
          fits = fits && !room.isFloor(doorX + alongX, doorY + alongY) &&
                 (!inner || room.isFloor(x + alongX, y + alongY));
        }
        if (fits && !room.isFloor(doorX + dx[out], doorY + dy[out])) {
          room.doorways.push_back({doorX, doorY, out});
        }
      }
    }
  }
}

void addDoorways(MissionRoom& room) {
  addDoorways(room, true);
  if (room.doorways.empty()) addDoorways(room, false);
}

/// Whether the floor of a room is one piece.
bool isConnected(const MissionRoom& room) {
  std::vector<uint8_t> left = room.floor;
  std::vector<int32_t> waiting{
      static_cast<int32_t>(std::find(left.begin(), left.end(), 1) - left.begin())};
  left[static_cast<std::size_t>(waiting[0])] = 0;
  for (LoopBound turns(left.size()); !waiting.empty(); ++turns) {
    const int32_t tile = waiting.back();
    waiting.pop_back();
    for (Direction d = 0; d < 4; ++d) {
      const int32_t x = tile % room.width + dx[d], y = tile / room.width + dy[d];
      if (!room.isFloor(x, y)) continue;
      const int32_t to = y * room.width + x;
      if (left[static_cast<std::size_t>(to)] == 0) continue;
      left[static_cast<std::size_t>(to)] = 0;
      waiting.push_back(to);
    }
  }
  return std::find(left.begin(), left.end(), 1) == left.end();
}

class Reader {
 public:
  Reader(std::string_view text, Mission& mission) : mission_(mission), lines_(linesOf(text)) {}

  Problem read() {
    for (line_ = 0; line_ < lines_.size(); ++line_) {
      const std::vector<std::string_view> words = wordsOf(lines_[line_]);
      if (words.empty()) continue;
      const bool isRoom = words[0].ends_with(':');
      if (Problem problem = isRoom ? readRoom(words) : Problem()) return problem;
      if (!isRoom) others_.push_back(line_);
    }
    if (mission_.rooms.empty()) {
      line_ = 0;
      return wrong("there is no room; begin with one, such as start: 6x5");
    }
    for (const std::size_t line : others_) {
      line_ = line;
      if (Problem problem = readOther(wordsOf(lines_[line]))) return problem;
    }
    addThings();
    if (Problem problem = checkSolvable()) return problem;
    return checkSpace();
  }

 private:
  Mission& mission_;
  std::vector<std::string_view> lines_;
  /// The lines that describe no room.
  std::vector<std::size_t> others_;
  std::size_t line_ = 0;

  Problem wrong(std::string_view why) const { return refuseLine("params.graph", line_, why); }
  Problem wrong(uint32_t line, std::string_view why) {
    line_ = line - 1;
    return wrong(why);
  }

  uint32_t line() const { return static_cast<uint32_t>(line_) + 1; }

  uint32_t numberOf(std::string_view name) const {
    for (uint32_t i = 0; i < mission_.rooms.size(); ++i) {
      if (mission_.rooms[i].name == name) return i;
    }
    return noRoom;
  }

  Problem readRoom(const std::vector<std::string_view>& words) {
    const std::string name(words[0].substr(0, words[0].size() - 1));
    if (name.empty() || words.size() != 2) {
      return wrong("a room is name: 6x5, or name: @ and its drawing on the next lines");
    }
    if (numberOf(name) != noRoom) {
      return wrong("room " + name + " is there already; use another name");
    }
    const uint32_t own = line();
    MissionRoom room;
    if (words[1] == "@") {
      room.name = name;
      if (Problem problem = readDrawing(room)) return problem;
    } else {
      const std::size_t cross = std::min(words[1].find('x'), words[1].size() - 1);
      const int32_t width = readNumber(words[1].substr(0, cross), maxSide);
      const int32_t height = readNumber(words[1].substr(cross + 1), maxSide);
      if (width == 0 || height == 0) {
        return wrong("a size is the width and the height of the floor, each 1 to 64, such as 6x5");
      }
      room = plainRoom(name, width, height);
    }
    room.line = own;
    mission_.rooms.push_back(std::move(room));
    return {};
  }

  /// Reads the lines after the current one, up to an empty one, as the drawing of a room.
  Problem readDrawing(MissionRoom& room) {
    const std::size_t first = line_ + 1;
    std::size_t end = first;
    int32_t left = maxSide + 2, right = -1, top = maxSide + 2, bottom = -1;
    const auto isFloorGlyph = [](char c) { return c != '#' && c != ' ' && c != '/'; };
    for (; end < lines_.size() && !lines_[end].empty(); ++end) {
      const auto y = static_cast<int32_t>(end - first);
      const std::string_view row = lines_[end];
      line_ = end;
      if (row.size() > maxSide + 2 || y >= maxSide + 2) {
        return wrong("a drawing has at most 66 lines of 66 characters");
      }
      for (std::size_t i = 0; i < row.size(); ++i) {
        if (std::string_view("# ./KBTM").find(row[i]) == std::string_view::npos) {
          return wrong(
              "a drawing has only # (rock), . (floor), / (possible door) and K, T, B, M (places of "
              "keys, treasures, bosses and monsters); end it with an empty line");
        }
        if (!isFloorGlyph(row[i])) continue;
        const auto x = static_cast<int32_t>(i);
        left = std::min(left, x);
        right = std::max(right, x);
        top = std::min(top, y);
        bottom = y;
      }
    }
    line_ = first - 1;
    if (right < 0) return wrong("its drawing has no floor; draw some . on the next lines");
    room.width = right - left + 1;
    room.height = bottom - top + 1;
    room.floor.resize(static_cast<std::size_t>(room.width * room.height));
    std::vector<Doorway> doors;
    for (std::size_t line = first; line < end; ++line) {
      for (std::size_t i = 0; i < lines_[line].size(); ++i) {
        const char glyph = lines_[line][i];
        const int32_t x = static_cast<int32_t>(i) - left;
        const int32_t y = static_cast<int32_t>(line - first) - top;
        if (glyph == '/') doors.push_back({x, y, 0});
        if (!isFloorGlyph(glyph)) continue;
        room.floor[static_cast<std::size_t>(y * room.width + x)] = 1;
        if (glyph == '.') continue;
        room.places.push_back({x, y, Role(placeGlyphs.find(glyph))});
      }
    }
    if (!isConnected(room)) return wrong("its drawing is in pieces; join all of its floor");
    for (Doorway& door : doors) {
      int count = 0;
      for (Direction d = 0; d < 4; ++d) {
        if (!room.isFloor(door.x + dx[d], door.y + dy[d])) continue;
        door.out = d ^ 1;
        ++count;
      }
      if (count == 1) continue;
      line_ = first + static_cast<std::size_t>(door.y + top);
      return wrong("a possible door / must have floor on exactly one of its four sides");
    }
    room.doorways = std::move(doors);
    if (room.doorways.empty()) addDoorways(room);
    line_ = end;
    return {};
  }

  Problem readOther(const std::vector<std::string_view>& words) {
    const std::size_t count = words.size();
    if (count >= 3 && count <= 4 && words[count - 2] == "in") return readThing(words);
    if (count == 3) return readEdge(words);
    return wrong(
        "a line is a room (hall: 6x5), a corridor (hall - vault, hall + vault, hall ? vault, "
        "hall =1= vault) or a thing (key 1 in hall)");
  }

  Problem readEdge(const std::vector<std::string_view>& words) {
    const uint32_t from = numberOf(words[0]), to = numberOf(words[2]);
    for (const std::size_t i : {0u, 2u}) {
      if (numberOf(words[i]) == noRoom) return unknown(words[i]);
    }
    if (from == to) return wrong("a corridor joins two different rooms");
    for (const MissionEdge& edge : mission_.edges) {
      if (std::minmax(edge.from, edge.to) != std::minmax(from, to)) continue;
      return wrong("these two rooms are joined already; leave this line out");
    }
    MissionEdge edge{from, to, DoorState::open, 0, line()};
    const std::string_view sign = words[1];
    if (sign == "+") {
      edge.state = DoorState::closed;
    } else if (sign == "?") {
      edge.state = DoorState::secret;
    } else if (sign != "-") {
      edge.state = DoorState::locked;
      const bool isLock = sign.size() > 2 && sign.front() == '=' && sign.back() == '=';
      if (isLock) edge.lock = numberIn(sign.substr(1, sign.size() - 2));
      if (edge.lock == 0) {
        return wrong(
            "a corridor is - (open door), + (closed), ? (secret) or =1= (lock 1, up to 999)");
      }
    }
    mission_.edges.push_back(edge);
    return {};
  }

  static uint32_t numberIn(std::string_view text) {
    return static_cast<uint32_t>(readNumber(text, maxLock));
  }

  Problem readThing(const std::vector<std::string_view>& words) {
    const auto found = std::find(std::begin(roles), std::end(roles), words[0]);
    const bool isKey = words[0] == "key";
    const uint32_t lock = words.size() == 4 ? numberIn(words[1]) : 0;
    if (found == std::end(roles) || isKey != (words.size() == 4) || (isKey && lock == 0)) {
      return wrong(
          "a thing is key and the number of its lock (1 to 999), treasure, boss, monster, entrance "
          "or exit, such as key 1 in hall");
    }
    const Role role{static_cast<uint8_t>(found - std::begin(roles))};
    const uint32_t room = numberOf(words.back());
    if (room == noRoom) return unknown(words.back());
    const bool isEnd = role == Role::entrance || role == Role::exit;
    if (isEnd && mission_.roomWith(role) != noRoom) {
      return wrong("there is one entrance and one exit; leave this line out");
    }
    mission_.things.push_back({role, room, lock, line()});
    return {};
  }

  Problem unknown(std::string_view name) const {
    return wrong("there is no room " + std::string(name) + "; add a line " + std::string(name) +
                 ": 6x5");
  }

  /// Adds the things of drawn places that no line names, and entrance and exit.
  void addThings() {
    for (uint32_t room = 0; room < mission_.rooms.size(); ++room) {
      for (const Role role : {Role::boss, Role::treasure, Role::monster}) {
        const auto named = std::count_if(
            mission_.things.begin(), mission_.things.end(),
            [&](const MissionThing& thing) { return thing.room == room && thing.role == role; });
        const auto& places = mission_.rooms[room].places;
        auto more = std::count_if(places.begin(), places.end(),
                                  [&](const ThingPlace& place) { return place.role == role; }) -
                    named;
        for (; more > 0; --more) {
          mission_.things.push_back({role, room, 0, mission_.rooms[room].line});
        }
      }
    }
    const auto last = static_cast<uint32_t>(mission_.rooms.size()) - 1;
    for (const auto& [role, room] : {std::pair{Role::exit, last}, {Role::entrance, 0u}}) {
      if (mission_.roomWith(role) != noRoom) continue;
      mission_.things.insert(mission_.things.begin(), {role, room, 0, mission_.rooms[room].line});
    }
  }

  bool hasKey(uint32_t lock, const std::vector<uint8_t>& isReached) const {
    return lock == 0 || std::any_of(mission_.things.begin(), mission_.things.end(),
                                    [&](const MissionThing& thing) {
                                      return thing.lock == lock && isReached[thing.room] != 0;
                                    });
  }

  /// Opens locks as long as one can be opened.
  Problem checkSolvable() {
    std::vector<uint8_t> isReached(mission_.rooms.size());
    isReached[mission_.roomWith(Role::entrance)] = 1;
    bool changed = true;
    for (LoopBound turns(mission_.rooms.size()); changed; ++turns) {
      changed = false;
      for (const MissionEdge& edge : mission_.edges) {
        const bool isNew = isReached[edge.from] != isReached[edge.to];
        if (!isNew || !hasKey(edge.lock, isReached)) continue;
        isReached[edge.from] = isReached[edge.to] = 1;
        changed = true;
      }
    }
    for (const MissionEdge& edge : mission_.edges) {
      if (hasKey(edge.lock, isReached)) continue;
      const std::string lock = std::to_string(edge.lock);
      return wrong(edge.line, "lock " + lock + " cannot be opened; put key " + lock +
                                  " in a room that is reached without it");
    }
    for (const MissionRoom& room : mission_.rooms) {
      if (isReached[numberOf(room.name)] != 0) continue;
      return wrong(room.line, "room " + room.name +
                                  " cannot be reached from the entrance; add a corridor to it");
    }
    return {};
  }

  /// Whether every room has a tile for each of its things.
  Problem checkSpace() {
    std::vector<int64_t> left;
    for (const MissionRoom& room : mission_.rooms) {
      left.push_back(std::count(room.floor.begin(), room.floor.end(), 1));
    }
    for (const MissionThing& thing : mission_.things) {
      if (--left[thing.room] >= 0) continue;
      return wrong(thing.line, "room " + mission_.rooms[thing.room].name +
                                   " has no tile left for this; make it larger");
    }
    return {};
  }
};

}  // namespace

uint32_t Mission::roomWith(Role role) const {
  const auto found = std::find_if(things.begin(), things.end(),
                                  [&](const MissionThing& thing) { return thing.role == role; });
  return found == things.end() ? noRoom : found->room;
}

MissionRoom plainRoom(std::string name, int32_t width, int32_t height) {
  MissionRoom room{.name = std::move(name), .width = width, .height = height};
  room.floor.assign(static_cast<std::size_t>(width * height), 1);
  addDoorways(room);
  return room;
}

Problem readMission(std::string_view text, Mission& mission) {
  mission = {};
  return Reader(text, mission).read();
}

}  // namespace mazewright
