import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root } from './server.js';

/** @type {Record<string, string>} */
const TYPES = {
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};

/** @param {string} name */
const versionOf = (name) =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * The file of this machine that jsDelivr has at an address: of the built package, or of an installed package at its
 * version. null for every other one.
 * @param {string} address
 */
function fileAt(address) {
  const { pathname } = new URL(address);
  const [, own] = /^\/npm\/mazewright\/(dist\/.+)$/.exec(pathname) ?? [];
  const [, name, version, path] = /^\/npm\/([a-z]+)@([\d.]+)\/(.+)$/.exec(pathname) ?? [];
  const isInstalled = name && existsSync(join(root, 'node_modules', name));
  const other =
    isInstalled && versionOf(name) === version ? join('node_modules', name, path) : null;
  const file = own ?? other;
  return file && existsSync(join(root, file)) ? join(root, file) : null;
}

/**
 * Answers for jsDelivr with the files of this machine, as examples load them that readers keep as files.
 * @param {import('playwright-core').Page} page
 */
export const answerCdn = (page) =>
  page.route('https://cdn.jsdelivr.net/**', (route) => {
    const file = fileAt(route.request().url());
    if (!file) return route.fulfill({ status: 404 });
    return route.fulfill({
      body: readFileSync(file),
      contentType: TYPES[extname(file)] ?? 'text/plain',
      // A page that is opened as a file has no origin.
      headers: { 'access-control-allow-origin': '*' },
    });
  });
