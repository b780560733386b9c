#include "mazewright/base/bytes.hpp"

#ifdef MAZEWRIGHT_BUILT_FOR_SIZE
template class std::vector<uint8_t>;
#endif
