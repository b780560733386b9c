/** The commands `generate` and `solve`: what they write, and what they say to wrong words. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { spawnSync } from '../support/limited.js';
import { mw } from '../support/load.js';
import { makeWorkplace, program } from '../support/program.js';
import { blocksOf, guide, READMES } from '../support/readme.js';
import { seeds } from '../support/seeds.js';
import { TYPED_SEEDS } from '../support/typed-seeds.js';
import { wellFormed } from '../support/xml.js';

const place = makeWorkplace();
after(place.remove);

async function ran(...words) {
  const { status, stdout, stderr } = await place.run(...words);
  assert.deepEqual([status, stderr], [0, ''], words.join(' '));
  return stdout;
}

/** The output of the program for an input, as bytes. */
async function fed(input, ...words) {
  const { status, stdout, stderr } = await place.fed(input, ...words);
  assert.deepEqual([status, stderr], [0, ''], words.join(' '));
  return stdout;
}

const base = { algorithm: 'wilson', width: 12, height: 7, seed: 5 };
const words = ['generate', 'wilson', '12x7', '--seed', '5'];

test('generate writes the text of the maze, or any format', async () => {
  const maze = mw.generate(base);
  assert.equal(await ran(...words), maze.text());
  for (const { id, binary } of mw.catalog.exports) {
    const expected = maze.export(id);
    const bytes = await fed('', ...words, '--format', id);
    assert.deepEqual(bytes, Buffer.from(expected), id);
    assert.equal(await ran(...words, '--format', id, '--out', `maze.${id}`), '');
    assert.deepEqual(readFileSync(join(place.folder, `maze.${id}`)), Buffer.from(expected));
    assert.equal(typeof expected === 'string', !binary);
  }
  const json = await ran(...words, '--format', 'json');
  assert.equal(json, `${JSON.stringify(maze)}\n`);
  const svg = await ran(
    ...words,
    '--format',
    'svg,cell=10,solution=true,color=rgb(1,2,3),title=A <b>',
  );
  const options = { cell: 10, solution: true, color: 'rgb(1,2,3)', title: 'A <b>' };
  assert.equal(svg, maze.svg(options));
  wellFormed(svg);
});

test('a code with edits is generated and solved', async () => {
  const maze = mw.generate(base);
  const edited = mw.edit(maze, [{ cell: 30, direction: 'east', open: !maze.isOpen(30, 'east') }]);
  assert.equal(await ran('generate', '--code', edited.code), edited.text());
  const solved = await ran('solve', '--code', edited.code, '--format', 'svg');
  assert.equal(solved, edited.svg({ solution: true }));
});

test('generate reads shapes, sizes, parameters, passes, exits, modes, seeds and codes', async () => {
  for (const [more, options] of [
    [['--shape', 'hex'], { shape: 'hex' }],
    [['--shape', 'square,wrap=torus'], { shape: { id: 'square', wrap: 'torus' } }],
    [
      ['--pass', 'braid,share=0.5,join=any', '--pass', 'sparsify,rounds=2,keep=0.25'],
      {
        passes: [
          { id: 'braid', share: 0.5, join: 'any' },
          { id: 'sparsify', rounds: 2, keep: 0.25 },
        ],
      },
    ],
    [['--exits', 'farthest'], { exits: 'farthest' }],
  ]) {
    const json = JSON.parse(await ran(...words, ...more, '--format', 'json'));
    assert.equal(json.code, mw.generate({ ...base, ...options }).code);
  }
  const costs = ['generate', 'prim', '9x9', '--seed', 'x', '--param', 'costRange=5'];
  const prim = { algorithm: 'prim', width: 9, height: 9, seed: 'x', params: { costRange: 5 } };
  assert.equal(await ran(...costs), mw.generate(prim).text());
  assert.equal(
    await ran(...costs, '--mode', 'original'),
    mw.generate({ ...prim, mode: 'original' }).text(),
  );
  const storeys = await ran(
    'generate',
    'wilson',
    '4x5x3',
    '--seed=-3',
    '--shape',
    'cube',
    '--format',
    'svg',
  );
  const levels = { algorithm: 'wilson', shape: 'cube', width: 4, height: 5, levels: 3, seed: -3 };
  assert.equal(storeys, mw.generate(levels).svg());
  const { code } = mw.generate({ ...base, seed: '5' });
  assert.notEqual(code, mw.generate(base).code);
  assert.equal(await ran('generate', '--code', code), mw.generate(code).text());
});

