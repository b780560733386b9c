#pragma once
// What a dungeon has besides tiles and rooms: doors, things, and the tree of its partition. Mazes
// with walls may have doors and things, too. All members are numbers of 32 bits, so that lists of
// them cross to JavaScript as they are.

#include <cstdint>
#include <iterator>

#include "mazewright/model/grid.hpp"

namespace mazewright {

/// In place of the number of a room: there is none.
inline constexpr uint32_t noRoom = 0xffffffff;

enum class DoorState : uint8_t { open, closed, secret, locked };

/// The names of the states, by number.
inline constexpr const char* doorStates[] = {"open", "closed", "secret", "locked"};

/// A door, at most one per cell: in a dungeon a tile of kind TileKind::door, in a maze with walls
/// one of the passages of the cell.
struct Door {
  Cell cell;
  DoorState state;
  /// One more than the direction of the passage in which it stands; 0 in a dungeon.
  uint8_t side = 0;
  /// 0. With it state and side are one number of 32 bits, so that lists of doors and of things need
  /// the same code.
  uint16_t unused = 0;
  /// Which key opens it, from 1; 0 for a door that is not locked.
  uint32_t lock = 0;

  /// Precondition: it stands in a passage.
  Direction direction() const { return side - 1u; }

  friend bool operator==(const Door&, const Door&) = default;
};

/// The purpose of a thing.
enum class Role : uint32_t { entrance, exit, key, boss, treasure, monster };

/// The names of the roles, by number.
inline constexpr const char* roles[] = {"entrance", "exit", "key", "boss", "treasure", "monster"};

/// Something that lies or stands on an open tile.
struct Thing {
  Cell cell;
  Role role;
  /// Of a key the number of its lock, from 1; otherwise 0.
  uint32_t lock = 0;

  friend bool operator==(const Thing&, const Thing&) = default;
};

/// A region of a binary space partition. The first one is the whole dungeon; each cut is followed
/// by all regions of its low half, then by those of its high half.
struct Region {
  uint32_t x, y, width, height;
  /// The indices of the two halves in the list; 0 for a leaf. The high half begins where the low
  /// one ends.
  uint32_t low, high;
  /// The room of a leaf, or noRoom.
  uint32_t room;

  friend bool operator==(const Region&, const Region&) = default;
};

}  // namespace mazewright
