import { fail } from './error.js';

const { process } = /** @type {any} */ (globalThis);

/** Whether Node runs this, or a runtime that has its modules. */
export const hasNode = typeof process?.versions?.node === 'string';

/**
 * A module of Node, by the one call that no bundler follows.
 * @param {string} name without `node:`
 * @param {string} entry of the package that needs it
 * @throws {import('./error.js').MazeError} in a Node that does not have that call yet
 */
export function nodeModule(name, entry) {
  if (typeof process?.getBuiltinModule === 'function') {
    return process.getBuiltinModule(`node:${name}`);
  }
  const got = process?.version ?? 'no Node and no Worker';
  return fail('', `${entry} needs Node 20.16, 22.3 or later; got ${got}`, 'internal');
}
