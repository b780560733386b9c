// The border to JavaScript: one operation a call, bytes in and bytes out (bridge.hpp). Only numbers
// cross by Embind, and the bytes are read and written in the memory itself: strings and vals would
// cost a copy a character and half as much glue again. What the bytes mean is web/lib/core.js's
// business.

#include <emscripten/bind.h>

#include <cstring>
#include <new>

#include "bridge.hpp"

namespace {

/// Of web/build/lean-embind.js: it may throw, and the instance is then rewound.
extern "C" void mazewright_beat(uint32_t done, uint32_t whole);

bool memoryRanOut = false;
std::string request;
mazewright::Parts parts;

unsigned addressOf(const std::string& bytes) {
  return static_cast<unsigned>(reinterpret_cast<uintptr_t>(bytes.data()));
}

/// Makes room for a request and tells where.
unsigned reserve(unsigned length) {
  request.resize(length);
  return addressOf(request);
}

/// Runs the request: for every part its length in 32 bits, then its bytes; part 0 names the
/// operation. Returns how many parts came out; they stay until release.
unsigned run() {
  mazewright::Parts in;
  for (std::size_t at = 0; at < request.size();) {
    uint32_t length = 0;
    std::memcpy(&length, request.data() + at, sizeof length);
    in.push_back(request.substr(at + sizeof length, length));
    at += sizeof length + length;
  }
  request = {};
  const std::string name = std::move(in.front());
  in.erase(in.begin());
  parts = mazewright::runOperation(name, std::move(in), mazewright_beat);
  return static_cast<unsigned>(parts.size());
}

unsigned partAddress(unsigned index) { return addressOf(parts[index]); }
unsigned partLength(unsigned index) { return static_cast<unsigned>(parts[index].size()); }
void release() { parts = {}; }
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
