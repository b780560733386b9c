/** The commands that write and read files: every format by its row, as the library itself writes it. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import * as formatsEntry from 'mazewright/formats';
import { openLibrary } from '../../../web/cli/library.js';
import { spawnSync } from '../support/limited.js';
import { mw } from '../support/load.js';
import { makeWorkplace } from '../support/program.js';
import { isFull, someOfEach } from '../support/seeds.js';

/** Its readers are found by their names. */
const entry = { ...formatsEntry };
const library = await openLibrary();
const place = makeWorkplace();
after(place.remove);

const { fed } = place;

async function ran(...words) {
  const { status, stdout, stderr } = await fed('', ...words);
  assert.deepEqual([status, stderr], [0, ''], words.join(' '));
  return stdout;
}

/** A line of refusal. @param {RegExp} expected */
function refused(expected, { status, stdout, stderr }) {
  assert.deepEqual([status, String(stdout)], [2, ''], stderr);
  assert.match(stderr, /^mazewright: [^\n]+ \(mazewright [a-z]+ --help\)\n$/);
  assert.match(stderr, expected);
}

const fileOf = (name) => readFileSync(join(place.folder, name));

const mazes = {
  maze: { algorithm: 'wilson', width: 7, height: 6, seed: 5, steps: true },
  dungeon: { algorithm: 'bspDungeon', width: 34, height: 24, seed: 'crypt', steps: true },
  hexagons: { algorithm: 'prim', shape: 'hex', width: 6, height: 5, seed: 2, steps: true },
};

test('every format is what its function returns, for a maze, a dungeon and hexagons', async () => {
  const names = Object.keys(mazes);
  for (const [i, { id, extension, problem, write, binary }] of entry.formats.entries()) {
    // Every format has a turn with one of them.
    for (const name of isFull ? names : [names[i % names.length]]) {
      const maze = mw.generate(mazes[name]);
      writeFileSync(join(place.folder, `${name}.json`), JSON.stringify(maze));
      const out = `${name}-${id}.${extension}`;
      const words = ['export', `${name}.json`, '--format', id, '--out', out];
      const reason = problem(maze);
      if (reason) {
        refused(/./, await fed('', ...words));
        continue;
      }
      const expected = await write(maze);
      assert.equal(typeof expected === 'string', !binary, id);
      assert.equal(String(await ran(...words)), '');
      assert.deepEqual(fileOf(out), Buffer.from(expected), out);
    }
  }
});

test('a format is known by its ending, in capitals as well', async () => {
  const maze = mw.generate(mazes.maze);
  writeFileSync(join(place.folder, 'maze.json'), JSON.stringify(maze));
  const first = new Map([...entry.formats].reverse().map((row) => [row.extension, row]));
  for (const { extension } of mw.catalog.exports) first.delete(extension);
  for (const { extension, write, problem } of first.values()) {
    if (problem(maze)) continue;
    const name = `END.${extension.toUpperCase()}`;
    await ran('export', 'maze.json', '--out', name);
    assert.deepEqual(fileOf(name), Buffer.from(await write(maze)), name);
  }
});

/** Another value than that of the default, as the library takes it; undefined where there is no usual one. */
const otherValue = ({ kind, values, min, max, default: usual }) =>
  ({
    choice: values?.find((value) => value !== usual),
    boolean: !usual,
    integer: usual === min ? Math.min(min + 1, max) : min,
    number: usual === min ? max : min,
    color: '#123',
    text: 'A title',
  })[kind];

test('parameters of formats are read by their kinds', async () => {
  const maze = mw.generate(mazes.maze);
  writeFileSync(join(place.folder, 'maze.json'), JSON.stringify(maze));
  const all = entry.formats
    .filter(({ problem }) => problem(maze) === null)
    .flatMap((row) => row.params.map((param) => ({ row, param, kind: param.kind })));
  for (const { row, param } of someOfEach(all, ({ kind }) => kind, 2)) {
    const value = otherValue(param);
    if (value === undefined) continue;
    const words = ['export', 'maze.json', '--format', `${row.id},${param.id}=${value}`];
    let expected;
    try {
      expected = Buffer.from(await row.write(maze, { [param.id]: value }));
    } catch {
      // It goes with another one only, or not with this maze.
      refused(/./, await fed('', ...words));
      continue;
    }
    assert.deepEqual(await ran(...words), expected, words.at(-1));
  }
});

