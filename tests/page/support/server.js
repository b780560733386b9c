import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

const TYPES = /** @type {Record<string, string>} */ ({
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
});

/**
 * Serves folders and written pages on a free port of this machine.
 * @param {Record<string, string | { html: string, headers?: Record<string, string> }>} routes
 *   a prefix that ends with / and the folder behind it (of the repository, or anywhere by its full
 *   path), or an address and its page
 */
export async function serve(routes) {
  /** @type {string[]} */
  const requests = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    requests.push(path);
    const exact = routes[path];
    if (typeof exact === 'object') {
      response.writeHead(200, { 'content-type': TYPES['.html'], ...exact.headers });
      response.end(exact.html);
      return;
    }
    const prefix = Object.keys(routes)
      .filter((each) => each.endsWith('/') && path.startsWith(each))
      .sort((a, b) => b.length - a.length)[0];
    try {
      const rest = normalize(`/${path.slice(prefix.length)}`);
      const file = rest.endsWith('/') ? `${rest}index.html` : rest;
      const bytes = await readFile(join(resolve(root, String(routes[prefix])), file));
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'text/plain',
        // A browser opens the page hundreds of times.
        'cache-control': 'max-age=3600',
      });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    /** Paths of all requests so far. */
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed(null));
        // Those of a browser that was not closed.
        server.closeAllConnections();
      }),
  };
}
