/** A tile of a world, by which runtimes are compared. */
import { createHash } from 'node:crypto';
import { createTileHandler } from 'mazewright/tiles';
import { mw } from '../../support/load.js';

/** The path of its address. */
export const TILE = `${mw.world({ algorithm: 'wilson', seed: 'hello' }).code}/28/3/4.png`;

/** The SHA-256 of the bytes of an answer. @param {Pick<Response, 'arrayBuffer'>} answer */
export const hashOf = async (answer) =>
  createHash('sha256')
    .update(new Uint8Array(await answer.arrayBuffer()))
    .digest('hex');

/** That of the tile in Node. */
export const tileHash = await hashOf(
  await createTileHandler(mw)(new Request(`http://localhost/${TILE}`)),
);
