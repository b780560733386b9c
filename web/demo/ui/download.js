import { h } from './dom.js';

/** Offers data of a media type as a file. @param {string} name @param {Blob} data */
export function download(name, data) {
  const url = URL.createObjectURL(data);
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
