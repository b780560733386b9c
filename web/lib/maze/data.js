import { deepFreeze } from '../util/freeze.js';

/** @import { Parts } from '../core/maze-record.js' */
/** @import { ExitId, MadeAlgorithmId, MadePass, ShapeId } from '../generated/ids.js' */
/** @import { Graph } from '../options/graph.js' */
/** @import { DirectionOf, Door, Mode, ParamValues, Region, Room, Seed, Thing } from '../options/types.js' */

/**
 * The data of a maze: plain values and typed arrays of its own; a structuredClone has all of it.
 * Not frozen here: engines are adopting the rule that a frozen object takes no private fields, and
 * those of derived classes are added after this constructor. The most derived class freezes.
 * @template {ShapeId} [Shape=ShapeId]
 */
export class MazeData {
  /** @internal @param {Parts} parts */
  constructor(parts) {
    const { origin } = parts;
    /**
     * A text from which `mw.generate` makes this very maze; null if none does, as for a parsed maze, and for one
     * in which more than 4096 passages were opened or closed since it was generated.
     */
    this.code = parts.code;
    /** The id of the generator; null if it is not known, as for a parsed maze. @type {MadeAlgorithmId | null} */
    this.algorithm = origin?.algorithm ?? null;
    /** The id of the shape. */
    this.shape = /** @type {Shape} */ (parts.shape);
    /** The shape's parameters, defaults included. @type {ParamValues} */
    this.shapeParams = Object.freeze(parts.shapeParams);
    /** The user's nodes and edges, on the shape that has them; null on every other one. @type {Readonly<Graph> | null} */
    this.graph = parts.graph && Object.freeze(parts.graph);
    /** Cells per row; where rows differ in length, the option `width`. */
    this.width = parts.width;
    /** Rows per level. */
    this.height = parts.height;
    /** Levels, at least 1. */
    this.levels = parts.levels;
    /** As it was given: a number, a BigInt or a text; null if it is not known. @type {Seed | null} */
    this.seed = parts.seed;
    /** Version of the generator; the same version, options and seed give the same bytes. */
    this.version = origin?.version ?? null;
    /** The rules of the generator: 'standard', or those of an original program; null if not known. @type {Mode | null} */
    this.mode = origin?.mode ?? null;
    /** The id of the policy that placed start and end; null if it is not known. @type {ExitId | null} */
    this.exits = origin?.exits ?? null;
    /** The generator's parameters, defaults included; null if not known. @type {ParamValues | null} */
    this.params = origin && deepFreeze(origin.params);
    /**
     * What changed the maze after the algorithm, in order, each with all of its parameters; null if
     * not known.
     * @type {readonly Readonly<MadePass>[] | null}
     */
    this.passes = origin && deepFreeze(origin.passes);
    /** Cells of the grid, masked-out ones included. */
    this.cellCount = parts.passages.length;
    /**
     * Names of the directions by their index, up to the last one in which cells of this grid have
     * neighbours. One before it that no cell uses, as 'west' of hexagons with `orientation: 'flat'`, keeps
     * its place, because places are bits of `passages`.
     * @type {readonly DirectionOf<Shape>[]}
     */
    this.directions = Object.freeze(/** @type {DirectionOf<Shape>[]} */ (parts.directions));
    /** One byte per cell: bit i is set if the passage in directions[i] is open. */
    this.passages = parts.passages;
    /**
     * One byte per cell: bit i is set if the passage in directions[i] is one-way toward this cell, so
     * that nobody walks from here in that direction. null if all passages lead both ways.
     */
    this.oneWays = parts.oneWays;
    /**
     * What each cell is: 0 rock, 1 room, 2 door, 3 corridor (3 and 4 in mode 'original', as its
     * program printed them), 5 stairs. Dungeons have it, and mazes of which a pass gave up cells; null for other mazes,
     * where every kept cell is a corridor.
     */
    this.kinds = parts.kinds;
    /** Whether cells are tiles: all adjacent floor is linked. Otherwise walls stand between cells. */
    this.dungeon = parts.dungeon;
    /**
     * The rooms of a dungeon, or of a maze that a pass gave rooms, which list their `cells`; null for
     * other mazes.
     * @type {readonly Room[] | null}
     */
    this.rooms = deepFreeze(parts.rooms);
    /**
     * The doors of a dungeon by ascending cell, each on a tile of kind 2: open, closed, secret, or
     * locked, with the number of its `lock`. null if there is none.
     * @type {readonly Door[] | null}
     */
    this.doors = deepFreeze(parts.doors);
    /**
     * What lies or stands in a dungeon, each with its `cell`, `role`, `level` and `room`, its place in
     * `rooms`; a key with the number of its `lock`. null if there is nothing.
     * @type {readonly Thing[] | null}
     */
    this.things = deepFreeze(parts.things);
    /**
     * The tree of a binary space partition: its regions, the whole dungeon first. `halves` are the places of its
     * two halves in this list, null for a leaf; `room` that of the leaf's room in `rooms`. null for
     * other mazes.
     * @type {readonly Region[] | null}
     */
    this.tree = deepFreeze(parts.tree);
    /** One byte per cell, 1 if the mask or the outline keeps it; null if all cells are kept. */
    this.mask = parts.mask;
    /**
     * The bridges of a woven maze, two numbers each: the cell, ascending, and the index of a
     * direction of the tunnel below it, which joins the cells on both sides of the bridge. null if
     * there is none.
     */
    this.bridges = parts.bridges;
    /** The cell to start from; null without exits. */
    this.start = parts.start;
    /** The cell to reach; null without exits. */
    this.end = parts.end;
    /** One entry per step of the generator, `cell << 6 | code` (`mw.film` plays them); null if not recorded. */
    this.steps = parts.steps;
  }
}
