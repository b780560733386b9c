import { BufferAttribute, BufferGeometry } from 'three';

/**
 * Level rectangles as one geometry that faces up or down.
 * @param {readonly number[][]} rectangles x, z, width, depth each
 * @param {number} [height]
 * @param {boolean} [looksDown]
 */
export function flatGeometry(rectangles, height = 0, looksDown = false) {
  const count = rectangles.length;
  const position = new Float32Array(count * 12);
  const normal = new Float32Array(count * 12);
  const uv = new Float32Array(count * 8);
  const color = new Uint8Array(count * 12).fill(255);
  const index = new Uint32Array(count * 6);
  rectangles.forEach(([x, z, width, depth], i) => {
    const corners = [
      [x, z],
      [x, z + depth],
      [x + width, z + depth],
      [x + width, z],
    ];
    corners.forEach(([right, down], corner) => {
      const at = 4 * i + corner;
      position.set([right, height, down], 3 * at);
      normal[3 * at + 1] = looksDown ? -1 : 1;
      uv.set([right, down], 2 * at);
    });
    const first = 4 * i;
    const [a, b] = looksDown ? [2, 1] : [1, 2];
    const [c, d] = looksDown ? [3, 2] : [2, 3];
    index.set([first, first + a, first + b, first, first + c, first + d], 6 * i);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('normal', new BufferAttribute(normal, 3));
  geometry.setAttribute('uv', new BufferAttribute(uv, 2));
  geometry.setAttribute('color', new BufferAttribute(color, 3, true));
  geometry.setIndex(new BufferAttribute(index, 1));
  return geometry;
}
