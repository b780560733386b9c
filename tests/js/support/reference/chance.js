/** Draws that several references share. */

/** Fair coins, 64 to a draw, lowest bit first. */
export class Coins {
  bits = [];

  constructor(random) {
    this.random = random;
  }

  flip() {
    if (this.bits.length === 0) {
      const word = this.random.next();
      for (let i = 0n; i < 64n; i++) this.bits.push((word >> i) & 1n);
    }
    return this.bits.shift() === 1n;
  }
}

/** A share as the core holds it. */
export const thousandths = (share) => Math.round(1000 * share);

/** Flips of a weighted coin: fair coins at a half, else a draw below 1000 each. */
export function chance(random, share) {
  const coins = new Coins(random);
  return share === 0.5 ? () => coins.flip() : () => random.below(1000) < thousandths(share);
}

/** Takes a random member out of a list; the last one takes its place. */
export function takeAny(random, list) {
  const place = random.below(list.length);
  const taken = list[place];
  list[place] = list.at(-1);
  list.pop();
  return taken;
}
