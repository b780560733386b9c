const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; ++bit) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/**
 * The CRC-32 of zip, gzip and PNG. Source: ISO 3309. Cost: O(bytes).
 * @param {Uint8Array} bytes
 * @returns {number}
 */
export function crc32(bytes) {
  let value = -1;
  for (let i = 0; i < bytes.length; ++i) value = (value >>> 8) ^ TABLE[(value ^ bytes[i]) & 255];
  return ~value >>> 0;
}
