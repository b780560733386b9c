/** Reads an animated PNG by the specification, with a reader of deflate that is not ours. */
import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';
import { chunksOf } from './png.js';

/** The colours of a file: RGBA of each number of a pixel. */
function paletteOf(chunks) {
  const data = (type) => Buffer.from(chunks.find((chunk) => chunk.type === type)?.data ?? []);
  const [colors, opacities] = [data('PLTE'), data('tRNS')];
  return Array.from({ length: colors.length / 3 }, (_, i) =>
    Buffer.from([...colors.subarray(3 * i, 3 * i + 3), opacities[i] ?? 255]),
  );
}

/** The pixels of a part as RGBA bytes. */
function pixelsOf(packed, width, height, { depth, kind, palette }) {
  const raw = inflateSync(packed);
  const channels = { 2: 3, 6: 4 }[kind] ?? 0;
  const length = channels > 0 ? channels * width : Math.ceil((width * depth) / 8);
  assert.equal(raw.length, (1 + length) * height);
  const out = Buffer.alloc(4 * width * height);
  let above = Buffer.alloc(length);
  for (let y = 0; y < height; ++y) {
    const filter = raw[y * (1 + length)];
    assert.ok(filter === 0 || filter === 2, 'filter');
    const row = Buffer.from(raw.subarray(y * (1 + length) + 1, (y + 1) * (1 + length)));
    if (filter === 2) for (let i = 0; i < length; ++i) row[i] += above[i];
    above = row;
    if (channels > 0) {
      for (let x = 0; x < width; ++x) {
        const at = 4 * (y * width + x);
        out[at + 3] = 255;
        row.copy(out, at, channels * x, channels * (x + 1));
      }
    } else {
      for (let x = 0; x < width; ++x) {
        const bit = x * depth;
        const index = (row[bit >> 3] >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
        assert.ok(index < palette.length, 'a colour that the palette has not');
        palette[index].copy(out, 4 * (y * width + x));
      }
    }
  }
  return out;
}

/** { width, height, pixels } of a PNG: pixels as RGBA bytes. */
export function readStill(bytes) {
  const chunks = chunksOf(bytes);
  const header = Buffer.from(chunks[0].data);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const look = { depth: header[8], kind: header[9], palette: paletteOf(chunks) };
  const { data } = chunks.find(({ type }) => type === 'IDAT');
  return { width, height, pixels: pixelsOf(data, width, height, look) };
}

/**
 * { width, height, plays, still, frames }: pixels as RGBA bytes; of each frame { pixels, part, seconds }, of
 * the whole picture.
 */
export function readApng(bytes) {
  const chunks = chunksOf(bytes);
  const types = chunks.map(({ type }) => type).join(' ');
  assert.match(types, /^IHDR (iTXt )?(PLTE (tRNS )?)?acTL IDAT (fcTL fdAT )+IEND$/);
  const data = (type) => Buffer.from(chunks.find((chunk) => chunk.type === type)?.data ?? []);
  const header = data('IHDR');
  const look = { depth: header[8], kind: header[9], palette: paletteOf(chunks) };
  const { width, height, pixels: still } = readStill(bytes);
  const control = data('acTL');
  const canvas = Buffer.alloc(4 * width * height);
  const frames = [];
  let sequence = 0;
  let frame;
  for (const { type, data: content } of chunks) {
    const view = Buffer.from(content);
    if (type !== 'fcTL' && type !== 'fdAT') continue;
    assert.equal(view.readUInt32BE(0), sequence++, 'sequence');
    if (type === 'fcTL') {
      frame = view;
      assert.deepEqual([...view.subarray(24)], [0, 0], 'nothing is cleared or blended');
      continue;
    }
    const [w, h, x, y] = [4, 8, 12, 16].map((at) => frame.readUInt32BE(at));
    assert.ok(w > 0 && h > 0 && x + w <= width && y + h <= height, 'a part of the picture');
    const part = pixelsOf(view.subarray(4), w, h, look);
    for (let row = 0; row < h; ++row) {
      part.copy(canvas, 4 * ((y + row) * width + x), 4 * row * w, 4 * (row + 1) * w);
    }
    const seconds = frame.readUInt16BE(20) / frame.readUInt16BE(22);
    frames.push({ pixels: Buffer.from(canvas), part: { x, y, width: w, height: h }, seconds });
  }
  assert.equal(control.readUInt32BE(0), frames.length, 'acTL');
  const first = frames[0].part;
  assert.deepEqual([first.width, first.height], [width, height], 'the first frame is whole');
  return { width, height, plays: control.readUInt32BE(4), still, frames };
}
