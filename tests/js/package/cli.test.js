/** The program `mazewright`: what it writes, and what it says to wrong words. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { formats } from 'mazewright/formats';
import { mw } from '../support/load.js';
import { filesOf, makeWorkplace } from '../support/program.js';

const place = makeWorkplace();
after(place.remove);

const maze = mw.catalog.generators.find(({ kind, params }) => kind === 'maze' && params.length > 0);
const dungeon = mw.catalog.generators.find(({ kind }) => kind === 'dungeon');
const options = { algorithm: maze.id, seed: 7, chunk: 6, levels: 2 };
/** A world of 2^32 cells per side. */
const vast = { algorithm: maze.id, seed: 7 };
const base = ['world', '--algorithm', maze.id, '--seed', '7', '--chunk', '6', '--levels', '2'];

async function ran(...words) {
  const { status, stdout, stderr } = await place.run(...words);
  assert.deepEqual([status, stderr], [0, '']);
  return stdout;
}

test('--help and --version', async () => {
  assert.match(await ran('--help'), /world/);
  assert.match(await ran('world', '--help'), /--shard/);
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url)));
  assert.equal(await ran('--version'), `${version}\n`);
  // The words that other programs take for them; without any word the help is what was asked for.
  for (const words of [[], ['help']]) assert.equal(await ran(...words), await ran('--help'));
  assert.equal(await ran('help', 'world'), await ran('world', '--help'));
  assert.equal(await ran('version'), `${version}\n`);
});

test('list and the help of a command name every row, its parameters and their values', async () => {
  const { generators: algorithms, shapes, passes, solvers, exits, exports } = mw.catalog;
  const rows = new Map(
    [{ id: 'json', params: [] }, ...exports, ...formats].map((row) => [row.id, row]),
  );
  const kinds = { algorithms, shapes, passes, solvers, exits, formats: [...rows.values()] };
  const idsIn = (text, kind) => {
    const [, list] = new RegExp(`^ {2}${kind} +((?:.+,\\n)*.+)$`, 'm').exec(text) ?? [];
    return list?.split(/,\s+/);
  };
  const all = await ran('list');
  for (const [kind, rows] of Object.entries(kinds)) {
    const ids = rows.map(({ id }) => id);
    assert.deepEqual(idsIn(all, kind), ids, kind);
    const blocks = (await ran('list', kind)).trimEnd().split('\n\n');
    assert.deepEqual(
      blocks.map((block) => block.split('\n')[0].trim()),
      ids,
    );
    rows.forEach(({ params }, i) => {
      for (const { id, values = [] } of params) {
        const line = blocks[i].split('\n').find((each) => each.startsWith(`    ${id}=`));
        assert.ok(line?.includes(values.join('|')), `${kind} ${ids[i]} ${id}`);
      }
    });
    assert.ok(all.split('\n').every((line) => line.length <= 90));
  }
  const named = {
    generate: ['algorithms', 'shapes', 'passes', 'exits', 'formats'],
    dungeon: ['passes', 'exits', 'formats'],
    solve: ['solvers', 'formats'],
    export: ['formats'],
    book: [],
    stats: [],
    world: ['algorithms', 'formats'],
    list: [],
    completion: [],
  };
  for (const [command, its] of Object.entries(named)) {
    const help = await ran(command, '--help');
    for (const kind of its) assert.deepEqual(idsIn(help, kind), idsIn(all, kind), command);
    assert.ok((await ran('--help')).includes(`  ${command} `));
  }
  for (const [words, expected] of [
    [['list', 'mazes'], /one of algorithms, .*, formats; got mazes \(mazewright list --help\)/],
    [['list', 'shapes', 'more'], /"more"/],
    [['list', '--seed', '1'], /--seed/],
  ]) {
    const { status, stdout, stderr } = await place.run(...words);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr, expected);
  }
});

