/** Points of a piece: from the first number on it ends where the line goes straight on, at the second anywhere. */
const PIECE = [16, 256];

/** @param {ArrayLike<number>} line @param {number} i the place of an x */
const lengthTo = (line, i) => Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);

/**
 * A line in pieces of some points. Where two pieces meet the line goes straight on, so that their ends lie on each
 * other and pieces look as the line does.
 * @param {readonly number[]} line
 */
function* piecesOf(line) {
  let from = 0;
  for (let i = 2; i + 2 < line.length; i += 2) {
    const points = (i - from) / 2;
    if (points < PIECE[0]) continue;
    const [ax, ay] = [line[i] - line[i - 2], line[i + 1] - line[i - 1]];
    const [bx, by] = [line[i + 2] - line[i], line[i + 3] - line[i + 1]];
    const isStraight = ax * bx + ay * by > 0 && Math.abs(ax * by - ay * bx) < 1e-9;
    if (!isStraight && points < PIECE[1]) continue;
    yield line.slice(from, i + 2);
    from = i;
  }
  yield line.slice(from);
}

/** The beginning of a line, of a length. @param {readonly number[]} line @param {number} length */
function beginningOf(line, length) {
  const own = line.slice(0, 2);
  let rest = length;
  for (let i = 2; i < line.length && rest > 0; i += 2) {
    const side = lengthTo(line, i);
    const t = side === 0 ? 1 : Math.min(1, rest / side);
    for (const at of [i, i + 1]) own.push(line[at - 2] + t * (line[at] - line[at - 2]));
    rest -= side;
  }
  return own;
}

/** Lines that are drawn from their beginning as a film goes on. */
export class GrowingLines {
  /** @type {{ line: number[], end: number }[]} */
  #pieces = [];
  #length = 0;
  /** Pieces that are there as a whole. */
  #whole = 0;
  /** The piece that is being drawn. @type {number[] | null} */
  #last = null;

  /** @param {readonly number[][]} lines */
  constructor(lines) {
    for (const line of lines.flatMap((each) => [...piecesOf(each)])) {
      for (let i = 2; i < line.length; i += 2) this.#length += lengthTo(line, i);
      this.#pieces.push({ line, end: this.#length });
    }
  }

  /**
   * Goes on to a share of the length. Cost: O(pieces that come).
   * @param {number} share from 0 to 1, no less than before
   * @returns {{ gone: number[][], come: number[][] }}
   */
  goTo(share) {
    const length = share * this.#length;
    const gone = this.#last ? [this.#last] : [];
    /** @type {number[][]} */
    const come = [];
    const pieces = this.#pieces;
    for (; this.#whole < pieces.length && pieces[this.#whole].end <= length; ++this.#whole) {
      come.push(pieces[this.#whole].line);
    }
    const begin = this.#whole === 0 ? 0 : pieces[this.#whole - 1].end;
    const next = pieces[this.#whole];
    this.#last = next && length > begin ? beginningOf(next.line, length - begin) : null;
    if (this.#last) come.push(this.#last);
    return { gone, come };
  }
}
