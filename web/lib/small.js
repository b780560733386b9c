/**
 * The same with fewer generators and shapes (MAZEWRIGHT_SMALL_... in cpp/catalog.hpp) inside: what
 * they make is byte for byte the same, and an id that is not among them is refused.
 * @module
 */
export * from './index.js';
