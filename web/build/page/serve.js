import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/**
 * The file that an address names, or null; never one outside the folder.
 * @param {string} folder
 * @param {string} url
 */
function fileFor(folder, url) {
  let path;
  try {
    path = normalize(join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname)));
  } catch {
    return null;
  }
  if (path !== folder && !path.startsWith(folder + sep)) return null;
  if (existsSync(path) && statSync(path).isDirectory()) path = join(path, 'index.html');
  return existsSync(path) ? path : null;
}

/** @param {string} folder */
function fileServer(folder) {
  return createServer((request, response) => {
    const file = fileFor(folder, request.url ?? '/');
    if (file === null) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
    createReadStream(file).pipe(response);
  });
}

/**
 * Serves a folder to this machine only, on the first free port.
 * @param {string} folder an absolute path
 * @param {number} port where to begin looking
 * @returns {Promise<string>} the address
 */
export function serve(folder, port) {
  return new Promise((resolve, reject) => {
    const server = fileServer(normalize(folder));
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE') reject(error);
      else serve(folder, port + 1).then(resolve, reject);
    });
    server.listen(port, 'localhost', () => resolve(`http://localhost:${port}/`));
  });
}
