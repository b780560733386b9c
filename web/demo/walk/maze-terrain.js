import { color } from '../ui/theme.js';
import { OUTSIDE, ROCK } from './cell-runs.js';
import { onCells } from './cell-terrain.js';
import { cellSurroundings, HEIGHT } from './cell-walls.js';
import { withArrows } from './floor-arrows.js';
import { withFurniture } from './furniture.js';
import { drawMapDungeon } from './map-dungeon.js';
import { centerMap, drawMapGoal, drawMapRival, drawWalker, MAP_REACH, mapPen } from './map-pen.js';
import { GAME_FOG, NO_GAME } from './walk-game.js';

/** @import { Maze } from 'mazewright/dungeons' */

const FLOOR = 1;
/** The degrees of the sides north, south, west, east. */
const TURNS = [0, 180, 270, 90];

/**
 * A maze or dungeon on squares as a terrain. The goal is its end.
 * @param {Maze} maze
 * @param {import('./walk-game.js').Shown} [game]
 * @returns {import('./terrain.js').Terrain}
 */
export function mazeTerrain(maze, game = NO_GAME) {
  const { width, height, passages, oneWays, kinds } = maze;
  const has = (/** @type {number} */ x, /** @type {number} */ y) =>
    x >= 0 && y >= 0 && x < width && y < height;
  const at = (/** @type {number} */ x, /** @type {number} */ y) => {
    if (!has(x, y)) return { passages: 0, kind: OUTSIDE };
    const cell = y * width + x;
    return { passages: passages[cell], kind: kinds ? kinds[cell] : FLOOR };
  };
  const isOpen = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ side) =>
    ((at(x, y).passages >> side) & 1) === 1;
  /** Whether the walker can go there: not against a one-way passage, nor through a locked door. @param {number} x @param {number} y @param {number} side */
  const isPassable = (x, y, side) => {
    const cell = y * width + x;
    if (!isOpen(x, y, side) || (((oneWays?.[cell] ?? 0) >> side) & 1) === 1) return false;
    return !game.furniture?.lockedOn(cell, cell + [-width, width, -1, 1][side]);
  };
  const cells = { isDungeon: kinds !== null, has, at };
  const placeOf = (/** @type {number} */ cell) => ({
    x: cell % width,
    y: Math.floor(cell / width),
  });
  const spotOf = (/** @type {{ x: number, y: number }} */ { x, y }) => ({
    at: [x + 0.5, 0, y + 0.5],
    up: [0, 1, 0],
  });
  const cellOf = (/** @type {import('./terrain.js').Walker} */ { x, y }) =>
    Math.floor(y) * width + Math.floor(x);
  const shows = (/** @type {number | null} */ cell) =>
    game.seen?.has(/** @type {number} */ (cell)) ?? true;
  const end = maze.end === null ? null : placeOf(maze.end);

  /** @type {Uint32Array | null} */
  let lastPath = null;
  let pathNumber = 0;

  return {
    ...onCells(isPassable),
    goal: end && spotOf(end),
    showsGoal: () => shows(maze.end),
    rivals: () => game.rivals.map((cell) => spotOf(placeOf(cell))),
    route() {
      const { path } = game;
      if (path !== lastPath) {
        lastPath = path;
        pathNumber += 1;
      }
      if (!path) return { key: '', steps: () => [] };
      const places = Array.from(path, placeOf);
      const steps = () => places.slice(1).map((place, i) => [places[i], place]);
      return { key: String(pathNumber), steps };
    },
    isAtGoal: (walker) => cellOf(walker) === maze.end,
    cellOf,
    surroundings: (THREE, scene) =>
      withArrows(
        THREE,
        scene,
        maze,
        withFurniture(
          THREE,
          scene,
          maze,
          () => game.furniture ?? maze,
          { height: HEIGHT, wall: game.wall },
          cellSurroundings(THREE, scene, cells, {
            wall: game.wall,
            fog: game.seen ? GAME_FOG : undefined,
          }),
        ),
      ),
    paintMap(canvas, { x, y, turn }) {
      const pen = mapPen(canvas);
      centerMap(pen, x, y);
      pen.strokeStyle = color('ink');
      pen.lineWidth = 0.14;
      pen.fillStyle = color('rock');
      const [left, top] = [Math.floor(x) - MAP_REACH, Math.floor(y) - MAP_REACH];
      // One path of all rock: between single squares the floor would shine through.
      const rock = new Path2D();
      pen.beginPath();
      for (let cy = top; cy <= top + 2 * MAP_REACH; cy += 1) {
        for (let cx = left; cx <= left + 2 * MAP_REACH; cx += 1) {
          const { kind } = at(cx, cy);
          if (kind === ROCK || kind === OUTSIDE || !shows(cy * width + cx)) {
            rock.rect(cx, cy, 1, 1);
            continue;
          }
          if (!isOpen(cx, cy, 0)) line(pen, cx, cy, cx + 1, cy);
          if (!isOpen(cx, cy, 1)) line(pen, cx, cy + 1, cx + 1, cy + 1);
          if (!isOpen(cx, cy, 2)) line(pen, cx, cy, cx, cy + 1);
          if (!isOpen(cx, cy, 3)) line(pen, cx + 1, cy, cx + 1, cy + 1);
        }
      }
      pen.fill(rock);
      pen.stroke();
      const isOnMap = (/** @type {{ cell: number }} */ { cell }) => {
        const place = placeOf(cell);
        const isFar = Math.max(Math.abs(place.x - x), Math.abs(place.y - y)) > MAP_REACH;
        return !isFar && shows(cell);
      };
      const { doors, things } = game.furniture ?? maze;
      drawMapDungeon(pen, maze, doors?.filter(isOnMap) ?? [], things?.filter(isOnMap) ?? []);
      if (end && shows(maze.end)) drawMapGoal(pen, end.x + 0.5, end.y + 0.5);
      for (const { x, y } of game.rivals.filter(shows).map(placeOf))
        drawMapRival(pen, x + 0.5, y + 0.5);
      drawWalker(pen, turn);
      return true;
    },
  };
}

/** @param {CanvasRenderingContext2D} pen @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 */
function line(pen, x0, y0, x1, y1) {
  pen.moveTo(x0, y0);
  pen.lineTo(x1, y1);
}

/** A walker in the middle of a cell who looks through an open side. @param {Maze} maze @param {number} cell */
export function walkerIn(maze, cell) {
  const side = [3, 1, 2, 0].find((each) => maze.isOpen(cell, each)) ?? 3;
  const [x, y] = [cell % maze.width, Math.floor(cell / maze.width)];
  return { x: x + 0.5, y: y + 0.5, turn: TURNS[side] };
}
