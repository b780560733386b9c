#pragma once
// Passages of a finished maze that were opened or closed: by hand, or as a list that a code holds.
//
// The edits of a code are slots (Grid::slot) of passages, ascending, each from the side of its
// lower slot. Every entry opens a closed passage both ways, or closes an open one. A passage that
// is one-way in the generated maze stands there twice if it leads both ways now, three times if it
// is closed; any other one once. So what it was is known without making that maze again.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "mazewright/model/maze.hpp"
#include "mazewright/values/problem.hpp"

namespace mazewright {

/// The most passages that the edits of a code may change.
inline constexpr int64_t maxEdits = 4096;

/// Opens and closes passages, in order, and logs what changes. An edit is a slot (Grid::slot) of
/// the passage times 2, plus 1 to open. Opened passages lead both ways. Precondition: both cells
/// are open, and neighbours. Problem 'invalid-option' for passages that cross; the maze
/// has no meaning then. Cost: O(edits), and O(cells).
Problem editPassages(Maze& maze, std::span<const uint32_t> edits);

/// Applies the edits of a code to the maze that was generated. Problem 'invalid-option' for an
/// entry that is no passage between open cells from the side of its lower slot, or that stands
/// there too often or not often enough, and for passages that cross. Cost: O(edits), and O(cells)
/// if there are any.
Problem applyEdits(Maze& maze, std::span<const uint32_t> edits);

/// Adds to the edits by which `before` differs from its generated maze those by which `after`
/// differs from `before`. False, with `edits` unchanged, if a passage became one-way or if the
/// edits would change more than maxEdits passages. Precondition: the same grid. Cost: O(cells).
bool addEdits(std::vector<uint32_t>& edits, const Maze& before, const Maze& after);

/// Edits as text that a segment of a code may hold: the difference of each from the one before, 5
/// bits per digit of base64url, the lowest first; digits from 32 on say that more follow.
std::string writeEdits(std::span<const uint32_t> edits);

/// The inverse of writeEdits; false if no edits are written so, or ones of more than maxEdits
/// passages.
bool parseEdits(std::string_view text, std::vector<uint32_t>& edits);

}  // namespace mazewright