test('a wrong value of a parameter is refused with its name', async () => {
  refused(
    /unknown table 'cels'; did you mean 'cells'/,
    await fed('', ...exported('csv,table=cels')),
  );
  refused(
    /unknown option 'tabel'; did you mean 'table'/,
    await fed('', ...exported('csv,tabel=cells')),
  );
  refused(
    /hexagons|tiles/,
    await fed(JSON.stringify(mw.generate(mazes.hexagons)), 'export', '--format', 'csv,table=tiles'),
  );
});

const exported = (format) => ['export', '--code', mw.generate(mazes.maze).code, '--format', format];

test('a maze is read as a code, JSON or text, from a file, a word or the standard input', async () => {
  const maze = mw.generate({ ...mazes.maze, steps: false });
  const svg = Buffer.from(maze.svg());
  const contents = {
    code: maze.code,
    'code-line': `${maze.code}\n`,
    json: JSON.stringify(maze),
    'json-mark': `\ufeff${JSON.stringify(maze)}`,
    txt: maze.text(),
    crlf: maze.text().replaceAll('\n', '\r\n'),
  };
  for (const [name, content] of Object.entries(contents)) {
    writeFileSync(join(place.folder, `input.${name}`), content);
    assert.deepEqual(await ran('export', `input.${name}`, '--format', 'svg'), svg, name);
    const dash = name === 'json' ? ['-'] : [];
    const { status, stdout, stderr } = await fed(content, 'export', ...dash, '--format', 'svg');
    assert.deepEqual([status, stderr], [0, ''], name);
    assert.deepEqual(stdout, svg, name);
  }
  assert.deepEqual(await ran('export', maze.code, '--format', 'svg'), svg);
  assert.deepEqual(await ran('export', '--code', maze.code, '--format', 'svg'), svg);
  const wrong = ['', 'no maze', '{', '{}', '[]', 'null', Buffer.from([0, 1, 255, 3])];
  for (const content of wrong) {
    refused(/./, await fed(content, 'export', '--format', 'svg'));
  }
});

test('what a format with a reader wrote is read by its ending, and without one', async () => {
  for (const { id, extension, write, problem } of entry.formats) {
    const name = Object.keys(entry).find((key) => key.toLowerCase() === `read${id}`);
    if (!name) continue;
    for (const options of Object.values(mazes)) {
      const maze = mw.generate(options);
      if (problem(maze)) continue;
      const content = await write(maze);
      let data = null;
      try {
        data = await entry[name](content);
      } catch (error) {
        // A table of cells does not say of which shape they are.
        assert.equal(error.field, 'shape', id);
        continue;
      }
      const expected = mw.adopt(data).svg();
      writeFileSync(join(place.folder, `read.${extension}`), content);
      assert.equal(
        String(await ran('export', `read.${extension}`, '--format', 'svg')),
        expected,
        id,
      );
      const { stdout, stderr } = await fed(content, 'export', '--format', 'svg');
      assert.deepEqual([String(stdout), stderr], [expected, ''], id);
    }
  }
});

test('stats prints the figures of the library', async () => {
  for (const options of [
    ...Object.values(mazes),
    { ...mazes.maze, seed: 2n ** 60n, exits: 'none' },
  ]) {
    const maze = mw.generate(options);
    const json = JSON.stringify(maze);
    const figures = JSON.parse(String((await fed(json, 'stats', '--json')).stdout));
    const stats = JSON.parse(JSON.stringify(maze.stats()));
    for (const [name, value] of Object.entries(stats)) assert.deepEqual(figures[name], value, name);
    const { algorithm, seed, code } = maze.toJSON();
    assert.deepEqual(
      { algorithm: figures.algorithm, seed: figures.seed, code: figures.code },
      JSON.parse(JSON.stringify({ algorithm, seed, code })),
    );
    assert.equal(figures.difficulty, maze.start === null ? null : maze.difficulty());
    assert.equal(figures.rooms, maze.rooms?.length);
    const { status, stdout, stderr } = await fed(json, 'stats');
    assert.deepEqual([status, stderr], [0, '']);
    const lines = String(stdout).trimEnd().split('\n');
    assert.equal(lines.length, Object.keys(figures).length);
    assert.match(String(stdout), new RegExp(`^dead ends +${maze.stats().deadEnds}$`, 'm'));
    assert.match(String(stdout), new RegExp(`^seed +${maze.seed}$`, 'm'));
  }
});

