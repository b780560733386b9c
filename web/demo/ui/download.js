import { h } from './dom.js';

/** Offers data as a file. @param {string} name @param {string | Uint8Array} data @param {string} type its media type */
export function download(name, data, type) {
  const url = URL.createObjectURL(new Blob([/** @type {any} */ (data)], { type }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
