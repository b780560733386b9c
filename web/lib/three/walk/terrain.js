import { facing, normal } from './cell-walker.js';

/**
 * A walker is whatever the terrain makes of it; x, y and turn (degrees clockwise from the north) where it is flat;
 * where it has steps, the `level` of the feet and of the `eyes`, which follow; on a surface, the cells between
 * which it is, the share of the way and the heading.
 * @typedef {{ x: number, y: number, turn: number, level?: number, eyes?: number, cell?: number,
 *   to?: number, share?: number, heading?: import('../../util/vectors.js').Vector }} Walker
 * @typedef {{ at: number[], up: number[] }} Spot on the ground, and the direction of up there
 * @typedef {{ at: number[], ahead: number[], up: number[] }} Pose the eyes, and two directions of length 1
 */

/**
 * Where somebody walks. Places of `pose` have the axes of three.js: x right, y up, z to the viewer. `move`: by
 * units of length; `tap`: one step or a quarter turn; `settled`: at a place where one can be; `eased`: the same
 * walker once the eyes are where they belong; `climbed`: up or down stairs; `cellOf`: the cell of the maze.
 * @typedef {{
 *   move(walker: Walker, ahead: number, right: number): Walker,
 *   tap(walker: Walker, ahead: number, right: number, turn: number): Walker,
 *   turned(walker: Walker, degrees: number): Walker,
 *   settled(walker: Walker): Walker,
 *   eased?(walker: Walker, seconds: number): Walker,
 *   climbed?(walker: Walker, up: boolean): Walker, hasStairs?: boolean,
 *   pose(walker: Walker): Pose,
 *   isAtGoal(walker: Walker): boolean,
 *   cellOf?(walker: Walker): number,
 * }} Terrain
 */

/** Whether two walkers are at one place: a step that is blocked may only go to the middle of a cell. @param {Walker} a @param {Walker} b */
export function isSamePlace(a, b) {
  return (
    a.cell === b.cell && Math.floor(a.x) === Math.floor(b.x) && Math.floor(a.y) === Math.floor(b.y)
  );
}

/**
 * The part of a terrain that every flat one has.
 * @param {{ moved(walker: Walker, right: number, down: number): Walker,
 *   stepped(walker: Walker, direction: number): Walker, eye(walker: Walker): number }} ground
 *   `stepped`: to the next place in a direction: north, south, west, east
 */
export function flat({ moved, stepped, eye }) {
  return {
    /** @param {Walker} walker @param {number} ahead @param {number} right */
    move(walker, ahead, right) {
      const angle = (walker.turn * Math.PI) / 180;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      return moved(walker, ahead * sin + right * cos, right * sin - ahead * cos);
    },
    /** @param {Walker} walker @param {number} ahead @param {number} right @param {number} turn */
    tap(walker, ahead, right, turn) {
      if (turn !== 0) {
        return { ...walker, turn: normal(Math.round(walker.turn / 90 + turn) * 90) };
      }
      const angle = ahead === 1 ? 0 : ahead === -1 ? 180 : right * 90;
      return stepped(walker, facing(walker.turn + angle));
    },
    /** @param {Walker} walker @param {number} degrees */
    turned: (walker, degrees) => ({ ...walker, turn: normal(walker.turn + degrees) }),
    /** @param {Walker} walker @returns {Pose} */
    pose(walker) {
      const angle = (walker.turn * Math.PI) / 180;
      return {
        at: [walker.x, eye(walker), walker.y],
        ahead: [Math.sin(angle), 0, -Math.cos(angle)],
        up: [0, 1, 0],
      };
    },
  };
}
