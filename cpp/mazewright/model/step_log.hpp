#pragma once
// The step log: what an algorithm did, in order, for films. web/docs/steps.md is its definition.

#include <cstdint>
#include <vector>

#include "mazewright/model/grid.hpp"

namespace mazewright {

/// The operations. An operation with a number is the sum of its code and the number.
namespace step {
/// Opens the passage from the cell; + direction.
inline constexpr uint32_t carve = 0;
/// Closes the passage from the cell; + direction.
inline constexpr uint32_t fill = 8;
/// Sets the kind of the cell; + TileKind.
inline constexpr uint32_t kind = 16;
/// A thing was put on the cell.
inline constexpr uint32_t place = 23;
/// A solver visited the cell.
inline constexpr uint32_t visit = 24;
/// The cell is on the path that a solver found.
inline constexpr uint32_t path = 25;
/// The cell is on the line along which a dungeon was split.
inline constexpr uint32_t split = 26;
/// A random walk enters the cell.
inline constexpr uint32_t walk = 27;
/// The cell is no longer on the random walk.
inline constexpr uint32_t leave = 28;
/// A solver ruled the cell out: no path that it looks for leads through it.
inline constexpr uint32_t discard = 29;
/// A passage becomes one-way from the cell to that of the next step, which is oneWayTo.
inline constexpr uint32_t oneWayFrom = 30;
inline constexpr uint32_t oneWayTo = 31;
/// The algorithm looked at the passage from the cell and leaves it open or closed, as it is;
/// + direction.
inline constexpr uint32_t reject = 32;
}  // namespace step

/// One entry per step: cell << 6 | operation. Replaying the carve, fill, kind and one-way
/// steps of a maze gives exactly its passages, kinds and one-way passages.
using StepLog = std::vector<uint32_t>;

/// The cell and the operation of an entry.
inline Cell stepCell(uint32_t entry) { return entry >> 6; }
inline uint32_t stepOperation(uint32_t entry) { return entry & 63; }

/// Appends a step. Does nothing if the log is null: that is how generators run without one.
inline void appendStep(StepLog* log, Cell cell, uint32_t operation) {
  if (log != nullptr) log->push_back(cell << 6 | operation);
}

}  // namespace mazewright
