import { createServer } from 'node:http';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */
/** @typedef {import('./worker.js').Question} Question */
/** @typedef {ReturnType<typeof import('./threads.js').createThreads>['answer']} Answer */

/** What a handler of tiles reads of a request. @param {Incoming} request @returns {Question} */
const questionOf = ({ url = '', method = '', headers }) => ({
  ...{ url: `http://localhost${url.startsWith('/') ? '' : '/'}${url}`, method },
  seen: headers['if-none-match'] ?? '',
});

/** @param {Answer} answer @param {Incoming} request @param {Outgoing} response */
async function reply(answer, request, response) {
  const replied = await answer(questionOf(request), () => !response.destroyed);
  if (replied === null) return;
  response.writeHead(replied.status, Object.fromEntries(replied.headers));
  response.end(replied.body);
}

/**
 * A server of HTTP.
 * @param {Answer} answer
 */
export function createTileServer(answer) {
  const server = createServer((request, response) => {
    request.resume();
    reply(answer, request, response).catch(() => response.destroy());
  });
  return {
    /**
     * Rejects with a sentence if the port is taken or the host is not of this machine.
     * @param {number} port
     * @param {string} host
     * @returns {Promise<{ address: import('node:net').AddressInfo, end: () => Promise<void> }>}
     */
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', (error) => reject(failure(error, port, host)));
        server.listen(port, host, () => {
          const address = /** @type {import('node:net').AddressInfo} */ (server.address());
          resolve({ address, end: () => ended(server) });
        });
      }),
  };
}

/** @param {import('node:http').Server} server @returns {Promise<void>} */
const ended = (server) =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** @param {NodeJS.ErrnoException} error @param {number} port @param {string} host */
function failure(error, port, host) {
  if (error.code === 'EADDRINUSE') {
    return new Error(`port ${port} of ${host} is in use; --port 0 takes a free one`);
  }
  if (error.code === 'EACCES') return new Error(`port ${port} needs rights; take one from 1024 on`);
  return new Error(`${host}:${port} cannot be listened at: ${error.message}`);
}
