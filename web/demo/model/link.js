/** What a share link holds after its #: the maze's code and how to look at it. */

/**
 * @param {string} hash
 * @returns {{ code: string, view?: string, solution?: boolean, distances?: boolean, language?: string }}
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
  };
}

/** @param {{ maze: any, view: string, solution: boolean, distances: boolean }} state */
export function writeLink({ maze, view, solution, distances }) {
  const extra = new URLSearchParams();
  if (view !== 'play') extra.set('view', view);
  if (solution) extra.set('solution', '1');
  extra.set('distances', distances ? '1' : '0');
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
