import { optionOf } from '../command.js';
import { DUNGEON } from '../config.js';
import { mazeOptionRows, readCodeOptions, readMazeOptions, readSize } from '../maze-options.js';
import { unknownWord } from '../nearest.js';
import { UsageError } from '../usage.js';
import { readOwnParams } from '../values.js';
import { filesOptions, writeMazes } from '../write-mazes.js';

/** @typedef {import('../library.js').Library} Library */
/** @typedef {import('../library.js').Mazewright} Mazewright */

/** Without a word for it. */
const USUAL_SIZE = '60x40';

/** @param {Library} library */
const generatorsOf = ({ mw }) => mw.catalog.generators.filter(({ kind }) => kind === 'dungeon');

/** The passes that run on dungeons, in the order in which they work. @param {Library} library */
const furnishingOf = ({ mw }) => mw.catalog.passes.filter(({ dungeons }) => dungeons);

/** The first sentence of a text, as a part of another one. @param {string} text */
const firstOf = (text) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.(\s.*)?$/s, '');

/** @param {Library} library */
const dungeonOptionRows = (library) => [
  {
    name: 'algorithm',
    value: '<id>',
    values: generatorsOf(library).map(({ id }) => id),
    about: `${generatorsOf(library)
      .map(({ id }) => id)
      .join(', ')}; default ${DUNGEON}`,
  },
  ...furnishingOf(library).map(({ id, about, params }) => ({
    name: optionOf(id),
    value: '<params>',
    optional: true,
    about: `${firstOf(about)}; parameters: ${params.map((param) => param.id).join(', ')}`,
  })),
];

/**
 * @param {Library} library
 * @param {Record<string, any>} values
 * @param {readonly string[]} words
 */
function dungeonOptions(library, values, words) {
  const own = dungeonOptionRows(library);
  if (values.code !== undefined) {
    return { code: values.code, more: readCodeOptions([...own, ...mazeOptionRows], values, words) };
  }
  const [size, ...rest] = words;
  const ids = generatorsOf(library).map(({ id }) => /** @type {string} */ (id));
  if (ids.includes(size)) {
    throw new UsageError(`dungeon: the algorithm must be given as --algorithm ${size}`);
  }
  if (rest.length > 0) {
    readSize('dungeon', 'first', size);
    throw new UsageError(`dungeon: unexpected word ${JSON.stringify(rest[0])}`);
  }
  const { algorithm = DUNGEON } = values;
  if (!ids.includes(algorithm)) throw unknownWord('--algorithm', algorithm, ids);
  const furnishing = furnishingOf(library).flatMap((row) => {
    const given = values[optionOf(row.id)];
    if (given === undefined) return [];
    return [{ id: row.id, ...readOwnParams(optionOf(row.id), row, given) }];
  });
  const { passes, ...options } = readMazeOptions(library.mw, values, algorithm);
  const masked = size === undefined && values.mask !== undefined;
  return {
    algorithm,
    ...options,
    ...(masked ? {} : readSize('dungeon', 'first', size ?? USUAL_SIZE)),
    passes: [...passes, ...furnishing],
  };
}

/** @type {import('../command.js').Command} */
export const dungeon = {
  name: 'dungeon',
  about: 'writes a dungeon with doors, keys and monsters, or many of them',
  usage: ['[<width>x<height>[x<levels>]] [options]', '--code <code> [options]'],
  intro: `Writes one dungeon, or many, as mazewright generate does; of ${USUAL_SIZE} tiles unless a size is given.
Options that name a pass take its parameters after =, such as --doors=share=0.5,secret=0; they work in
the order in which they stand here, after those of --pass.`,
  words: [[]],
  groups: (library) => [
    { title: 'The dungeon', options: dungeonOptionRows(library) },
    { title: 'As of generate', options: mazeOptionRows },
    { title: 'The file', options: filesOptions },
  ],
  kinds: ['passes', 'exits', 'formats'],
  examples: (library) => {
    const [doors, things] = ['doors', 'things'].map((id) => `--${id}`);
    return [
      { line: `mazewright dungeon ${doors} ${things}`, about: 'a furnished dungeon as text' },
      {
        line: `mazewright dungeon 50x30 --seed crypt --tidy ${doors}=closed=1 ${things}=monsters=0.1 --out crypt.svg`,
        about: 'all doors closed, and many monsters',
      },
      {
        line: `mazewright dungeon 40x24x3 --shape cube --algorithm ${generatorsOf(library)[0].id} --stairs --format json | mazewright stats`,
        about: 'three storeys, and their figures',
      },
    ];
  },
  async run(library, values, words) {
    await writeMazes(library, values, dungeonOptions(library, values, words));
  },
};
