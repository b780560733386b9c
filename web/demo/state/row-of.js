/**
 * The row of a catalog with an id that the library has accepted.
 * @template {{ id: string }} Row
 * @param {readonly Row[]} rows
 * @param {string} id
 * @returns {Row}
 */
export const rowOf = (rows, id) => /** @type {Row} */ (rows.find((row) => row.id === id));
