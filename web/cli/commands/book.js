import { extname } from 'node:path';
import { optionOf } from '../command.js';
import { interruptible } from '../interrupt.js';
import { writeOutput } from '../output.js';
import { valuesText } from '../rows.js';
import { startProgress } from '../terminal.js';
import { orUsageErrorLater, UsageError } from '../usage.js';
import { readValue } from '../values.js';

/** @typedef {import('../library.js').Library} Library */
/** @typedef {Readonly<import('mazewright/formats').FormatParam>} FormatParam */

/** Whether the option of a parameter turns it off. @param {FormatParam} param */
const isOn = ({ kind, default: usual }) => kind === 'boolean' && usual === true;

/** @param {FormatParam} param */
const nameOf = (param) => `${isOn(param) ? 'no-' : ''}${optionOf(param.id)}`;

/** @param {FormatParam} param */
function valueText(param) {
  if (param.kind === 'choices' || param.kind === 'algorithms') return '<id>,...';
  if (param.kind === 'text') return '<text>';
  if (param.kind === 'choice') return '<id>';
  return valuesText(param);
}

/** What completes the values of a kind that the row does not list. @type {Partial<Record<FormatParam['kind'], import('../command.js').Values>>} */
const COMPLETED = { bytes: 'files', algorithms: 'algorithms' };

/** @param {FormatParam} param @returns {import('../command.js').Option} */
function optionRow(param) {
  const { kind, title, values, default: usual } = param;
  const text = title.charAt(0).toLowerCase() + title.slice(1);
  if (kind === 'boolean') {
    return { name: nameOf(param), about: isOn(param) ? `turns off: ${text}` : text };
  }
  const ids = values ? `: ${values.join(', ')}` : '';
  const given = usual === null || `${usual}` === '' ? '' : `; default ${usual}`;
  return {
    name: nameOf(param),
    value: valueText(param),
    values: COMPLETED[kind] ?? values,
    about: `${text}${ids}${given}`,
  };
}

/** @param {Library} library @param {Record<string, any>} values */
const bookOptions = ({ book }, values) =>
  Object.fromEntries(
    book.params.flatMap((param) => {
      const name = nameOf(param);
      const given = values[name];
      if (given === undefined) return [];
      return [
        [param.id, param.kind === 'boolean' ? !isOn(param) : readValue(`--${name}`, param, given)],
      ];
    }),
  );

/** @type {import('../command.js').Command} */
export const book = {
  name: 'book',
  about: 'writes a book of mazes to print, with answers',
  usage: ['--out <file>.pdf [options]'],
  intro: `Writes a book as PDF: a title page, mazes from easy to hard, and their answers. The same options give the
same book. Texts of other scripts than Latin need a font with their letters.`,
  words: [],
  groups: (library) => [
    { title: 'The book', options: library.book.params.map(optionRow) },
    {
      title: 'The file',
      options: [
        {
          name: 'out',
          value: '<file>',
          values: 'files',
          about: 'such as book.pdf; its folder is made; default: the standard output',
        },
      ],
    },
  ],
  kinds: [],
  examples: () => [
    { line: 'mazewright book --out book.pdf', about: 'twenty mazes for A4' },
    {
      line: "mazewright book --title 'For Mina' --count 6 --per-page 2 --shapes hex,polar --out mina.pdf",
      about: 'six mazes of two shapes, two on a page',
    },
  ],
  async run(library, values) {
    const { mw, toBook, book: row } = library;
    const ending = extname(values.out ?? '').toLowerCase();
    if (ending !== '' && ending !== `.${row.extension}`) {
      throw new UsageError(`--out must end in .${row.extension}; got ${values.out}`);
    }
    const options = bookOptions(library, values);
    const bytes = await interruptible(async (signal) => {
      /** @type {ReturnType<typeof startProgress> | undefined} */
      let progress;
      const onProgress = (/** @type {number} */ _, /** @type {number} */ total) => {
        progress ??= startProgress(library.streams.stderr, total, 'mazes');
        progress.step();
      };
      try {
        return await orUsageErrorLater(() => toBook(mw, { ...options, onProgress, signal }));
      } finally {
        progress?.stop();
      }
    });
    writeOutput(library, bytes, values.out);
  },
};
