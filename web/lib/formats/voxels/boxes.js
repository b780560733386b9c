/** @typedef {import('./voxels-of-maze.js').Voxels} Voxels */

/**
 * Boxes of a layer that is as high as its walls: the place of their least corner, and their sizes.
 * @typedef {{ x: number, y: number, z: number, sizeX: number, sizeY: number, sizeZ: number }} Box
 */

/**
 * Boxes that cover exactly the wanted voxels and do not overlap: each voxel that is not covered yet is extended
 * along its row, then over rows, then upwards. Cost: O(voxels).
 * @param {Voxels} voxels
 * @param {(kind: number) => boolean} isWanted
 * @returns {Box[]} by z, y and x of their corners
 */
export function boxesOf({ columns, rows, layers, data }, isWanted) {
  const area = columns * rows;
  const open = Uint8Array.from(data, (kind) => Number(kind !== 0 && isWanted(kind)));
  /** Whether all voxels of a box are wanted and free. @param {Box} box */
  const isFree = ({ x, y, z, sizeX, sizeY, sizeZ }) => {
    for (let k = z; k < z + sizeZ; ++k) {
      for (let j = y; j < y + sizeY; ++j) {
        for (let i = x; i < x + sizeX; ++i) if (!open[i + columns * j + area * k]) return false;
      }
    }
    return true;
  };
  /** @type {Box[]} */
  const boxes = [];
  for (let at = 0; at < open.length; ++at) {
    if (!open[at]) continue;
    const [x, y, z] = [at % columns, Math.floor((at % area) / columns), Math.floor(at / area)];
    const box = { x, y, z, sizeX: 1, sizeY: 1, sizeZ: 1 };
    while (x + box.sizeX < columns && isFree({ ...box, x: x + box.sizeX, sizeX: 1 })) ++box.sizeX;
    while (y + box.sizeY < rows && isFree({ ...box, y: y + box.sizeY, sizeY: 1 })) ++box.sizeY;
    while (z + box.sizeZ < layers && isFree({ ...box, z: z + box.sizeZ, sizeZ: 1 })) ++box.sizeZ;
    for (let k = z; k < z + box.sizeZ; ++k) {
      for (let j = y; j < y + box.sizeY; ++j) {
        open.fill(0, x + columns * j + area * k, x + box.sizeX + columns * j + area * k);
      }
    }
    boxes.push(box);
  }
  return boxes;
}
