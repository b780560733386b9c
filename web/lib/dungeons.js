/**
 * The same library with all its dungeons: more generators and passes, which the files generators.def
 * and passes.def of cpp/mazewright/catalog list, and what games on tiles need. Its WebAssembly alone
 * is `mazewright/dungeons.wasm`, which `mazewright/slim` runs as well.
 * @module
 */
export * from './index.js';
