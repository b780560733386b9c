/** Pages as a visitor with a phone gets them: compressed, over a slow network, with a slow processor. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes a second, the milliseconds of a round trip, and how many times slower the processor is. */
export const SLOW = { bytes: 1_600_000 / 8, latency: 150, cpu: 4 };

const TYPES = /** @type {Record<string, string>} */ ({
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
});

/** Serves a folder compressed by gzip. @param {string} folder */
export async function serveCompressed(folder) {
  /** @type {Map<string, Buffer>} */
  const known = new Map();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    try {
      const bytes = known.get(file) ?? gzipSync(await readFile(join(folder, file)), { level: 9 });
      known.set(file, bytes);
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
      });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((closed) => server.close(() => closed(null))),
  };
}

/** Slows the network and the processor of a page down. @param {import('playwright-core').Page} page */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.bytes,
    uploadThroughput: SLOW.bytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
}
