import { rowOf } from '../../../state/row-of.js';

/** @import { Game, Maze, Mazewright } from 'mazewright/dungeons' */

/** Moves of the player before the first chaser sets out, and between two of them. */
const HEAD_START = 8;
const APART = 6;
/** Those who flee make one step while the others make so many: at the same speed nobody catches them. */
const FLEE_SLOWER = 2;

/**
 * An opponent.
 * @typedef {object} Agent
 * @property {string} kind of its solver
 * @property {number} cell
 * @property {number} moves
 * @property {boolean} isOut whether it does not take part: it has not set out yet, or it was caught
 * @property {Uint8Array | null} known the passages that it has seen; null if it knows the maze
 * @property {() => void} step makes its next move
 */

/** How a game with opponents ends: an opponent is at the end or has caught the player, or all are caught. @typedef {{ by: 'race' | 'chase' | 'flee', agent: Agent }} Outcome */

/**
 * What opponents do: run from the player's cell to the end; follow the player from the start; flee from
 * the player.
 * @typedef {{ agents: Agent[], tick(): void, outcome(): Outcome | null }} Opponents
 */

/** @typedef {{ mw: Mazewright, round: import('../round/round.js').Round, kinds: readonly string[] }} Setting */

/** @type {Record<'race' | 'chase' | 'flee', (setting: Setting) => Opponents>} */
const GAMES = {
  race({ mw, round, kinds }) {
    const agents = kinds.map((kind) => walker(mw, round.game, kind));
    const { maze } = round;
    return {
      agents,
      tick: () => {
        for (const agent of agents) agent.step();
      },
      outcome() {
        const first = agents.find(({ cell }) => cell === maze.end);
        return first ? { by: 'race', agent: first } : null;
      },
    };
  },
  chase({ mw, round, kinds }) {
    const { maze } = round;
    const begin = round.moves;
    const game = mw.game(maze, { from: round.trail[0], to: /** @type {number} */ (maze.end) });
    const agents = kinds.map((kind) => {
      const agent = walker(mw, game, kind, { position: () => round.position });
      agent.isOut = true;
      return agent;
    });
    return {
      agents,
      tick() {
        for (const [i, agent] of agents.entries()) {
          if (agent.isOut) agent.isOut = round.moves - begin < HEAD_START + i * APART;
          else agent.step();
        }
      },
      outcome() {
        const agent = agents.find(({ cell, isOut }) => !isOut && cell === round.position);
        return agent ? { by: 'chase', agent } : null;
      },
    };
  },
  flee({ round, kinds }) {
    const { maze } = round;
    let ticks = 0;
    /** @type {{ next(cell: number): number | null } | null} */
    let paths = null;
    let from = -1;
    const agents = farCells(maze, round.position, kinds.length).map((cell, i) => {
      /** @type {Agent} */
      const agent = {
        kind: kinds[i],
        cell,
        moves: 0,
        isOut: false,
        known: null,
        step() {
          const next = paths?.next(agent.cell) ?? null;
          if (next === null) return;
          agent.cell = next;
          agent.moves += 1;
        },
      };
      return agent;
    });
    const free = () => agents.filter(({ isOut }) => !isOut);
    return {
      agents,
      tick() {
        ticks += 1;
        if (ticks % FLEE_SLOWER !== 0) return;
        if (from !== round.position) {
          from = round.position;
          paths = maze.paths(from, { flee: true });
        }
        for (const agent of free()) agent.step();
      },
      outcome() {
        for (const agent of free()) agent.isOut = agent.cell === round.position;
        return free().length === 0 ? { by: 'flee', agent: agents[0] } : null;
      },
    };
  },
};

/** Opponents for a game that is being played. @param {keyof typeof GAMES} id @param {Setting} setting */
export const opponentsOf = (id, setting) => GAMES[id](setting);

/**
 * An opponent that walks by a solver.
 * @param {Mazewright} mw
 * @param {Game} game from whose player's cell it goes
 * @param {string} kind
 * @param {{ position(): number }} [target] what it chases; without it, the end
 * @returns {Agent}
 */
function walker(mw, game, kind, target) {
  const runner = game.runner(/** @type {import('mazewright/dungeons').SolverId} */ (kind));
  if (target) runner.chase(() => target.position());
  const { local } = rowOf(mw.catalog.solvers, kind);
  /** @type {Agent} */
  const agent = {
    kind,
    cell: runner.position,
    moves: 0,
    isOut: false,
    known: local ? runner.known : null,
    step() {
      const cell = runner.step();
      if (cell === null) return;
      agent.cell = cell;
      agent.moves += 1;
    },
  };
  return agent;
}

const UNREACHABLE = 0xffffffff;

/** Cells far from one cell and from each other. @param {Maze} maze @param {number} from @param {number} count @returns {number[]} */
function farCells(maze, from, count) {
  const nearest = maze.distances(from).slice();
  /** @type {number[]} */
  const cells = [];
  for (let i = 0; i < count; i += 1) {
    let far = from;
    for (let cell = 0; cell < nearest.length; cell += 1) {
      if (nearest[cell] !== UNREACHABLE && nearest[cell] > nearest[far]) far = cell;
    }
    cells.push(far);
    const around = maze.distances(far);
    for (let cell = 0; cell < nearest.length; cell += 1) {
      nearest[cell] = Math.min(nearest[cell], around[cell]);
    }
  }
  return cells;
}
