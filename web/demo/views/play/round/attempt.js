/** @import { Attempt, Store } from '../../../state/store.js' */

/**
 * The part of the game that a walk in first person shows and plays.
 * @param {Store} store
 * @param {{ round: import('./round.js').Round | null, sight: { seen: ReadonlySet<number> },
 *   race: { agents: readonly { cell: number }[] } }} now
 * @param {{ isOver(): boolean, after(result: 'moved' | 'blocked' | 'done'): void, toggleRace(): void }} game
 *   after: called with the result of every move; toggleRace: begins or ends the race
 * @returns {Attempt}
 */
export const attemptOf = (store, { round, sight, race }, { isOver, after, toggleRace }) => ({
  /** Cells that fog does not hide; null without fog. */
  get seen() {
    return round && !round.done && store.state.rules.fog ? sight.seen : null;
  },
  /** The doors and things of a dungeon as they are now; null if there are none. */
  get furniture() {
    return round?.furniture ?? null;
  },
  /** The cells of the opponents. */
  get rivals() {
    return race.agents.map(({ cell }) => cell);
  },
  get isWon() {
    return round?.done ?? false;
  },
  hasGame: round !== null && !round.hasLocks,
  toggleRace,
  /** Moves the player to the walker's cell. A walker may cut a corner within one frame. @param {number} cell */
  enter(cell) {
    if (!round || isOver() || cell === round.position) return;
    const result = round.moveTo(cell);
    if (result !== 'blocked') {
      after(result);
      return;
    }
    const { maze, position } = round;
    for (const next of maze.solve({ from: position, to: cell }).path.subarray(1)) {
      if (!isOver()) after(round.moveTo(next));
    }
  },
});
