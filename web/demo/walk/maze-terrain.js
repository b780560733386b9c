import { geometryOf, isGlued } from 'mazewright/draw';
import { groundOf, HEIGHT, LIGHTS, mazeObject, mazeSurroundings } from 'mazewright/three';
import { paletteNow } from '../ui/theme.js';
import { skyColor } from './daylight.js';
import { gameMap } from './game-map.js';
import { stoneLook } from './stone-look.js';
import { GAME_FOG, NO_GAME } from './walk-game.js';

/** @import { Scene } from 'three' */
/** @import { Maze } from 'mazewright/dungeons' */
/** @import { Surroundings } from 'mazewright/three' */
/** @import { PageTerrain } from './terrain.js' */

/** The ground of a maze, on which a walker stands in a cell. @typedef {PageTerrain & Pick<ReturnType<typeof groundOf>, 'walkerIn'>} MazeTerrain */

/** Whether a maze is walked on its squares. @param {Maze} maze */
const isOnSquares = (maze) => geometryOf(maze).squares && !isGlued(maze);

/**
 * A maze as a terrain of the page, with its game. The goal is its end.
 * @param {Maze} maze
 * @param {import('./walk-game.js').Shown} [game]
 * @returns {MazeTerrain}
 */
export function terrainOf(maze, game = NO_GAME) {
  const canPass = (/** @type {number} */ from, /** @type {number} */ to) =>
    !game.furniture?.lockedOn(from, to);
  const ground = groundOf(maze, { height: HEIGHT, canPass });
  const { end } = maze;
  const spotOf = (/** @type {number} */ cell) => {
    const { at, up } = ground.pose(ground.walkerIn(cell));
    return { at: at.map((value, i) => value - EYES * up[i]), up };
  };
  const map = gameMap(maze, game);
  return {
    ...ground,
    goal: end === null ? null : spotOf(end),
    showsGoal: () => game.seen?.has(/** @type {number} */ (end)) ?? true,
    rivals: () => game.rivals.map(spotOf),
    ...(isOnSquares(maze) ? { route: routeOf(maze, game) } : {}),
    surroundings: (_, scene) =>
      isOnSquares(maze) ? squares(maze, game, scene) : surface(maze, game, scene),
    paintMap(canvas, walker) {
      map(canvas, ground.planOf(walker));
      return true;
    },
  };
}

/** Height of the eyes above the ground, in cells. */
const EYES = 0.5;

/** @param {Maze} maze @param {import('./walk-game.js').Shown} game @param {Scene} scene */
function squares(maze, game, scene) {
  const look = { ...stoneLook(game.wall), palette: paletteNow() };
  const fog = game.seen ? GAME_FOG : undefined;
  return mazeSurroundings(scene, maze, { ...look, fog }, () => game.furniture ?? maze);
}

/** The whole of a body in space. @param {Maze} maze @param {import('./walk-game.js').Shown} game @param {Scene} scene @returns {Surroundings} */
function surface(maze, game, scene) {
  const { theme, wall, quality } = stoneLook(game.wall);
  // What faces up everywhere has a ceiling; other bodies are open to the sky.
  const isFlat = maze.meshes().floor.normals.every((value, i) => i % 3 !== 1 || value > 0.99);
  const object = mazeObject(maze, {
    walls: 'thin',
    height: HEIGHT,
    light: isFlat ? 'torch' : 'sun',
    ceiling: isFlat,
    figures: false,
    theme,
    wall,
    quality,
  });
  scene.add(object);
  return {
    origin: { x: 0, y: 0 },
    fog: game.seen ? GAME_FOG : null,
    sky: isFlat ? LIGHTS[theme].dark : skyColor(),
    update: () => true,
    clear() {
      scene.remove(object);
      object.dispose();
    },
  };
}

/** The solution on the floor, as pairs of adjacent cells. @param {Maze} maze @param {import('./walk-game.js').Shown} game @returns {NonNullable<PageTerrain['route']>} */
function routeOf(maze, game) {
  /** @type {Uint32Array | null} */
  let last = null;
  let number = 0;
  const placeOf = (/** @type {number} */ cell) => ({
    x: cell % maze.width,
    y: Math.floor(cell / maze.width),
  });
  return () => {
    const { path } = game;
    if (path !== last) {
      last = path;
      number += 1;
    }
    if (!path) return { key: '', steps: () => [] };
    const places = Array.from(path, placeOf);
    const steps = () => places.slice(1).map((place, i) => [places[i], place]);
    return { key: String(number), steps };
  };
}

/** A walker in a cell of a maze. @param {MazeTerrain} terrain @param {Maze} maze @param {number | null} cell null: the first with a passage */
export const walkerAt = (terrain, maze, cell) =>
  terrain.walkerIn(
    cell ??
      Math.max(
        0,
        maze.passages.findIndex((open) => open !== 0),
      ),
  );
