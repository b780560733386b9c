/*! with fflate, (c) Arjun Barrett, MIT: licenses.txt */
import { zlibSync } from 'fflate';

/**
 * Packs bytes into a zlib stream (RFC 1950), for the formats of the core that have one. The library
 * is bundled: 3.3 KB gzipped.
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export const deflate = (bytes) => zlibSync(bytes);
