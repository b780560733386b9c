/**
 * The messages between a pool and its workers. A worker gets `Start`, answers `Ready`, and then runs
 * one `Order` after another.
 * @typedef {{ module: WebAssembly.Module, cancelled: Int32Array | null }} Start cancelled: shared
 *   memory that holds the id of the order to end
 * @typedef {{ id: number, call: import('../core/core.js').Call, progress: boolean }} Order
 *
 * @typedef {{ ready: true }} Ready
 * @typedef {{ id: number, done: number, of: number }} Beat
 * @typedef {{ id: number, result: any }} Done
 * @typedef {{ id: number, problem: import('../util/error.js').Problem }} Failed
 * @typedef {{ broken: string }} Broken the worker cannot start; the reason
 * @typedef {Ready | Beat | Done | Failed | Broken} Answer
 */

export {};
