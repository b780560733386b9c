/** Reads a PNG of indexed colours, by the specification and with two readers of deflate. */
import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';
import { unzlibSync } from 'fflate';

function crc32(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** The chunks in order: [{ type, data }]. Lengths and checks must be right. */
export function chunksOf(bytes) {
  assert.deepEqual([...bytes.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = [];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 8 + view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    assert.equal(view.getUint32(end), crc32(bytes.subarray(at + 4, end)), `check of ${type}`);
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

/**
 * { width, height, depth, palette, title, at(x, y) }: colours as '#rrggbb', or '#rrggbbaa' if they are not
 * opaque.
 */
export function readPng(bytes) {
  const chunks = chunksOf(bytes);
  const types = chunks.map(({ type }) => type);
  assert.match(types.join(' '), /^IHDR PLTE (tRNS )?(iTXt )?(tEXt )*IDAT IEND$/);
  const [header, colors, packed, end, opacities, text] = [
    ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'iTXt'],
  ].map((type) => Buffer.from(chunks[types.indexOf(type)]?.data ?? []));
  assert.equal(end.length, 0);
  const [keyword, title] = text.toString('utf8').split('\0\0\0\0\0');
  assert.ok(keyword === '' || keyword === 'Title', keyword);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, kind, ...methods] = header.subarray(8);
  assert.deepEqual([kind, ...methods], [3, 0, 0, 0]);
  const palette = Array.from({ length: colors.length / 3 }, (_, i) => {
    const opacity = i < opacities.length ? opacities.toString('hex', i, i + 1) : 'ff';
    return `#${colors.toString('hex', 3 * i, 3 * i + 3)}${opacity === 'ff' ? '' : opacity}`;
  });
  assert.ok(palette.length >= 1 && palette.length <= 2 ** depth);
  const rows = inflateSync(packed);
  assert.ok(rows.equals(unzlibSync(packed)));
  const length = 1 + Math.ceil((width * depth) / 8);
  assert.equal(rows.length, length * height);
  const at = (x, y) => {
    assert.equal(rows[y * length], 0, 'filter');
    const bit = x * depth;
    const byte = rows[y * length + 1 + (bit >> 3)];
    const index = (byte >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
    assert.ok(index < palette.length, 'a colour that the palette has not');
    return palette[index];
  };
  return { width, height, depth, palette, title, at };
}
