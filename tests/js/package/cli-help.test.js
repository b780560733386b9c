/** The help of the program, its page for man, and what it says to wrong words. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { groupsOf } from '../../../web/cli/command.js';
import { commands } from '../../../web/cli/commands.js';
import { openLibrary } from '../../../web/cli/library.js';
import { nearest } from '../../../web/cli/nearest.js';
import { makeWorkplace } from '../support/program.js';
import { has, runTool } from '../support/tool.js';

const place = makeWorkplace();
after(place.remove);
const library = await openLibrary();
const page = fileURLToPath(new URL('../../../dist/mazewright.1', import.meta.url));

async function ran(...words) {
  const { status, stdout, stderr } = await place.run(...words);
  assert.deepEqual([status, stderr], [0, ''], words.join(' '));
  return stdout;
}

const optionsOf = (command) => groupsOf(command, library).flatMap(({ options }) => options);

test('the help of a command has its options and examples, in lines that a terminal shows', async () => {
  const overview = await ran('--help');
  for (const code of ['0', '1', '2'])
    assert.match(overview, new RegExp(`^ {2}${code} {2}\\S`, 'm'));
  for (const command of commands) {
    assert.ok(overview.includes(command.about));
    const help = await ran(command.name, '--help');
    assert.equal(await ran(command.name, '-h'), help);
    assert.match(help, new RegExp(`^usage: mazewright ${command.name} `));
    for (const { name } of optionsOf(command)) assert.match(help, new RegExp(`--${name}\\b`));
    const examples = command.examples(library);
    assert.ok(examples.length > 0, command.name);
    const lines = examples.map(({ line }) => `  ${line}`);
    for (const line of lines) assert.ok(help.includes(`\n${line}\n`), line);
    const long = help.split('\n').filter((line) => line.length > 95 && !lines.includes(line));
    assert.deepEqual(long, [], command.name);
    assert.match(help, /Exit codes: 0 .*1 .*2 /s);
  }
});

/** A command without anything that a shell reads but quotes, and without workers, which are of the built package. */
const PLAIN = /^mazewright (?!.* --count )(?:[^'|>]|'[^']*')+$/;

/** The words of a command. @param {string} line */
const wordsOf = (line) =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word).slice(1);

test('the examples run, one after the other, the first of each command in a shell', {
  skip: process.platform === 'win32' && 'needs sh',
}, async () => {
  for (const command of commands.filter(({ isEndless }) => !isEndless)) {
    for (const [i, { line }] of command.examples(library).entries()) {
      const { status, stderr } =
        i > 0 && PLAIN.test(line)
          ? await place.run(...wordsOf(line))
          : place.spawn('sh', ['-ec', line]);
      assert.equal(status, 0, `${line}\n${stderr}`);
      // Only what tells a drawn seed.
      assert.match(stderr, /^(seed \d+(, code \S+)?\n)?$/, line);
    }
  }
});

test('the page for man names every command, option, format, code and example', () => {
  const text = readFileSync(page, 'utf8');
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url)));
  assert.ok(text.startsWith(`.TH MAZEWRIGHT 1 "" "mazewright ${version}"`));
  assert.doesNotMatch(text, /[^\n\x20-\x7e]/);
  const plain = text.replaceAll('\\-', '-').replaceAll(/\\f[BR]/g, '');
  for (const command of commands) {
    assert.ok(plain.includes(`.SS ${command.name}\n`));
    for (const { name } of optionsOf(command)) {
      if (['help', 'no-color'].includes(name)) continue;
      assert.match(plain, new RegExp(`^--${name}\\b`, 'm'), name);
    }
    for (const { line } of command.examples(library)) {
      assert.ok(plain.replaceAll('\\(aq', "'").includes(`\n${line}\n`), line);
    }
  }
  for (const { id, extension } of library.formats) {
    assert.ok(plain.includes(`\n${id} (.${extension})\n`), id);
  }
});

test('man shows the page without a warning', {
  skip: !has('man') && 'man is not installed',
}, () => {
  const { status, stdout, stderr } = runTool('man', ['--warnings', '-l', page]);
  assert.deepEqual([status, stderr], [0, '']);
  for (const title of ['NAME', 'SYNOPSIS', 'COMMANDS', 'FORMATS', 'EXIT STATUS', 'EXAMPLES']) {
    assert.match(stdout, new RegExp(`^${title}$`, 'm'));
  }
  assert.match(stdout, /--seed <seed>/);
});

test('a word with one mistake is met with the right one', async () => {
  const wrong = [
    [['genrate'], "unknown command 'genrate'; did you mean 'generate'?"],
    [['dungeons'], "did you mean 'dungeon'?"],
    [['STATS'], "did you mean 'stats'?"],
    [['generate', '--sede', '4'], "unknown option '--sede'; did you mean '--seed'?"],
    [['generate', '--max_cells=4'], "did you mean '--max-cells'?"],
    [['solve', '-x'], "solve: unknown option '-x'; it has --code"],
    [['generate', '--constructor'], "unknown option '--constructor'"],
    [['generate', 'wilsn', '4x4'], "did you mean 'wilson'?"],
    [['generate', 'wilson', '4x4', '--format', 'pgn'], "did you mean 'png'?"],
    [['generate', 'wilson', '4x4', '--out', 'a.josn'], "did you mean '.json'?"],
    [['generate', 'wilson', '4x4', '--shape', 'hexx'], "did you mean 'hex'?"],
    [['generate', 'wilson', '4x4', '--exits', 'cornres'], "did you mean 'corners'?"],
    [['generate', 'wilson', '4x4', '--pass', 'briad'], "did you mean 'braid'?"],
    [['list', 'algoritms'], "did you mean 'algorithms'?"],
    [['completion', 'bsh'], "did you mean 'bash'?"],
    [['world', '--algorithm', 'wilson', '--out', 'w', '--format', 'svgg'], "did you mean 'svg'?"],
  ];
  for (const [words, expected] of wrong) {
    const { status, stdout, stderr } = await place.run(...words);
    assert.deepEqual([status, stdout], [2, ''], words.join(' '));
    assert.match(stderr, /^mazewright: [^\n]+\n$/);
    assert.ok(stderr.includes(expected), stderr);
  }
});

test('every name is found by a letter that is swapped, lost or added, and none by nonsense', () => {
  const names = commands.map(({ name }) => name);
  for (const name of names.filter(({ length }) => length > 4)) {
    const swapped = `${name[0]}${name[2]}${name[1]}${name.slice(3)}`;
    for (const word of [swapped, name.slice(1), `${name}s`, name.toUpperCase()]) {
      assert.equal(nearest(word, names), name, word);
    }
  }
  for (const word of ['', '?', 'qqqqqq', 'x'.repeat(10_000)]) {
    assert.equal(nearest(word, names), undefined);
  }
});

test('what was given is shown as one line without control characters', async () => {
  const { status, stderr } = await place.run(
    'generate',
    'a\u001b[31m\nb\u0007',
    '4x4',
    '--seed',
    '1',
  );
  assert.equal(status, 2);
  assert.match(stderr, /^[^\p{Cc}]+\n$/u);
  const long = await place.run('generate', 'x'.repeat(100_000), '4x4');
  assert.ok(long.stderr.length < 2000);
});

test('files of the examples are where they say', () => {
  const text = readFileSync(join(place.folder, 'mazes/12.svg'), 'utf8');
  assert.match(text, /^<svg/);
});
