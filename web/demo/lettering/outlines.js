/**
 * Outlines of characters, read from the tables of a TrueType font. Drawn from these, a text has the same
 * shape in every browser and on every system; a canvas has the hints, widths and edges of its own.
 * Source: OpenType, tables cmap (format 4), glyf, head, hhea, hmtx, loca.
 */

/** Coordinates in units of the font, y upwards: x, y, x, y ... of a closed polygon. @typedef {readonly number[]} Contour */
/** @typedef {{ contours: readonly Contour[], advance: number }} Glyph */

/** Straight pieces of a curve: no further from it than a thousandth of an em. */
const PIECES = 8;

const ON_CURVE = 1;
const SHORT = { x: 2, y: 4 };
const REPEATED = 8;
const SAME = { x: 16, y: 32 };

const WORDS = 1;
const OFFSETS = 2;
const SCALED = 8 | 64 | 128;
const MORE = 32;

/** Glyphs by code points, from a subtable of format 4. @param {DataView} cmap @returns {Map<number, number>} */
function readCharacters(cmap) {
  const tables = Array.from({ length: cmap.getUint16(2) }, (_, i) => cmap.getUint32(8 + 8 * i));
  const at = tables.find((offset) => cmap.getUint16(offset) === 4);
  if (at === undefined) throw new TypeError('the font has no cmap of format 4');
  const size = cmap.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + size];
  const [deltas, offsets] = [starts + size, starts + 2 * size];
  const glyphs = new Map();
  for (let i = 0; i < size; i += 2) {
    const offset = cmap.getUint16(offsets + i);
    const last = Math.min(cmap.getUint16(ends + i), 0xfffe);
    const first = cmap.getUint16(starts + i);
    for (let code = first; code <= last; code += 1) {
      const glyph = offset === 0 ? code : cmap.getUint16(offsets + i + offset + 2 * (code - first));
      if (glyph !== 0) glyphs.set(code, (glyph + cmap.getUint16(deltas + i)) & 0xffff);
    }
  }
  return glyphs;
}

/** The points of a contour as a polygon: curves in straight pieces. @param {{ x: number, y: number, isOn: boolean }[]} points @returns {Contour} */
function flattened(points) {
  const middle = (
    /** @type {{ x: number, y: number }} */ a,
    /** @type {{ x: number, y: number }} */ b,
  ) => ({
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    isOn: true,
  });
  // Between two points off the curve lies one on it.
  const all = points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length];
    return point.isOn || next.isOn ? [point] : [point, middle(point, next)];
  });
  const begin = all.findIndex(({ isOn }) => isOn);
  const inOrder = [...all.slice(begin), ...all.slice(0, begin + 1)];
  const polygon = [];
  for (let i = 0; i + 1 < inOrder.length; i += 1) {
    const from = inOrder[i];
    polygon.push(from.x, from.y);
    if (inOrder[i + 1].isOn) continue;
    const [control, to] = [inOrder[i + 1], inOrder[i + 2]];
    for (let piece = 1; piece < PIECES; piece += 1) {
      const t = piece / PIECES;
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      polygon.push(a * from.x + b * control.x + c * to.x, a * from.y + b * control.y + c * to.y);
    }
    i += 1;
  }
  return polygon;
}

/** A glyph that is no composition. @param {DataView} glyf @param {number} begin @param {number} count of contours @returns {Contour[]} */
function readContours(glyf, begin, count) {
  let at = begin + 10;
  const ends = Array.from({ length: count }, (_, i) => glyf.getUint16(at + 2 * i));
  at += 2 * count;
  at += 2 + glyf.getUint16(at);
  const length = (ends.at(-1) ?? -1) + 1;
  /** @type {number[]} */
  const flags = [];
  while (flags.length < length) {
    const flag = glyf.getUint8(at);
    at += 1;
    flags.push(flag);
    if ((flag & REPEATED) === 0) continue;
    for (let times = glyf.getUint8(at); times > 0; times -= 1) flags.push(flag);
    at += 1;
  }
  const read = (/** @type {'x' | 'y'} */ axis) => {
    let value = 0;
    return flags.slice(0, length).map((flag) => {
      const isSame = (flag & SAME[axis]) !== 0;
      if (flag & SHORT[axis]) {
        value += isSame ? glyf.getUint8(at) : -glyf.getUint8(at);
        at += 1;
      } else if (!isSame) {
        value += glyf.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [read('x'), read('y')];
  return ends.map((end, i) => {
    const first = i === 0 ? 0 : ends[i - 1] + 1;
    const points = flags.slice(first, end + 1).map((flag, k) => ({
      x: xs[first + k],
      y: ys[first + k],
      isOn: (flag & ON_CURVE) !== 0,
    }));
    return flattened(points);
  });
}

/**
 * The glyphs of a font by their code points.
 * @param {ReadonlyMap<string, DataView>} tables
 */
export function openFont(tables) {
  const table = (/** @type {string} */ name) => {
    const found = tables.get(name);
    if (!found) throw new TypeError(`the font has no table ${name}`);
    return found;
  };
  const [glyf, loca, hmtx] = ['glyf', 'loca', 'hmtx'].map(table);
  const em = table('head').getUint16(18);
  const isLong = table('head').getInt16(50) === 1;
  const metrics = table('hhea').getUint16(34);
  const characters = readCharacters(table('cmap'));
  const placeOf = (/** @type {number} */ glyph) =>
    isLong ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph);

  /** @param {number} glyph @returns {Contour[]} */
  function contoursOf(glyph) {
    const begin = placeOf(glyph);
    if (placeOf(glyph + 1) === begin) return [];
    const count = glyf.getInt16(begin);
    return count < 0 ? composition(begin + 10) : readContours(glyf, begin, count);
  }

  /** Other glyphs, moved. @param {number} begin @returns {Contour[]} */
  function composition(begin) {
    const contours = [];
    let at = begin;
    for (let flags = MORE; flags & MORE; ) {
      flags = glyf.getUint16(at);
      const part = glyf.getUint16(at + 2);
      if (!(flags & OFFSETS) || flags & SCALED)
        throw new TypeError('the font has parts that are not only moved');
      const [x, y] =
        flags & WORDS
          ? [glyf.getInt16(at + 4), glyf.getInt16(at + 6)]
          : [glyf.getInt8(at + 4), glyf.getInt8(at + 5)];
      at += flags & WORDS ? 8 : 6;
      for (const contour of contoursOf(part))
        contours.push(contour.map((value, i) => value + (i % 2 === 0 ? x : y)));
    }
    return contours;
  }

  return {
    /** Units of the font per em. */
    em,
    has: (/** @type {number} */ code) => characters.has(code),
    /** @param {number} code a character @returns {Glyph} */
    glyphOf(code) {
      const glyph = characters.get(code) ?? 0;
      return {
        contours: contoursOf(glyph),
        advance: hmtx.getUint16(4 * Math.min(glyph, metrics - 1)),
      };
    },
  };
}

/** @typedef {ReturnType<typeof openFont>} Font */
