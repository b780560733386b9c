/**
 * The levels of difficulty: milliseconds between two steps of the AI, and the moves that a hint costs.
 * The AI of the middle one is as fast as that of the original program 001 (AI_MOVE_SECOND).
 */
export const LEVELS = /** @type {const} */ ([
  { id: 'easy', runnerMs: 250, hintMoves: 2 },
  { id: 'normal', runnerMs: 125, hintMoves: 5 },
  { id: 'hard', runnerMs: 60, hintMoves: 10 },
]);

/** @typedef {typeof LEVELS[number]} Level */

/** A level by its id; the middle one for any other text. @param {string | null} id @returns {Level} */
export const levelOf = (id) => LEVELS.find((level) => level.id === id) ?? LEVELS[1];
