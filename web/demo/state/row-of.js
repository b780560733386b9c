/** The row of a catalog with an id. @param {any[]} rows @param {string} id */
export const rowOf = (rows, id) => rows.find((row) => row.id === id);
