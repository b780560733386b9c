/** The scripts of `completion`, in the shells that are installed. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { commands } from '../../../web/cli/commands.js';
import { openLibrary } from '../../../web/cli/library.js';
import { makeWorkplace } from '../support/program.js';
import { has } from '../support/tool.js';

const place = makeWorkplace();
after(place.remove);
const { mw, formats } = await openLibrary();

/** The path of the script for a shell. */
async function scriptOf(shell) {
  const { status, stdout, stderr } = await place.run('completion', shell);
  assert.deepEqual([status, stderr], [0, '']);
  const path = join(place.folder, `completion.${shell}`);
  writeFileSync(path, stdout);
  return path;
}

const ids = (rows) => rows.map(({ id }) => id);
const names = commands.map(({ name }) => name);
const { generators, shapes, solvers, exits, passes } = mw.catalog;

/** What a shell offers for the last word, sorted. */
const expected = [
  [['stat'], ['stats']],
  [[''], names],
  [['generate', ''], ids(generators)],
  [['generate', 'wils'], ['wilson']],
  [['generate', 'wilson', '9x9', '--shape', ''], ids(shapes)],
  [['generate', '--seed', '5', 'wils'], ['wilson']],
  [['generate', '--exits', ''], ids(exits)],
  [['generate', '--pass', 'loc'], ids(passes).filter((id) => id.startsWith('loc'))],
  [['export', '--format', ''], ids(formats)],
  [['solve', '--solver', 'd'], ids(solvers).filter((id) => id.startsWith('d'))],
  [['solve', 'kept'], ['kept file.json']],
  [['export', '--out', 'kept'], ['kept file.json']],
  [['world', '--out', 'fold'], ['folder']],
  [['dungeon', '--locks'], ['--locks-and-keys']],
  [['generate', '--max-c'], ['--max-cells']],
  [['list', 'sh'], ['shapes']],
  [
    ['completion', ''],
    ['bash', 'fish', 'zsh'],
  ],
];
writeFileSync(join(place.folder, 'kept file.json'), '');
place.spawn('mkdir', [join(place.folder, 'folder')]);

const sorted = (words) => [...new Set(words)].sort();

/** Words without what is beside them: options of all commands, the mark of a folder, a value after =. */
const plain = (lines) =>
  lines.map((line) => line.replace(/\t.*$/, '').replace(/[/=]$/, '')).filter((line) => line !== '');

test('bash completes commands, options, ids and files', {
  skip: !has('bash') && 'bash is not installed',
}, async () => {
  const path = await scriptOf('bash');
  const check = place.spawn('bash', ['-n', path]);
  assert.deepEqual([check.status, check.stderr], [0, '']);
  const offered = (words) => {
    const { stdout, stderr } = place.spawn('bash', [
      '--norc',
      '-c',
      'source "$0"; COMP_WORDS=(mazewright "$@"); COMP_CWORD=$#; _mazewright; printf "%s\\n" "${COMPREPLY[@]}"',
      path,
      ...words,
    ]);
    assert.equal(stderr, '', words.join(' '));
    return sorted(
      plain(stdout.split('\n')).filter((word) => words.at(-1) !== '' || !word.startsWith('-')),
    );
  };
  for (const [words, choice] of expected) {
    assert.deepEqual(offered(words), sorted(choice), words.join(' '));
  }
  // --shape=he comes as three words, and so does --shape= as two.
  assert.deepEqual(offered(['generate', '--shape', '=', 'he']), ['hex']);
  assert.deepEqual(offered(['generate', '--shape', '=']), sorted(ids(shapes)));
  assert.deepEqual(offered(['generate', '--seed', '']), []);
  assert.deepEqual(offered(['generate', '--seed', '=', '5', 'wils']), ['wilson']);
  const { stdout } = place.spawn('bash', [
    '--norc',
    '-c',
    'source "$0"; complete -p mazewright',
    path,
  ]);
  assert.equal(stdout, 'complete -F _mazewright mazewright\n');
});

test('fish completes commands, options, ids and files', {
  skip: !has('fish') && 'fish is not installed',
}, async () => {
  const path = await scriptOf('fish');
  const quoted = (word) => (word.includes(' ') ? `'${word}'` : word);
  for (const [words, choice] of expected) {
    const line = ['mazewright', ...words.map(quoted)].join(' ');
    const { status, stdout, stderr } = place.spawn('fish', [
      '--no-config',
      '-c',
      'source $argv[1]; complete -C $argv[2]',
      path,
      line,
    ]);
    assert.deepEqual([status, stderr], [0, ''], line);
    const found = plain(stdout.split('\n')).map((word) => word.replaceAll('\\ ', ' '));
    const own = found.filter((word) => words.at(-1) !== '' || !word.startsWith('-'));
    assert.deepEqual(sorted(own), sorted(choice), line);
  }
});

/**
 * A shell of its own on a terminal of its own: types a line and TAB, and prints it as it stands then. The
 * words are far enough for only one to be left. A terminal shows again what was typed before the shell was
 * there: the marks are written in pieces, so that only what is printed has them whole.
 */
const TYPE = `
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PROMPT=; unsetopt zle_bracketed_paste; autoload -Uz compinit; compinit -u -d $PWD/dump"
zpty -w shell "source $1; show() { print -r -- \\"<<\\\${:-<}\\$BUFFER\\\${:->}>>\\"; BUFFER=; zle accept-line }; zle -N show; bindkey '^X' show"
zpty -w shell "print re\${:-ady}"
zpty -r -m shell text '*ready*'
zpty -n -w shell "$2"$'\\t\\x18'
zpty -r -m shell text '*<<<*>>>*'
print -r -- "\${\${text##*<<<}%%>>>*}"
zpty -d shell
`;

test('zsh completes commands, options, ids and files', {
  skip: !has('zsh') && 'zsh is not installed',
}, async () => {
  const path = await scriptOf('zsh');
  const check = place.spawn('zsh', ['-n', path]);
  assert.deepEqual([check.status, check.stderr], [0, '']);
  const single = expected.filter(([, choice]) => choice.length === 1);
  assert.ok(single.length > 8);
  for (const [words, [choice]] of single) {
    const begun = ['mazewright', ...words].join(' ');
    const { stdout } = place.spawn('zsh', ['-f', '-c', TYPE, 'zsh', path, begun]);
    const whole = ['mazewright', ...words.slice(0, -1), choice.replaceAll(' ', '\\ ')].join(' ');
    assert.equal(plain([stdout.trim()])[0], whole);
  }
});

test('a shell that is not known is refused', async () => {
  for (const [words, expectedLine] of [
    [[], /completion: the word must be one of bash, zsh, fish; got nothing/],
    [['tcsh', 'x'], /unexpected word "x"/],
    [['zhs'], /did you mean 'zsh'/],
  ]) {
    const { status, stdout, stderr } = await place.run('completion', ...words);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr, expectedLine);
  }
});
