/** The letters that place a cube. */
const PLACES = 'stud';
/** Steps of the four headings: away from the viewer, right, towards the viewer, left. */
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

/**
 * The turtle of turtlecraft: `doit` reads one command per letter. s and t step forward and backward,
 * u and d step up and down; each places a cube where it arrives. L and R turn by 90 degrees. [ keeps
 * the place and heading, ] returns to the ones kept last. Spaces mean nothing. Source of the letters:
 * the introduction to turtlecraft on codingmath.org.
 *
 * The turtle starts at (0, 0, 1), looks away from the viewer (to smaller x), and goes on where the
 * last call left it.
 * @param {(x: number, y: number, z: number, color?: number) => void} cube
 * @param {{ letter: string, bracket: string }} problems templates with {letter} and {position}
 */
export function createLetters(cube, problems) {
  let turtle = { x: 0, y: 0, z: 1, heading: 0 };
  /** @type {typeof turtle[]} */
  const kept = [];

  const step = (/** @type {number} */ by, /** @type {number} */ up) => {
    const [x, y] = STEPS[turtle.heading];
    turtle = { ...turtle, x: turtle.x + by * x, y: turtle.y + by * y, z: turtle.z + up };
  };
  const turn = (/** @type {number} */ by) => {
    turtle = { ...turtle, heading: (turtle.heading + by + 4) % 4 };
  };
  /** What each letter does; false if it cannot. @type {Record<string, () => unknown>} */
  const commands = {
    s: () => step(1, 0),
    t: () => step(-1, 0),
    u: () => step(0, 1),
    d: () => step(0, -1),
    L: () => turn(-1),
    R: () => turn(1),
    '[': () => kept.push(turtle),
    ']'() {
      const last = kept.pop();
      if (!last) return false;
      turtle = last;
      return true;
    },
  };

  /**
   * Carries out the letters of a text.
   * @param {unknown} letters
   * @param {number} [color] of the cubes
   */
  return function doit(letters, color) {
    const text = String(letters);
    for (let i = 0; i < text.length; i += 1) {
      const letter = text[i];
      if (/\s/.test(letter)) continue;
      const where = (/** @type {string} */ problem) =>
        new RangeError(problem.replace('{letter}', letter).replace('{position}', String(i + 1)));
      if (!Object.hasOwn(commands, letter)) throw where(problems.letter);
      if (commands[letter]() === false) throw where(problems.bracket);
      if (PLACES.includes(letter)) cube(turtle.x, turtle.y, turtle.z, color);
    }
  };
}

/**
 * Puts the letters of `doit( s[u]s )`, as turtlecraft writes them, in quotes. The number of lines stays.
 * @param {string} source
 */
export const quoteLetters = (source) =>
  source.replace(/\bdoit\(([studLR[\]\s]+)\)/g, (_, letters) => `doit(\`${letters}\`)`);
