#include "mazewright/dungeons/mission/grammar.hpp"

#include <algorithm>

namespace mazewright {

namespace {

/// A length from 4 to `most`, or `most` if that is less.
int32_t drawLength(Random& random, int32_t most) { return random.between(std::min(4, most), most); }

}  // namespace

Mission drawMission(Random& random, uint32_t count, uint32_t locks, int32_t maxWidth,
                    int32_t maxHeight) {
  Mission mission;
  locks = std::min(locks, (count - 1) / 2);
  std::vector<uint32_t> lengths(locks + 1, 2);
  lengths.back() = 1;
  for (uint32_t left = count - 2 * locks - 1; left > 0; --left) ++lengths[random.below(locks + 1)];
  std::vector<uint32_t> joins(count);
  const auto join = [&](uint32_t from, uint32_t to, DoorState state, uint32_t lock) {
    mission.edges.push_back({from, to, state, lock});
    ++joins[from];
    ++joins[to];
  };
  // The first room of the section before, and of the current one.
  uint32_t before = 0, first = 0;
  for (uint32_t section = 0; section <= locks; ++section) {
    for (uint32_t i = 0; i < lengths[section]; ++i) {
      const auto room = static_cast<uint32_t>(mission.rooms.size());
      const int32_t width = drawLength(random, maxWidth);
      const int32_t height = drawLength(random, maxHeight);
      mission.rooms.push_back(plainRoom(std::to_string(room + 1), width, height));
      if (i > 0) {
        const uint32_t from = random.below(2) == 0 ? room - 1 : first + random.below(i);
        join(from, room, random.below(2) == 0 ? DoorState::closed : DoorState::open, 0);
      } else if (section > 0) {
        const uint32_t from = before + random.below(lengths[section - 1] - 1);
        join(from, room, DoorState::locked, section);
        mission.things.push_back({Role::key, first - 1, section});
      }
    }
    before = first;
    first += lengths[section];
  }
  mission.things.insert(mission.things.begin(), {{Role::entrance, 0}, {Role::exit, count - 1}});
  mission.things.push_back({Role::boss, count - 1});
  for (uint32_t room = 1; room + 1 < count; ++room) {
    const bool isTaken = std::any_of(mission.things.begin(), mission.things.end(),
                                     [&](const MissionThing& thing) { return thing.room == room; });
    if (isTaken) continue;
    if (joins[room] == 1) {
      mission.things.push_back({Role::treasure, room});
    } else if (random.below(2) == 0) {
      mission.things.push_back({Role::monster, room});
    }
  }
  return mission;
}

}  // namespace mazewright
