import { forFormat } from '../formats.js';

/**
 * What makes many files: the options of the mazes without their seeds, and the format with the values of
 * its parameters. It can be posted to a worker.
 * @typedef {{ options: Record<string, any>, format: string, given: Record<string, any> }} Task
 */

/**
 * The content of one file.
 * @param {import('../library.js').Library} library
 * @param {Task} task
 * @param {import('mazewright/dungeons').Seed} seed
 * @returns {Promise<string | Uint8Array>}
 */
export async function contentOf({ mw, formats }, { options, format: id, given }, seed) {
  const format = formats.find((one) => one.id === id);
  if (!format) throw new Error(`no format ${id}`);
  return format.write(
    mw.generate(/** @type {any} */ (forFormat({ ...options, seed }, format))),
    given,
  );
}
