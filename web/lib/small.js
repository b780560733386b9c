/**
 * The same library with fewer generators and shapes; small_generators.def and small_shapes.def in
 * cpp/mazewright/catalog list them. They make the same bytes; an id of another one is refused.
 * @module
 */
export * from './index.js';
