// Where the map comes from: this page makes it, or `npx mazewright serve` where the address says ?server=.
import * as L from 'leaflet/dist/leaflet-src.esm.js';

/** A tile is made in a task of its own, so that the map can be moved meanwhile. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Answers requests in this page, one after the other. */
async function createAsk() {
  const { createMazewright } = await import('mazewright/dungeons');
  const { createTileHandler } = await import('mazewright/tiles');
  const handler = createTileHandler(await createMazewright());
  let turn = Promise.resolve();
  return async (path, signal) => {
    turn = turn.then(nextTask);
    await turn;
    signal?.throwIfAborted();
    return handler(new Request(new URL(path, location.origin)));
  };
}

/** A layer of tiles that this page makes. What left the view before its turn is not made. */
const OwnTiles = L.GridLayer.extend({
  createTile({ z, x, y }, done) {
    const tile = Object.assign(new Image(), { alt: '', left: new AbortController() });
    const { ask, code } = this.options;
    const { signal } = tile.left;
    const fill = async () => {
      const answer = await ask(`${code}/${z}/${x}/${y}.png`, signal);
      if (!answer.ok) throw new Error(await answer.text());
      tile.src = URL.createObjectURL(await answer.blob());
      await tile.decode();
    };
    fill()
      .then(() => done(null, tile))
      .catch((error) => signal.aborted || done(error, tile))
      .finally(() => URL.revokeObjectURL(tile.src));
    return tile;
  },
});

/** The source of a world: its layer of tiles, and its answers in JSON. */
export async function openSource(server, code) {
  const base = server?.replace(/\/?$/, '/');
  const ask = base ? (path, signal) => fetch(base + path, { signal }) : await createAsk();
  return {
    layer: (options) =>
      base
        ? L.tileLayer(`${base}${code}/{z}/{x}/{y}.png`, options)
        : new OwnTiles({ ...options, ask, code }).on('tileunload', ({ tile }) => tile.left.abort()),
    /** Throws an Error with the sentence of the answer. */
    async json(path, signal) {
      const answer = await ask(`${code}/${path}`, signal);
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
  };
}
