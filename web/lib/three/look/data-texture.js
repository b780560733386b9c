import { DataTexture, RGBAFormat } from 'three';

/**
 * A texture of bytes, four per texel.
 * @param {Uint8Array} texels
 * @param {number} width
 * @param {number} height
 * @param {import('three').Wrapping} wrap beyond its sides
 * @param {import('three').MagnificationTextureFilter} filter between its texels
 */
export function dataTexture(texels, width, height, wrap, filter) {
  const map = new DataTexture(texels, width, height, RGBAFormat);
  map.wrapS = wrap;
  map.wrapT = wrap;
  map.magFilter = filter;
  map.minFilter = filter;
  map.needsUpdate = true;
  return map;
}
