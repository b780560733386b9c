/** A tile of a world, by which runtimes are compared. */
import { createHash } from 'node:crypto';
import { createTileHandler } from 'mazewright/tiles';
import { mw } from '../../support/load.js';

/** The path of its address. */
export const TILE = `${mw.world({ algorithm: 'wilson', seed: 'hello' }).code}/28/3/4.png`;
const tile = await createTileHandler(mw)(new Request(`http://localhost/${TILE}`));
/** The SHA-256 of its bytes in Node. */
export const tileHash = createHash('sha256')
  .update(new Uint8Array(await tile.arrayBuffer()))
  .digest('hex');
