import { availableParallelism } from 'node:os';
import process from 'node:process';
import { EXAMPLES } from '../config.js';
import { print } from '../print.js';
import { createThreads } from '../serve/threads.js';
import { createTileServer } from '../serve/tile-server.js';
import { readWhole } from '../values.js';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/** Resolves with the first signal to end. @returns {Promise<void>} */
const signalled = () =>
  new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve());
  });

/** A host as a URL has it. @param {string} host */
const inUrl = (host) => (host.includes(':') ? `[${host}]` : host);

/** @type {import('../command.js').Command} */
export const serve = {
  name: 'serve',
  about: 'serves worlds as map tiles for Leaflet, OpenLayers and other map libraries',
  usage: ['[options]'],
  intro: `Answers /<code>/<z>/<x>/<y>.png, .svg and .json for the code of any world, until a signal such as
Ctrl-C ends it. Prints its address and one of a tile. A tile never changes: caches may keep it.`,
  words: [],
  groups: () => [
    {
      title: 'The server',
      options: [
        {
          name: 'port',
          value: '<port>',
          about: 'port of TCP, 0 to 65535; default 8080. 0 takes any that is free',
        },
        {
          name: 'host',
          value: '<host>',
          about: 'address to listen at; default 127.0.0.1, this machine only; 0.0.0.0: every one',
        },
      ],
    },
  ],
  kinds: [],
  examples: () => [{ line: 'mazewright serve --port 0', about: 'on a free port, until Ctrl-C' }],
  isEndless: true,
  async run({ mw, streams }, { port = '8080', host = '127.0.0.1' }) {
    // Two at least, so that a tile that takes long leaves one to the others.
    const count = Math.max(2, availableParallelism());
    const threads = createThreads(new URL('./serve-worker.js', import.meta.url), count);
    const server = createTileServer(threads.answer);
    const ended = signalled();
    const { address, end } = await server.listen(readWhole('port', port, 0, 65535), host);
    const origin = `http://${inUrl(host)}:${address.port}`;
    const algorithm = /** @type {import('mazewright').AlgorithmId} */ (EXAMPLES.maze);
    const { code } = mw.world({ algorithm, seed: 'hello' });
    try {
      print(streams.stdout, `${origin}/\n${origin}/${code}/28/0/0.png\n`);
      await ended;
    } finally {
      await Promise.all([end(), threads.end()]);
    }
  },
};
