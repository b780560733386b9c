import {
  drawAll,
  drawCube,
  drawHint,
  drawNumber,
  drawPath,
  furnitureNow,
  MIN_MARK,
} from 'mazewright/draw';
import { drawMaze } from '../../draw2d/maze.js';
import { color, paletteNow } from '../../ui/theme.js';
import { drawFog, drawKnown } from './sight/fog.js';

/** @import { Store } from '../../state/store.js' */
/** @import { Part } from 'mazewright/draw' */
/** @import { Fit } from 'mazewright/draw' */
/** @import { Board } from '../../draw2d/board.js' */

/**
 * What a game shows.
 * @typedef {object} Game
 * @property {import('./round/round.js').Round | null} round
 * @property {boolean} isLiving whether the walls move
 * @property {import('./sight/sight.js').Sight} sight what the player has seen
 * @property {readonly import('./race/opponents.js').Agent[]} agents the opponents
 * @property {readonly number[] | null} replayed the part of the path that a film shows
 * @property {number | null} hinted the direction of a hint
 * @property {string} said what was told last
 */

/** Draws a game on the board. @param {Store} store @param {Board} board @param {() => Game} gameOf */
export const createPainter = (store, board, gameOf) => ({
  ground(
    /** @type {CanvasRenderingContext2D} */ pen,
    /** @type {Fit} */ at,
    /** @type {Part} */ part,
  ) {
    const { round, isLiving } = gameOf();
    // Distances change with every wall: their colours would flicker.
    const own = isLiving && round ? { maze: round.maze, distances: false } : {};
    const dungeonNow = round?.furniture ?? undefined;
    return drawMaze(pen, at, { ...store.state, ...own, dungeonNow }, part);
  },
  said: () => gameOf().said,
  furniture() {
    const { round } = gameOf();
    return round ? furnitureNow(round.game) : undefined;
  },
  actors() {
    const { actors: pen, at } = board;
    const { round, sight, agents, replayed, hinted } = gameOf();
    pen.clearRect(0, 0, at.width, at.height);
    if (!round) return;
    const { accent, floor, ink, rock, second } = paletteNow();
    const { seen, torch } = sight;
    const { fog, maps } = store.state.rules;
    if (fog && !round.done) {
      if (torch) torch.draw(pen, at, round.position);
      else drawFog(pen, at, seen, rock);
    }
    if (maps) drawKnown(pen, at, agents, second);
    const trail = replayed ?? round.trail;
    // The rim keeps the trail apart from floors of any colour.
    drawAll(drawPath(pen, at, round.maze, trail, color('trail-rim'), 0.32));
    drawAll(drawPath(pen, at, round.maze, trail, color('trail'), 0.16));
    for (const [i, { cell }] of agents.entries()) {
      if (fog && !seen.has(cell)) continue;
      drawCube(pen, at, cell, { fill: second, ink }, 0.46, MIN_MARK);
      if (agents.length > 1) drawNumber(pen, at, cell, i + 1, floor);
    }
    drawCube(pen, at, trail[trail.length - 1], { fill: accent, ink }, undefined, MIN_MARK);
    if (hinted !== null) drawHint(pen, at, round.maze, round.position, hinted, accent);
  },
});
