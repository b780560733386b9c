#pragma once
// Bounds of loops that have no evident one. In builds with asserts a loop that makes more turns
// than its bound states ends the program; in others a bound is no code.

#include <cstdint>
#ifndef NDEBUG
#include <cstdio>
#include <cstdlib>
#endif

namespace mazewright {

/// The most turns of one loop. Every loop is a `for`: over a range; or with a counter in its step
/// that its condition compares with an end, if its body neither sets the counter nor lengthens the
/// list that is the end; or with a bound, which its step counts:
///
///   for (LoopBound turns(cells); !stack.empty(); ++turns)
///
/// tests/js/project/structure.test.js holds this. A loop that draws until it finds something states
/// a number that it exceeds with a probability below 1e-12.
class LoopBound {
 public:
#ifdef NDEBUG
  constexpr explicit LoopBound(uint64_t) {}
  constexpr void operator++() {}
#else
  constexpr explicit LoopBound(uint64_t most, const char* file = __builtin_FILE(),
                               int line = __builtin_LINE())
      : most_(most), file_(file), line_(line) {}

  constexpr void operator++() {
    if (++turns_ <= most_) return;
    std::fprintf(stderr, "%s:%d: a loop makes more than %llu turns\n", file_, line_,
                 static_cast<unsigned long long>(most_));
    std::abort();
  }

 private:
  uint64_t most_, turns_ = 0;
  const char* file_;
  int line_;
#endif
};

}  // namespace mazewright
