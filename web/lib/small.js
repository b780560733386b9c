/**
 * The same library with fewer generators, shapes, passes, solvers and file formats, which the files
 * small_*.def of cpp/mazewright/catalog list. They make the same bytes; the id of another one is
 * refused.
 * @module
 */
export * from './index.js';
