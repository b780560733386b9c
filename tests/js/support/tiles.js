/** Requests for tiles, and tiles as pixels and as lines of cells. */
import assert from 'node:assert/strict';
import { PNG } from 'pngjs';

/** @param {string} path @param {RequestInit} [init] */
export const requestOf = (path, init) => new Request(`http://tiles.test/${path}`, init);

/** The answer to a request: { status, headers, bytes }. */
export async function ask(handler, path, init) {
  const response = await handler(requestOf(path, init));
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() };
}

/** The same for an address that must have one. */
export async function tile(handler, path) {
  const answer = await ask(handler, path);
  assert.equal(answer.status, 200, `${path}: ${answer.text.slice(0, 200)}`);
  return answer;
}

/** The colour of a pixel of a PNG as '#rrggbbaa'. */
export function pixelsOf(bytes) {
  const { width, height, data } = PNG.sync.read(bytes);
  assert.deepEqual([width, height], [256, 256]);
  return (x, y) => `#${data.toString('hex', 4 * (y * 256 + x), 4 * (y * 256 + x) + 4)}`;
}

/** The unit sides of cells that lines of GeoJSON cover: 'x,y,u' left of a cell, 'x,y,l' above it. */
export function sidesOf({ features }) {
  const sides = new Set();
  for (const { geometry } of features) {
    assert.equal(geometry.type, 'MultiLineString');
    for (const [[x, y], [toX, toY]] of geometry.coordinates) {
      assert.ok((x === toX) !== (y === toY), 'a line runs along one axis');
      for (let i = 0; i < toX - x + toY - y; i++) {
        const side = x === toX ? `${x},${y + i},u` : `${x + i},${y},l`;
        assert.ok(!sides.has(side), `${side} is drawn twice`);
        sides.add(side);
      }
    }
  }
  return sides;
}
