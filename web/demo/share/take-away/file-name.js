/** @import { Maze } from 'mazewright/dungeons' */

const MAX_SEED = 24;

/** The name of a file of a maze, without the end. @param {Maze} maze */
export function fileName({ algorithm, width, height, seed }) {
  const plain = String(seed)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_SEED);
  return `${algorithm}-${width}x${height}-${plain}`;
}
