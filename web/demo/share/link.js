/** Reads and writes the part of a share link after #: the maze's code and the state of the view. */

/**
 * A place in a world. On the map, x and y are its middle, and a cell has 2^zoom CSS pixels; `turn` is
 * null. On a walk, x and y are the walker, who looks `turn` degrees clockwise from the north.
 * @typedef {{ code: string, x: number, y: number, zoom: number, turn: number | null }} WorldPlace
 */

/**
 * @param {string} hash
 * @returns {{ code: string, view?: string, solution?: boolean, distances?: boolean,
 *   language?: string, world: WorldPlace | null, script: string | null }}
 */
export function readLink(hash) {
  const [code, ...rest] = hash.replace(/^#/, '').split('&');
  const extra = new URLSearchParams(rest.join('&'));
  const flag = (/** @type {string} */ key) => (extra.has(key) ? extra.get(key) === '1' : undefined);
  return {
    code: decode(code),
    view: extra.get('view') ?? undefined,
    solution: flag('solution'),
    distances: flag('distances'),
    language: extra.get('lang') ?? undefined,
    world: worldOf(extra),
    script: extra.get('script'),
  };
}

/** @param {URLSearchParams} extra @returns {WorldPlace | null} */
function worldOf(extra) {
  const code = extra.get('world');
  const [x, y, zoom] = ['x', 'y', 'zoom'].map((key) => Number(extra.get(key) ?? Number.NaN));
  if (!code || ![x, y, zoom].every(Number.isFinite)) return null;
  const turn = Number(extra.get('turn') ?? Number.NaN);
  return { code, x, y, zoom, turn: Number.isFinite(turn) ? turn : null };
}

/** @param {{ maze: any, view: string, solution: boolean, distances: boolean, world?: WorldPlace | null, script?: string | null }} state `script`: by packText */
export function writeLink({ maze, view, solution, distances, world, script }) {
  const extra = new URLSearchParams();
  if (view !== 'play') extra.set('view', view);
  if (solution) extra.set('solution', '1');
  extra.set('distances', distances ? '1' : '0');
  if (view === 'world' && world) {
    const { code, turn, ...place } = world;
    extra.set('world', code);
    for (const [key, value] of Object.entries(place)) extra.set(key, String(value));
    if (turn !== null) extra.set('turn', String(turn));
  }
  if (view === 'turtle' && script) extra.set('script', script);
  return `#${maze.code}&${extra}`;
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
