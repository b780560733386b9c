#pragma once
// Options as a test writes them.

#include <string>

#include "mazewright/library/generate.hpp"

namespace test {

/// A maze on squares of this size.
inline mazewright::Options square(const std::string& algorithm, uint32_t width, uint32_t height,
                                  const char* seed) {
  return {.algorithm = algorithm, .width = width, .height = height, .seed = seed};
}

}  // namespace test
