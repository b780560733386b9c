/** What the program writes: whole files or none, and one sentence where a disk is full. */
import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { mw } from '../support/load.js';
import { makeWorkplace } from '../support/program.js';

const place = makeWorkplace();
after(place.remove);
const maze = ['generate', 'wilson', '200x200', '--seed', '1'];
writeFileSync(
  join(place.folder, 'maze.json'),
  JSON.stringify(mw.generate({ algorithm: 'wilson', width: 200, height: 200, seed: 1 })),
);

/** Every command that writes a file, with more than a block of the disk. */
const WRITERS = {
  generate: maze,
  export: ['export', 'maze.json', '--format', 'svg'],
  solve: ['solve', 'maze.json', '--format', 'svg'],
  dungeon: ['dungeon', '200x100', '--seed', '1', '--format', 'json'],
  book: ['book', '--count', '1', '--seed', '1'],
};

const quoted = (words) => words.map((word) => `'${word}'`).join(' ');
const shell = (line) => place.spawn('bash', ['-c', line]);
const SENTENCE = /^mazewright: [^\n]+ cannot be written: (ENOSPC|EFBIG): [^\n]+\n$/;
const hasDevices = existsSync('/dev/full') && existsSync('/bin/bash');

test('a full disk leaves the old file, no part of a new one, and one sentence', {
  skip: !hasDevices && 'needs /dev/full and bash',
}, () => {
  const folder = join(place.folder, 'full');
  mkdirSync(folder);
  for (const [name, words] of Object.entries(WRITERS)) {
    const file = join(folder, name === 'book' ? 'old.pdf' : 'old.dat');
    writeFileSync(file, 'the old file');
    const format = words.includes('--format') || name === 'book' ? [] : ['--format', 'svg'];
    // A file may have one block of 1024 bytes.
    const line = quoted([...words, ...format, '--out', file]);
    const { status, stdout, stderr } = shell(`ulimit -f 1; mazewright ${line}`);
    assert.deepEqual([status, stdout], [1, ''], `${name}: ${stderr}`);
    assert.match(stderr, SENTENCE, name);
    assert.ok(stderr.includes(file), stderr);
    assert.equal(readFileSync(file, 'utf8'), 'the old file', name);
  }
  const chunks = join(folder, 'chunks');
  const world = ['world', '--algorithm', 'wilson', '--seed', '1', '--levels', '0'];
  const big = quoted([...world, '--chunk', '200', '--out', chunks]);
  const { status, stderr } = shell(`ulimit -f 1; mazewright ${big}`);
  assert.equal(status, 1);
  assert.match(stderr, SENTENCE);
  assert.deepEqual(readdirSync(chunks), ['world.json']);
  assert.deepEqual(readdirSync(folder).sort(), ['chunks', 'old.dat', 'old.pdf']);
});

test('a full standard output is one sentence for every command', {
  skip: !hasDevices && 'needs /dev/full and bash',
}, () => {
  const others = {
    help: ['--help'],
    version: ['--version'],
    'help of a command': ['solve', '--help'],
    stats: ['stats', 'maze.json'],
    list: ['list', '--json'],
    completion: ['completion', 'bash'],
    world: ['world', '--algorithm', 'wilson', '--seed', '1', '--levels', '0', '--out', 'world'],
    serve: ['serve', '--port', '0'],
  };
  for (const [name, words] of Object.entries({ ...WRITERS, ...others })) {
    const { status, stderr } = shell(`timeout 60 mazewright ${quoted(words)} > /dev/full`);
    assert.equal(status, 1, `${name}: ${stderr}`);
    assert.match(
      stderr,
      /^mazewright: the standard output cannot be written: ENOSPC[^\n]+\n$/,
      name,
    );
  }
  // A disk that takes a part of it.
  const { status, stderr } = shell(`ulimit -f 1; mazewright ${quoted(maze)} > part.txt`);
  assert.equal(status, 1);
  assert.match(stderr, SENTENCE);
  assert.ok(statSync(join(place.folder, 'part.txt')).size <= 1024);
  // Nobody hears of a full standard error.
  assert.equal(shell('mazewright none 2> /dev/full').status, 1);
});

test('a reader that has seen enough is no error', { skip: !hasDevices && 'needs bash' }, () => {
  const line = `mazewright ${quoted(maze)} | head -1; echo \${PIPESTATUS[0]}`;
  const { stdout, stderr } = shell(line);
  assert.equal(stderr, '');
  assert.match(stdout, /^\+[-+ ]+\n0\n$/);
});

test('names may be as long as the file system allows', () => {
  const longest = `${'n'.repeat(251)}.txt`;
  const small = ['generate', 'wilson', '4x4', '--seed', '1'];
  for (const more of [[], ['--count', '1']]) {
    const { status, stderr } = place.runProcess(...small, '--out', `long/${longest}`, ...more);
    assert.deepEqual([status, stderr], [0, '']);
    assert.deepEqual(readdirSync(join(place.folder, 'long')), [longest]);
    const tooLong = place.runProcess(...small, '--out', `long/n${longest}`, ...more);
    assert.equal(tooLong.status, 1);
    assert.match(tooLong.stderr, /^mazewright: \S+ cannot be written: ENAMETOOLONG: [^\n,]+\n$/);
    assert.deepEqual(readdirSync(join(place.folder, 'long')), [longest]);
  }
});

test('a new file has the rights of the old one, links stay links, devices are written to', {
  skip: !hasDevices && 'needs links and bash',
}, () => {
  const small = ['generate', 'wilson', '4x4', '--seed', '1', '--format', 'text'];
  const text = place.runProcess(...small).stdout;
  const at = (name) => join(place.folder, name);
  writeFileSync(at('private.txt'), 'old');
  chmodSync(at('private.txt'), 0o600);
  symlinkSync('private.txt', at('link.txt'));
  assert.equal(place.runProcess(...small, '--out', 'link.txt').status, 0);
  assert.equal(readlinkSync(at('link.txt')), 'private.txt');
  assert.equal(readFileSync(at('private.txt'), 'utf8'), text);
  assert.equal(statSync(at('private.txt')).mode & 0o777, 0o600);
  assert.equal(shell(`mazewright ${quoted(small)} --out /dev/stdout | cat`).stdout, text);
  assert.equal(place.runProcess(...small, '--out', '/dev/null').status, 0);
  assert.ok(statSync('/dev/null').isCharacterDevice());
  const full = place.runProcess(...small, '--out', '/dev/full');
  assert.deepEqual(
    [full.status, full.stderr.replace(/: no space.*/s, '')],
    [1, 'mazewright: /dev/full cannot be written: ENOSPC'],
  );
});
