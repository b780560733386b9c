import { directionTo, geometryOf, walkTo } from 'mazewright/draw';
import { WALK_MS } from '../../../config.js';
import { repeater } from '../../../ui/repeat.js';

const still = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * The walk of a click, a cell at a time; at once for those who want less motion.
 * @param {{ roundOf(): import('../round/round.js').Round | null, isOver(): boolean,
 *   after(result: 'moved' | 'blocked' | 'done', direction: number): void }} game
 *   after: called with the result of every move
 */
export function createWalking({ roundOf, isOver, after }) {
  const walking = repeater();
  return {
    stop: () => walking.stop(),
    /** @param {import('../round/round.js').Round} round @param {number} target a cell @returns {boolean} false if no path leads there */
    start(round, target) {
      const cells = walkTo(round, geometryOf(round.maze), target);
      if (cells.length === 0) return target === round.position;
      let next = 0;
      const step = () => {
        if (next >= cells.length || round !== roundOf() || isOver()) return false;
        const side = directionTo(round.maze, round.position, cells[next]);
        const result = round.moveTo(cells[next]);
        next += 1;
        if (result !== 'blocked' || round.event.locked) after(result, side);
        return result === 'moved';
      };
      if (still.matches) while (step());
      else if (step()) walking.start(WALK_MS, step);
      return true;
    },
  };
}