test('the end of the file is the format, with or without --format', async () => {
  const maze = mw.generate(base);
  const json = { id: 'json', extension: 'json' };
  for (const { id, extension } of [json, ...mw.catalog.exports]) {
    const expected = id === 'json' ? `${JSON.stringify(maze)}\n` : maze.export(id);
    for (const more of [[], ['--format', id]]) {
      for (const name of [`end.${extension}`, `END.${extension.toUpperCase()}`]) {
        assert.equal(await ran(...words, ...more, '--out', name), '');
        assert.deepEqual(readFileSync(join(place.folder, name)), Buffer.from(expected), name);
      }
    }
  }
  await ran(...words, '--out', 'no-end');
  assert.equal(readFileSync(join(place.folder, 'no-end'), 'utf8'), maze.text());
  await ran(...words, '--format', 'svg,cell=9', '--out', 'drawing.xml');
  assert.equal(readFileSync(join(place.folder, 'drawing.xml'), 'utf8'), maze.svg({ cell: 9 }));
  await ran('solve', '--code', maze.code, '--out', 'solved.svg');
  const solved = readFileSync(join(place.folder, 'solved.svg'), 'utf8');
  assert.equal(solved, maze.svg({ solution: true }));
});

test('every shape has a usual format, also for its solution', async () => {
  for (const { id: shape, tiles, graph, minLevels } of mw.catalog.shapes) {
    const edges = [
      [0, 1],
      [1, 2],
    ];
    const maze = mw.generate({
      algorithm: 'wilson',
      seed: 5,
      ...(graph
        ? { shape: { id: shape, edges } }
        : { shape, width: 6, height: 6, levels: minLevels }),
    });
    const hasText = tiles || maze.directions.includes('up');
    const usual = hasText ? 'text' : 'svg';
    const told = hasText ? '' : `text needs tiles: shape ${shape} is written as svg\n`;
    const { status, stdout, stderr } = await place.run('generate', '--code', maze.code);
    assert.deepEqual([status, stdout, stderr], [0, maze.export(usual), told], shape);
    writeFileSync(join(place.folder, 'shape.json'), JSON.stringify(maze));
    const solved = await place.run('solve', 'shape.json');
    assert.deepEqual([solved.status, solved.stderr], [0, told], shape);
    if (!hasText) assert.equal(solved.stdout, maze.svg({ solution: true }), shape);
  }
});

test('without a seed each maze is another, and its seed and code are told', async () => {
  const seen = new Set();
  for (let i = 0; i < 3; i++) {
    const { status, stdout, stderr } = await place.run('generate', 'wilson', '12x7');
    assert.equal(status, 0);
    const [, seed, code] = /^seed (\d+), code (\S+)\n$/.exec(stderr);
    assert.equal(stdout, mw.generate(code).text());
    assert.equal(stdout, await ran('generate', 'wilson', '12x7', '--seed', seed));
    seen.add(stdout);
  }
  assert.equal(seen.size, 3);
});

test('solve marks a path through a tunnel on the lower level', async () => {
  let marked = 0;
  for (let seed = 0; seed < seeds(6, 3); seed++) {
    const passes = [{ id: 'weave', share: 1 }];
    const maze = mw.generate({ algorithm: 'wilson', width: 9, height: 7, seed, passes });
    const { path } = maze.solve();
    const text = String(await fed(maze.text(), 'solve'));
    const lines = text.split('\n');
    assert.equal(
      text.replaceAll('*', (_, place) => maze.text()[place]),
      maze.text(),
    );
    const isStep = (a, b) => path.some((cell, i) => i > 0 && path[i - 1] === a && cell === b);
    for (const { bridge, from, to } of maze.tunnels()) {
      const isUsed = isStep(from.cell, to.cell) || isStep(to.cell, from.cell);
      const sign = lines[16 + 2 * Math.floor(bridge / 9) + 1][4 * (bridge % 9) + 2];
      assert.equal(sign === '*', isUsed, text);
      marked += Number(isUsed);
    }
    assert.deepEqual(
      markedCells(text, maze),
      [...path].sort((a, b) => a - b),
    );
  }
  assert.ok(marked > seeds(3, 0), `${marked}`);
});