test('stats of several files: a line per maze as CSV and JSON', async () => {
  const all = Object.values(mazes).map((options) => mw.generate(options));
  const files = all.map((_, i) => `figures, "${i}".json`);
  for (const [i, file] of files.entries()) {
    writeFileSync(join(place.folder, file), JSON.stringify(all[i]));
  }
  const lines = String(await ran('stats', ...files, '--json'))
    .trimEnd()
    .split('\n');
  const figures = lines.map((line) => JSON.parse(line));
  assert.deepEqual(
    figures.map(({ file }) => file),
    files,
  );
  for (const [i, maze] of all.entries()) assert.equal(figures[i].links, maze.stats().links);
  const rows = tableOf(String(await ran('stats', ...files, '--csv')));
  assert.deepEqual(rows[0], [...new Set(figures.flatMap(Object.keys))]);
  figures.forEach((each, i) => {
    rows[0].forEach((name, column) => {
      const value = each[name] ?? '';
      assert.equal(rows[i + 1][column], String(value.bigint ?? value), name);
    });
  });
  assert.equal(rows.length, files.length + 1);
  refused(/--json and --csv exclude each other/, await fed('', 'stats', '--json', '--csv'));
  refused(/no file "none.json"/, await fed('', 'stats', files[0], 'none.json'));
});

/** The fields of CSV, read character by character as RFC 4180 says. @param {string} text */
function tableOf(text) {
  const rows = [['']];
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const row = rows.at(-1);
    if (isQuoted && text[i] === '"' && text[i + 1] === '"') row[row.length - 1] += text[++i];
    else if (text[i] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && text[i] === ',') row.push('');
    else if (!isQuoted && text.startsWith('\r\n', i)) {
      i++;
      rows.push(['']);
    } else row[row.length - 1] += text[i];
  }
  return rows.slice(0, -1);
}

test('a word that is neither a file nor a code, and files that nothing reads, say so', async () => {
  const { code } = mw.generate(mazes.maze);
  const changed = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
  refused(/no file ".*", and it is no code: .*check digits/, await fed('', 'solve', changed));
  const read = new Set(['text', 'json', ...library.readers.map(({ id }) => id)]);
  for (const { extension } of library.formats) {
    const written = library.formats.filter((row) => row.extension === extension);
    if (written.some(({ id }) => read.has(id))) continue;
    writeFileSync(join(place.folder, `level.${extension}`), '{}');
    refused(
      /cannot be read back; json, text, .*code files can/,
      await fed('', 'stats', `level.${extension}`),
    );
  }
  refused(/--algorithm digger/, await fed('', 'dungeon', 'digger', '40x12'));
});

test('solve takes positions of cells, and refuses formats that show no path', async () => {
  const maze = mw.generate(mazes.maze);
  const options = { from: { x: 2, y: 3, level: 0 }, to: { x: 6, y: 0, level: 0 } };
  const { path } = maze.solve(options);
  const words = ['solve', '--code', maze.code, '--from', '2,3', '--to', '6,0,0'];
  assert.deepEqual(JSON.parse(String(await ran(...words, '--json'))).path, [...path]);
  for (const { id, params } of entry.formats) {
    if (params.some((param) => param.id === 'solution') || id === 'json') continue;
    refused(/shows no path/, await fed('', 'solve', '--code', maze.code, '--format', id));
  }
  refused(/--json and --format exclude/, await fed('', ...words, '--json', '--format', 'svg'));
});

test('dungeon furnishes by the passes that are its options', async () => {
  const passes = mw.catalog.passes.filter(({ dungeons }) => dungeons);
  assert.ok(passes.length >= 4);
  const kebab = (id) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const codeOf = async (...words) =>
    JSON.parse(String(await ran('dungeon', ...words, '--json'))).code;
  const flat = { algorithm: 'bspDungeon', width: 40, height: 24, seed: 7 };
  const words = ['40x24', '--seed', '7', '--algorithm', 'bspDungeon'];
  for (const { id, params, shapes } of passes) {
    const isFlat = shapes.includes('square');
    const options = isFlat ? flat : { ...flat, shape: 'cube', levels: 2 };
    const given = isFlat ? words : ['40x24x2', ...words.slice(1), '--shape', 'cube'];
    const param = params.find(({ kind }) => kind === 'integer' || kind === 'share');
    const value = param?.kind === 'share' ? 0.25 : param?.min + 1;
    for (const [more, own] of [
      ['', {}],
      [`=${param?.id}=${value}`, { [param?.id]: value }],
    ]) {
      if (more && !param) continue;
      const { code } = mw.generate({ ...options, passes: [{ id, ...own }] });
      assert.equal(await codeOf(...given, `--${kebab(id)}${more}`), code, `${id}${more}`);
    }
  }
  // The order is that of the catalog, whatever that of the words, and --pass comes first.
  const ids = passes.filter(({ shapes }) => shapes.includes('square')).map(({ id }) => id);
  const all = mw.generate({ ...flat, passes: ['rotate', ...ids].map((id) => ({ id })) });
  const options = ids.map((id) => `--${kebab(id)}`).reverse();
  assert.equal(await codeOf(...words, '--pass', 'rotate', ...options), all.code);
  const usual = JSON.parse(String(await ran('dungeon', '--seed', '1', '--json')));
  assert.deepEqual([usual.width, usual.height], [60, 40]);
  assert.ok(mw.adopt(usual).rooms.length > 3);
  refused(/did you mean 'rogue'/, await fed('', 'dungeon', '--algorithm', 'rouge'));
  refused(/doors/, await fed('', 'dungeon', '--doors=share'));
  refused(/unexpected word "more"/, await fed('', 'dungeon', '40x30', 'more'));
});

