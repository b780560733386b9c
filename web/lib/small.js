/**
 * The same library with fewer generators and shapes: the small_*.def files of cpp/mazewright/catalog list them. They make the
 * same bytes; an id of another one is refused.
 * @module
 */
export * from './index.js';
