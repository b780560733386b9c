// The border to JavaScript: one operation a call, bytes in and bytes out (bridge.hpp). Only numbers
// cross by Embind, and the bytes are read and written in the memory itself: strings and vals would
// cost a copy a character and half as much glue again. What the bytes mean is web/lib/core.js's
// business.

#include <emscripten/bind.h>

#include <cstring>
#include <memory>
#include <new>

#include "bridge.hpp"

namespace {

/// Of web/build/lean-embind.js: it may throw, and the instance is then rewound.
extern "C" void mazewright_beat(uint32_t done, uint32_t whole);

bool memoryRanOut = false;
std::unique_ptr<char[]> request;
std::size_t requestLength = 0;
mazewright::Parts parts;

unsigned addressOf(const char* bytes) {
  return static_cast<unsigned>(reinterpret_cast<uintptr_t>(bytes));
}

/// Makes room for a request and tells where.
unsigned reserve(unsigned length) {
  request.reset(new char[length]);
  requestLength = length;
  return addressOf(request.get());
}

/// Runs the request: for every part its length in 32 bits, its bytes, and up to 3 more that keep
/// the next one aligned; part 0 names the operation. Returns how many parts came out; they stay
/// until release.
unsigned run() {
  std::vector<std::string_view> in;
  for (std::size_t at = 0; at < requestLength;) {
    uint32_t length = 0;
    std::memcpy(&length, request.get() + at, sizeof length);
    in.emplace_back(request.get() + at + sizeof length, length);
    at += sizeof length + ((length + 3) & ~3u);
  }
  parts = mazewright::runOperation(in[0], std::span(in).subspan(1), mazewright_beat);
  request.reset();
  return static_cast<unsigned>(parts.size());
}

unsigned partAddress(unsigned index) { return addressOf(parts[index].bytes().data()); }
unsigned partLength(unsigned index) { return static_cast<unsigned>(parts[index].bytes().size()); }
void release() { parts = mazewright::Parts(); }
bool ranOutOfMemory() { return memoryRanOut; }

}  // namespace

// Embind prints a type's address when a function is bound with a type it does not know, which a
// build that has started once cannot meet. The C library's printf would be a twentieth of the
// download for that.
extern "C" int siprintf(char* text, const char*, ...) {
  *text = '\0';
  return 0;
}

EMSCRIPTEN_BINDINGS(mazewright) {
  std::set_new_handler([] {
    memoryRanOut = true;
    __builtin_trap();
  });
  emscripten::function("reserve", &reserve);
  emscripten::function("run", &run);
  emscripten::function("partAddress", &partAddress);
  emscripten::function("partLength", &partLength);
  emscripten::function("release", &release);
  emscripten::function("ranOutOfMemory", &ranOutOfMemory);
}
