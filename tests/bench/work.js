/** What a step of the stated work (`mw.work`) takes, by generator, the slowest first. */
import { createMazewright } from 'mazewright/dungeons';
import { interleaved } from './interleaved.js';
import { aligned, number } from './table.js';

/** @param {{ quick: boolean }} flags @returns {Promise<string>} */
export async function workText({ quick }) {
  const mw = await createMazewright();
  const sides = quick ? [26, 250] : [26, 250, 1000];
  const rows = mw.catalog.generators.map(({ id }) => {
    const figures = sides.map((side) => {
      const options = { algorithm: id, width: side, height: side };
      let seed = 0;
      const make = () => {
        try {
          mw.generate({ ...options, seed: seed++ });
        } catch {
          // A sample that allows no dungeon has taken its work too.
        }
      };
      const [ms] = interleaved([make], { rounds: quick ? 5 : 15, warm: 1 });
      return (1e6 * ms) / mw.work({ ...options, seed: 0 });
    });
    return { id, figures };
  });
  rows.sort((a, b) => Math.max(...b.figures) - Math.max(...a.figures));
  const heads = ['ns per step of the stated work', ...sides.map((side) => `${side} x ${side}`)];
  return aligned([heads, ...rows.map(({ id, figures }) => [id, ...figures.map(number)])]);
}
