/**
 * The same library with fewer generators, shapes and file formats; small_generators.def,
 * small_shapes.def and small_exports.def in cpp/mazewright/catalog list them. They make the same bytes; an id of another one is refused.
 * @module
 */
export * from './index.js';
