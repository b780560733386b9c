#pragma once
// The functions that bind.cpp exports and that make a maze or return its data: records in, records
// out. Each maze stays in MazeCache under an id that JavaScript chooses, so that queries about it
// do not send it again.

#include <span>
#include <string>
#include <vector>

#include "mazewright/drawing/walls.hpp"
#include "mazewright/library/adopt.hpp"
#include "mazewright/library/aim/aim.hpp"
#include "mazewright/library/solve.hpp"
#include "mazewright/worlds/queries.hpp"

namespace mazewright {

/// Sets the progress callback of every call.
void setProgressCallback(ProgressCallback callback);

/// The kept maze with that id, or null.
const Maze* keptMaze(double id);

/// Rooms as numbers: per room x, y, width, height, level, the numbers of its doors and cells, its
/// doors, its cells. As objects they took 2 us per room.
std::vector<uint32_t> packRooms(const std::vector<Room>& rooms);
/// The inverse of packRooms.
std::vector<Room> unpackRooms(std::span<const uint32_t> numbers);

/// A thing with the room and the level in which it lies.
struct PlacedThing {
  Thing thing;
  uint32_t room, level;
};

/// A maze as JavaScript receives it, without options that it has as they were given.
struct MazeRecord {
  std::string code;
  double width = 0, height = 0, levels = 0;
  /// Not given if the maze has none.
  Number start, end;
  /// How many directions its grid has, if they are fewer than those of its shape.
  Number directions;
  /// Empty if every parameter has its default.
  Values params, shapeParams;
  /// In order, each with all of its parameters.
  std::vector<PassChoice> passes;
  bool dungeon = false;
  /// As packRooms() packs them.
  std::vector<uint32_t> rooms;
  std::vector<PlacedThing> things;
  /// Views of the kept maze: valid until another maze is made.
  std::span<const Door> doors;
  std::span<const Region> tree;
  std::span<const uint8_t> passages, oneWays, mask, kinds;
  std::span<const Bridge> bridges;
  std::span<const uint32_t> edges;
  std::span<const int32_t> positions;
  std::vector<uint32_t> steps;
  /// Of a maze that aim() found: the seed of its code, and members of AimOutcome.
  Value seed;
  Values reached;
  Number tried;
  bool met = false;
};

/// generate(), and keeps the maze, and the plan for makeMazeAgain() unless it is large. Kept mazes
/// are dropped first if the new one may need their memory.
Answer<MazeRecord> makeMaze(const Options& options, double id);

/// Whether the plan is kept by which makeMaze() made the maze `id`: only that of its last call is.
bool keepsPlan(double id);

/// makeMaze() by the kept plan, but with another seed, whose key (Seed::key) is high << 32 | low.
/// The record has no code, parameters and passes.
Answer<MazeRecord> makeMazeAgain(uint32_t high, uint32_t low, double id);

/// blank(), and keeps the maze.
Answer<MazeRecord> makeBlank(const Options& options, bool open, double id);

/// aim(), and keeps the maze.
Answer<MazeRecord> aimMaze(const Options& options, const Values& low, const Values& high,
                           const Value& tries, double id);

/// applyPasses() on a copy of a maze, and keeps the copy. `code` and `steps` are those of the maze.
/// The record has the code with the changes as its edits, if it can hold them, and the steps with
/// those of the passes if `logs`.
Answer<MazeRecord> applyToMaze(const Maze& maze, const std::vector<PassChoice>& passes,
                               const Value& seed, const std::string& code, bool logs,
                               const StepLog& steps, double id);

/// The same for moveEnds() with the first two of `edits` and editPassages() with the others, with a
/// log in any case; edits that change nothing are not logged.
Answer<MazeRecord> editMaze(const Maze& maze, const std::vector<uint32_t>& edits,
                            const std::string& code, const StepLog& steps, double id);

/// readAscii(), and keeps the maze.
Answer<MazeRecord> parseMaze(const std::string& text, const Options& options, double id);

/// adopt(), and keeps the maze. The record has `code` if it restores exactly this maze.
Answer<MazeRecord> adoptMaze(MazeData& data, const std::string& code, double id);

/// adopt(), and keeps the maze, without a record: for a maze that JavaScript has, and that is no
/// longer kept here.
Answer<bool> keepMaze(MazeData& data, double id);

/// check(): whether generate() accepts the options.
Answer<bool> checkOptions(const Options& options);

/// workOf(): the most steps that generate() makes for the options.
Answer<double> workOfOptions(const Options& options);

/// The options that a code stands for. `more` has those that are in no code.
Answer<Options> describeCode(const std::string& code, const Options& more);

/// The neighbours of the cells of a maze: see Grid.
struct GridRecord {
  std::span<const uint8_t> neighbours;
  std::vector<int32_t> delta;
  std::span<const uint32_t> table, rows;
};
GridRecord gridOf(const Maze& maze);

Polygons polygonsOfMaze(const Maze& maze);

/// Some rows of an endless maze, and the state for the call that makes the next ones.
struct RowsRecord {
  /// State of the Random, then of the row stream.
  std::vector<uint32_t> memory;
  /// The last row of the call before, which has its passages to the next row now, then the new
  /// rows.
  std::vector<uint8_t> rows;
  /// Every parameter.
  Values params;
};

/// Makes `count` rows after `last`. With `close` the maze ends with the last of them. For the first
/// rows memory and last are empty. Cost: O(width) per row.
Answer<RowsRecord> makeRows(const Options& options, const std::vector<uint32_t>& memory,
                            const std::vector<uint8_t>& last, double count, bool close);

/// chunkAt(), and keeps the maze.
Answer<MazeRecord> makeWorldChunk(const World& world, const Value& x, const Value& y, double id);

}  // namespace mazewright
