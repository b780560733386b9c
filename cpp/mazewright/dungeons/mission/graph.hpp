#pragma once
// A mission: the rooms of a dungeon, the corridors that join them, and what lies in the rooms.

#include <string>
#include <string_view>
#include <vector>

#include "mazewright/model/maze.hpp"
#include "mazewright/values/problem.hpp"

namespace mazewright {

/// A tile of rock in the wall of a room from which a corridor may begin, from the corner of the
/// room. The corridor leads on in the direction.
struct Doorway {
  int32_t x, y;
  Direction out;
};

/// A tile of a room that is drawn for a thing, from the corner of the room.
struct ThingPlace {
  int32_t x, y;
  Role role;
};

/// Doorways are never at corners, except of a room with no wall that is longer than two tiles.
struct MissionRoom {
  std::string name;
  /// The least rectangle that holds the floor.
  int32_t width = 0, height = 0;
  /// Row by row, 1 for floor.
  std::vector<uint8_t> floor{};
  std::vector<Doorway> doorways{};
  std::vector<ThingPlace> places{};
  /// Of the text that it was read from, from 1.
  uint32_t line = 0;

  bool isFloor(int32_t x, int32_t y) const {
    return x >= 0 && y >= 0 && x < width && y < height &&
           floor[static_cast<std::size_t>(y * width + x)] != 0;
  }
};

/// A corridor between two rooms, with one door, at the second room.
struct MissionEdge {
  uint32_t from, to;
  DoorState state;
  uint32_t lock = 0;
  uint32_t line = 0;
};

struct MissionThing {
  Role role;
  uint32_t room;
  uint32_t lock = 0;
  uint32_t line = 0;
};

/// The first room is that of the entrance: Mission::entrance. Always solvable.
struct Mission {
  std::vector<MissionRoom> rooms;
  std::vector<MissionEdge> edges;
  std::vector<MissionThing> things;

  /// The room of the first thing with the role; noRoom if there is none.
  uint32_t roomWith(Role role) const;
};

/// A room of a width and a height, all of it floor.
MissionRoom plainRoom(std::string name, int32_t width, int32_t height);

/// Reads a mission, one line per item:
///
///   hall: 6x5           a room with its width and height, 1 to 64
///   vault: @            a room drawn on the next lines, until an empty one: # or space rock, .
///   floor,
///                       / possible doors (everywhere, if none), K T B M floor for a key, a
///                       treasure, a boss and a monster
///   hall - vault        a corridor with an open door; + a closed one, ? a secret one, =1= lock 1
///   key 1 in hall       things: key, treasure, boss, monster, entrance, exit
///
/// Drawn places for treasures, bosses and monsters get one each, unless a line names it. Without a
/// line for it the entrance is in the first room, the exit in the last one. Problem
/// 'invalid-option', field params.graph, with the line: one that cannot be read, rooms that cannot
/// be reached, locks that cannot be opened.
Problem readMission(std::string_view text, Mission& mission);

}  // namespace mazewright
