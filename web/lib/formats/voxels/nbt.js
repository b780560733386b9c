// Tags of NBT, the format of Minecraft's files: big-endian, texts in ASCII here. Source: the NBT format of the
// Minecraft Wiki.

import { joinBytes } from '../bytes/join-bytes.js';

/** A value with the number of its type. @typedef {{ type: number, bytes: ArrayLike<number> }} Tag */

/** @param {number} number @param {number} size */
const big = (number, size) =>
  Array.from({ length: size }, (_, i) => (number >>> (8 * (size - 1 - i))) & 255);

/** @param {string} text in ASCII */
const letters = (text) => [
  ...big(text.length, 2),
  ...Array.from(text, (letter) => letter.charCodeAt(0)),
];

/** 16 bits, with or without a sign. @param {number} number @returns {Tag} */
export const short = (number) => ({ type: 2, bytes: big(number, 2) });

/** @param {number} number @returns {Tag} */
export const int = (number) => ({ type: 3, bytes: big(number, 4) });

/** @param {Uint8Array} array @returns {Tag} */
export const byteArray = (array) => ({ type: 7, bytes: joinBytes([big(array.length, 4), array]) });

/** @param {string} text @returns {Tag} */
export const string = (text) => ({ type: 8, bytes: letters(text) });

/** @param {readonly number[]} numbers @returns {Tag} */
export const intArray = (numbers) => ({
  type: 11,
  bytes: [...big(numbers.length, 4), ...numbers.flatMap((number) => big(number, 4))],
});

/** @param {Record<string, Tag>} entries @returns {Tag} */
export const compound = (entries) => ({
  type: 10,
  bytes: joinBytes([
    ...Object.entries(entries).flatMap(([name, { type, bytes }]) => [[type], letters(name), bytes]),
    [0],
  ]),
});

/** The bytes of a file, whose root has no name. @param {Tag} root */
export const fileOf = ({ type, bytes }) => joinBytes([[type], letters(''), bytes]);
