/** @import { BufferGeometry, Material, Object3D } from 'three' */

/** Frees what an object of a scene holds on the graphics card; materials free their textures. @param {Object3D} object */
export function free(object) {
  object.traverse((each) => {
    const { geometry, material } =
      /** @type {{ geometry?: BufferGeometry, material?: Material | Material[] }} */ (each);
    geometry?.dispose();
    for (const one of Array.isArray(material) ? material : [material]) one?.dispose();
    if (each !== object && 'dispose' in each && typeof each.dispose === 'function') each.dispose();
  });
}
