import { announce } from '../ui/announce.js';
import { h } from '../ui/dom.js';
import { download } from '../ui/download.js';
import { count, t } from '../ui/language.js';
import { copyButton } from './copy.js';

/** @import { Bytes, Maze } from 'mazewright/dungeons' */

/**
 * A kind of file: its id, title and description, what its name ends with, whether it is bytes, and its
 * options. `make` returns its content; null if an option is wrong, which `make` then shows.
 * @typedef {{ id: string, title: string, about: string, extension: string, mediaType: string,
 *   isBinary: boolean, fields: readonly HTMLElement[], make(): string | Bytes | null }} FileKind
 */

const KILO = 1_024;
const MAX_SEED = 24;

/** The name of a file of a maze, without the end. @param {Maze} maze */
export function fileName({ algorithm, width, height, seed }) {
  const plain = String(seed)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_SEED);
  return `${algorithm}-${width}x${height}-${plain}`;
}

/** @param {number} bytes */
const sizeText = (bytes) =>
  bytes < KILO
    ? t('file.bytes', { count: count(bytes) })
    : t('file.kilobytes', { count: count(Math.round(bytes / KILO)) });

/** A file of the maze: its options, download and, of a text, copy. @param {Maze} maze @param {FileKind} kind */
export function fileSection(maze, { id, title, about, extension, mediaType, ...kind }) {
  const saved = h('p', { class: 'about saved', hidden: true });
  const save = () => {
    const data = kind.make();
    saved.hidden = data === null;
    if (data === null) return;
    const name = `${fileName(maze)}.${extension}`;
    const blob = new Blob([data], { type: mediaType });
    download(name, blob);
    saved.textContent = t('file.saved', { name, size: sizeText(blob.size) });
    announce(saved.textContent);
  };
  // The clipboard takes texts only.
  const copying = kind.isBinary
    ? []
    : [copyButton('copy', /** @type {() => string | null} */ (kind.make))];
  const button = { type: 'button', id: `download-${id}`, onclick: save };
  return h(
    'section',
    { class: 'export', id: `export-${id}` },
    h('div', {}, h('h3', {}, title), h('p', { class: 'about' }, about)),
    h('div', { class: 'params' }, ...kind.fields),
    h('div', { class: 'row' }, h('button', button, t('download')), ...copying),
    saved,
  );
}
