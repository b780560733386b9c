import { h } from './dom.js';

/** @import { Bytes } from 'mazewright/dungeons' */

/** Offers data as a file. @param {string} name @param {string | Bytes} data @param {string} type its media type */
export function download(name, data, type) {
  const url = URL.createObjectURL(new Blob([data], { type }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
