#pragma once
// The calls of the border that make a maze or need its data: records in, records out. The maze of a
// call stays here (MazeCache) under a number that the caller gives each maze, so that queries about
// it need not send it again.

#include <span>
#include <string>
#include <vector>

#include "mazewright/drawing/walls.hpp"
#include "mazewright/library/adopt.hpp"
#include "mazewright/library/solve.hpp"
#include "mazewright/worlds/queries.hpp"

namespace mazewright {

/// Reports the progress of every call to the caller.
void setProgressCallback(ProgressCallback callback);

/// The maze of that number; the caller has asked isKept.
const Maze& keptMaze(double id);
bool isKept(double id);

/// A maze on its way out. What is as it was asked for is not repeated.
struct MazeRecord {
  std::string code;
  double width = 0, height = 0, levels = 0;
  /// Not given where there is none.
  Number start, end;
  /// Empty where every parameter has its default.
  Values params, shapeParams;
  /// Each with all of its parameters.
  std::vector<PassChoice> passes;
  bool dungeon = false;
  std::vector<Room> rooms;
  /// Of the maze that is kept.
  std::span<const uint8_t> passages, mask, kinds;
  std::span<const uint32_t> edges;
  std::span<const int32_t> positions;
  std::vector<uint32_t> steps;
};

/// generate. Mazes that are kept are dropped where memory may be short for this one.
Answer<MazeRecord> makeMaze(const Options& options, double id);

/// readAscii.
Answer<MazeRecord> parseMaze(const std::string& text, double id);

/// adopt. The record has the code if it is not empty and restores this very maze.
Answer<MazeRecord> adoptMaze(MazeData& data, const std::string& code, double id);

/// The same without a record, to keep a maze that this caller has made before.
Answer<bool> keepMaze(MazeData& data, double id);

/// check, of which a maze is no part.
Answer<bool> checkOptions(const Options& options);

/// decode. `more`: the options that no code holds.
Answer<Options> describeCode(const std::string& code, const Options& more);

/// The catalog as JSON.
std::string catalogText();

/// How the cells of a maze are joined: see Grid.
struct GridRecord {
  std::span<const uint8_t> neighbours;
  std::vector<int32_t> delta;
  std::span<const uint32_t> table, rows;
};
GridRecord gridOf(const Maze& maze);

Polygons polygonsOfMaze(const Maze& maze);

/// Rows of a maze that has no end, and what the next call needs.
struct RowsRecord {
  /// The place of the Random in its stream, then the memory of the row stream.
  std::vector<uint32_t> memory;
  /// The row that was given last, which has its passages up now, then the new ones.
  std::vector<uint8_t> rows;
  /// Every parameter.
  Values params;
};

/// Makes `count` rows after the last one; `close`: the last of them is the last of the maze. At the
/// beginning memory and last are empty. Cost: O(width) per row.
Answer<RowsRecord> makeRows(const Options& options, const std::vector<uint32_t>& memory,
                            const std::vector<uint8_t>& last, double count, bool close);

/// chunkAt.
Answer<MazeRecord> makeWorldChunk(const World& world, const Value& x, const Value& y, double id);

}  // namespace mazewright
