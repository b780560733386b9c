/**
 * What a maze has is in every file, or the row of the format lists it under `loses`: with it and without it the file
 * differs, or it is the same if it is listed.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mazeViewHtml } from 'mazewright/element';
import { formats, lostFeatures, mazeFeatures, toPdf, toPng, toSvg } from 'mazewright/formats';
import { MazeError, mw } from '../support/load.js';
import { mazesWithout } from '../support/maze-features.js';

const size = { width: 12, height: 9, seed: 1 };
const furnish = [{ id: 'doors' }, { id: 'things', treasure: 1 }, { id: 'locksAndKeys', locks: 2 }];

/** Mazes with doors, locks, keys and things. */
const furnished = {
  maze: mw.generate({ algorithm: 'wilson', ...size, passes: [{ id: 'rooms' }, ...furnish] }),
  storeys: mw.generate({
    algorithm: 'wilson',
    shape: 'cube',
    levels: 2,
    ...size,
    passes: [{ id: 'rooms' }, ...furnish],
  }),
  dungeon: mw.generate({
    algorithm: 'scatteredRooms',
    width: 40,
    height: 30,
    seed: 1,
    exits: 'farthest',
    passes: furnish,
  }),
};

/** The same maze without some of what it has. */
function without(maze, ...names) {
  const { code: _, ...data } = JSON.parse(JSON.stringify(maze));
  for (const name of names) delete data[name];
  return mw.adopt(data);
}

for (const [kind, maze] of Object.entries(furnished)) {
  test(`${kind}: contents: false hides them`, () => {
    const bare = without(maze, 'things', ...(kind === 'dungeon' ? [] : ['doors']));
    for (const write of [toSvg, toPng]) {
      const hidden = write(maze, { contents: false });
      // A dungeon without things has start and end where they were.
      assert.deepEqual(hidden, write(bare, { contents: false }), write.name);
      assert.notDeepEqual(hidden, write(maze), write.name);
    }
  });
}

test('the picture in a tag has doors and things', () => {
  const { maze } = furnished;
  const only = (one) => ({ generate: () => one });
  const htmlOf = (one) => mazeViewHtml(only(one), { algorithm: 'wilson', seed: 1 });
  const whole = htmlOf(maze);
  for (const list of ['doors', 'things']) assert.notEqual(htmlOf(without(maze, list)), whole, list);
  assert.match(whole, /class="things-entrance"/);
  assert.doesNotMatch(whole, /class="(start|end)"/);
});

test('a legend says what the signs of a maze stand for', async () => {
  const { maze } = furnished;
  const [shown, hidden] = await Promise.all([
    toPdf(maze, { code: false }),
    toPdf(maze, { code: false, legend: false }),
  ]);
  assert.ok(shown.length > hidden.length);
});

test('an entrance and an exit are marks themselves', () => {
  const svg = toSvg(furnished.dungeon);
  assert.match(svg, /class="things-entrance"/);
  assert.doesNotMatch(svg, /class="(start|end)"/);
  assert.match(toSvg(furnished.dungeon, { contents: false }), /class="start"/);
});

/** Options with which files of a format are made here, besides those of a row. */
const options = {
  // Without a code, of which the others have none, and with fewer frames.
  pdf: () => ({ code: false }),
  apng: ({ steps }) => ({ subject: steps ? 'maze' : 'solution', seconds: 0.1, cell: 4 }),
};

/** Every format of the entry and of the catalog, by each value of an option that decides what it loses. */
function* writersOf() {
  for (const row of formats) {
    for (const more of choicesOf(row)) {
      const write = (maze) => row.write(maze, { ...options[row.id]?.(maze), ...more });
      yield { name: named(row.id, more), row, write, more };
    }
  }
  for (const row of mw.catalog.exports) {
    for (const more of choicesOf(row)) {
      const write = (maze) => maze.export(row.id, more);
      yield { name: named(`maze.${row.id}`, more), row, write, more };
    }
  }
}

/** Begins what is no file. */
const REFUSED = 'refused: ';

/** A file as a text, or why it is refused; null for a shape that the format does not hold. */
async function fileOf(write, maze) {
  try {
    return Buffer.from(await write(maze)).toString('base64');
  } catch (error) {
    assert.ok(error instanceof MazeError, String(error));
    return error.code === 'unsupported-shape' ? null : `${REFUSED}${error.message}`;
  }
}

function choicesOf({ losesBy = {}, params }) {
  return [
    {},
    ...Object.entries(losesBy).flatMap(([id, lists]) => {
      const { values = [false, true] } = params.find((param) => param.id === id);
      assert.equal(lists.length, values.length);
      return values.map((value) => ({ [id]: value }));
    }),
  ];
}

const named = (id, more) => [id, ...Object.values(more)].join(' ');
const samples = mazesWithout();

test('what a maze has, every format shows, or its row says that it does not', async () => {
  const tried = new Map();
  for (const { name, row, write, more } of writersOf()) {
    const isUsual = Object.keys(more).length === 0;
    const decided = Object.values(row.losesBy ?? {}).flat(2);
    for (const { name: kind, maze, without } of samples) {
      const own = without.filter(({ id }) => isUsual || decided.includes(id));
      const file = own.length > 0 ? await fileOf(write, maze) : null;
      if (file === null) continue;
      const lost = lostFeatures(row, maze, more).map(({ id }) => id);
      for (const { id, other } of own) {
        const isSame = (await fileOf(write, other)) === file;
        // Refused for something else that both have.
        if (isSame && file.startsWith(REFUSED)) continue;
        const what = `${name}: ${kind} without ${id}`;
        assert.equal(isSame, lost.includes(id), isSame ? `${what} is the same` : `${what} differs`);
        if (isUsual) tried.set(name, (tried.get(name) ?? new Set()).add(id));
      }
    }
  }
  for (const [name, ids] of tried) {
    const missing = mazeFeatures.map(({ id }) => id).filter((id) => !ids.has(id));
    assert.deepEqual(missing, [], `${name} was tried with everything`);
  }
});

test('pictures, prints and texts in box drawing lose nothing that a game needs', () => {
  const needed = 'doors locks keys things stairs mazeStairs oneWay ends'.split(' ');
  const text = mw.catalog.exports.find(({ id }) => id === 'text');
  const style = text.params.find(({ id }) => id === 'style').values.indexOf('unicode');
  const own = ['svg', 'png', 'apng', 'pdf', 'plotter-svg'].map((id) =>
    formats.find((row) => row.id === id),
  );
  for (const loses of [...own.map((row) => row.loses), text.losesBy.style[style]]) {
    for (const id of needed) assert.ok(!loses.includes(id), id);
  }
});

test('rows name known features, each once, and a feature has a name in both languages', () => {
  const ids = mazeFeatures.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const { id, title, ko } of mazeFeatures) {
    assert.match(title, /^[a-z]/, id);
    assert.match(ko, /[가-힣]/, id);
  }
  for (const { id, loses, losesBy = {} } of [...formats, ...mw.catalog.exports]) {
    for (const list of [loses, ...Object.values(losesBy).flat()]) {
      assert.equal(new Set(list).size, list.length, id);
      for (const lost of list) assert.ok(ids.includes(lost), `${id}: ${lost}`);
    }
  }
});

test('a maze that has nothing of it loses nothing', () => {
  const plain = mw.generate({ algorithm: 'wilson', ...size, exits: 'none' });
  for (const row of [...formats, ...mw.catalog.exports]) {
    assert.deepEqual(lostFeatures(row, plain), [], row.id);
  }
});
