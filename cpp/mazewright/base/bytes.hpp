#pragma once
// One byte a cell is what mazes are made of. WebAssembly is built for size, where filling a vector
// of them is a loop of calls, a nanosecond a byte, more than half of the fastest generators' time:
// so these members are built once, for speed (bytes.cpp).

#include <cstdint>
#include <vector>

#ifdef MAZEWRIGHT_BUILT_FOR_SIZE
extern template class std::vector<uint8_t>;
#endif
