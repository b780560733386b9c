/** PDF of one maze: by qpdf and poppler, against the maze; and by a reader of its own where these are missing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fontkit from '@pdf-lib/fontkit';
import { toPdf } from 'mazewright/formats';
import { nanum } from '../support/fonts.js';
import { MazeError, mw } from '../support/load.js';
import {
  codesOf,
  pagesOf,
  pixelsOf,
  readText,
  sizesOf,
  streamsOf,
  textsOf,
  toolOn,
} from '../support/pdf.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';
import { some } from '../support/seeds.js';
import { has } from '../support/tool.js';

const mazes = [...mazesOfShapes(), ...unusualMazes(), ...dungeons()];
const square = mw.generate({ algorithm: 'wilson', width: 12, height: 9, seed: 'pdf' });
const mission = dungeons().find(({ name }) => name === 'mission').maze;

const without = (...programs) => {
  const missing = programs.find((program) => !has(program));
  return missing ? `${missing} is not installed` : false;
};

const isError = (field, message) => (error) => {
  assert.ok(error instanceof MazeError, String(error));
  assert.equal(error.field, field, error.message);
  if (message) assert.match(error.message, message);
  return true;
};

test('every maze is one page with its title and its code, the same bytes each time', async () => {
  for (const { name, maze } of mazes) {
    const bytes = await toPdf(maze, { title: `Maze «${name}»` });
    const pages = pagesOf(bytes);
    assert.equal(pages.length, 1, name);
    assert.ok(textsOf(pages[0]).join(' ').startsWith(`Maze «${name}»`), name);
    if (maze.code !== null && maze.code.length < 500) {
      assert.deepEqual(codesOf(pages[0]), [maze.code], name);
    }
  }
  for (const { name, maze } of some(mazes, 10)) {
    assert.deepEqual(await toPdf(maze), await toPdf(maze), name);
  }
});

test('qpdf finds nothing to warn of', { skip: without('qpdf') }, async () => {
  for (const { name, maze } of some(mazes, 24)) {
    const { status, stdout, stderr } = toolOn('qpdf', ['--check'], await toPdf(maze));
    assert.equal(status, 0, `${name}: ${stdout}${stderr}`);
    assert.equal(stderr, '', name);
  }
});

test('walls stand where the maze has them, and only there', {
  skip: without('pdftoppm'),
}, async () => {
  const dpi = 150;
  for (const { name, maze } of some(
    mazes.filter(({ maze: { dungeon, shape } }) => !dungeon && shape !== 'graph'),
    30,
  )) {
    const bytes = await toPdf(maze, { code: false, legend: false, lineWidth: 1.5 });
    const [page] = pixelsOf(bytes, dpi);
    // The first change of units is that of the picture.
    const [, scale, left, top] = /\nq\n([\d.]+) 0 0 [\d.]+ ([\d.-]+) ([\d.-]+) cm/.exec(
      pagesOf(bytes)[0],
    );
    const pixel = (units, from) => ((Number(from) + units * Number(scale)) * dpi) / 72 - 0.5;
    const { points, sides, starts } = maze.polygons();
    const crossed = new Set(
      maze.tunnels().flatMap(({ bridge, from, to }) => [bridge, from.cell, to.cell]),
    );
    let gaps = 0;
    for (let cell = 0; cell < maze.cellCount; cell += 1) {
      if (maze.mask?.[cell] === 0 || maze.kinds?.[cell] === 0) continue;
      let open = 0;
      for (let corner = starts[cell]; corner < starts[cell + 1]; corner += 1) {
        const next = corner + 1 < starts[cell + 1] ? corner + 1 : starts[cell];
        const x = (points[2 * corner] + points[2 * next]) / 2;
        const y = (points[2 * corner + 1] + points[2 * next + 1]) / 2;
        const side = sides[corner];
        const hasPassage = side !== 255 && ((maze.passages[cell] >> side) & 1) === 1;
        const isDark = page.at(pixel(x, left), pixel(y, top)) < 140;
        // A tunnel has its walls and its ends beside the cell, and arrows lie on passages.
        const beyond = side === 255 ? null : maze.neighbour(cell, side);
        if (crossed.has(cell) || crossed.has(beyond) || (hasPassage && maze.oneWays)) continue;
        if (hasPassage) assert.ok(!isDark, `${name}: a wall in the passage of cell ${cell}`);
        else if (!isDark) open += 1;
      }
      const isExit = cell === maze.start || cell === maze.end;
      if (!isExit) assert.equal(open, 0, `${name}: a wall of cell ${cell} is missing`);
      else if (open > 0) gaps += 1;
    }
    assert.ok(gaps <= 2, name);
  }
});

test('nothing is printed on the margins', { skip: without('pdftoppm') }, async () => {
  for (const { name, maze } of some(mazes, 12)) {
    const margin = 20;
    const title = 'A title that is rather long for a page and needs more than one line of it';
    const [page] = pixelsOf(await toPdf(maze, { margin, title, rock: 'plain' }), 25.4);
    for (let y = 0; y < page.height; y += 1) {
      for (let x = 0; x < page.width; x += 1) {
        const away = Math.min(x, y, page.width - 1 - x, page.height - 1 - y);
        if (away < margin - 2) assert.equal(page.at(x, y), 255, `${name}: ${x} ${y}`);
      }
    }
  }
});

test('hatching keeps off the margins, whatever the size of a cell', {
  skip: without('pdftoppm'),
}, async () => {
  const margin = 12;
  const dpi = 100;
  for (const size of [14, 30, 60, 150]) {
    const options = { algorithm: 'caves', width: size, height: size, seed: size };
    const bytes = await toPdf(mw.generate(options), { margin, legend: false, code: false });
    const [page] = pixelsOf(bytes, dpi);
    const edge = Math.floor((margin / 25.4) * dpi) - 1;
    for (let y = 0; y < page.height; y++) {
      for (let x = 0; x < page.width; x++) {
        const away = Math.min(x, y, page.width - 1 - x, page.height - 1 - y);
        if (away < edge) assert.equal(page.at(x, y), 255, `${size}: ink at ${x}, ${y}`);
      }
    }
  }
});

test('a maze of one cell has an arrow in and another one out', async () => {
  const bytes = await toPdf(mw.generate({ algorithm: 'wilson', width: 1, height: 1, seed: 1 }));
  const places = [...pagesOf(bytes)[0].matchAll(/\nq\n(\S+ \S+ \S+ \S+) (\S+ \S+) cm/g)];
  // The picture and two arrows.
  assert.equal(places.length, 3);
  assert.notEqual(places[1][2], places[2][2]);
  assert.notEqual(places[1][1], places[2][1], 'they point the same way');
});

test('paper and orientation are those of the options, or fit the maze', async () => {
  const wide = mw.generate({ algorithm: 'wilson', width: 30, height: 9, seed: 1 });
  const high = mw.generate({ algorithm: 'wilson', width: 9, height: 30, seed: 1 });
  const sizeOf = async (...args) =>
    sizesOf(await toPdf(...args))[0].map((side) => Math.round(side));
  assert.deepEqual(await sizeOf(wide), [842, 595]);
  assert.deepEqual(await sizeOf(high), [595, 842]);
  assert.deepEqual(await sizeOf(wide, { orientation: 'portrait', paper: 'Letter' }), [612, 792]);
  assert.deepEqual(await sizeOf(high, { orientation: 'landscape', paper: 'Letter' }), [792, 612]);
});

test('the solution is drawn in its colour, through the cells of the path', async () => {
  const [page] = pagesOf(await toPdf(square, { solution: true, solutionColor: '#00f' }));
  const [, path] = /\n0 0 1 RG [^\n]*\n((?:[\d.-]+ [\d.-]+ [ml]\n)+)S/.exec(page);
  const points = [...path.matchAll(/([\d.-]+) ([\d.-]+) [ml]/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const middles = [...square.solve().path].map((cell) => square.centre(cell));
  for (const [x, y] of points) {
    const near = Math.min(...middles.map((middle) => Math.hypot(middle.x - x, middle.y - y)));
    // It ends on the rim, where the openings are.
    assert.ok(near <= 0.51, `${x} ${y}`);
  }
  const [plain] = pagesOf(await toPdf(square, { solutionColor: '#00f' }));
  assert.ok(!plain.includes('0 0 1 RG'));
});

test('a maze has the notes without which it cannot be read', async () => {
  const notes = {
    woven: /bridge/,
    'one-way': /arrow/,
    storeys: /stairs/,
    moebius: /swapped/,
    torus: /opposite/,
  };
  for (const { name, maze } of mazes.filter((each) => !each.maze.dungeon)) {
    const texts = textsOf(pagesOf(await toPdf(maze, { code: false }))[0]).join(' ');
    for (const [kind, note] of Object.entries(notes)) {
      assert.equal(note.test(texts), name.includes(kind), `${name}: ${texts}`);
    }
    const [without] = pagesOf(await toPdf(maze, { code: false, legend: false }));
    assert.deepEqual(textsOf(without), [], name);
  }
});

test('the legend of a dungeon has every room with its size and all that lies in it', async () => {
  for (const { name, maze: dungeon } of dungeons()) {
    const [page, ...more] = pagesOf(await toPdf(dungeon));
    assert.equal(more.length, 0, name);
    const all = textsOf(page).join(' ');
    for (const { width, height } of dungeon.rooms ?? []) {
      assert.ok(
        all.includes(`${5 * width} \u00d7 ${5 * height} ft`),
        `${name}: ${width} x ${height}`,
      );
    }
    // Once on the map and once in the legend.
    const numbers = textsOf(page)
      .filter((text) => /^\d+$/.test(text))
      .map(Number);
    for (let number = 1; number <= (dungeon.rooms ?? []).length; number += 1) {
      assert.ok(numbers.filter((each) => each === number).length >= 2, `${name}: room ${number}`);
    }
    for (const { role } of dungeon.things ?? []) assert.ok(all.includes(role), `${name}: ${role}`);
    assert.match(all, /One square is 5 ft \(1\.5 m\)/);
  }
});

test('a map for players shows nothing that they have to find', async () => {
  const hidden = mw.generate({
    algorithm: 'bspDungeon',
    width: 40,
    height: 30,
    seed: 'players',
    passes: [{ id: 'doors', secret: 1 }, { id: 'things' }],
  });
  for (const dungeon of [mission, hidden]) {
    const [page] = pagesOf(await toPdf(dungeon, { audience: 'players' }));
    const all = textsOf(page).join(' ');
    assert.doesNotMatch(all, /boss|monster|treasure|key|secret|lock|exit|1~/);
    assert.match(all, /entrance/);
    const master = textsOf(pagesOf(await toPdf(dungeon))[0]).join(' ');
    assert.match(master, dungeon === hidden ? /secret door/ : /locked door \(key 1\)/);
  }
});

test('a legend that is too long goes on behind the map, whole', async () => {
  const large = mw.generate({
    algorithm: 'bspDungeon',
    width: 200,
    height: 160,
    seed: 1,
    params: {},
  });
  const pages = pagesOf(await toPdf(large, { orientation: 'portrait' }));
  const all = pages.flatMap(textsOf);
  for (let number = 1; number <= large.rooms.length; number += 1) {
    assert.ok(all.filter((text) => text === String(number)).length >= 2, String(number));
  }
});

test('letters that no font has are refused, and so are damaged fonts', async () => {
  await assert.rejects(toPdf(square, { title: '迷宮' }), isError('font', /needs a font/));
  for (const font of [new Uint8Array(), new Uint8Array(500).fill(7)]) {
    await assert.rejects(toPdf(square, { font }), isError('font', /must be the bytes/));
  }
  for (const [signature, name] of Object.entries({ OTTO: /CFF/, wOFF: /WOFF/, wOF2: /WOFF 2/ })) {
    const font = new TextEncoder().encode(`${signature} and tables`);
    await assert.rejects(toPdf(square, { font }), isError('font', name));
  }
  await assert.rejects(toPdf(square, { margin: 61 }), isError('margin'));
  await assert.rejects(toPdf(square, { color: 'red' }), isError('color'));
  assert.equal(pagesOf(await toPdf(square)).length, 1);
});

test('a Korean page embeds a subset of the font, whose text is found', {
  skip: without('pdffonts', 'pdftotext', 'qpdf'),
}, async () => {
  const options = { language: 'ko', font: nanum, title: '잊힌 지하 감옥' };
  const bytes = await toPdf(mission, options);
  assert.ok(bytes.length < nanum.length / 10);
  const fonts = toolOn('pdffonts', [], bytes).stdout.trim().split('\n').slice(2);
  assert.equal(fonts.length, 1);
  assert.match(fonts[0], /^[A-Z]{6}\+NanumGothic +CID TrueType +Identity-H +yes +yes +yes /);
  const [text] = readText(bytes);
  for (const words of [
    '잊힌 지하 감옥',
    '기호',
    '우두머리',
    '열쇠 1',
    '한 칸은 5피트',
    mission.code,
  ]) {
    assert.ok(text.includes(words), words);
  }
  assert.equal(toolOn('qpdf', ['--check'], bytes).status, 0);
  for (const share of [0.001, 0.1, 0.3, 0.5, 0.9]) {
    const font = nanum.slice(0, share * nanum.length);
    await assert.rejects(toPdf(mission, { ...options, font }), isError('font'));
  }
  // Text of Macs comes in parts of letters.
  const parts = { ...options, title: options.title.normalize('NFD') };
  assert.deepEqual(await toPdf(mission, parts), bytes);
  await assert.rejects(
    toPdf(square, { ...options, title: '🙂' }),
    isError('font', /has no letter/),
  );
});

test('the letters of a subset have the outlines of the font', async () => {
  const title = '꿈틀꿈틀 미로 찾기 훑닭 Agjx&';
  const bytes = await toPdf(square, { title, font: nanum, code: false });
  const isFont = (stream) => Buffer.from(stream.subarray(0, 4)).equals(Buffer.from('true'));
  const subset = fontkit.create(streamsOf(bytes).find(isFont));
  const outlines = new Set(
    Array.from({ length: subset.numGlyphs }, (_, glyph) => subset.getGlyph(glyph).path.toSVG()),
  );
  const whole = fontkit.create(nanum);
  for (const letter of title) {
    const outline = whole.glyphForCodePoint(letter.codePointAt(0)).path.toSVG();
    assert.ok(outlines.has(outline), letter);
  }
});

test('the first font of a collection is taken', async () => {
  // A collection of one: a header, and tables that lie as much further behind it.
  const header = new Uint8Array(16);
  header.set(new TextEncoder().encode('ttcf'));
  const numbers = new DataView(header.buffer);
  numbers.setUint32(4, 0x00010000);
  numbers.setUint32(8, 1);
  numbers.setUint32(12, header.length);
  const font = new Uint8Array([...header, ...nanum]);
  const all = new DataView(font.buffer);
  for (let table = 0; table < all.getUint16(header.length + 4); table += 1) {
    const at = header.length + 12 + 16 * table + 8;
    all.setUint32(at, all.getUint32(at) + header.length);
  }
  const title = '한글 제목';
  assert.deepEqual(
    await toPdf(square, { font, title }),
    await toPdf(square, { font: nanum, title }),
  );
});
