#include "mazewright/library/code.hpp"

#include <cstring>

#include "mazewright/base/base64.hpp"

namespace mazewright {

namespace {

constexpr std::size_t checkLength = 3;

std::string checkOf(std::string_view body) {
  const uint64_t hash = hashText(body);
  std::string check;
  for (unsigned i = 0; i < checkLength; ++i) {
    check += base64Digits[static_cast<std::size_t>(hash >> (40 + 6 * i) & 63)];
  }
  return check;
}

bool isPlain(std::string_view text) {
  for (char c : text) {
    if (base64Digits.find(c) == std::string_view::npos) return false;
  }
  return true;
}

std::string seedPart(const Seed& seed) {
  if (!seed.isText) return "n" + seed.value;
  return isPlain(seed.value) ? "t" + seed.value : "b" + toBase64(seed.value);
}

std::string maskBits(const std::vector<uint8_t>& mask) {
  std::string bytes((mask.size() + 7) / 8, '\0');
  for (std::size_t i = 0; i < mask.size(); ++i) {
    if (mask[i] != 0) bytes[i / 8] = static_cast<char>(bytes[i / 8] | 1 << i % 8);
  }
  return bytes;
}

std::vector<uint8_t> maskBytes(std::string_view bits, std::size_t cells) {
  std::vector<uint8_t> mask;
  if (bits.size() != (cells + 7) / 8) return mask;
  for (std::size_t i = 0; i < cells; ++i) {
    mask.push_back(static_cast<uint8_t>(bits[i / 8] >> i % 8 & 1));
  }
  return mask;
}

template <typename T>
std::string bytesOf(const std::vector<T>& items) {
  return {reinterpret_cast<const char*>(items.data()), items.size() * sizeof(T)};
}

template <typename T>
std::vector<T> itemsOf(std::string_view bytes) {
  std::vector<T> items(bytes.size() / sizeof(T));
  std::memcpy(items.data(), bytes.data(), items.size() * sizeof(T));
  return items;
}

/// Cuts the part before the next `separator` off the front of `rest`.
std::string_view cut(std::string_view& rest, char separator) {
  const std::size_t end = rest.find(separator);
  const std::string_view part = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  return part;
}

Problem invalid(std::string_view why) {
  return refuseText("invalid-code", "code", "cannot be read: @", why);
}

Problem readSeedPart(std::string_view part, Value& seed) {
  const char kind = part.empty() ? '\0' : part.front();
  if (kind != '\0') part.remove_prefix(1);
  if (kind == 't') {
    seed = std::string(part);
    return {};
  }
  if (kind == 'n') {
    seed = Value::whole(std::string(part));
    return {};
  }
  auto text = kind == 'b' ? fromBase64(part) : std::nullopt;
  if (!text) return invalid("its seed is damaged");
  seed = std::move(*text);
  return {};
}

/// A whole number in decimal; -1, which is no size and no cell, for any other text.
Number readCount(std::string_view digits) {
  const Value value = Value::whole(std::string(digits));
  return value.kind == ValueKind::number ? Number(value.number) : Number(-1);
}

void readParam(std::string_view part, std::span<const Param> params, Values& values) {
  const std::string_view id = cut(part, '.');
  Value value = std::string(part);
  for (const Param& param : params) {
    if (param.id == id) value = parseValue(param, part);
  }
  values.push_back({std::string(id), std::move(value)});
}

/// What stands behind the seed.
struct Rest {
  std::string mask;
  /// Where to put what stands behind `world.`; null: there is no such part.
  std::string* world;
};

/// Codes name mode and exit policy 'original' as they did before it had that name.
std::string unaliased(std::string_view id) { return id == "seed" ? "original" : std::string(id); }
std::string aliased(std::string_view id) { return id == "original" ? "seed" : std::string(id); }

/// A pass whose version is not known has no id, which readOptions refuses.
PassChoice readPass(std::string_view part) {
  const PassRow* pass = findRow(catalog().passes, cut(part, '.'));
  const bool isKnown = pass != nullptr && std::to_string(pass->version) == part;
  return {isKnown ? pass->id : "", {}};
}

/// A parameter of the last pass so far.
void readPassParam(std::string_view part, Options& options) {
  auto& [id, params] = options.passes.back();
  const PassRow* pass = findRow(catalog().passes, id.text);
  readParam(part, pass == nullptr ? std::span<const Param>{} : pass->params, params);
}

void readPart(std::string_view part, const GeneratorRow& row, const ShapeRow* shape,
              Options& options, Rest& rest) {
  const std::string_view key = cut(part, '.');
  const auto bytes = [&] { return fromBase64(part).value_or("?"); };
  if (key == "mode") {
    options.mode = unaliased(part);
  } else if (key == "exits") {
    options.exits = unaliased(part);
  } else if (key == "start") {
    options.start = CellChoice{readCount(part), {}, {}, {}};
  } else if (key == "end") {
    options.end = CellChoice{readCount(part), {}, {}, {}};
  } else if (key == "s") {
    readParam(part, shape == nullptr ? std::span<const Param>{} : shape->params,
              options.shapeParams);
  } else if (key == "p") {
    readParam(part, row.params, options.params);
  } else if (key == "pass") {
    options.passes.push_back(readPass(part));
  } else if (key == "a" && !options.passes.empty()) {
    readPassParam(part, options);
  } else if (key == "parts") {
    options.parts = part;
  } else if (key == "edges") {
    options.graph.edges = itemsOf<uint32_t>(bytes());
  } else if (key == "at") {
    options.graph.positions = itemsOf<int32_t>(bytes());
  } else if (key == "mask") {
    rest.mask = bytes();
  } else if (key == "world" && rest.world != nullptr) {
    *rest.world = part;
  } else {
    options.strays.push_back({std::string(key), std::string(part)});
  }
}

/// Those that differ from their defaults.
void addParams(std::string& code, const char* mark, const Settings& settings) {
  for (std::size_t i = 0; i < settings.params.size(); ++i) {
    const int32_t value = settings.values[i];
    const Param& param = settings.params[i];
    if (value == param.defaultValue) continue;
    code.append(mark).append(param.id).append(".").append(writeValue(param, value));
  }
}

}  // namespace

std::string encode(const Plan& plan, std::string_view world) {
  const GeneratorRow& row = *plan.generator;
  std::string code = "1~";
  const auto add = [&](std::string_view name, std::string_view value) {
    code.append(name).append(value);
  };
  add(row.id, ".");
  add(std::to_string(row.version), "~");
  const auto& [shape, shapeSettings, size, graph] = plan.shape;
  add(shape->id, "~");
  add(std::to_string(size.width), "x");
  add(std::to_string(size.height), "");
  if (size.levels > 1) add("x", std::to_string(size.levels));
  add("~", seedPart(plan.seed));
  if (plan.settings.original) add("~mode.", aliased("original"));
  if (plan.exits != catalog().exits.front()) add("~exits.", aliased(plan.exits->id));
  if (plan.start) add("~start.", std::to_string(*plan.start));
  if (plan.end) add("~end.", std::to_string(*plan.end));
  addParams(code, "~s.", shapeSettings);
  addParams(code, "~p.", plan.settings);
  for (const auto& [pass, settings] : plan.passes) {
    add("~pass.", pass->id);
    add(".", std::to_string(pass->version));
    addParams(code, "~a.", settings);
  }
  if (plan.eachPart) add("~parts.", "each");
  if (!graph.edges.empty()) add("~edges.", toBase64(bytesOf(graph.edges)));
  if (!graph.positions.empty()) add("~at.", toBase64(bytesOf(graph.positions)));
  if (!plan.mask.empty()) add("~mask.", toBase64(maskBits(plan.mask)));
  if (!world.empty()) add("~world.", world);
  code += '~';
  return code + checkOf(code);
}

namespace {

/// The parts of a code whose check is right, into options.
Problem readBody(std::string_view rest, Options& options, Rest& more) {
  std::string_view versioned = cut(rest, '~');
  options.algorithm = cut(versioned, '.');
  const GeneratorRow* row = findRow(catalog().generators, options.algorithm);
  if (row == nullptr || std::to_string(row->version) != versioned) {
    return invalid(std::string("this release does not know its algorithm in its version") +
                   catalog().more);
  }
  options.shape = cut(rest, '~');
  std::string_view size = cut(rest, '~');
  for (Number* side : {&options.width, &options.height, &options.levels}) {
    if (!size.empty()) *side = readCount(cut(size, 'x'));
  }
  if (Problem problem = readSeedPart(cut(rest, '~'), options.seed)) return problem;
  const ShapeRow* shape = findRow(catalog().shapes, options.shape);
  while (!rest.empty()) readPart(cut(rest, '~'), *row, shape, options, more);
  return {};
}

/// The number of cells that the mask of a code has bits for.
Problem countCells(const Options& options, std::size_t& cells) {
  int64_t maxCells = 0;
  if (Problem problem = readMaxCells(options, maxCells)) return problem;
  ShapeSpec shape;
  const ShapeRequest request{options.shape,  options.shapeParams, options.width,
                             options.height, options.levels,      options.graph};
  if (Problem problem = readShape(request, maxCells, shape)) return invalid(problem->message);
  cells = static_cast<std::size_t>(shape.cells());
  return {};
}

}  // namespace

Problem decode(std::string_view code, Options& options, Plan& plan, std::string* world) {
  for (const NamedValue& stray : options.strays) {
    if (stray.id == "steps" || stray.id == "maxCells") continue;
    return refuse("invalid-option", stray.id, "cannot be given beside a code");
  }
  if (code.size() < checkLength || !code.starts_with("1~")) {
    return invalid("it does not begin like a code, '1~'");
  }
  std::string_view body = code.substr(0, code.size() - checkLength);
  if (checkOf(body) != code.substr(code.size() - checkLength)) {
    return invalid("its check does not match; a part is missing or mistyped");
  }
  Rest rest{{}, world};
  if (Problem problem = readBody(body.substr(2, body.size() - 3), options, rest)) return problem;
  if (!rest.mask.empty()) {
    std::size_t cells = 0;
    if (Problem problem = countCells(options, cells)) return problem;
    options.mask = maskBytes(rest.mask, cells);
    if (options.mask.empty()) return invalid("its mask is damaged");
  }
  Problem problem = readOptions(options, plan);
  // The caller's own, not the code's.
  if (!problem || problem->field == "maxCells") return problem;
  return invalid(problem->message);
}

}  // namespace mazewright
