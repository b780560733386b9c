import { unzlibSync } from 'fflate';

const INDEXED = 3;

/**
 * The pixels of a picture that the core drew: it writes indexed colours, one IDAT and rows without filters.
 * Cost: O(pixels).
 * @param {Uint8Array} bytes
 * @returns {{ width: number, height: number, pixels: Uint32Array }} each pixel red, green, blue and opacity
 *   from the lowest byte
 */
export function readCorePng(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  /** @type {Map<string, Uint8Array>} */
  const chunks = new Map();
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.set(name, bytes.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  const [width, height, depth] = [view.getUint32(16), view.getUint32(20), bytes[24]];
  if (bytes[25] !== INDEXED) throw new Error('the core writes indexed colours');
  const colors = /** @type {Uint8Array} */ (chunks.get('PLTE'));
  const opacities = chunks.get('tRNS');
  const palette = Uint32Array.from({ length: colors.length / 3 }, (_, i) => {
    const opacity = opacities?.[i] ?? 255;
    return (
      ((opacity << 24) | (colors[3 * i + 2] << 16) | (colors[3 * i + 1] << 8) | colors[3 * i]) >>> 0
    );
  });
  const raw = unzlibSync(/** @type {Uint8Array} */ (chunks.get('IDAT')));
  const stride = 1 + Math.ceil((width * depth) / 8);
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; ++y) {
    const row = raw.subarray(y * stride + 1, (y + 1) * stride);
    for (let x = 0; x < width; ++x) {
      const bit = x * depth;
      const index = (row[bit >> 3] >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
      pixels[y * width + x] = palette[index];
    }
  }
  return { width, height, pixels };
}
