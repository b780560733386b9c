import { DataTexture, RGBAFormat } from 'three';

/** A texture of tiles without any floor. */
export function noTiles() {
  const map = new DataTexture(new Uint8Array(4), 1, 1, RGBAFormat);
  map.needsUpdate = true;
  return { map, box: [0, 0, 1, 1] };
}
