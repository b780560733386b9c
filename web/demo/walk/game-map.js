import { Minimap } from 'mazewright/three';
import { themeNow } from '../ui/theme.js';
import { fitMap, MAP_SCALE } from './map-pen.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { Shown } from './walk-game.js' */

/**
 * The small map of a maze and its game.
 * @param {Maze} maze
 * @param {Shown} game
 * @returns {(canvas: HTMLCanvasElement, place: { x: number, y: number, turn: number }) => void}
 */
export function gameMap(maze, game) {
  /** @type {Minimap | null} */
  let map = null;
  let made = '';
  return (canvas, place) => {
    const pen = fitMap(canvas);
    const key = [themeNow(), devicePixelRatio].join();
    if (!map || key !== made) {
      map = new Minimap(pen, maze, {
        theme: themeNow(),
        scale: MAP_SCALE,
        pixelRatio: devicePixelRatio,
      });
      made = key;
    }
    const { seen, rivals, furniture } = game;
    map.draw(place, { seen, others: rivals, doors: furniture?.doors, things: furniture?.things });
  };
}
