import { deflateSync } from 'node:zlib';

/** Names of a font. Source: OpenType, name. */
const NAME_IDS = {
  copyright: 0,
  family: 1,
  style: 2,
  full: 4,
  postScript: 6,
  license: 13,
  link: 14,
};
const LICENSE = 'This Font Software is licensed under the SIL Open Font License, Version 1.1.';
const LICENSE_LINK = 'https://openfontlicense.org';

/** A table `name` for Windows, in English. @param {string} name @param {string} copyright */
function nameTable(name, copyright) {
  const texts = Object.entries({
    copyright: copyright.replace(/\s+/g, ' '),
    family: name,
    style: 'Regular',
    full: name,
    postScript: name.replaceAll(' ', ''),
    license: LICENSE,
    link: LICENSE_LINK,
  }).map(([key, text]) => ({
    id: NAME_IDS[/** @type {keyof typeof NAME_IDS} */ (key)],
    bytes: Buffer.from(text, 'utf16le').swap16(),
  }));
  const head = Buffer.alloc(6 + 12 * texts.length);
  head.writeUInt16BE(texts.length, 2);
  head.writeUInt16BE(head.length, 4);
  let at = 0;
  for (const [i, { id, bytes }] of texts.entries()) {
    const entry = [3, 1, 0x409, id, bytes.length, at];
    for (const [k, value] of entry.entries()) head.writeUInt16BE(value, 6 + 12 * i + 2 * k);
    at += bytes.length;
  }
  return Buffer.concat([head, ...texts.map(({ bytes }) => bytes)]);
}

/** Bytes up to a multiple of four. @param {Buffer} bytes */
const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

/** The sum of 32-bit numbers. @param {Buffer} bytes */
function sumOf(bytes) {
  const words = padded(bytes);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

/** @param {Buffer} sfnt */
function tablesOf(sfnt) {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, i) => {
    const entry = 12 + 16 * i;
    const [from, length] = [sfnt.readUInt32BE(entry + 8), sfnt.readUInt32BE(entry + 12)];
    return {
      tag: sfnt.toString('latin1', entry, entry + 4),
      bytes: Buffer.from(sfnt.subarray(from, from + length)),
    };
  });
}

/** The first twelve bytes of a font and its directory. @param {Buffer} sfnt @param {{ tag: string, bytes: Buffer }[]} tables */
function directoryOf(sfnt, tables) {
  const directory = Buffer.alloc(12 + 16 * tables.length);
  sfnt.copy(directory, 0, 0, 12);
  let at = directory.length;
  for (const [i, { tag, bytes }] of tables.entries()) {
    directory.write(tag, 12 + 16 * i, 'latin1');
    const values = [sumOf(bytes), at, bytes.length];
    for (const [k, value] of values.entries()) directory.writeUInt32BE(value, 16 + 16 * i + 4 * k);
    at += padded(bytes).length;
  }
  return directory;
}

/**
 * A font under another name, packed for the web. Source: WOFF File Format 1.0; OpenType, head.
 * @param {Buffer} sfnt a font with outlines of TrueType
 * @param {string} name
 * @param {string} copyright
 */
export function toWoff(sfnt, name, copyright) {
  const tables = tablesOf(sfnt).map(({ tag, bytes }) => ({
    tag,
    bytes: tag === 'name' ? nameTable(name, copyright) : bytes,
  }));
  const head = tables.find(({ tag }) => tag === 'head')?.bytes;
  if (!head) throw new Error('the font has no table head');
  head.writeUInt32BE(0, 8);
  const directory = directoryOf(sfnt, tables);
  const sum = [directory, ...tables.map(({ bytes }) => bytes)].reduce(
    (total, bytes) => total + sumOf(bytes),
    0,
  );
  const sums = tables.map(({ bytes }) => sumOf(bytes));
  head.writeUInt32BE((0xb1b0afba - sum) >>> 0, 8);
  const packed = tables.map(({ bytes }) => {
    const deflated = deflateSync(bytes, { level: 9 });
    return deflated.length < bytes.length ? deflated : bytes;
  });
  const header = Buffer.alloc(44 + 20 * tables.length);
  const unpacked = tables.reduce((total, { bytes }) => total + padded(bytes).length, 0);
  const whole = packed.reduce((total, bytes) => total + padded(bytes).length, header.length);
  header.write('wOFF', 'latin1');
  header.writeUInt32BE(sfnt.readUInt32BE(0), 4);
  header.writeUInt32BE(whole, 8);
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(directory.length + unpacked, 16);
  let at = header.length;
  for (const [i, { tag, bytes }] of tables.entries()) {
    header.write(tag, 44 + 20 * i, 'latin1');
    const values = [at, packed[i].length, bytes.length, sums[i]];
    for (const [k, value] of values.entries()) header.writeUInt32BE(value, 48 + 20 * i + 4 * k);
    at += padded(packed[i]).length;
  }
  return Buffer.concat([header, ...packed.map(padded)]);
}