test('generate takes start and end, masks, graphs, steps, bytes, cells and files of text', async () => {
  const codeOf = async (...words) =>
    JSON.parse(String(await ran(...words, '--seed', '3', '--json'))).code;
  const base = { algorithm: 'wilson', width: 5, height: 4, seed: 3 };
  const words = ['generate', 'wilson', '5x4'];
  assert.equal(
    await codeOf(...words, '--start', '2,1', '--end', '19'),
    mw.generate({ ...base, start: { x: 2, y: 1 }, end: 19 }).code,
  );
  writeFileSync(join(place.folder, 'mask.txt'), '##..\n####\n #.#\n');
  const mask = [1, 1, 0, 0, 1, 1, 1, 1, 0, 1, 0, 1];
  assert.equal(
    await codeOf('generate', 'wilson', '--mask', 'mask.txt'),
    mw.generate({ ...base, width: 4, height: 3, mask }).code,
  );
  refused(/mask/, await fed('', 'generate', 'wilson', '9x9', '--mask', 'mask.txt'));
  const graph = {
    edges: [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
  };
  writeFileSync(join(place.folder, 'graph.json'), JSON.stringify(graph));
  assert.equal(
    await codeOf('generate', 'wilson', '--graph', 'graph.json'),
    mw.generate({ algorithm: 'wilson', shape: { id: 'graph', ...graph }, seed: 3 }).code,
  );
  assert.equal(
    await codeOf(...words, '--pass', 'wishes,passages=0+1+6+7'),
    mw.generate({ ...base, passes: [{ id: 'wishes', passages: [0, 1, 6, 7] }] }).code,
  );
  const textured = mw.catalog.generators.find(({ texture }) => texture).id;
  const plane = Uint8Array.from({ length: 20 }, (_, i) => i * 12);
  writeFileSync(join(place.folder, 'plane.bin'), plane);
  assert.equal(
    await codeOf('generate', textured, '5x4', '--pass', 'texture,plane=plane.bin'),
    mw.generate({ ...base, algorithm: textured, passes: [{ id: 'texture', plane }] }).code,
  );
  const text = 'start: 6x5\nhall: 9x4\n\nstart - hall\n';
  writeFileSync(join(place.folder, 'mission.txt'), text.replaceAll('\n', '\r\n'));
  assert.equal(
    await codeOf('generate', 'mission', '40x30', '--param', 'graph=@mission.txt'),
    mw.generate({ algorithm: 'mission', params: { graph: text }, width: 40, height: 30, seed: 3 })
      .code,
  );
  const steps = JSON.parse(String(await ran(...words, '--seed', '3', '--steps', '--json')));
  assert.notEqual(steps.steps, null);
  refused(/max-cells/, await fed('', ...words, '--max-cells', '0'));
  refused(/at most 19/, await fed('', ...words, '--seed', '1', '--max-cells', '19'));
  const small = { algorithm: 'wilson', width: 5, height: 4, seed: 1 };
  const work = mw.work(small);
  const { code } = mw.generate(small);
  refused(/max-work/, await fed('', ...words, '--max-work', '0'));
  const less = ['--max-work', `${work - 1}`];
  refused(/maxWork must be at least/, await fed('', ...words, '--seed', '1', ...less));
  refused(/maxWork must be at least/, await fed('', 'generate', '--code', code, ...less));
  await ran('generate', '--code', code, '--max-work', `${work}`);
  refused(/none\.txt/, await fed('', 'generate', 'wilson', '--mask', 'none.txt'));
  writeFileSync(join(place.folder, 'odd.txt'), '#x\n');
  refused(/got 'x'/, await fed('', 'generate', 'wilson', '--mask', 'odd.txt'));
  refused(
    /--shape must be left out/,
    await fed('', 'generate', 'wilson', '--graph', 'graph.json', '--shape', 'hex'),
  );
  for (const content of ['{', '[]', 'null', '{"edges": 3}', '{"id": "hex"}']) {
    writeFileSync(join(place.folder, 'bad.json'), content);
    refused(/./, await fed('', 'generate', 'wilson', '--graph', 'bad.json', '--seed', '1'));
  }
  for (const cell of ['-1', 'a', '1,', '1,2,3,4', '99', '9,9']) {
    refused(/start/, await fed('', ...words, '--seed', '1', `--start=${cell}`));
  }
});

test('world writes chunks in any format, with its parameters', async () => {
  const options = { algorithm: 'wilson', seed: 4, chunk: 6, levels: 0 };
  const words = ['world', '--algorithm', 'wilson', '--seed', '4', '--chunk', '6', '--levels', '0'];
  const world = mw.world(options);
  const less = ['--out', 'none', '--max-work', '30'];
  refused(/maxWork must be at least/, await fed('', ...words, ...less));
  refused(/maxWork must be at least/, await fed('', 'world', '--code', world.code, ...less));
  await ran(...words, '--out', 'svg', '--format', 'svg,cell=9');
  assert.equal(String(fileOf('svg/chunk_0_0.svg')), `${world.chunk(0, 0).svg({ cell: 9 })}\n`);
  const ids = mw.catalog.exports.map(({ id }) => id);
  for (const { id, extension, write, problem } of entry.formats) {
    if (ids.includes(id) || id === 'json' || problem(world.chunk(0, 0))) continue;
    const { written } = JSON.parse(
      String(await ran(...words, '--out', `w-${id}`, '--format', id, '--json')),
    );
    assert.equal(written, 1);
    const expected = Buffer.from(await write(world.chunk(0, 0)));
    assert.deepEqual(fileOf(`w-${id}/chunk_0_0.${extension}`), expected, id);
  }
});

test('list gives the rows to programs', async () => {
  const rows = JSON.parse(String(await ran('list', '--json')));
  assert.deepEqual(
    rows.algorithms.map(({ id }) => id),
    mw.catalog.generators.map(({ id }) => id),
  );
  const formats = JSON.parse(String(await ran('list', 'formats', '--json')));
  for (const { id, params } of entry.formats) {
    assert.deepEqual(
      formats.find((row) => row.id === id).params,
      JSON.parse(JSON.stringify(params)),
      id,
    );
  }
});

test('list says what the files of a format do not show', async () => {
  const blocks = String(await ran('list', 'formats')).split('\n\n');
  const core = mw.catalog.exports.filter(({ id }) => entry.formats.every((row) => row.id !== id));
  for (const { id, params, loses, losesBy } of [...core, ...entry.formats]) {
    const block = blocks.find((text) => text.trimStart().startsWith(`${id}\n`));
    const lines = losesBy
      ? Object.entries(losesBy).flatMap(([option, lists]) => {
          const { values = [false, true] } = params.find((param) => param.id === option);
          return lists.map((list, i) => [`with ${option}=${values[i]} `, list]);
        })
      : [['', loses]];
    for (const [start, list] of lines) {
      const line = `    ${start}does not show: `;
      assert.equal(block.includes(line), list.length > 0, `${id} ${start}`);
      if (list.length > 0)
        assert.ok(block.includes(`${line}${list.join(', ')}\n`), `${id} ${start}`);
    }
  }
});

test('a format that moves gets the steps that it needs, from options, codes and many seeds', async () => {
  const look = 'apng,cell=4,seconds=1,fps=4';
  const words = ['--format', look, '--out'];
  const maze = mw.generate({ algorithm: 'prim', width: 6, height: 5, seed: 7, steps: true });
  const film = Buffer.from(entry.toApng(maze, { cell: 4, seconds: 1, fps: 4 }));
  const size = ['prim', '6x5', '--seed', '7'];
  await ran('generate', ...size, ...words, 'a.apng');
  await ran('generate', '--code', maze.code, ...words, 'b.apng');
  await ran('export', '--code', maze.code, ...words, 'c.apng');
  place.runProcess('generate', ...size, '--count', '1', ...words, 'd-{seed}.apng');
  for (const file of ['a', 'b', 'c', 'd-7']) {
    assert.deepEqual(readFileSync(join(place.folder, `${file}.apng`)), film, file);
  }
  const solved = entry.toApng(maze, { cell: 4, seconds: 1, fps: 4, subject: 'solution' });
  await ran('solve', '--code', maze.code, ...words, 'e.apng');
  assert.deepEqual(readFileSync(join(place.folder, 'e.apng')), Buffer.from(solved));
  refused(/steps/, await fed(maze.text({ style: 'ascii' }), 'export', ...words, 'f.apng'));
});
