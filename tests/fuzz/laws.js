/**
 * What the traits of the rows promise of a maze, held against its figures: whichever rows are combined.
 */

/**
 * The figures of a maze, in counts of cells: those that the grid has, those that are open, passages, loops,
 * components of the maze and of its grid. Of an end 1 if it is open, 0 if not, -1 if there is none.
 * @typedef {{ kept: number, cells: number, links: number, loops: number, components: number,
 *   gridComponents: number, start: number, end: number, joined: boolean }} Figures
 */

/** Whether parameters that may leave loops have their defaults. @param {any} row @param {any} params */
const isLoopless = (row, params = {}) =>
  row.params.every(
    (/** @type {any} */ { id, loops, default: usual }) => !loops || (params[id] ?? usual) === usual,
  );

/**
 * The laws that figures break.
 * @param {any} catalog
 * @param {any} options of `generate`
 * @param {Figures} figures
 * @returns {string[]}
 */
export function brokenLaws(catalog, options, figures) {
  const row = catalog.generators.find((/** @type {any} */ { id }) => id === options.algorithm);
  const passes = (options.passes ?? []).map((/** @type {any} */ { id }) =>
    catalog.passes.find((/** @type {any} */ pass) => pass.id === id),
  );
  const all = (/** @type {string} */ trait) =>
    passes.every((/** @type {any} */ pass) => pass[trait]);
  const isMaze = row.kind === 'maze';
  const isEdited = Boolean(options.edits);
  // A copy of a maze in parts stands for each of them.
  const isWhole =
    options.parts !== 'each' || !passes.some((/** @type {any} */ { resizes }) => resizes);
  /** @type {string[]} */
  const broken = [];
  const expect = (/** @type {boolean} */ holds, /** @type {string} */ law) => {
    if (!holds) broken.push(law);
  };

  const isConnected = isMaze && !isEdited && all('keepsConnected') && isWhole;
  // A pass that gives up cells may take a whole component.
  if (isConnected && all('keepsCells')) {
    expect(figures.components === figures.gridComponents, 'connected');
  } else if (isConnected) {
    expect(figures.components <= figures.gridComponents, 'connected');
  }
  if (isConnected && row.perfect && isLoopless(row, options.params) && all('keepsPerfect')) {
    expect(figures.loops === 0, 'perfect');
  }
  if (isMaze && all('keepsCells')) expect(figures.cells === figures.kept, 'cells kept');

  expect(figures.start !== 0 && figures.end !== 0, 'ends open');
  const isPlaced = (options.exits ?? 'corners') !== 'none';
  if (isPlaced && figures.cells > 0)
    expect(figures.start === 1 && figures.end === 1, 'ends placed');
  const isOnePart = figures.components === 1 && figures.start === 1 && figures.end === 1;
  // An edit may close the one passage that leads on where others are one-way.
  if (isOnePart && !options.edits) expect(figures.joined, 'ends joined');
  return broken;
}
