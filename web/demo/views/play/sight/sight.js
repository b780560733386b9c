import { geometryOf } from 'mazewright/draw';
import { see } from './fog.js';
import { canLight, Torch } from './torch.js';

/** @import { Board } from '../../../draw2d/board.js' */

/** CSS pixels of a cell in the light of a torch, which shows little of a dungeon. */
const TORCH_CELL = 26;

/** What the player of an attempt sees, and has seen. */
export class Sight {
  #round;

  /** @param {import('../round/round.js').Round | null} round */
  constructor(round) {
    this.#round = round;
    /** Cells that fog does not hide any more. @type {Set<number>} */
    this.seen = new Set();
    /** Lights a dungeon in place of the fog; null if that is not possible. */
    this.torch = round && torchOf(round);
    this.look();
  }

  /** Adds what the player sees from where it is. */
  look() {
    if (!this.#round) return;
    const { maze, position } = this.#round;
    if (this.torch) this.torch.move(position, this.seen);
    else see(this.seen, maze, position);
  }

  /** Shows the surroundings of a player with a torch large enough. @param {Board} board */
  follow(board) {
    if (this.#round && this.torch) board.near(this.#round.position, TORCH_CELL);
  }
}

/** @param {import('../round/round.js').Round} round */
const torchOf = ({ game, maze }) => (canLight(maze, geometryOf(maze)) ? new Torch(game) : null);
