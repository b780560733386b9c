// Joins the streams of a packed WebAssembly module: see web/build/package/pack-wasm.js. A module of
// its own, inlined in the package next to what it unpacks. In JavaScript, which runs it once and so
// before it is optimised, it took 30 ms of processor time.

#include <cstdint>
#include <cstring>

namespace {

/// The streams, as in web/build/package/wasm-module.js.
enum Stream : uint32_t {
  opcodeStream,
  getStream,
  setStream,
  teeStream,
  localsStream,
  blockStream,
  labelStream,
  callStream,
  indirectStream,
  globalStream,
  offsetStream,
  int64Stream,
  float32Stream,
  float64Stream,
  offsetRestStream,
  /// One per opcode that may follow.
  int32Stream,
  restStream = int32Stream + 256,
  streamCount,
};

constexpr uint8_t end = 0x0b;
constexpr uint8_t brTable = 0x0e;
/// The first byte of opcodes of two bytes.
constexpr uint8_t prefix = 0xfc;

/// What precedes the streams. Then follow `pairs` times three bytes: an opcode that stands for two
/// bytes, and these two, which may stand for others.
struct Header {
  uint32_t functions;
  /// How many bytes of restStream precede the size of the first function.
  uint32_t before;
  uint32_t pairs;
  uint32_t lengths[streamCount];
};

/// The stream of the immediates of an opcode; opcodeStream if it has none.
Stream streamOf(uint8_t opcode) {
  if (opcode >= 0x02 && opcode <= 0x04) return blockStream;
  if (opcode >= 0x0c && opcode <= brTable) return labelStream;
  if (opcode >= 0x28 && opcode <= 0x3e) return offsetStream;
  switch (opcode) {
    case 0x10:
      return callStream;
    case 0x11:
      return indirectStream;
    case 0x20:
      return getStream;
    case 0x21:
      return setStream;
    case 0x22:
      return teeStream;
    case 0x23:
    case 0x24:
    case 0x3f:
    case 0x40:
    case prefix:
      return globalStream;
    case 0x41:
      return int32Stream;
    case 0x42:
      return int64Stream;
    case 0x43:
      return float32Stream;
    case 0x44:
      return float64Stream;
    default:
      return opcodeStream;
  }
}

const uint8_t* next[streamCount];
uint8_t* to;
/// Per opcode the index of its pair, 0 if it has none.
uint8_t pairOf[256];
const uint8_t* pairs;
/// The next opcode, if it is known, and second bytes of pairs that were begun, the next one last.
uint8_t later[256];
uint32_t laterCount = 0;
/// The locals of a function, the last used ones first.
uint8_t recent[256];

uint8_t copyByte(uint32_t stream) { return *to++ = *next[stream]++; }

/// Copies a number in LEB128.
void copyNumber(uint32_t stream) {
  while (copyByte(stream) > 127) {
  }
}

/// The opcode that copyOpcode copies next.
uint8_t nextOpcode() {
  if (laterCount == 0) later[laterCount++] = *next[opcodeStream]++;
  uint8_t symbol = later[laterCount - 1];
  while (pairOf[symbol] != 0) {
    const uint8_t* pair = pairs + 3 * (pairOf[symbol] - 1);
    later[laterCount - 1] = pair[2];
    later[laterCount++] = symbol = pair[1];
  }
  return symbol;
}

uint8_t copyOpcode() {
  const uint8_t opcode = nextOpcode();
  --laterCount;
  return *to++ = opcode;
}

void append(uint32_t value) {
  for (; value > 127; value >>= 7) *to++ = static_cast<uint8_t>(value | 128);
  *to++ = static_cast<uint8_t>(value);
}

void copyLocal(Stream stream) {
  const uint8_t rank = *next[stream]++;
  const uint8_t local = recent[rank];
  for (uint32_t i = rank; i > 0; --i) recent[i] = recent[i - 1];
  recent[0] = local;
  append(local);
}

void copyFunction() {
  for (uint32_t local = 0; local < 256; ++local) recent[local] = static_cast<uint8_t>(local);
  for (uint32_t left = 2 * *next[localsStream] + 1; left > 0; --left) copyNumber(localsStream);
  for (uint32_t depth = 1; depth > 0;) {
    const uint8_t opcode = copyOpcode();
    const Stream stream = streamOf(opcode);
    uint32_t numbers = 1;
    switch (stream) {
      case opcodeStream:
        depth -= opcode == end;
        continue;
      case getStream:
      case setStream:
      case teeStream:
        copyLocal(stream);
        continue;
      case float32Stream:
      case float64Stream:
        for (int left = stream == float32Stream ? 4 : 8; left > 0; --left) copyByte(stream);
        continue;
      case offsetStream:
        copyOpcode();  // the alignment
        if (copyByte(offsetStream) > 127) copyNumber(offsetRestStream);
        continue;
      case int32Stream:
        copyNumber(int32Stream + nextOpcode());
        continue;
      case blockStream:
        ++depth;
        break;
      case indirectStream:
        numbers = 2;
        break;
      case labelStream:
        if (opcode == brTable) numbers = 2 + *next[stream];
        break;
      case globalStream:
        if (opcode == prefix) {
          // Copying has the numbers of two memories, filling of one.
          const uint8_t second = copyOpcode();
          numbers = second == 10 ? 2 : second == 11 ? 1 : 0;
        }
        break;
      default:
        break;
    }
    for (; numbers > 0; --numbers) copyNumber(stream);
  }
}

}  // namespace

extern "C" {

/// The first byte behind the data of this module.
extern uint8_t __heap_base;

/// Where to write what `join` reads. Precondition of both: the memory is large enough.
uint8_t* input() { return &__heap_base; }

/// Writes a module to `module` and returns its end; up to five bytes more are overwritten.
/// Precondition: `input` has a header, pairs and streams, `module` is behind them.
uint8_t* join(uint8_t* module) {
  Header header;
  const uint8_t* from = input();
  std::memcpy(&header, from, sizeof header);
  pairs = from + sizeof header;
  for (uint32_t i = 0; i < header.pairs; ++i) {
    pairOf[pairs[3 * i]] = static_cast<uint8_t>(i + 1);
  }
  from = pairs + 3 * header.pairs;
  for (uint32_t stream = 0; stream < streamCount; ++stream) {
    next[stream] = from;
    from += header.lengths[stream];
  }
  to = module;
  for (uint32_t i = 0; i < header.before; ++i) copyByte(restStream);
  for (uint32_t i = 0; i < header.functions; ++i) {
    // Behind the room for its size.
    uint8_t* const start = to;
    uint8_t* const body = to += 5;
    copyFunction();
    const auto size = static_cast<uint32_t>(to - body);
    to = start;
    append(size);
    std::memmove(to, body, size);
    to += size;
  }
  while (next[restStream] != from) copyByte(restStream);
  return to;
}
}