test('a whole world: a file a chunk, that tells everything about it', async () => {
  const world = mw.world(options);
  assert.match(await ran(...base, '--out', 'whole'), /16 written, 0 kept/);
  const files = filesOf(join(place.folder, 'whole'));
  assert.equal(Object.keys(files).length, 17);
  assert.deepEqual(JSON.parse(files['world.json']), { world: world.code });
  for (let cy = 0; cy < 4; cy++) {
    for (let cx = 0; cx < 4; cx++) {
      const file = JSON.parse(files[`chunk_${cx}_${cy}.json`]);
      const chunk = world.chunk(cx, cy);
      const passages = Buffer.from(chunk.passages).toString('base64');
      const doors = world.doors(cx, cy).map((door) => ({ ...door }));
      const expected = { world: world.code, cx, cy, size: 6, doors, passages, kinds: null };
      assert.deepEqual(file, expected);
    }
  }
});

test('a rectangle, negative chunks, dungeons, exports, a code', async () => {
  const words = ['--algorithm', dungeon.id, '--seed', 'crypt', '--chunk', '20', '--endless'];
  await ran('world', ...words, '--from=-2,-1', '--to', '1,0', '--format', 'text', '--out', 'text');
  const world = mw.world({ algorithm: dungeon.id, seed: 'crypt', chunk: 20, endless: true });
  const files = filesOf(join(place.folder, 'text'));
  assert.equal(Object.keys(files).length, 9);
  assert.equal(files['chunk_-2_-1.txt'], `${world.chunk(-2, -1).text()}\n`);
  await ran('world', '--code', world.code, '--from', '3,3', '--to', '3,3', '--out', 'one');
  const { kinds } = JSON.parse(filesOf(join(place.folder, 'one'))['chunk_3_3.json']);
  assert.deepEqual(Buffer.from(kinds, 'base64'), Buffer.from(world.chunk(3, 3).kinds));
});

test('without a seed the world is a random one, whose code is printed', async () => {
  const words = ['world', '--algorithm', maze.id, '--chunk', '6', '--levels', '1', '--out'];
  const codes = [];
  for (const out of ['random-1', 'random-2']) codes.push((await ran(...words, out)).split(' ')[0]);
  assert.notEqual(codes[0], codes[1]);
  await ran('world', '--code', codes[0], '--out', 'same');
  const [first, same] = ['random-1', 'same'].map((out) => filesOf(join(place.folder, out)));
  assert.equal(Object.keys(first).length, 5);
  assert.deepEqual(same, first);
});

/** The code of the world with these options, null if they are refused. */
function worldCode(given) {
  try {
    return mw.world(given).code;
  } catch {
    return null;
  }
}

test('parameters are read by their kinds', async () => {
  const kinds = new Set();
  for (const row of mw.catalog.generators) {
    const all = row.params.flatMap(({ id, kind, values, max, default: text }) => {
      const value = { choice: values?.at(-1), boolean: true, integer: max, share: 0.5, text }[kind];
      return value === undefined ? [] : [{ kind, params: { [id]: value } }];
    });
    const base = { algorithm: row.id, seed: 'p', chunk: 8, levels: 0 };
    const accepted = all.filter(({ params }) => worldCode({ ...base, params }) !== null);
    // All at once, a run per row; one by one if they exclude each other.
    const together = {
      ...base,
      params: Object.assign({}, ...accepted.map(({ params }) => params)),
    };
    const runs =
      worldCode(together) === null ? accepted.map(({ params }) => params) : [together.params];
    for (const [index, params] of accepted.length === 0 ? [] : runs.entries()) {
      const words = ['--algorithm', row.id, '--seed', 'p', '--chunk', '8', '--levels', '0'];
      const flags = Object.entries(params).flatMap(([id, value]) => ['--param', `${id}=${value}`]);
      const output = await ran('world', ...words, ...flags, '--out', `${row.id}-${index}`);
      assert.ok(output.startsWith(`${worldCode({ ...base, params })} `), output);
    }
    for (const { kind } of accepted) kinds.add(kind);
  }
  assert.deepEqual([...kinds].sort(), ['boolean', 'choice', 'integer', 'share', 'text']);
});

