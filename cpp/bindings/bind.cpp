// The border to JavaScript: one operation a call, bytes in and bytes out (bridge.hpp). Only numbers
// cross by Embind, and the bytes are read and written in the memory itself: strings and vals would
// cost a copy a character and half as much glue again. What the bytes mean is web/lib/core.js's
// business.

#include <emscripten/bind.h>

#include <cstring>
#include <memory>
#include <new>

#include "bindings/bridge.hpp"
#include "mazewright/exports/formats/png_file.hpp"

namespace {

/// Of web/build/lean-embind.js: it may throw, and the instance is then rewound.
extern "C" void mazewright_beat(uint32_t done, uint32_t whole);

/// Of web/build/wasm/lean-embind.js.
extern "C" uint32_t mazewright_deflate(const char* bytes, uint32_t length, char* to, uint32_t room);

/// Packs bytes by the library that the package brings; empty if that takes more bytes than it saves.
std::string deflate(std::string_view bytes) {
  std::string packed(bytes.size(), '\0');
  const auto length = static_cast<uint32_t>(bytes.size());
  packed.resize(mazewright_deflate(bytes.data(), length, packed.data(), length));
  return packed;
}

bool memoryRanOut = false;
std::unique_ptr<char[]> request;
mazewright::Parts parts;
std::vector<uint32_t> places;

uint32_t addressOf(const void* bytes) {
  return static_cast<uint32_t>(reinterpret_cast<uintptr_t>(bytes));
}

/// Makes room for a request and tells where.
unsigned reserve(unsigned length) {
  request.reset(new char[length]);
  return addressOf(request.get());
}

/// Runs the request of this length: for every part its length in 32 bits, its bytes, and up to 3
/// more that keep the next one aligned; part 0 names the operation. Tells where numbers of 32 bits
/// say how many parts came out, then of each its address and its length; they stay until release.
unsigned run(unsigned length) {
  std::vector<std::string_view> in;
  for (std::size_t at = 0; at < length;) {
    uint32_t size = 0;
    std::memcpy(&size, request.get() + at, sizeof size);
    in.emplace_back(request.get() + at + sizeof size, size);
    at += sizeof size + ((size + 3) & ~3u);
  }
  parts = mazewright::runOperation(in[0], std::span(in).subspan(1), mazewright_beat);
  request.reset();
  places = {static_cast<uint32_t>(parts.size())};
  for (const mazewright::Part& part : parts) {
    places.push_back(addressOf(part.bytes().data()));
    places.push_back(static_cast<uint32_t>(part.bytes().size()));
  }
  return addressOf(places.data());
}

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
  mazewright::setDeflate(deflate);
  emscripten::function("reserve", &reserve);
  emscripten::function("run", &run);
  emscripten::function("release", &release);
  emscripten::function("ranOutOfMemory", &ranOutOfMemory);
}
