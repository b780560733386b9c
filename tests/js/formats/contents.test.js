/** What a maze has is in every drawing: without doors or things it would be another one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mazeViewHtml } from 'mazewright/element';
import { toApng, toPdf, toPlotterSvg, toPng, toSvg } from 'mazewright/formats';
import { mw } from '../support/load.js';

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

const writers = {
  toSvg: (maze) => toSvg(maze, { background: '#fff' }),
  toPng: (maze) => toPng(maze, { background: '#fff' }),
  toApng: (maze) => toApng(maze, { subject: 'solution', solver: 'bfs', seconds: 0.1, cell: 6 }),
  toPdf: (maze) => toPdf(maze, { code: false }),
  toPlotterSvg,
};

for (const [kind, maze] of Object.entries(furnished)) {
  test(`${kind}: doors, locks, keys and things are in every drawing`, async () => {
    assert.ok(maze.doors.length > 1 && maze.things.length > 1, maze.text?.());
    const bare = { ...JSON.parse(JSON.stringify(maze)) };
    for (const [name, write] of Object.entries(writers)) {
      const whole = await write(mw.adopt({ ...bare, code: null }));
      const lists = kind === 'dungeon' ? ['things'] : ['doors', 'things'];
      for (const list of lists) {
        const other = await write(without(maze, list));
        assert.notDeepEqual(other, whole, `${name} without ${list}`);
      }
    }
  });

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
