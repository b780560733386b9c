/** Bytes per call of String.fromCharCode: engines limit arguments. A multiple of 3, so no padding. */
const CHUNK = 3 * 2 ** 13;

/**
 * Bytes as standard base64 with padding, by what browsers, workers and Node have alike. Cost: O(bytes).
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function encodeBase64(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return text;
}

/**
 * The bytes of a base64 text; null if the text is damaged. Cost: O(bytes).
 * @param {string} text
 * @returns {Uint8Array | null}
 */
export function decodeBase64(text) {
  // atob alone would ignore spaces and accept a text without its padding.
  if (text.length % 4 !== 0 || /\s/.test(text)) return null;
  try {
    const characters = atob(text);
    const bytes = new Uint8Array(characters.length);
    for (let i = 0; i < bytes.length; ++i) bytes[i] = characters.charCodeAt(i);
    return bytes;
  } catch {
    return null;
  }
}