/** The cells with * or a mark in a text of `solve`, from its layout alone. */
function markedCells(text, maze) {
  const lines = text.split('\n');
  const cells = [];
  for (let cell = 0; cell < maze.cellCount; cell++) {
    const { x, y } = maze.positionOf(cell);
    const sign = maze.dungeon ? lines[y][x] : lines[2 * y + 1][4 * x + 2];
    if (/[*SEB]/.test(sign)) cells.push(cell);
  }
  return cells;
}

test('solve reads texts, JSON and codes, and marks the path', async () => {
  const mazes = [
    mw.generate(base),
    mw.generate({ ...base, exits: 'farthest', passes: [{ id: 'sparsify', rounds: 2 }] }),
    mw.generate({ algorithm: 'bspDungeon', width: 50, height: 30, seed: 2 }),
  ];
  for (const maze of mazes) {
    const path = [...maze.solve().path].sort((a, b) => a - b);
    const text = String(await fed(maze.text(), 'solve'));
    assert.deepEqual(markedCells(text, maze), path);
    const unmarked = text.replaceAll('*', (_, place) => maze.text()[place]);
    assert.equal(unmarked, maze.text());
    assert.equal(String(await fed(maze.text().replaceAll('\n', '\r\n'), 'solve')), text);
    assert.equal(String(await fed(JSON.stringify(maze), 'solve')), text);
    assert.equal(await ran('solve', '--code', maze.code), text);
    writeFileSync(join(place.folder, 'maze.txt'), maze.text());
    assert.equal(await ran('solve', 'maze.txt'), text);
    const { length, path: cells } = JSON.parse(await ran('solve', 'maze.txt', '--format', 'json'));
    assert.deepEqual([length, cells], [maze.solve().length, [...maze.solve().path]]);
    const svg = await ran('solve', '--code', maze.code, '--format', 'svg,cell=9');
    assert.equal(svg, maze.svg({ solution: true, cell: 9 }));
  }
});

test('solve marks a path through storeys, level by level', async () => {
  for (let seed = 0; seed < 4; seed++) {
    const storeys = { algorithm: 'wilson', shape: 'cube', width: 5, height: 4, levels: 3, seed };
    const maze = mw.generate(storeys);
    const text = await ran('solve', '--code', maze.code);
    assert.equal(
      text.replaceAll('*', (_, place) => maze.text()[place]),
      maze.text(),
    );
    // Of each level its 9 lines stand below the line with its number, and a blank one above it.
    const levels = text.split(/^level \d\n/m).slice(1);
    assert.equal(levels.length, 3);
    const on = new Set(maze.solve().path);
    for (let cell = 0; cell < maze.cellCount; cell++) {
      const { x, y, level } = maze.positionOf(cell);
      const sign = levels[level].split('\n')[2 * y + 1][4 * x + 2];
      const isMarked = on.has(cell) ? /[*SEBudx]/ : /[^*SEB]/;
      assert.match(sign, isMarked, `${cell}\n${text}`);
    }
    assert.equal(await ran('generate', '--code', maze.code), maze.text());
  }
  const crypt = { algorithm: 'bspDungeon', shape: 'cube', width: 40, height: 12, levels: 2 };
  const dungeon = mw.generate({ ...crypt, seed: 3, passes: [{ id: 'stairs' }] });
  const text = await ran('solve', '--code', dungeon.code);
  const stairs = (lines) => lines.match(/[<>]/g).length;
  assert.equal(stairs(text), stairs(dungeon.text()));
  const { path } = dungeon.solve();
  const hidden = [...path].filter((cell) => /[<>SE]/.test(signOf(dungeon, text, cell))).length;
  assert.equal(text.split('*').length - 1, path.length - hidden);
});

/** The sign of a tile in a text of storeys. */
function signOf(dungeon, text, cell) {
  const { x, y, level } = dungeon.positionOf(cell);
  return text.split(/^level \d\n/m)[level + 1].split('\n')[y][x];
}