test('existing files are kept, deleted ones are written again', async () => {
  await ran(...base, '--out', 'again');
  const folder = join(place.folder, 'again');
  const before = filesOf(folder);
  rmSync(join(folder, 'chunk_1_2.json'));
  writeFileSync(join(folder, 'chunk_0_0.json'), 'mine');
  utimesSync(join(folder, 'chunk_3_3.json'), 1, 1);
  assert.match(await ran(...base, '--out', 'again'), /1 written, 15 kept/);
  assert.deepEqual(filesOf(folder), { ...before, 'chunk_0_0.json': 'mine' });
});

test('wrong words end with 2 and one line', async () => {
  await ran(...base, '--out', 'taken');
  const out = ['--out', 'none'];
  const wrong = [
    [['maze'], /first argument/],
    [['world'], /--out/],
    [['world', ...out], /--algorithm/],
    [['world', '--algorithm', maze.id, '--shard', '0/2', ...out], /--seed/],
    [[...base], /--out/],
    [[...base, '--size', '4', ...out], /--size/],
    [[...base, 'more', ...out], /more/],
    [[...base, '--shard', '4/4', ...out], /--shard/],
    [[...base, '--shard', '-1/4', ...out], /--shard/],
    [[...base, '--shard=1', ...out], /--shard/],
    [[...base, '--shard', '0/0', ...out], /--shard/],
    [[...base, '--shard', '0.5/2', ...out], /--shard/],
    [[...base, '--from', '1', ...out], /--from/],
    [[...base, '--from', '1,x', ...out], /--from/],
    [[...base, '--from', '4,0', ...out], /--from: cx/],
    [[...base, '--from', '2,2', '--to', '1,3', ...out], /--from/],
    [[...base, '--format', 'gif', ...out], /--format/],
    [[...base, '--param', 'size', ...out], /--param/],
    [[...base, '--param', 'size=1', ...out], /params\.size/],
    [[...base, '--code', 'x', ...out], /--algorithm/],
    [[...base.slice(0, -1), '99', ...out], /levels/],
    [[...base, '--chunk', '1e9', ...out], /chunk/],
    [[...base, '--chunk', '', ...out], /chunk/],
    [[...base, '--mode', 'odd', ...out], /mode/],
    [['world', '--algorithm', 'prism', '--seed', '1', ...out], /algorithm/],
    [['world', '--code', '1~x', ...out], /code/],
    [['world', '--algorithm', maze.id, '--seed', '1', '--endless', ...out], /--from/],
    [[...base.with(base.indexOf('7'), '8'), '--out', 'taken'], /another world/],
    [['world', ...out], /world: --algorithm <id> or --code <code> must be given/],
    [['world'], /--algorithm <id> or --code <code> and --out <folder> must be given/],
    [['world', '--algorithm', maze.id, ...out], /--levels <n> or --to <x>,<y> must be given/],
    [['world', '--code', mw.world(vast).code, ...out], /world: --to <x>,<y> must be given/],
    [['world', '--algorithm', maze.id, '--seed', '1', '--shard', '9/99', ...out], /--levels/],
  ];
  for (const [words, expected] of wrong) {
    const { status, stdout, stderr } = await place.run(...words);
    assert.deepEqual([status, stdout], [2, ''], words.join(' '));
    assert.match(stderr, /^mazewright: [^\n]+\n$/, words.join(' '));
    assert.match(stderr, expected, words.join(' '));
    const help = words[0] === 'world' ? '(mazewright world --help)' : '(mazewright --help)';
    assert.ok(stderr.endsWith(` ${help}\n`), stderr);
  }
  assert.ok(!existsSync(join(place.folder, 'none')));
});

test('a folder that cannot be written ends with 1 and one line', async () => {
  writeFileSync(join(place.folder, 'file'), '');
  const { status, stderr } = await place.run(...base, '--out', 'file/under');
  assert.equal(status, 1);
  assert.match(stderr, /^mazewright: [^\n]+\n$/);
});
