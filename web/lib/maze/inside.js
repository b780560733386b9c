import { featureFrom } from '../core/features.js';
import { dataOf } from '../core/maze-record.js';

/** @import { Call, Core } from '../core/core.js' */
/** @import { Features } from '../core/features.js' */
/** @import { Query } from '../core/queries.js' */
/** @import { Polygons } from '../options/types.js' */
/** @import { MazeValue } from './maze.js' */
/** @import { Neighbours } from './neighbours.js' */
/** @import { PointIndex } from './point-index.js' */

/**
 * What the package keeps of a maze beside its data; tables are computed when they are first needed.
 * @typedef {object} Inside
 * @property {Core} core which answers its queries
 * @property {number} id the number by which cores keep it
 * @property {Neighbours | null} neighbours of all cells
 * @property {Polygons} [outlines] of all cells
 * @property {PointIndex} [points] finds the cell at a point
 */

/** A maze of this entry, as the modules of its methods take it. @typedef {Readonly<MazeValue<any>>} OwnMaze */

/**
 * What the package keeps of a maze of this entry.
 * @type {(maze: OwnMaze) => Inside}
 */
export let insideOf;

/**
 * Called once by the class of mazes, which alone can read its private member.
 * @param {(maze: any) => Inside} read
 */
export const setInsideOf = (read) => {
  insideOf = read;
};

/**
 * A query as a call that any core can run; for pools.
 * @param {OwnMaze} maze
 * @param {Query<any>} query
 * @returns {Call}
 */
export function callOf(maze, { name, args = () => [] }) {
  const { core, id } = insideOf(maze);
  return {
    name,
    args: args(core.defaults, maze),
    maze: {
      // A maze whose bytes were moved away is no maze that a core may still keep.
      id: maze.passages.length === maze.cellCount ? id : 0,
      get data() {
        return dataOf(maze, core.rows);
      },
    },
  };
}

/**
 * Runs a query of a maze in its core.
 * @template T
 * @param {OwnMaze} maze
 * @param {Query<T>} query
 * @returns {T}
 */
export function runQuery(maze, query) {
  const { core } = insideOf(maze);
  return query.read(core.run(callOf(maze, query)), maze, core.features);
}

/**
 * A feature of the entry of a maze. Throws a MazeError where the entry lacks it.
 * @template {keyof Features} Name
 * @param {OwnMaze} maze
 * @param {Name} name
 */
export const featureOf = (maze, name) => featureFrom(insideOf(maze).core.features, name);
