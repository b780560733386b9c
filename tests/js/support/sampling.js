/** How often each maze comes out, and whether that is as often as it should. */
import { mw } from './load.js';

const textOf = ({ buffer, byteOffset, byteLength }) =>
  Buffer.from(buffer, byteOffset, byteLength).latin1Slice();

/** The mazes of the seeds 0 to samples - 1 as texts of their passages, with how often each came. */
export function sample(options, samples) {
  const counts = new Map();
  for (let seed = 0; seed < samples; seed++) {
    const key = textOf(mw.generate({ ...options, seed }).passages);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const ACROSS = 40;
const DOWN = 40;

/**
 * The same for a generator that takes masks, 1600 mazes a call: as parts of one mask, copies of the
 * grid that do not touch. The copies stand an even number of rows apart, as shifted rows need.
 */
export function samplePacked({ width, height, mask, ...options }, samples) {
  const pitch = [width + 1, 2 * Math.ceil((height + 1) / 2)];
  const size = [ACROSS * pitch[0], DOWN * pitch[1]];
  const kept = mask?.flat() ?? new Array(width * height).fill(1);
  const offsets = kept.map((_, cell) => Math.floor(cell / width) * size[0] + (cell % width));
  const packed = new Uint8Array(size[0] * size[1]);
  const firsts = Array.from({ length: ACROSS * DOWN }, (_, i) => {
    return Math.floor(i / ACROSS) * pitch[1] * size[0] + (i % ACROSS) * pitch[0];
  });
  for (const first of firsts) {
    for (const [cell, offset] of offsets.entries()) packed[first + offset] = kept[cell];
  }
  const counts = new Map();
  const bytes = Buffer.alloc(kept.length);
  for (let done = 0; done < samples; done += firsts.length) {
    const [w, h] = size;
    const whole = { ...options, width: w, height: h, mask: packed, parts: 'each', seed: done };
    const { passages } = mw.generate(whole);
    for (const first of firsts) {
      for (let cell = 0; cell < bytes.length; cell++) bytes[cell] = passages[first + offsets[cell]];
      const key = bytes.latin1Slice();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** Spanning trees given as sets of bits over the pairs, each as the text that `sample` has for it. */
export function treeTexts(maze, pairs, trees) {
  const bitsOf = ([a, b]) => {
    const direction = maze.directions.findIndex((_, index) => maze.neighbour(a, index) === b);
    return [a, 1 << direction, b, 1 << maze.back(a, direction)];
  };
  const links = pairs.map(bitsOf);
  return trees.map((tree) => {
    const passages = new Uint8Array(maze.cellCount);
    for (const [i, [a, bitA, b, bitB]] of links.entries()) {
      if (((tree >> i) & 1) === 0) continue;
      passages[a] |= bitA;
      passages[b] |= bitB;
    }
    return textOf(passages);
  });
}

/** Against a law: the chance of every text. A text outside the law makes it infinite. */
export function chiSquare(counts, law, samples) {
  let sum = 0;
  let met = 0;
  for (const [text, chance] of law) {
    const count = counts.get(text) ?? 0;
    met += count;
    sum += (count - samples * chance) ** 2 / (samples * chance);
  }
  return met === samples ? sum : Number.POSITIVE_INFINITY;
}

export const uniformLaw = (texts) => new Map(texts.map((text) => [text, 1 / texts.length]));

/** The 99.99 % quantile of the chi-square law, by Wilson and Hilferty's cube. */
export function quantile(degrees) {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
}

/** Half the sum of how far each frequency is from even. */
export function totalVariation(counts, bins, samples) {
  let far = (bins - counts.size) / bins;
  for (const count of counts.values()) far += Math.abs(count / samples - 1 / bins);
  return far / 2;
}