test('solve takes a solver with its parameters, and other ends', async () => {
  const maze = mw.generate({ ...base, passes: [{ id: 'braid', share: 1 }] });
  const solved = async (options, ...more) => {
    const { path, length } = maze.solve(options);
    const json = JSON.parse(await ran('solve', '--code', maze.code, '--format', 'json', ...more));
    assert.deepEqual(json, { length, path: [...path] });
  };
  await solved({ solver: 'dfs' }, '--solver', 'dfs');
  await solved({ solver: 'wallFollower', hand: 'left' }, '--solver', 'wallFollower,hand=left');
  await solved({ from: 3, to: 40 }, '--from', '3', '--to', '40');
});

test('without a path the text ends with 1, and JSON says so', async () => {
  const maze = mw.generate(base);
  const [last, before] = maze.solve().path.slice(-2).reverse();
  const data = structuredClone(maze);
  // The end is the last cell, a dead end: its passage is closed on both sides.
  maze.directions.forEach((name, i) => {
    if (maze.neighbour(before, name) === last) data.passages[before] &= ~(1 << i);
  });
  data.passages[last] = 0;
  const closed = mw.adopt({ ...data, code: null });
  writeFileSync(join(place.folder, 'closed.txt'), closed.text());
  const { status, stdout, stderr } = await place.run('solve', 'closed.txt');
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(stderr, /^mazewright: [^\n]*no path[^\n]*\n$/);
  const json = JSON.parse(await ran('solve', 'closed.txt', '--format', 'json'));
  assert.deepEqual(json, { length: null, path: [] });
});

