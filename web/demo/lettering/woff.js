/** Places in a WOFF file. Source: WOFF File Format 1.0, 3 and 4. */
const COUNT = 12;
const DIRECTORY = 44;
const ENTRY = 20;

/** @param {Uint8Array} bytes of zlib */
async function inflate(bytes) {
  const stream = new Blob([/** @type {BlobPart} */ (bytes)]).stream();
  const inflated = stream.pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}

/**
 * The tables of a WOFF file by their names.
 * @param {Uint8Array} file
 * @returns {Promise<Map<string, DataView>>}
 */
export async function readWoff(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const entries = Array.from({ length: view.getUint16(COUNT) }, (_, i) => DIRECTORY + ENTRY * i);
  const tables = entries.map(async (entry) => {
    const name = String.fromCharCode(...file.subarray(entry, entry + 4));
    const [offset, stored, length] = [4, 8, 12].map((at) => view.getUint32(entry + at));
    const bytes = file.subarray(offset, offset + stored);
    const table = stored < length ? await inflate(bytes) : bytes;
    return /** @type {const} */ ([
      name,
      new DataView(table.buffer, table.byteOffset, table.byteLength),
    ]);
  });
  return new Map(await Promise.all(tables));
}
