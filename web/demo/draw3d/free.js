/** What objects of a scene hold. @typedef {import('three').Mesh<import('three').BufferGeometry, import('three').MeshLambertMaterial>} Held */

/** Frees what an object of a scene holds on the graphics card. @param {import('three').Object3D} object */
export function free(object) {
  object.traverse((each) => {
    const { geometry, material } = /** @type {Partial<Held>} */ (each);
    geometry?.dispose();
    material?.map?.dispose();
    material?.dispose();
    if ('dispose' in each && typeof each.dispose === 'function') each.dispose();
  });
}
