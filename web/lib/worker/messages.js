/**
 * What a pool and its workers say to each other. A worker is first told `Start`, answers `Ready`,
 * and then does one `Order` after another.
 * @typedef {{ module: WebAssembly.Module, cancelled: Int32Array | null }} Start cancelled: shared
 *   memory whose number is the order that is to end
 * @typedef {{ id: number, call: import('../core/core.js').Call, progress: boolean }} Order
 *
 * @typedef {{ ready: true }} Ready
 * @typedef {{ id: number, done: number, of: number }} Beat
 * @typedef {{ id: number, result: any }} Done
 * @typedef {{ id: number, problem: import('../util/error.js').Problem }} Failed
 * @typedef {{ broken: string }} Broken it cannot be started, and why
 * @typedef {Ready | Beat | Done | Failed | Broken} Answer
 */

export {};
