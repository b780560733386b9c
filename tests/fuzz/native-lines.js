/** A case as the native driver reads it: tests/fuzz/native/case.hpp describes the lines. */

const text = (/** @type {unknown} */ value) => encodeURIComponent(String(value));

/** @param {unknown} value */
function wordOf(value) {
  if (typeof value === 'number') return `n:${value}`;
  if (typeof value === 'bigint') return `b:${value}`;
  if (typeof value === 'boolean') return `f:${Number(value)}`;
  if (typeof value === 'string') return `t:${text(value)}`;
  if (Array.isArray(value)) return `c:${value.join()}`;
  return 'o:';
}

/** @param {string} word @param {Record<string, unknown>} values */
const named = (word, values) =>
  Object.entries(values).map(([id, value]) => `${word} ${text(id)} ${wordOf(value)}`);

/** @param {string} word @param {any[]} passes */
const passLines = (word, passes) =>
  passes.flatMap(({ id, ...params }) => [
    `${word} ${wordOf(id)}`,
    ...named(`${word}Param`, params),
  ]);

/** @param {any} shape @param {any} options */
function groundLines(shape, { width, height, levels }) {
  const size = (/** @type {unknown} */ value) => value ?? '-';
  if (typeof shape === 'string')
    return [`shape ${shape}`, `size ${size(width)} ${size(height)} ${size(levels)}`];
  const { id, nodes, edges, positions, ...params } = shape;
  const lines = [`shape ${id}`, ...named('shapeParam', params)];
  if (!edges) return [...lines, `size ${size(width)} ${size(height)} ${size(levels)}`];
  lines.push(`size ${nodes} 1 -`);
  if (edges.length > 0) lines.push(`edges ${edges.flat().join()}`);
  const places = (positions ?? [])
    .flat()
    .map((/** @type {number} */ at) => Math.round(1024 * (at + 4)));
  return places.length > 0 ? [...lines, `positions ${places.join()}`] : lines;
}

/** @param {any} targets */
const aimLines = (targets) =>
  Object.entries(targets).map(([figure, range]) => {
    const [low, high] = Array.isArray(range) ? range : [range, range];
    return `aim ${figure} ${low} ${high}`;
  });

/** @param {import('./cases.js').Case} given @returns {string} */
export function nativeLines({ options, applied, aim, world, solver, isDeep, picks }) {
  const { algorithm, shape = 'square', seed, params = {}, passes = [], mask } = options;
  const { id: solverId, ...solverParams } = solver;
  const plain = ['exits', 'mode', 'parts', 'edits']
    .filter((key) => options[key] !== undefined)
    .map((key) => `${key} ${text(options[key])}`);
  const numbers = ['start', 'end', 'maxCells']
    .filter((key) => options[key] !== undefined)
    .map((key) => `${key} ${options[key]}`);
  return [
    `algorithm ${text(algorithm)}`,
    ...named('param', params),
    ...groundLines(shape, options),
    `seed ${wordOf(seed)}`,
    ...(mask?.length > 0 ? [`mask ${Array.from(mask, Number).join('')}`] : []),
    ...plain,
    ...numbers,
    ...passLines('pass', passes),
    ...passLines('apply', applied),
    ...(aim ? [...aimLines(aim.targets), `tries ${aim.tries}`] : []),
    ...(world
      ? [`world ${world.chunk} ${world.levels ?? '-'} ${Number(world.endless ?? false)}`]
      : []),
    `solver ${solverId}`,
    ...named('solverParam', solverParams),
    ...(isDeep ? ['deep'] : []),
    `picks ${picks.join()}`,
    'run\n',
  ].join('\n');
}
