// Reads and writes TrueType fonts as web/build/package/latin-fonts.js makes them: with characters in format 4, and no
// hints. Source: OpenType, the font file and the tables cmap, glyf, head, hhea, hmtx, loca and maxp.

/** Bytes of the header of a font, and of an entry of the directory behind it. */
const [HEADER, ENTRY] = [12, 16];

/** The sum of a whole font is made this by a number in its table head. */
const SUM = 0xb1b0afba;
const SUM_IN_HEAD = 8;

/** Flags of a part of a composite glyph: how its place and its scale are written, and that one more follows. */
const PART = { words: 1, scale: 8, more: 32, twoScales: 64, matrix: 128 };

/** @param {Uint8Array} bytes */
const viewOf = ({ buffer, byteOffset, length }) => new DataView(buffer, byteOffset, length);

/** Bytes with those that fill up a 32-bit number. @param {number} length */
const padded = (length) => (length + 3) & ~3;

/** The sum of 32-bit numbers. @param {DataView} view @param {number} from @param {number} to */
function sumOf(view, from, to) {
  let sum = 0;
  for (let at = from; at < to; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** Glyphs by the code points of the Basic Multilingual Plane. @param {DataView} cmap */
function readCharacters(cmap) {
  let table = 0;
  for (let i = 0; i < cmap.getUint16(2); ++i) {
    // Windows, Unicode.
    if (cmap.getUint32(4 + 8 * i) === 0x00030001) table = cmap.getUint32(8 + 8 * i);
  }
  const size = cmap.getUint16(table + 6);
  /** @type {Map<number, number>} */
  const glyphs = new Map();
  for (let end = table + 14; end < table + 14 + size; end += 2) {
    const start = end + 2 + size;
    const [first, last] = [cmap.getUint16(start), cmap.getUint16(end)];
    const delta = cmap.getUint16(start + size);
    const range = start + 2 * size;
    const offset = cmap.getUint16(range);
    for (let code = first; code <= last && code < 0xffff; ++code) {
      const base = offset === 0 ? code : cmap.getUint16(range + offset + 2 * (code - first));
      glyphs.set(code, (base + delta) & 0xffff);
    }
  }
  return glyphs;
}

export class TrueType {
  #bytes;
  /** @type {Map<string, Uint8Array>} in the order of the directory */
  #tables = new Map();
  #metrics;
  /** How many glyphs have a width of their own: all others have the last. */
  #widths;
  /** Whether offsets of glyphs have 32 bits: in 16 bits they are halves, of 128 KB at most. */
  #isLong;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.#bytes = bytes;
    const file = viewOf(bytes);
    for (let i = 0; i < file.getUint16(4); ++i) {
      const entry = HEADER + ENTRY * i;
      const [from, length] = [file.getUint32(entry + 8), file.getUint32(entry + 12)];
      const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
      this.#tables.set(tag, bytes.subarray(from, from + length));
    }
    /** Glyphs by code points. */
    this.glyphs = readCharacters(this.#view('cmap'));
    const head = this.#view('head');
    const hhea = this.#view('hhea');
    this.#metrics = this.#view('hmtx');
    this.unitsPerEm = head.getUint16(18);
    this.#isLong = head.getInt16(50) === 1;
    /** The least x and y of all glyphs, and the greatest. */
    this.box = [36, 38, 40, 42].map((at) => head.getInt16(at));
    this.ascent = hhea.getInt16(4);
    this.descent = hhea.getInt16(6);
    this.#widths = hhea.getUint16(34);
  }

  /** @param {string} tag */
  #table(tag) {
    return /** @type {Uint8Array} */ (this.#tables.get(tag));
  }

  /** @param {string} tag */
  #view(tag) {
    return viewOf(this.#table(tag));
  }

  /** How far a glyph moves what follows. @param {number} glyph */
  widthOf(glyph) {
    return this.#metrics.getUint16(4 * Math.min(glyph, this.#widths - 1));
  }

  /** The greatest y of a glyph. @param {number} glyph */
  topOf(glyph) {
    return viewOf(this.#outlineOf(glyph)).getInt16(8);
  }

  /** @param {number} glyph */
  #outlineOf(glyph) {
    const loca = this.#view('loca');
    const [from, to] = [glyph, glyph + 1].map((at) =>
      this.#isLong ? loca.getUint32(4 * at) : 2 * loca.getUint16(2 * at),
    );
    return this.#table('glyf').subarray(from, to);
  }

  /** Adds a glyph and its parts. @param {number} glyph @param {Set<number>} to */
  #addWithParts(glyph, to) {
    if (to.has(glyph)) return;
    to.add(glyph);
    const outline = viewOf(this.#outlineOf(glyph));
    const isComposite = outline.byteLength > 0 && outline.getInt16(0) < 0;
    let flags = isComposite ? PART.more : 0;
    for (let at = 10; flags & PART.more; ) {
      flags = outline.getUint16(at);
      this.#addWithParts(outline.getUint16(at + 2), to);
      at += flags & PART.words ? 8 : 6;
      if (flags & PART.scale) at += 2;
      if (flags & PART.twoScales) at += 4;
      if (flags & PART.matrix) at += 8;
    }
  }

  /**
   * The bytes of the font with some glyphs and their parts. Glyphs keep their numbers; the others are empty.
   * @param {Iterable<number>} glyphs
   */
  withGlyphs(glyphs) {
    /** @type {Set<number>} */
    const kept = new Set();
    // Glyph 0 is shown for what is missing, and every font has it.
    for (const glyph of [0, ...glyphs]) this.#addWithParts(glyph, kept);
    const [head, hmtx, loca] = ['head', 'hmtx', 'loca'].map((tag) => this.#table(tag).slice());
    const glyf = new Uint8Array(this.#table('glyf').length);
    let length = 0;
    const offsets = viewOf(loca);
    for (let glyph = 0; glyph < loca.length / (this.#isLong ? 4 : 2) - 1; ++glyph) {
      if (kept.has(glyph)) {
        const outline = this.#outlineOf(glyph);
        glyf.set(outline, length);
        length += outline.length;
      } else if (glyph < this.#widths - 1) viewOf(hmtx).setUint32(4 * glyph, 0);
      if (this.#isLong) offsets.setUint32(4 * glyph + 4, length);
      else offsets.setUint16(2 * glyph + 2, length / 2);
    }
    viewOf(head).setUint32(SUM_IN_HEAD, 0);
    return this.#withTables({ glyf: glyf.subarray(0, length), head, hmtx, loca });
  }

  /** @param {Record<string, Uint8Array>} changed */
  #withTables(changed) {
    const tables = [...this.#tables].map(([tag, table]) => ({ tag, table: changed[tag] ?? table }));
    const start = HEADER + ENTRY * tables.length;
    const size = tables.reduce((sum, { table }) => sum + padded(table.length), start);
    const bytes = new Uint8Array(size);
    bytes.set(this.#bytes.subarray(0, start));
    const file = viewOf(bytes);
    let at = start;
    let head = 0;
    for (const [i, { tag, table }] of tables.entries()) {
      const entry = HEADER + ENTRY * i;
      const end = at + padded(table.length);
      bytes.set(table, at);
      file.setUint32(entry + 4, sumOf(file, at, end));
      file.setUint32(entry + 8, at);
      file.setUint32(entry + 12, table.length);
      if (tag === 'head') head = at;
      at = end;
    }
    file.setUint32(head + SUM_IN_HEAD, SUM - sumOf(file, 0, size));
    return bytes;
  }
}
