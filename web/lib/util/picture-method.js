// The names of methods of a maze that formats use. Symbols that all entries of the package have in common, because
// formats are an entry of their own.

/** The layers of a picture as numbers. @type {unique symbol} */
export const PICTURE = Symbol.for('mazewright.picture');

/** The pixels of a picture. @type {unique symbol} */
export const PIXELS = Symbol.for('mazewright.pixels');