test('wrong words end with 2 and one line', async () => {
  writeFileSync(join(place.folder, 'odd.txt'), 'no maze');
  writeFileSync(join(place.folder, 'odd.json'), '{');
  const wrong = [
    [['generate'], /algorithm/],
    [['generate', 'wilson'], /size, such as 20x10; got nothing/],
    [['generate', 'wilson', '12'], /size, such as 20x10; got "12"/],
    [['generate', 'wilson', '12x7', 'more'], /"more"/],
    [['generate', 'wilsn', '12x7'], /unknown algorithm 'wilsn'; did you mean 'wilson'/],
    [['generate', 'wilson', '0x7', '--seed', '1'], /width/],
    [[...words, '--shape', 'hexx'], /shape/],
    [[...words, '--shape', 'hex,sides=6'], /sides/],
    [[...words, '--shape', 'hex', '--format', 'text'], /text can exist only on shape/],
    [[...words, '--shape', 'hex', '--out', 'hex.txt'], /text can exist only on shape/],
    [[...words, '--out', 'a.gif'], /--out must end in one of \.json, .*--format.*got a\.gif/],
    [
      [...words, '--out', 'a.png', '--format', 'svg'],
      /--out must end in \.svg for --format svg; got a\.png, which is png/,
    ],
    [[...words, '--out', 'a.svg', '--format', 'json'], /--out must end in \.json/],
    [['solve', 'odd.txt', '--out', 'a.gif'], /--out must end in/],
    [[...words, '--pass', 'braid,share'], /--pass must be id=value; got "share"/],
    [[...words, '--pass', 'braid,share=2'], /share/],
    [[...words, '--pass', 'nothing'], /pass/],
    [[...words, '--param', 'size=1'], /params\.size/],
    [[...words, '--exits', 'door'], /exits/],
    [[...words, '--mode', 'odd'], /mode/],
    [[...words, '--format', 'gif'], /--format must be one of json, text, svg, png, .*; got gif/],
    [[...words, '--format', 'mzw,indent=2'], /mzw has no parameters/],
    [[...words, '--format', 'svg,cell=1'], /cell must be/],
    [[...words, '--format', 'svg,color="red"'], /color must be # and .*got "\\"red\\""/],
    [[...words, '--size', '4'], /--size/],
    [['generate', '--code', 'x'], /code/],
    [[...words, '--code', 'x'], /--seed must be left out with --code/],
    [['generate', 'wilson', '--code', 'x'], /no other words/],
    [['solve', 'none.txt'], /none\.txt/],
    [['solve', 'odd.txt'], /text/],
    [['solve', 'odd.json'], /JSON|property/],
    [['solve', 'odd.txt', 'more'], /"more"/],
    [['solve', 'odd.txt', '--code', 'x'], /"odd\.txt"/],
    [['solve', '--code', 'x'], /code/],
    [['solve', '--code', mw.generate(base).code, '--solver', 'luck'], /solver/],
    [['solve', '--code', mw.generate(base).code, '--from', 'a'], /--from must be the index/],
    [['solve', '--code', mw.generate(base).code, '--to', '84'], /to must be/],
    [['solve', '--code', mw.generate(base).code, '--format', 'text,style=blocks'], /no parameters/],
    [['solve', '--code', mw.generate(base).code, '--format', 'svg', '--to', '3'], /--to/],
  ];
  for (const [given, expected] of wrong) {
    const { status, stdout, stderr } = await place.run(...given);
    assert.deepEqual([status, stdout], [2, ''], given.join(' '));
    assert.match(stderr, /^mazewright: [^\n]+\n$/, given.join(' '));
    assert.match(stderr, expected, given.join(' '));
    assert.ok(stderr.endsWith(` (mazewright ${given[0]} --help)\n`), stderr);
  }
  for (const name of ['none.txt', 'hex.txt', 'a.gif', 'a.png', 'a.svg']) {
    assert.ok(!existsSync(join(place.folder, name)), name);
  }
});

/** Runs a block of commands in the folder of the test. @param {string} code */
const runShell = (code) =>
  place.spawn('sh', [
    '-ec',
    code.replaceAll('npx mazewright', `"${process.execPath}" "${program}"`),
  ]);

test('the commands of READMEs and guide run', {
  skip: process.platform === 'win32' && 'needs sh',
}, () => {
  for (const file of [...READMES, ...guide('terminal')]) {
    const shells = blocksOf(file).filter(({ language, code }) => {
      return language === 'sh' && code.includes('mazewright generate');
    });
    assert.equal(shells.length, 1, file);
    rmSync(join(place.folder, 'maze.svg'), { force: true });
    const { status, stderr } = runShell(shells[0].code);
    assert.equal(status, 0, stderr);
    wellFormed(readFileSync(join(place.folder, 'maze.svg'), 'utf8'));
  }
});

test('the command of the guide of worlds writes a part of one', {
  skip: process.platform === 'win32' && 'needs sh',
}, () => {
  for (const file of guide('worlds')) {
    const shells = blocksOf(file).filter(({ language }) => language === 'sh');
    assert.equal(shells.length, 1, file);
    rmSync(join(place.folder, 'world'), { recursive: true, force: true });
    const { status, stdout, stderr } = runShell(shells[0].code);
    assert.deepEqual([status, stderr], [0, '']);
    // A quarter of 2^6 x 2^6 chunks.
    assert.match(stdout, / 0\/4: 1024 written, 0 kept\n$/);
  }
});

/** Whether script(1) is there and may open a terminal: a container may have none to give. */
const hasTerminal = spawnSync('script', ['-qec', 'true', '/dev/null']).status === 0;

test('bytes are refused on a terminal', {
  skip: !hasTerminal && 'needs script(1) and a terminal to open',
}, () => {
  const command = [process.execPath, program, ...words, '--format', 'png'].join(' ');
  const { stdout, status } = place.spawn('script', ['-qec', command, '/dev/null']);
  assert.equal(status, 2);
  assert.match(stdout, /must go to a file or a pipe/);
});

test('the seed of an option is a number if it is written as one, else a text', async () => {
  for (const [typed, seed] of TYPED_SEEDS) {
    const text = await ran('generate', 'wilson', '12x7', `--seed=${typed}`);
    assert.equal(text, mw.generate({ ...base, seed }).text(), typed);
  }
  const many = ['--seed', '007', '--count', '2', '--out', '{seed}.txt'];
  const { status, stderr } = place.runProcess('generate', 'wilson', '12x7', ...many);
  assert.deepEqual([status, stderr], [0, '']);
  for (const seed of ['007-1', '007-2']) {
    const text = readFileSync(join(place.folder, `${seed}.txt`), 'utf8');
    assert.equal(text, mw.generate({ ...base, seed }).text());
  }
});

test('a pasted text is its maze', async () => {
  const text = mw.generate(base).text();
  const pasted = `\n${text.replace(/ +$/gm, '').replace(/^/gm, '  ')}\n`;
  const figures = await fed(text, 'stats');
  assert.deepEqual(await fed(pasted, 'stats'), figures);
});
