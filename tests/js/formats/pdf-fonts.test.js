/** The fonts of a PDF without a font of the caller, by fontkit: embedded, with the letters that are written. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import fontkit from '@pdf-lib/fontkit';
import { bookParams, formats, toBook, toPdf } from 'mazewright/formats';
import { nanum } from '../support/fonts.js';
import { mw } from '../support/load.js';
import { codesOf, fontsOf, pagesOf, readText, textsOf, wideFontsOf } from '../support/pdf.js';
import { dungeons } from '../support/sample-mazes.js';
import { some } from '../support/seeds.js';
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

/** A font, for fontkit, which reads ten bytes of a blank whose outline is none: the file may end with it. */
const openPadded = (bytes) => fontkit.create(Buffer.concat([bytes, Buffer.alloc(10)]));

/** The whole fonts of those that are cut down for other than Latin letters. The licence keeps the name of one. */
const wideWholes = new Map([...wholes, ['MazewrightGothic', openPadded(nanum)]]);

/** Asserts that the fonts with other than Latin letters have the outlines and widths of whole fonts. @returns {string} what they have */
function assertWide(bytes) {
  let all = '';
  for (const { name, characters, widths, file } of wideFontsOf(bytes)) {
    assert.match(name, /^[A-Z]{6}\+/);
    const whole = wideWholes.get(name.slice(7));
    const part = openPadded(file);
    assert.deepEqual([...widths.keys()], [...characters.keys()]);
    for (const [glyph, letter] of characters) {
      const what = `${name}: ${letter}`;
      const wanted = whole.glyphForCodePoint(letter.codePointAt(0));
      assert.equal(part.getGlyph(glyph).path.toSVG(), wanted.path.toSVG(), what);
      const width = (1000 * wanted.advanceWidth) / whole.unitsPerEm;
      assert.ok(Math.abs(widths.get(glyph) - width) <= 0.5, what);
      all += letter;
    }
  }
  return all;
}

/**
 * Code points that the package promises, by the font in a title: all syllables of Hangul; Latin, Greek, Cyrillic and
 * Vietnamese letters. Source: the names of blocks of Unicode.
 */
const PROMISED = {
  MazewrightGothic: [[0xac00, 0xd7a3]],
  'Arimo-Bold': [
    [0x100, 0x17f],
    [0x391, 0x3c9],
    [0x400, 0x45f],
    [0x1ea0, 0x1ef9],
  ],
};

/** What a whole font has of ranges, in titles, which have 200 letters at most. @param {string} name @param {number[][]} ranges */
function titlesOf(name, ranges) {
  const known = new Set(wideWholes.get(name).characterSet);
  const letters = ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .filter((code) => known.has(code))
    .map((code) => String.fromCodePoint(code))
    // Titles are composed.
    .filter((letter) => letter.normalize('NFC') === letter);
  return Array.from({ length: Math.ceil(letters.length / 200) }, (_, i) =>
    letters.slice(200 * i, 200 * (i + 1)).join(''),
  );
}

test('texts in Korean, Greek, Cyrillic and Polish are printed without a font of the caller', async () => {
  const title = 'Łódź ΛΑΒΥΡΙΝΘΟΣ Лабиринт 뷁똠 미로 ★';
  const bytes = await toPdf(square, { title });
  const letters = assertWide(bytes);
  // The Latin font has the others.
  for (const letter of title.replace(/[ ód]/g, '')) assert.ok(letters.includes(letter), letter);
  // A text whose letters one font has is of that font alone.
  const [font, ...others] = wideFontsOf(await toPdf(square, { title: 'Big 미로 2', code: false }));
  assert.equal(font.name.slice(7), 'MazewrightGothic');
  assert.deepEqual(others, []);
  assert.deepEqual([...font.characters.values()].sort(), [...' 2Bgi로미'].sort());
  if (has('pdftotext')) assert.ok(readText(bytes)[0].startsWith(title));
});

test('all 11,172 syllables of Hangul and all European letters are printed', async () => {
  for (const [name, ranges] of Object.entries(PROMISED)) {
    const titles = titlesOf(name, ranges);
    if (name === 'MazewrightGothic') assert.equal(titles.join('').length, 11_172);
    for (const title of some(titles, 4)) {
      const letters = new Set(assertWide(await toPdf(square, { title, code: false })));
      for (const letter of title) {
        assert.ok(letters.has(letter) || OTHERS.includes(letter), letter);
      }
    }
  }
});

test('every file with texts is written in every language without a font of the caller', async () => {
  const rows = [...formats, bookParams].filter(({ params }) =>
    params.some(({ id }) => id === 'font'),
  );
  assert.ok(rows.length >= 2);
  for (const row of rows) {
    for (const language of row.params.find(({ id }) => id === 'language').values) {
      const bytes =
        row.id === bookParams.id
          ? await toBook(mw, { ...bookOptions, language })
          : await row.write(mission, { language });
      const isKorean = /\p{Script=Hangul}/u.test(assertWide(bytes));
      assert.equal(isKorean, language === 'ko', `${row.id}, ${language}`);
    }
  }
});

test('fonts that few texts need are loaded with such a text only', () => {
  const folder = 'dist/formats/parts';
  const names = readdirSync(folder).filter((name) =>
    /^(european|hangul|latin-fonts)-.*\.js$/.test(name),
  );
  assert.equal(names.length, 3);
  for (const file of [
    'dist/formats.js',
    ...readdirSync('dist/formats', { recursive: true }).map((name) => `dist/formats/${name}`),
  ]) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(file, 'utf8');
    for (const name of names)
      assert.ok(
        !text.includes(`from"./${name}`) && !text.includes(`import"./${name}`),
        `${file}: ${name}`,
      );
  }
});

test('the licences of the fonts lie beside the formats', () => {
  const licenses = readFileSync('dist/formats/licenses.txt', 'utf8');
  for (const path of [
    '@expo-google-fonts/arimo/LICENSE_FONT',
    '@expo-google-fonts/nanum-gothic/LICENSE_FONT',
    'dejavu-fonts-ttf/LICENSE',
  ]) {
    const text = readFileSync(`node_modules/${path}`, 'utf8').trim();
    assert.ok(licenses.includes(text), path);
  }
});
