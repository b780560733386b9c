const decoder =
  typeof TextDecoder === 'function' ? new TextDecoder('utf-8', { ignoreBOM: true }) : null;

/**
 * UTF-8 as text. Cost: O(bytes).
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function decodeUtf8(bytes) {
  if (decoder) return decoder.decode(bytes);
  // The window of jsdom, in which Jest runs tests, has none.
  let escaped = '';
  for (const byte of bytes) escaped += `%${byte.toString(16).padStart(2, '0')}`;
  return decodeURIComponent(escaped);
}
