import { createServer } from 'node:http';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */
/** @typedef {(request: import('mazewright/tiles').TileRequest) => Promise<Response>} Handler */

/**
 * What a handler of tiles reads of a request of Node. No Request is made: it would refuse some methods.
 * @param {Incoming} request
 * @returns {import('mazewright/tiles').TileRequest}
 */
const adapted = ({ url = '', method = '', headers }) => ({
  ...{ url: `http://localhost${url.startsWith('/') ? '' : '/'}${url}`, method },
  headers: { get: (name) => String(headers[name] ?? '') || null },
});

/** @param {Handler} handler @param {Incoming} request @param {Outgoing} response */
async function reply(handler, request, response) {
  const answer = await handler(adapted(request));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(new Uint8Array(await answer.arrayBuffer()));
}

/**
 * A server of HTTP around a handler of tiles.
 * @param {Handler} handler
 */
export function createTileServer(handler) {
  const server = createServer((request, response) => {
    request.resume();
    reply(handler, request, response).catch(() => response.destroy());
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
