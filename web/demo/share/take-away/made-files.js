import { zipSync } from 'fflate';
import { download } from '../../ui/download.js';
import { count, t } from '../../ui/language.js';

/** @import { MadeFile } from './file-maker.js' */

const KILO = 1_024;

/** @param {number} bytes */
export const sizeText = (bytes) =>
  bytes < KILO
    ? t('file.bytes', { count: count(bytes) })
    : t('file.kilobytes', { count: count(Math.round(bytes / KILO)) });

/**
 * A file and the files that it refers to.
 * @param {string} name
 * @param {string} mediaType
 * @param {MadeFile} made
 */
export function filesOf(name, mediaType, { data, companions }) {
  const bytes = (/** @type {string | Uint8Array} */ content) => /** @type {BlobPart} */ (content);
  return [
    new File([bytes(data)], name, { type: mediaType }),
    ...companions.map((each) => new File([bytes(each.data)], each.name)),
  ];
}

/**
 * Downloads a file; with the files that it refers to as a .zip, because it is of no use without them.
 * @param {readonly File[]} files
 * @returns {Promise<File>} what was downloaded
 */
export async function downloadFiles(files) {
  const file = files.length === 1 ? files[0] : await zipOf(files);
  download(file.name, file);
  return file;
}

/** @param {readonly File[]} files */
async function zipOf(files) {
  const contents = await Promise.all(files.map((file) => file.arrayBuffer()));
  const entries = files.map(({ name }, i) => [name, new Uint8Array(contents[i])]);
  // The same files are the same bytes: no time of today.
  const zip = zipSync(Object.fromEntries(entries), { mtime: '1980-01-01T00:00:00' });
  const name = files[0].name.replace(/\.[^.]*$/, '.zip');
  return new File([/** @type {BlobPart} */ (zip)], name, { type: 'application/zip' });
}

/** Whether this device has a sheet to which files can be shared, as phones do. @param {readonly File[]} files */
export const canShare = (files) => navigator.canShare?.({ files: [...files] }) === true;
