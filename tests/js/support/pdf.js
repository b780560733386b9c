/**
 * What is in a PDF file, by its rules (ISO 32000-1) and without a library for them: streams are inflated, and
 * texts are those of the package's fonts; and its pages as pictures, by poppler.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzlibSync } from 'fflate';
import { runTool } from './tool.js';

const latin = new TextDecoder('latin1');

/** The streams of a file, inflated, by the numbers of their objects. @param {Uint8Array} bytes @returns {Map<number, Uint8Array>} */
function numberedStreams(bytes) {
  const text = latin.decode(bytes);
  const streams = text.matchAll(/(\d+) 0 obj\s*<<[^>]*\/Length (\d+)[^>]*>>\s*stream\r?\n/g);
  return new Map(
    [...streams].map(({ 0: head, 1: number, 2: length, index }) => {
      const start = index + head.length;
      return [Number(number), unzlibSync(bytes.subarray(start, start + Number(length)))];
    }),
  );
}

/** The streams of a file, inflated, in the order of the file. @param {Uint8Array} bytes */
export const streamsOf = (bytes) => [...numberedStreams(bytes).values()];

/** What is drawn on each page: the operators. @param {Uint8Array} bytes @returns {string[]} */
export const pagesOf = (bytes) =>
  streamsOf(bytes)
    .map((stream) => latin.decode(stream))
    .filter((text) => text.startsWith('1 0 0 -1 0 '));

/**
 * The texts of a page in the package's fonts, in the order in which they are drawn.
 * @param {string} page
 * @returns {string[]}
 */
export const textsOf = (page) =>
  [...page.matchAll(/<([0-9A-F]*)> Tj/g)].map(([, hex]) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  );

/** The bytes of the font that a descriptor names; undefined if none are embedded. @param {string} objects @param {Map<number, Uint8Array>} streams @param {string} name */
function fileOf(objects, streams, name) {
  const descriptor = objects.split('/Type ').find((each) => each.includes(`/FontName /${name}\n`));
  return streams.get(Number(/\/FontFile2 (\d+)/.exec(descriptor ?? '')?.[1]));
}

/** The dictionaries of fonts of a kind, up to their first bracket that ends, with their names. @param {string} objects @param {string} kind */
const dictionariesOf = (objects, kind) =>
  [...objects.matchAll(/\/Type \/Font\n[^>]*/g)]
    .map(([font]) => font)
    .filter((font) => font.includes(`/Subtype /${kind}\n`))
    .map((font) => ({ font, name: /\/BaseFont \/(\S+)/.exec(font)[1] }));

/** What is no drawing in a file, as text. @param {Map<number, Uint8Array>} streams */
const objectsOf = (streams) => [...streams.values()].map((each) => latin.decode(each)).join('\n');

/**
 * The simple fonts of a file: names, widths by codes, and the bytes that are embedded; undefined if none are.
 * @param {Uint8Array} bytes
 * @returns {{ name: string, widths: Map<number, number>, file: Uint8Array | undefined }[]}
 */
export function fontsOf(bytes) {
  const streams = numberedStreams(bytes);
  const objects = objectsOf(streams);
  return dictionariesOf(objects, 'TrueType').map(({ font, name }) => {
    const [, first, widths] = /\/FirstChar (\d+)[^[]*\/Widths \[ ([^\]]*) \]/.exec(font);
    return {
      name,
      widths: new Map(widths.split(' ').map((width, i) => [Number(first) + i, Number(width)])),
      file: fileOf(objects, streams, name),
    };
  });
}

/**
 * The fonts of a file whose codes are glyphs: names, characters and widths by glyphs, and the bytes that are embedded.
 * @param {Uint8Array} bytes
 * @returns {{ name: string, characters: Map<number, string>, widths: Map<number, number>, file: Uint8Array | undefined }[]}
 */
export function wideFontsOf(bytes) {
  const streams = numberedStreams(bytes);
  const objects = objectsOf(streams);
  const glyphs = dictionariesOf(objects, 'CIDFontType2');
  return dictionariesOf(objects, 'Type0').map(({ font, name }) => {
    const map = latin.decode(streams.get(Number(/\/ToUnicode (\d+)/.exec(font)[1])));
    const [, widths] = /\/W \[ ([\d[\] ]*) \]\n/.exec(
      glyphs.find((each) => each.name === name).font,
    );
    return {
      name,
      // The first pair is the range of codes.
      characters: new Map(
        [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]{4})>$/gm)]
          .slice(1)
          .map(([, glyph, code]) => [
            Number.parseInt(glyph, 16),
            String.fromCharCode(Number.parseInt(code, 16)),
          ]),
      ),
      widths: new Map(
        [...widths.matchAll(/(\d+) \[ (\d+) \]/g)].map(([, glyph, width]) => [
          Number(glyph),
          Number(width),
        ]),
      ),
      file: fileOf(objects, streams, name),
    };
  });
}

/** The codes on a page, whole where they have several lines. @param {string} page */
export function codesOf(page) {
  const codes = [];
  for (const text of textsOf(page)) {
    if (text.startsWith('1~')) codes.push(text);
    // A code ends with three letters after a tilde.
    else if (codes.length > 0 && !/~[\w-]{3}$/.test(codes.at(-1))) codes[codes.length - 1] += text;
  }
  return codes;
}

/** Width and height of every page, in points. @param {Uint8Array} bytes */
export const sizesOf = (bytes) =>
  [...latin.decode(bytes).matchAll(/\/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]/g)].map(
    ([, width, height]) => [Number(width), Number(height)],
  );

/**
 * Gives programs a file with these bytes.
 * @template T
 * @param {Uint8Array} bytes
 * @param {(path: string, folder: string) => T} use
 * @returns {T}
 */
export function asFile(bytes, use) {
  const folder = mkdtempSync(join(tmpdir(), 'mazewright-'));
  try {
    const path = join(folder, 'file.pdf');
    writeFileSync(path, bytes);
    return use(path, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a program says about a file. @param {string} program @param {readonly string[]} args before the file @param {Uint8Array} bytes @param {readonly string[]} [after] */
export const toolOn = (program, args, bytes, after = []) =>
  asFile(bytes, (path) => {
    const { status, stdout, stderr } = runTool(program, [...args, path, ...after]);
    return { status, stdout, stderr };
  });

/** The text of a file, by pdftotext, a page each. @param {Uint8Array} bytes */
export const readText = (bytes) =>
  toolOn('pdftotext', ['-raw'], bytes, ['-']).stdout.split('\f').slice(0, -1);

/** Grey pixels of a page, 0 black to 255 white. @typedef {{ width: number, height: number, at(x: number, y: number): number }} Pixels */

/** The pages of a file as pictures, by pdftoppm. @param {Uint8Array} bytes @param {number} dpi @returns {Pixels[]} */
export const pixelsOf = (bytes, dpi) =>
  asFile(bytes, (path, folder) => {
    runTool('pdftoppm', ['-gray', '-r', String(dpi), path, join(folder, 'page')]);
    const names = readdirSync(folder).filter((name) => name.endsWith('.pgm'));
    return names.sort().map((name) => readPgm(readFileSync(join(folder, name))));
  });

/** @param {Buffer} bytes of a binary PGM @returns {Pixels} */
function readPgm(bytes) {
  const [head, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 60));
  const data = bytes.subarray(head.length);
  return {
    width: Number(width),
    height: Number(height),
    at: (x, y) => data[Math.round(y) * Number(width) + Math.round(x)] ?? 255,
  };
}
