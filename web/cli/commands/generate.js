import { stderr } from 'node:process';
import { readFormat, usualFormat, writeOutput } from '../output.js';
import { idsText } from '../rows.js';
import { orUsageError, UsageError } from '../usage.js';
import { readChoice, readParams, readSeed } from '../values.js';

/** @typedef {import('mazewright/dungeons').Mazewright} Mazewright */

/** @type {import('../main.js').Command['help']} */
const help = (mw) => `usage: mazewright generate <algorithm> <width>x<height>[x<levels>] [options]
       mazewright generate --code <code> [options]

Writes one maze or dungeon. Without --seed a random one is drawn, and written to the standard error
together with the code that restores the maze.

The maze
  --seed <seed>        a whole number, or any text. Negative numbers: --seed=-4
  --shape <shape>      a shape, such as hex or square,wrap=torus; default square
  --param <id>=<value> a parameter of the algorithm; may be repeated
  --pass <pass>        a pass, such as braid,share=0.5; may be repeated
  --exits <exits>      where start and end are; default corners
  --mode <mode>        standard or original; default standard
  --code <code>        a maze.code, instead of all words and options above

The file
  --format <format>    such as svg,cell=10,solution=true; default: as the file ends, else text, or svg
                       where a shape has no text
  --out <file>         such as maze.svg; default: the standard output

${idsText(mw, ['algorithms', 'shapes', 'passes', 'exits', 'formats'])}

mazewright list algorithms (or shapes, passes ...) describes them and their parameters.`;

const ofMaze = ['seed', 'shape', 'param', 'pass', 'exits', 'mode'];

/** @param {string | undefined} text */
function readSize(text) {
  const [, width, height, levels] = /^(\d+)x(\d+)(?:x(\d+))?$/i.exec(text ?? '') ?? [];
  if (width === undefined) {
    const given = text === undefined ? 'nothing' : JSON.stringify(text);
    throw new UsageError(`generate: the second word must be a size, such as 20x10; got ${given}`);
  }
  const size = { width: Number(width), height: Number(height) };
  return levels === undefined ? size : { ...size, levels: Number(levels) };
}

/**
 * @param {Mazewright} mw
 * @param {Record<string, any>} values
 * @param {readonly string[]} words
 * @returns {any} what `mw.generate` takes
 */
function mazeOptions(mw, values, [algorithm, size, ...rest]) {
  if (values.code !== undefined) {
    const extra = ofMaze.find((key) => values[key] !== undefined);
    if (extra) throw new UsageError(`--${extra} must be left out with --code`);
    if (algorithm !== undefined) throw new UsageError('with --code there must be no other words');
    return values.code;
  }
  if (algorithm === undefined) {
    throw new UsageError('generate: the first word must be an algorithm; or give --code');
  }
  if (rest.length > 0) throw new UsageError(`generate: unexpected word ${JSON.stringify(rest[0])}`);
  const { generators, shapes, passes } = mw.catalog;
  const options = {
    algorithm,
    ...readSize(size),
    ...(values.seed === undefined ? {} : { seed: readSeed(values.seed) }),
    params: readParams(
      'param',
      generators.find(({ id }) => id === algorithm),
      values.param ?? [],
    ),
    passes: (values.pass ?? []).map((/** @type {string} */ text) => {
      const { id, params } = readChoice('pass', passes, text);
      return { id, ...params };
    }),
  };
  if (values.shape !== undefined) {
    const { id, params } = readChoice('shape', shapes, values.shape);
    Object.assign(options, { shape: { id, ...params } });
  }
  for (const key of ['exits', 'mode']) {
    if (values[key] !== undefined) Object.assign(options, { [key]: values[key] });
  }
  return options;
}

/** @type {import('../main.js').Command} */
export const generate = {
  name: 'generate',
  about: 'writes one maze or dungeon',
  help,
  takesWords: true,
  options: {
    ...Object.fromEntries(
      ['seed', 'shape', 'exits', 'mode', 'code', 'format', 'out'].map((name) => [
        name,
        { type: 'string' },
      ]),
    ),
    param: { type: 'string', multiple: true },
    pass: { type: 'string', multiple: true },
  },
  async run(values, words) {
    const { createMazewright } = await import('mazewright/dungeons');
    const mw = await createMazewright();
    const wanted = readFormat(mw, values);
    const options = mazeOptions(mw, values, words);
    const maze = orUsageError(() => mw.generate(options));
    const { id, given } = wanted ?? usualFormat(mw, maze);
    const content = orUsageError(() =>
      id === 'json' ? `${JSON.stringify(maze)}\n` : maze.export(/** @type {any} */ (id), given),
    );
    if (values.code === undefined && values.seed === undefined) {
      stderr.write(`seed ${maze.seed}, code ${maze.code}\n`);
    }
    writeOutput(content, values.out);
  },
};
