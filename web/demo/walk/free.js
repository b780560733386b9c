/** Frees what an object of a scene holds on the graphics card. @param {import('three').Object3D} object */
export function free(object) {
  object.traverse((/** @type {any} */ each) => {
    each.geometry?.dispose();
    each.material?.map?.dispose();
    each.material?.dispose();
    each.dispose?.();
  });
}
