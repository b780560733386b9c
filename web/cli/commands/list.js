import { unknownWord } from '../nearest.js';
import { print } from '../print.js';
import { idsText, KINDS, kindsOf, rowText } from '../rows.js';
import { UsageError } from '../usage.js';

/** @type {import('../command.js').Command} */
export const list = {
  name: 'list',
  about: 'names the algorithms, shapes, passes, solvers, exits and formats',
  usage: [`[${KINDS.join('|')}] [options]`],
  intro: `Without a word: the ids of all of them. With one: what each of them is, and its parameters with
their values and defaults, as --param, --shape, --pass, --solver and --format take them.`,
  words: [KINDS],
  groups: () => [
    {
      title: 'The list',
      options: [{ name: 'json', about: 'the rows as JSON, for programs' }],
    },
  ],
  kinds: [],
  examples: () => [
    { line: 'mazewright list formats', about: 'the formats and their parameters' },
    { line: 'mazewright list shapes --json', about: 'the shapes, for a program' },
  ],
  async run(library, { json }, [kind, ...rest]) {
    if (rest.length > 0) throw new UsageError(`list: unexpected word ${JSON.stringify(rest[0])}`);
    const known = KINDS.find((word) => word === kind);
    if (kind !== undefined && !known) {
      throw unknownWord('list: the word', kind ?? '', KINDS);
    }
    const { stdout } = library.streams;
    const rows = kindsOf(library);
    if (json) return void print(stdout, `${JSON.stringify(known ? rows[known] : rows)}\n`);
    print(stdout, `${known ? rows[known].map(rowText).join('\n\n') : idsText(library, KINDS)}\n`);
  },
};
