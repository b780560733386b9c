#pragma once
// Mazes from texts.

#include "mazewright/library/options.hpp"

namespace mazewright {

/// The inverse of asciiText: accepts exactly what asciiText writes, and the same as people paste
/// it: blanks may be missing from the ends of lines or stand there, blank lines may be around it,
/// all lines may be indented like the first one, lines may end with "\r\n", and a byte order mark
/// may come first. The shape is that of the options, whose size the text sets. The field of a
/// problem is that of a grid option, or "text": then its message names the line or, with code
/// 'too-large', the limit defaultMaxCells. `maze` is not set after a problem. Cost: O(characters).
Problem readAscii(std::string_view text, std::optional<Maze>& maze, Options options = {});

}  // namespace mazewright
