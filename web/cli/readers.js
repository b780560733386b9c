/**
 * A function of `mazewright/formats` that reads what a format wrote, as data for `mw.adopt`.
 * @typedef {{ id: string, extension: string, binary: boolean,
 *   read: (content: any) => unknown }} Reader
 */

/**
 * The readers of an entry by their names: `readTmj` reads the format tmj.
 * @param {Readonly<Record<string, any>>} entry
 * @param {readonly import('./formats.js').Format[]} formats
 * @returns {Reader[]}
 */
export const readersOf = (entry, formats) =>
  formats.flatMap(({ id, extension, binary }) => {
    const name = `read${id}`.toLowerCase();
    const found = Object.keys(entry).find((key) => key.toLowerCase() === name);
    return found ? [{ id, extension, binary, read: entry[found] }] : [];
  });
