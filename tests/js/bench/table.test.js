/** The benchmark's tables. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { dungeonsTable, dungeonsText } from '../../bench/dungeons.js';
import { readmeTable } from '../../bench/readme.js';
import { smallTable, smallText } from '../../bench/small.js';
import { tableOf } from '../../bench/table.js';
import { mw } from '../support/load.js';
import { guide, root } from '../support/readme.js';

const made = (task, kind, size, nsPerCell, name = kind) => ({
  task,
  kind,
  size,
  name,
  nsPerCell,
  spread: 0.034,
});

const results = [
  made('one', 'ours', 25, 8),
  made('one', 'ours', 250, 10),
  made('one', 'native', 250, 5),
  made('one', 'peer', 250, 400, 'quick one'),
  made('one', 'peer', 250, 900, 'slow one'),
  { task: 'one', kind: 'peer', size: 25, name: 'slow one', note: 'left out: about 40 s' },
  made('two', 'ours', 250, 123.4),
];

/** Cells of a line whose columns stand two or more spaces apart. @param {string} line */
const cells = (line) => line.trim().split(/ {2,}/);

test('a task’s lines stand together, each with its times and how it stands to ours', () => {
  const [head, rule, ...lines] = tableOf(results, [25, 250]).split('\n');
  assert.deepEqual(cells(head), ['ns a cell', '25 x 25', '250 x 250', 'growth']);
  assert.match(rule, /^[- ]+$/);
  assert.deepEqual(lines.map(cells), [
    ['one', '8.00 ±3%', '10.0 ±3%', '1.25x'],
    ['native', '5.00 ±3% (wasm 2.00x)'],
    ['quick one', '400 ±3% (40.0x ours)'],
    ['slow one', 'left out: about 40 s', '900 ±3% (90.0x ours)'],
    ['two', '123 ±3%'],
  ]);
  assert.ok(lines.every((line) => line.length <= rule.length));
});

const report = {
  machine: 'a machine',
  date: '2000-01-01',
  where: /** @type {const} */ ('Node'),
  sizes: [25, 250],
  generators: [
    { id: 'one', cost: '' },
    { id: 'two', cost: '' },
    { id: 'three', cost: '' },
  ],
  results,
  starts: [],
  memory: [],
};

test('the README’s table has a row per generator', () => {
  const lines = readmeTable(report, 'en').split('\n');
  assert.deepEqual(lines.slice(2, 5), [
    '| `one` | 8.00 ±3% | 10.0 ±3% | 2.00 | 40.0x (quick one, at 250) |',
    '| `two` |  | 123 ±3% |  | none measured |',
    '| `three` |  |  |  | none measured |',
  ]);
  assert.match(lines.at(-1), /a machine; 2000-01-01/);
  const korean = readmeTable(report, 'ko').split('\n');
  assert.equal(korean.length, lines.length);
  assert.match(korean[2], /40\.0배/);
});

/** @returns {import('../../bench/dungeons.js').Measured} */
const dungeon = (name, us, rooms, failed = 0) => ({
  name,
  us,
  rooms,
  failed,
  made: 50,
  isOnce: us > 1000,
});

const dungeonReport = {
  machine: 'a machine',
  date: '2000-01-01',
  sizes: [
    {
      size: '8 x 5',
      kinds: [
        {
          id: 'one',
          own: dungeon('one', 10, 7.6),
          others: [dungeon('slow one', 2000, 9), dungeon('quick one', 25, 9, 3)],
        },
        { id: 'two', own: dungeon('two', 123.4, null), others: [dungeon('other', 61.7, null)] },
        { id: 'three', own: dungeon('three', 4, 2), others: [] },
      ],
    },
  ],
};

test('dungeons stand beside those of their kind', () => {
  const [head, rule, ...lines] = dungeonsText(dungeonReport).split('\n');
  assert.deepEqual(cells(head), ['8 x 5', 'us', 'to ours', 'rooms', 'not in one piece']);
  assert.match(rule, /^[- ]+$/);
  assert.deepEqual(lines.map(cells), [
    ['one', '10.0', '8', '0 of 50'],
    ['slow one', '2000 (once)', '200x', '9', '0 of 50'],
    ['quick one', '25.0', '2.50x', '9', '3 of 50'],
    ['two', '123', '0 of 50'],
    ['other', '61.7', '0.50x', '0 of 50'],
    ['three', '4.00', '2', '0 of 50'],
  ]);
});

test('the README’s table of dungeons has the fastest other of each kind', () => {
  const lines = dungeonsTable(dungeonReport, 'en').split('\n');
  assert.deepEqual(lines.slice(1, 5), [
    '|---|--:|---|',
    '| `one` | 10.0 | 2.50x (quick one; 9 rooms to 8; 3 of 50 in pieces) |',
    '| `two` | 123 | 0.50x (other) |',
    '| `three` | 4.00 | none measured |',
  ]);
  assert.match(lines.at(-1), /a machine; 2000-01-01/);
  const korean = dungeonsTable(dungeonReport, 'ko').split('\n');
  assert.equal(korean.length, lines.length);
  assert.match(korean[2], /2\.50배 \(quick one; .*9개.*8개; 50개 중 3개/);
});

test('the small entry stands beside the whole one and a peer, size by size', () => {
  const report = {
    sizes: [10, 1000],
    rows: [
      { task: 'one', name: 'mazewright/small', us: [1.234, 5678] },
      { task: 'one', name: 'a peer', us: [12.34, 99999] },
    ],
    machine: 'a machine',
    date: '2000-01-01, abcdef0',
  };
  const [head, , ...lines] = smallText(report).split('\n');
  assert.deepEqual(cells(head), ['µs a maze', '10 x 10', '1000 x 1000']);
  assert.deepEqual(lines.map(cells), [
    ['one', 'mazewright/small', '1.23', '5678'],
    ['one', 'a peer', '12.3', '99999'],
  ]);
  for (const language of /** @type {const} */ (['en', 'ko'])) {
    const table = smallTable(report, language).split('\n');
    assert.equal(table[2], '| `one` | `mazewright/small` | 1.23 | 5678 |');
    assert.equal(table[3], '| `one` | a peer | 12.3 | 99999 |');
    assert.match(table.at(-1), /a machine.*2000-01-01, abcdef0/);
  }
});

/** The ids that begin the rows of a table of a document. */
function idsIn(file, name) {
  const text = readFileSync(new URL(file, root), 'utf8');
  const table = text.split(`<!-- ${name}:start -->`)[1].split(`<!-- ${name}:end -->`)[0];
  return [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, id]) => id);
}

for (const file of guide('speed')) {
  test(`${file}: the benchmark’s rows are of the catalog, in its order`, () => {
    const ids = idsIn(file, 'bench');
    assert.ok(ids.length > 0);
    // Rows that are newer than the last run for the READMEs are not in the table yet.
    const known = mw.catalog.generators.map(({ id }) => id).filter((id) => ids.includes(id));
    assert.deepEqual(ids, known);
  });

  test(`${file}: the benchmark has every dungeon`, async () => {
    const { catalog } = await (await import('mazewright/dungeons')).createMazewright();
    const dungeons = catalog.generators.filter(({ kind }) => kind === 'dungeon');
    assert.deepEqual(
      idsIn(file, 'dungeon-bench'),
      dungeons.map(({ id }) => id),
    );
  });
}
