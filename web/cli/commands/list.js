import { idsText, kindsOf, rowText } from '../rows.js';
import { UsageError } from '../usage.js';

const words = /** @type {const} */ ([
  'algorithms',
  'shapes',
  'passes',
  'solvers',
  'exits',
  'formats',
]);

/** @type {import('../main.js').Command} */
export const list = {
  name: 'list',
  about: 'names the algorithms, shapes, passes, solvers, exits and formats',
  help: () => `usage: mazewright list [${words.join('|')}]

Without a word: the ids of all of them. With one: what each of them is, and its parameters with
their values and defaults, as --param, --shape, --pass, --solver and --format take them.`,
  takesWords: true,
  options: {},
  async run(_, [kind, ...rest]) {
    if (rest.length > 0) throw new UsageError(`list: unexpected word ${JSON.stringify(rest[0])}`);
    const known = words.find((word) => word === kind);
    if (kind !== undefined && !known) {
      throw new UsageError(
        `list: the word must be one of ${words.join(', ')}; got ${JSON.stringify(kind)}`,
      );
    }
    const { createMazewright } = await import('mazewright/dungeons');
    const { en: texts } = await import('mazewright/en');
    const mw = await createMazewright({ texts });
    console.log(known ? kindsOf(mw)[known].map(rowText).join('\n\n') : idsText(mw, words));
  },
};
