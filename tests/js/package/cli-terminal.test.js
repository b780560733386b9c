/** What only a terminal gets, what a pipe gets, and readers that leave early. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { spawnSync } from '../support/limited.js';
import { mw } from '../support/load.js';
import { makeWorkplace } from '../support/program.js';

const place = makeWorkplace();
after(place.remove);
const program = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

/** Whether script(1) is there and may open a terminal: a container may have none to give. */
const hasTerminal = spawnSync('script', ['-qec', 'true', '/dev/null']).status === 0;
const skip = !hasTerminal && 'needs script(1) and a terminal to open';

const { code } = mw.generate({ algorithm: 'wilson', width: 8, height: 6, seed: 5 });
const ESCAPE = '\u001b[';

/** Both outputs on a terminal. @param {Record<string, string>} env */
function watched(env, ...words) {
  const command = [process.execPath, program, ...words].map((word) => `'${word}'`).join(' ');
  const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
    cwd: place.folder,
    env: { ...process.env, CI: '', NO_COLOR: '', TERM: 'xterm', ...env },
    encoding: 'utf8',
  });
  return stdout;
}

const commands = [
  ['stats', '--code', code],
  ['solve', '--code', code],
  ['stats', '--help'],
  ['--help'],
  ['nothing'],
];

test('a terminal gets colours, unless they are not wanted', { skip }, () => {
  for (const words of commands) {
    assert.ok(watched({}, ...words).includes(ESCAPE), words.join(' '));
  }
  const [words] = commands;
  for (const env of [{ NO_COLOR: '1' }, { CI: 'true' }, { TERM: 'dumb' }]) {
    assert.ok(!watched(env, ...words).includes(ESCAPE), JSON.stringify(env));
  }
  assert.ok(!watched({}, ...words, '--no-color').includes(ESCAPE));
  assert.ok(watched({ CI: 'false' }, ...words).includes(ESCAPE));
  assert.ok(!watched({}, 'nothing', '--no-color').includes(ESCAPE));
});

test('a pipe gets none, even if they are asked for', () => {
  for (const words of commands) {
    const { stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
      cwd: place.folder,
      env: { ...process.env, FORCE_COLOR: '1' },
      encoding: 'utf8',
    });
    assert.ok(`${stdout}${stderr}`.length > 0);
    assert.ok(!`${stdout}${stderr}`.includes(ESCAPE), words.join(' '));
  }
});

test('a terminal is told how long a maze may take, if that is long', { skip }, () => {
  const long = { algorithm: 'aldousBroder', width: 2500, height: 1, seed: 1 };
  assert.ok(mw.work(long) > 3e7 * 5);
  const words = ['generate', 'aldousBroder', '2500x1', '--seed', '1', '--out', 'long.svg'];
  assert.match(watched({}, ...words), /this may take up to \d+ (s|minutes)/);
  assert.doesNotMatch(watched({ CI: 'true' }, ...words), /may take/);
  const short = ['generate', 'aldousBroder', '8x8', '--seed', '1', '--out', 'long.svg'];
  assert.doesNotMatch(watched({}, ...short), /may take/);
});

test('a terminal sees how far many files are, and the line is gone at the end', { skip }, () => {
  const many = (folder) => [
    'generate',
    'wilson',
    '9x9',
    '--seed',
    '1',
    '--count',
    '30',
    '--out',
    `${folder}/{n}.svg`,
  ];
  const shown = watched({}, ...many('bar'));
  assert.match(shown, /\.{10}.* 0\/30 files/);
  assert.match(shown, /#{10}.* 30\/30 files/);
  assert.ok(shown.lastIndexOf(`${ESCAPE}2K`) > shown.lastIndexOf('30/30'), 'the line is cleared');
  assert.equal(watched({ CI: '1' }, ...many('ci')), '');
  assert.equal(place.runProcess(...many('pipe')).stderr, '');
  for (const folder of ['bar', 'ci', 'pipe']) {
    assert.equal(readdirSync(join(place.folder, folder)).length, 30);
  }
});

test('a maze on a terminal is not waited for', { skip }, () => {
  for (const command of ['solve', 'export', 'stats']) {
    assert.match(
      watched({ NO_COLOR: '1' }, command),
      /give a file, --code, or a maze on the standard input/,
    );
  }
});

test('a reader that leaves early ends the program without a word', {
  skip: process.platform === 'win32' && 'needs sh',
}, () => {
  for (const words of ['generate wilson 900x900 --seed 1', '--help', 'list', 'generate --help']) {
    // The code of the program itself: that of a pipe is its reader's.
    const line = `{ mazewright ${words}; echo "ended with $?" >&2; } | head -c 1 > /dev/null`;
    const { stderr } = place.spawn('sh', ['-c', line]);
    assert.equal(stderr, 'ended with 0\n', words);
  }
});
