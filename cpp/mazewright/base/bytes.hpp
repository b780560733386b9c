#pragma once
// Mazes consist of byte vectors, one byte per cell. The WebAssembly build is optimised for size,
// where filling such a vector is a loop of calls: a nanosecond per byte, more than half of the
// fastest generators' time. So the members of the vector are compiled once, for speed (bytes.cpp).

#include <cstdint>
#include <vector>

#ifdef MAZEWRIGHT_BUILT_FOR_SIZE
extern template class std::vector<uint8_t>;
#endif
