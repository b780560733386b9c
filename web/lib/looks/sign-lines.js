/** Parts of a curve. */
const STEPS = 8;

/** Numbers that a command takes. */
const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, Z: 0 };

/** @typedef {keyof typeof COUNTS} Command */

/**
 * The figures of path data with the commands M L H V C Z, as closed lines x0 y0 x1 y1 ... Curves are lines of
 * some points. Source of the commands: W3C, Scalable Vector Graphics 2, path data.
 * @param {string} data
 * @returns {number[][]}
 */
export function signLines(data) {
  const tokens = /** @type {string[]} */ (data.match(/[A-Z]|[\d.]+/g));
  /** @type {number[][]} */
  const figures = [];
  /** @type {number[]} */
  let line = [];
  /** @type {Command} */
  let command = 'M';
  for (let at = 0; at < tokens.length; ) {
    if (tokens[at] in COUNTS) command = /** @type {Command} */ (tokens[at++]);
    const count = COUNTS[command];
    const numbers = tokens.slice(at, at + count).map(Number);
    at += count;
    const [x, y] = line.slice(-2);
    if (command === 'M') {
      line = numbers;
      figures.push(line);
      // Further points of the command are those of lines.
      command = 'L';
    } else if (command === 'H') line.push(numbers[0], y);
    else if (command === 'V') line.push(x, numbers[0]);
    else if (command === 'C') line.push(...curve([x, y, ...numbers]));
    else if (command === 'Z') line.push(line[0], line[1]);
    else line.push(...numbers);
  }
  return figures;
}

/** The points of a Bezier curve after its first one. @param {number[]} points x0 y0 ... x3 y3 */
function curve([ax, ay, bx, by, cx, cy, dx, dy]) {
  return Array.from({ length: STEPS }, (_, i) => (i + 1) / STEPS).flatMap((t) => {
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return [a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy];
  });
}
