/** The command `book`: its options are the parameters of the row, and its file is what toBook returns. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { bookParams, toBook } from 'mazewright/formats';
import { spawnSync } from '../support/limited.js';
import { mw } from '../support/load.js';
import { makeWorkplace } from '../support/program.js';

const place = makeWorkplace();
after(place.remove);

const kebab = (id) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Another value than the default, and its words; null where there is no usual one. */
function otherValue({ id, kind, values, min, default: usual }) {
  if (kind === 'boolean') return { value: !usual, words: [`--${usual ? 'no-' : ''}${kebab(id)}`] };
  const value = {
    integer: min,
    number: usual + 1,
    text: 'Maze & "more"',
    color: '#123',
    choice: values?.at(-1),
    choices: values?.slice(0, 2),
    algorithms: ['wilson', 'prim'],
  }[kind];
  return value === undefined ? null : { value, words: [`--${kebab(id)}`, String(value)] };
}

/** Small, and all of its mazes are made. */
const small = { count: 2, smallest: 4, largest: 5, hardest: 3 };
const smallWords = ['--count', '2', '--smallest', '4', '--largest', '5', '--hardest', '3'];

test('the file is what toBook returns for the same options', async () => {
  const all = bookParams.params
    .filter(({ id }) => !(id in small) && id !== 'easiest')
    .flatMap((param) => {
      const other = otherValue(param);
      return other ? [{ id: param.id, ...other }] : [];
    });
  assert.ok(all.length > 10);
  const options = Object.fromEntries(all.map(({ id, value }) => [id, value]));
  const words = all.flatMap((one) => one.words);
  for (const [given, more] of [
    [small, []],
    [{ ...small, ...options }, words],
  ]) {
    const { status, stdout, stderr } = await place.run(
      ...['book', ...smallWords, ...more, '--out', 'made/book.pdf'],
    );
    assert.deepEqual([status, stdout, stderr], [0, '', '']);
    const bytes = readFileSync(join(place.folder, 'made/book.pdf'));
    assert.deepEqual(bytes, Buffer.from(await toBook(mw, given)));
  }
});

test('a pipe gets the bytes', async () => {
  const { status, stdout } = await place.fed('', 'book', ...smallWords);
  assert.equal(status, 0);
  assert.deepEqual(stdout, Buffer.from(await toBook(mw, small)));
});

test('wrong words end with 2 and one line, and no file', async () => {
  writeFileSync(join(place.folder, 'font.ttf'), 'no font');
  const wrong = [
    [['--count', '0'], /count must be a whole number from 1/],
    [['--count', 'x'], /count/],
    [['--cuont', '3'], /did you mean '--count'/],
    [['--shapes', 'hex,sqare'], /shapes/],
    [['--paper', 'A3'], /paper/],
    [['--answers'], /unknown option '--answers'; did you mean '--no-answers'/],
    [['--smallest', '9', '--largest', '5'], /largest must be at least smallest/],
    [['--font', 'none.ttf'], /--font: ENOENT/],
    [['--font', 'font.ttf'], /font/],
    [['more'], /more/],
    [['--out', 'book.svg'], /--out must end in \.pdf; got book\.svg/],
  ];
  for (const [words, expected] of wrong) {
    const { status, stdout, stderr } = await place.run('book', '--out', 'wrong.pdf', ...words);
    assert.deepEqual([status, stdout], [2, ''], `${words}: ${stderr}`);
    assert.match(stderr, /^mazewright: [^\n]+ \(mazewright book --help\)\n$/);
    assert.match(stderr, expected);
  }
  assert.ok(!existsSync(join(place.folder, 'wrong.pdf')));
});
