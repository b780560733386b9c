#include "code.hpp"

#include "base64.hpp"

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

Problem readSeedPart(std::string_view part, std::string& lines) {
  const char kind = part.empty() ? '\0' : part.front();
  if (kind != '\0') part.remove_prefix(1);
  const auto decoded = kind == 'b' ? fromBase64(part) : std::string(part);
  if ((kind != 'n' && kind != 't' && kind != 'b') || !decoded)
    return invalid("its seed is damaged");
  writeField(lines, "", {"seed", kind == 'n' ? FieldType::bigint : FieldType::text, *decoded});
  return {};
}

void readPart(std::string_view part, const GeneratorRow& row, std::string& lines,
              std::string& mask) {
  const std::string_view key = cut(part, '.');
  if (key == "mask") {
    mask = fromBase64(part).value_or("?");
  } else if (key == "p") {
    const std::string_view id = cut(part, '.');
    FieldType type = FieldType::text;
    for (const Param& param : row.params) {
      if (param.id == id) type = typeOf(param);
    }
    writeField(lines, "params.", {id, type, part});
  } else {
    const bool place = key == "start" || key == "end";
    writeField(lines, "", {key, place ? FieldType::number : FieldType::text, part});
  }
}

}  // namespace

std::string encode(const Options& options) {
  const GeneratorRow& row = *options.generator;
  std::string code = "1~";
  const auto add = [&](std::string_view name, std::string_view value) {
    code.append(name).append(value);
  };
  add(row.id, ".");
  add(std::to_string(row.version), "~");
  add(options.shape->id, "~");
  add(std::to_string(options.size.width), "x");
  add(std::to_string(options.size.height), "");
  if (options.size.levels > 1) add("x", std::to_string(options.size.levels));
  add("~", seedPart(options.seed));
  if (options.settings.seedMode) add("~mode.", "seed");
  if (options.exits != catalog().exits.front()) add("~exits.", options.exits->id);
  if (options.start) add("~start.", std::to_string(*options.start));
  if (options.end) add("~end.", std::to_string(*options.end));
  for (std::size_t i = 0; i < row.params.size(); ++i) {
    const int32_t value = options.settings.values[i];
    if (value == row.params[i].fallback) continue;
    add("~p.", row.params[i].id);
    add(".", writeValue(row.params[i], value));
  }
  if (!options.mask.empty()) add("~mask.", toBase64(maskBits(options.mask)));
  code += '~';
  return code + checkOf(code);
}

Problem decode(std::string_view code, Options& options) {
  if (code.size() < checkLength || !code.starts_with("1~")) {
    return invalid("it does not begin like a code, '1~'");
  }
  std::string_view rest = code.substr(0, code.size() - checkLength);
  if (checkOf(rest) != code.substr(code.size() - checkLength)) {
    return invalid("its check does not match; a part is missing or mistyped");
  }
  rest = rest.substr(2, rest.size() - 3);
  std::string_view versioned = cut(rest, '~');
  const std::string_view algorithm = cut(versioned, '.');
  const GeneratorRow* row = findRow(catalog().generators, algorithm);
  if (row == nullptr || std::to_string(row->version) != versioned) {
    return invalid("this release does not know its algorithm in its version");
  }
  std::string lines;
  writeField(lines, "", {"algorithm", FieldType::text, row->id});
  writeField(lines, "", {"shape", FieldType::text, cut(rest, '~')});
  std::string_view size = cut(rest, '~');
  for (const char* key : {"width", "height", "levels"}) {
    if (!size.empty()) writeField(lines, "", {key, FieldType::number, cut(size, 'x')});
  }
  if (Problem problem = readSeedPart(cut(rest, '~'), lines)) return problem;
  std::string bits;
  while (!rest.empty()) readPart(cut(rest, '~'), *row, lines, bits);
  const Fields fields = readFields(lines);
  std::vector<uint8_t> mask;
  if (!bits.empty()) {
    Size cells;
    if (Problem problem = readSize(fields, *catalog().shapes.front(), cells)) {
      return invalid(problem->message);
    }
    mask = maskBytes(bits, cells.cells());
    if (mask.empty()) return invalid("its mask is damaged");
  }
  const Problem problem = readOptions(fields, std::move(mask), options);
  return problem ? invalid(problem->message) : nullptr;
}

}  // namespace mazewright
