/** The fonts of a PDF without a font of the caller, by fontkit: embedded, with the letters that are written. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fontkit from '@pdf-lib/fontkit';
import { toBook, toPdf } from 'mazewright/formats';
import { mw } from '../support/load.js';
import { codesOf, fontsOf, pagesOf, readText, textsOf } from '../support/pdf.js';
import { dungeons } from '../support/sample-mazes.js';
import { has } from '../support/tool.js';

const fontOf = (path) => fontkit.create(readFileSync(`node_modules/${path}`));
const wholes = new Map(
  [
    '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
    '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf',
  ].map((path) => {
    const font = fontOf(path);
    return [font.postscriptName, font];
  }),
);

/** The letters of WinAnsiEncoding, by WHATWG Encoding, windows-1252; without the soft hyphen, which is found as a hyphen. */
const OTHERS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const LATIN = Array.from({ length: 224 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (letter) => !/[\u007f-\u009f\u00ad]/.test(letter),
);
const letters = [...LATIN, ...OTHERS].join('');
const codesOfOthers = new Map(
  ['80', '82838485868788898a8b8c', '8e', '9192939495969798999a9b9c', '9e9f']
    .flatMap((hex) => [...Buffer.from(hex, 'hex')])
    .map((code, i) => [OTHERS[i], code]),
);

const square = mw.generate({ algorithm: 'wilson', width: 12, height: 9, seed: 'pdf' });
const mission = dungeons().find(({ name }) => name === 'mission').maze;
const bookOptions = { count: 2, largest: 9, hardest: 4, titlePage: true };

const shapeOf = (font, letter) => font.glyphForCodePoint(letter.codePointAt(0)).path.toSVG();

/** Asserts that a document has a font by its name with letters and their widths. */
function assertHas(fonts, name, text) {
  const found = fonts.filter((font) => font.name.endsWith(`+${name}`));
  assert.equal(found.length, 1, name);
  assert.match(found[0].name, /^[A-Z]{6}\+/);
  const part = fontkit.create(Buffer.from(found[0].file));
  const whole = wholes.get(name);
  for (const letter of text) {
    const what = `${name}: ${letter}`;
    assert.equal(shapeOf(part, letter), shapeOf(whole, letter), what);
    const width = (1000 * whole.glyphForCodePoint(letter.codePointAt(0)).advanceWidth) / 2048;
    const code = codesOfOthers.get(letter) ?? letter.codePointAt(0);
    assert.ok(Math.abs(found[0].widths.get(code) - width) <= 0.5, what);
  }
  return part;
}

test('every font of a page and of a book is embedded, with the letters and widths of its texts', async () => {
  const title = 'Größe “5 €”';
  for (const [bytes, names, regular] of [
    [await toPdf(square, { title }), ['Arimo-Bold', 'DejaVuSansMono'], ''],
    [await toPdf(mission, { title }), [...wholes.keys()], 'One square is 5 ft (1.5 m)'],
    [await toBook(mw, { ...bookOptions, title }), [...wholes.keys()], 'This book belongs to'],
  ]) {
    const fonts = fontsOf(bytes);
    assert.deepEqual(fonts.map(({ name }) => name.slice(7)).sort(), [...names].sort());
    assert.equal(new Set(fonts.map(({ name }) => name.slice(0, 6))).size, fonts.length);
    assert.ok(fonts.every(({ file }) => file));
    assertHas(fonts, 'Arimo-Bold', title);
    const pages = pagesOf(bytes);
    const codes = pages.flatMap(codesOf);
    assert.ok(codes.length > 0);
    assertHas(fonts, 'DejaVuSansMono', codes.join(''));
    if (regular === '') continue;
    assert.ok(pages.flatMap(textsOf).includes(regular));
    const part = assertHas(fonts, 'Arimo-Regular', regular);
    assert.equal(shapeOf(part, '%'), '', 'a letter that nobody wrote');
  }
});

test('a page without texts has no font', async () => {
  assert.deepEqual(fontsOf(await toPdf(square, { code: false })), []);
});

test('every letter of WinAnsiEncoding is printed, and found again', async () => {
  const all = letters.replace(/\s/g, '');
  // A title has 200 letters at most.
  for (const title of [all.slice(0, 110), all.slice(110)]) {
    const bytes = await toPdf(square, { title });
    assertHas(fontsOf(bytes), 'Arimo-Bold', title);
    if (!has('pdftotext')) continue;
    const [text] = readText(bytes);
    assert.ok(text.replace(/\s/g, '').startsWith(title), text);
  }
});

test('the sums of an embedded font are right', async () => {
  const sumOf = (bytes) => {
    let sum = 0;
    for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
    return sum;
  };
  for (const { name, file } of fontsOf(await toPdf(mission))) {
    const bytes = Buffer.from(file);
    assert.equal(sumOf(bytes), 0xb1b0afba, name);
    for (let i = 0; i < bytes.readUInt16BE(4); i += 1) {
      const entry = 12 + 16 * i;
      const [sum, from, length] = [4, 8, 12].map((at) => bytes.readUInt32BE(entry + at));
      const table = Buffer.from(bytes.subarray(from, from + Math.ceil(length / 4) * 4));
      // That of the whole is not part of the sum of its table.
      if (bytes.toString('latin1', entry, entry + 4) === 'head') table.writeUInt32BE(0, 8);
      assert.equal(sumOf(table), sum, `${name}, table ${i}`);
    }
  }
});

test('the licences of the fonts lie beside the formats', () => {
  const licenses = readFileSync('dist/formats/licenses.txt', 'utf8');
  for (const path of ['@expo-google-fonts/arimo/LICENSE_FONT', 'dejavu-fonts-ttf/LICENSE']) {
    const text = readFileSync(`node_modules/${path}`, 'utf8').trim();
    assert.ok(licenses.includes(text), path);
  }
});
