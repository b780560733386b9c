/** --count and --jobs: many files, the same ones whatever the workers. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { namesOf, PLACEHOLDERS } from '../../../web/cli/many/names.js';
import { seedsFrom } from '../../../web/cli/many/seeds.js';
import { mw } from '../support/load.js';
import { filesOf, makeWorkplace, program } from '../support/program.js';
import { seeds } from '../support/seeds.js';

const place = makeWorkplace();
after(place.remove);
const words = ['generate', 'wilson', '8x6'];
const base = { algorithm: 'wilson', width: 8, height: 6 };

function ran(...given) {
  const { status, stdout, stderr } = place.runProcess(...given);
  assert.deepEqual([status, stdout, stderr], [0, '', ''], given.join(' '));
}

function assertRefused(expected, { status, stdout, stderr }) {
  assert.deepEqual([status, stdout], [2, ''], stderr);
  assert.match(stderr, /^mazewright: [^\n]+\n$/);
  assert.match(stderr, expected);
}

const refused = async (expected, ...given) => assertRefused(expected, await place.run(...given));

const inPlace = (name) => filesOf(join(place.folder, name));

test('each file is the maze of its seed, whatever the number of workers', async () => {
  const expected = Object.fromEntries(
    Array.from({ length: 7 }, (_, i) => [
      `${i + 5}.svg`,
      mw.generate({ ...base, seed: i + 5 }).svg(),
    ]),
  );
  for (const jobs of [[], ['--jobs', '1'], ['--jobs', '2'], ['--jobs', '5'], ['--jobs', '256']]) {
    const folder = `jobs${jobs.join('')}/deep`;
    ran(...words, '--seed', '5', '--count', '7', '--out', `${folder}/{seed}.svg`, ...jobs);
    assert.deepEqual(inPlace(folder), expected, jobs.join(' '));
  }
});

test('names have numbers of one width, and what the maze is', async () => {
  const pattern = 'named/{n}-{seed}-{algorithm}-{shape}-{width}x{height}x{levels}.json';
  ran(...words, '--seed', 'a b', '--shape', 'hex', '--count', '10', '--out', pattern);
  const files = inPlace('named');
  const names = Array.from(
    { length: 10 },
    (_, i) => `${String(i + 1).padStart(2, '0')}-a_b-${i + 1}-wilson-hex-8x6x1.json`,
  );
  assert.deepEqual(Object.keys(files), names);
  assert.deepEqual(
    Object.values(files).map((text) => JSON.parse(text).seed),
    names.map((_, i) => `a b-${i + 1}`),
  );
  ran('dungeon', '--seed', '1', '--doors', '--count', '2', '--format', 'png', '--out', '{n}.data');
  const [first, second] = ['1.data', '2.data'].map((name) =>
    readFileSync(join(place.folder, name)),
  );
  assert.ok(first.length > 1000 && !first.equals(second));
});

test('one maze has a name by its facts as well', async () => {
  const { code } = mw.generate({ ...base, seed: 'one' });
  ran(...words, '--seed', 'one', '--out', 'one/{seed}-{n}-{width}.txt');
  ran('export', '--code', code, '--out', 'one/{algorithm}.txt');
  const text = mw.generate(code).text();
  assert.deepEqual(inPlace('one'), { 'one-1-8.txt': text, 'wilson.txt': text });
  writeFileSync(join(place.folder, 'drawn.txt'), mw.blank({ width: 3, height: 3 }).text());
  await refused(/no seed for \{seed\}/, 'export', 'drawn.txt', '--out', '{seed}.svg');
});

test('without a seed the first one is drawn and told', async () => {
  const { status, stderr } = place.runProcess(...words, '--count', '3', '--out', 'drawn/{n}.txt');
  assert.equal(status, 0);
  const [, seed] = /^seed (\d+)\n$/.exec(stderr);
  const texts = [0, 1, 2].map((i) =>
    mw.generate({ ...base, seed: BigInt(seed) + BigInt(i) }).text(),
  );
  assert.deepEqual(Object.values(inPlace('drawn')), texts);
});

test('what would not give that many files is refused before any is written', async () => {
  const many = (out, ...more) => [...words, '--seed', '1', '--count', '3', '--out', out, ...more];
  const counts = ['0', '-1', '1.5', '1e3', '', 'x', '1000001', '9'.repeat(400)];
  const wrong = [
    [/files 1 and 2 would both be no\/a\.svg/, many('no/a.svg')],
    [/must have \{seed\} or \{n\}/, many('no/{width}.svg')],
    [/unknown 'sed'; did you mean 'seed'/, many('no/{sed}.svg')],
    [/one of seed, n, /, many('no/{}.svg')],
    [/--out/, [...words, '--count', '3']],
    [/--out/, many('no/{n}')],
    [/unknown '\.sgv'; did you mean '\.svg'/, many('no/{n}.sgv')],
    [/--jobs must be given with --count/, [...words, '--jobs', '2']],
    [/--code/, ['generate', '--code', 'x', '--count', '2', '--out', 'no/{n}.svg']],
    [/width/, ['generate', 'wilson', '0x6', '--count', '2', '--out', 'no/{n}.svg']],
    [/seed/, [...words, '--seed', `${2n ** 64n - 2n}`, '--count', '3', '--out', 'no/{n}.svg']],
    ...counts.map((count) => [/count/, [...words, `--count=${count}`, '--out', 'no/{n}.svg']]),
    ...['0', '257', 'x'].map((jobs) => [/jobs/, many('no/{n}.svg', '--jobs', jobs)]),
  ];
  for (const [expected, given] of wrong) await refused(expected, ...given);
  // Workers say these.
  for (const [expected, given] of [
    [/tiles/, many('no/{n}.txt', '--shape', 'hex')],
    [/cell must be/, many('no/{n}.svg', '--format', 'svg,cell=1')],
  ]) {
    assertRefused(expected, place.runProcess(...given));
  }
  assert.ok(!existsSync(join(place.folder, 'no')));
});

test('seeds are different and a name stays in its folder, whatever the text', () => {
  const seed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 90 }),
    fc.constantFrom('..', '.', '/', '../../etc/passwd', 'con:', '\\', '\0', '-rf', ''),
    fc.maxSafeInteger(),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n }),
  );
  fc.assert(
    fc.property(seed, fc.integer({ min: 1, max: 40 }), (first, count) => {
      const all = seedsFrom(first, count);
      assert.equal(new Set(all.map(String)).size, count);
      if (typeof first !== 'string') assert.equal(BigInt(all[0]), BigInt(first));
      const names = namesOf(
        '{n}/{seed}',
        all.map((one) => ({ seed: one })),
      );
      for (const name of names)
        assert.match(name, /^\d+\/[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}._-]*$/u);
    }),
    { numRuns: seeds(800, 50), seed: 7 },
  );
  assert.ok(PLACEHOLDERS.includes('seed'));
});

test('a file that cannot be written ends with 1, and leaves no part of one', async () => {
  mkdirSync(join(place.folder, 'taken/2.svg'), { recursive: true });
  const { status, stderr } = place.runProcess(
    ...words,
    '--seed',
    '1',
    '--count',
    '3',
    '--out',
    'taken/{n}.svg',
  );
  assert.equal(status, 1, stderr);
  assert.match(stderr, /^mazewright: [^\n]+\n$/);
  assert.deepEqual(
    readdirSync(join(place.folder, 'taken')).filter((name) => name.includes('part')),
    [],
  );
});

test('a folder that no system makes ends with 1', {
  skip: !existsSync('/proc') && 'needs /proc',
}, async () => {
  for (const more of [
    ['--out', '/proc/none/a.svg'],
    ['--count', '2', '--out', '/proc/none/{n}.svg'],
  ]) {
    const { status, stderr } = place.runProcess(...words, '--seed', '1', ...more);
    assert.deepEqual([status, stderr.split('\n').length], [1, 2], stderr);
  }
});

test('Ctrl-C ends the workers and leaves whole files only', {
  skip: process.platform === 'win32' && 'needs signals',
}, async () => {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    const folder = join(place.folder, signal);
    const child = spawn(
      process.execPath,
      [
        program,
        'generate',
        'wilson',
        '60x60',
        '--seed',
        '1',
        '--count',
        '100000',
        '--jobs',
        '2',
        '--out',
        `${folder}/{n}.svg`,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        printed += text;
      });
    }
    const ended = new Promise((resolve) => {
      child.on('exit', (code, by) => resolve({ code, by }));
    });
    while (!existsSync(folder) || readdirSync(folder).length < 3) await wait(20);
    child.kill(signal);
    assert.deepEqual(await ended, { code: null, by: signal });
    assert.equal(printed, '');
    const files = readdirSync(folder);
    assert.ok(files.length < 100000);
    for (const name of files) {
      assert.match(name, /^\d{6}\.svg$/);
      assert.match(readFileSync(join(folder, name), 'utf8'), /<\/svg>\n$/);
    }
  }
});
