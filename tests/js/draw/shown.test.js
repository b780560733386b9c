// What a maze has, its drawing, its model in three.js and its spoken text show: they differ from those of the same maze
// without it. What they do not show is listed here with the reason. Cost: 5 s, in full 12 s.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw, furnitureNow, speech } from 'mazewright/draw';
import { mazeFeatures } from 'mazewright/formats';
import { mazeObject } from 'mazewright/three';
import { mw } from '../support/load.js';
import { mazesWithout } from '../support/maze-features.js';
import { isFull } from '../support/seeds.js';

const samples = mazesWithout();

/** A path of a canvas as its calls. */
class Path {
  calls = [];
  constructor(path) {
    this.calls.push(['path', path]);
    // biome-ignore lint/correctness/noConstructorReturn: a context and its paths are recorded alike
    return new Proxy(this, {
      get: (own, key) =>
        key in own ? own[key] : (...args) => void own.calls.push([String(key), ...args]),
    });
  }
  toJSON() {
    return this.calls;
  }
}
globalThis.Path2D ??= /** @type {any} */ (Path);

/** All that is called and set on the context of a canvas. @param {any} maze @param {object} options */
function drawn(maze, options) {
  /** @type {unknown[]} */
  const calls = [];
  const target = {
    canvas: { width: 240, height: 180 },
    createImageData: (width, height) => ({ data: new Uint8ClampedArray(4 * width * height) }),
    getImageData: (left, top, width, height) => target.createImageData(width, height),
    putImageData: ({ data }, ...place) => calls.push(['pixels', [...data], place]),
    measureText: (text) => ({ width: 6 * text.length }),
  };
  const pen = new Proxy(target, {
    get: (own, key) => own[key] ?? ((...args) => void calls.push([key, ...args])),
    set: (_, key, value) => calls.push([key, value]) > 0,
  });
  draw(pen, maze, { margin: 4, ...options });
  return JSON.stringify(calls);
}

/** The meshes of a model: their places, colours and instances. @param {any} maze @param {object} options */
function modelOf(maze, options) {
  /** @type {unknown[]} */
  const parts = [];
  mazeObject(maze, options).traverse(
    ({ visible, matrix, geometry, material, instanceMatrix, instanceColor }) => {
      const arrays = geometry && [...Object.values(geometry.attributes), geometry.index];
      const numbers = [...(arrays ?? []), instanceMatrix, instanceColor].map(
        (each) => each && Array.from(each.array),
      );
      parts.push([visible, [...matrix.elements], numbers, material?.color?.getHex()]);
    },
  );
  return JSON.stringify(parts);
}

/** What is spoken at every cell of a maze, also on each side of it. @param {any} maze */
function spokenOf(maze) {
  const words = speech('en');
  const isPlayed = maze.start !== null && maze.end !== null;
  const now = isPlayed ? furnitureNow(mw.game(maze)) : undefined;
  const known = now ?? { doors: maze.doors ?? [], things: maze.things ?? [], keys: [] };
  const texts = Array.from({ length: maze.cellCount }, (_, position) => {
    if (maze.kinds?.[position] === 0 || maze.mask?.[position] === 0) return '';
    const place = { maze, position, trail: [position] };
    const sides = maze.directions
      .map((_, side) => side)
      .filter((side) => maze.neighbour(position, side) !== null);
    return [null, ...sides].map((side) => words.place(place, side, known));
  });
  const ends = [maze.start, maze.end].map((cell) => cell !== null && words.cell(maze, cell));
  return JSON.stringify([texts, ends, words.holds(maze, now)]);
}

/** Which cells are a room is seen from their walls, not from a list. */
const ROOMS = ['rooms', 'mazeRooms'];

/** What shows a maze. @type {Record<string, (maze: any) => string>} */
const PICTURES = {
  'a hatched drawing': (maze) => drawn(maze, { style: 'hatched' }),
  'a model': (maze) => modelOf(maze, {}),
  speech: spokenOf,
};
const OTHERS = {
  'a plain drawing': (maze) => drawn(maze, { style: 'plain' }),
  'a model with thin walls': (maze) => modelOf(maze, { walls: 'thin' }),
};

for (const [name, show] of Object.entries(isFull ? { ...PICTURES, ...OTHERS } : PICTURES)) {
  test(`${name} shows what a maze has`, () => {
    const tried = new Set();
    for (const { name: kind, maze, without } of samples) {
      const whole = show(maze);
      for (const { id, other } of without) {
        const isSame = show(other) === whole;
        const what = `${name}: ${kind} without ${id}`;
        assert.equal(
          isSame,
          ROOMS.includes(id),
          isSame ? `${what} is the same` : `${what} differs`,
        );
        tried.add(id);
      }
    }
    assert.deepEqual(
      mazeFeatures.map(({ id }) => id).filter((id) => !tried.has(id)),
      [],
    );
  });
}

/** Every shape that is no graph, also with its edges glued. */
const SHAPES = [
  ...mw.catalog.shapes.filter(({ id }) => id !== 'graph').map(({ id }) => ({ id })),
  ...['cylinder', 'torus', 'moebius'].map((wrap) => ({ id: 'square', wrap })),
];
const SIZES = {
  cubeSurface: { width: 4, height: 4 },
  sphere: { width: 12, height: 6 },
  cube: { levels: 2 },
};

test('a model of every shape has its doors where they are, upright, and shows what happens to them', () => {
  let count = 0;
  for (const shape of SHAPES) {
    const maze = mw.generate({
      algorithm: 'wilson',
      shape,
      ...{ width: 8, height: 6, seed: 2 },
      ...SIZES[shape.id],
      passes: [
        { id: 'doors', where: 'chokepoints' },
        { id: 'locksAndKeys', locks: 1 },
      ],
    });
    const what = JSON.stringify(shape);
    const object = mazeObject(maze, { walls: 'thin', figures: false });
    const furniture = () => object.children.find((each) => each.name === 'furniture');
    for (const [i, door] of maze.doors.entries()) {
      if (!isFull && i > 1 && door.state !== 'locked') continue;
      object.update({ doors: [door], things: [] });
      const { geometry } = furniture();
      geometry.computeBoundingBox();
      const other = maze.neighbour(door.cell, door.direction);
      const [from, to] = [door.cell, other].map((cell) => object.placeOf(cell));
      const turned = from.up.dot(to.up) < 0 ? -1 : 1;
      const up = from.up.clone().addScaledVector(to.up, turned).normalize();
      const middle = from.at.clone().add(to.at).multiplyScalar(0.5);
      const apart = Math.max(0.7, from.at.distanceTo(to.at));
      const { position } = geometry.attributes;
      const centre = middle.clone().set(0, 0, 0);
      let [low, high] = [Infinity, -Infinity];
      for (let vertex = 0; vertex < position.count; vertex += 1) {
        const place = middle.clone().fromBufferAttribute(position, vertex).sub(middle);
        const above = place.dot(up);
        [low, high] = [Math.min(low, above), Math.max(high, above)];
        centre.add(place.projectOnPlane(up));
      }
      // Nearer to the side than to either cell.
      const off = centre.length() / position.count;
      assert.ok(off < 0.5 * apart, `${what}: door ${i} is ${off} elsewhere`);
      assert.ok(Math.abs(low) < 0.2, `${what}: door ${i} stands at ${low}`);
      assert.ok(Math.abs(high - object.wallHeight) < 0.25, `${what}: door ${i} is ${high} high`);
      const bytes = () => Buffer.from(furniture().geometry.attributes.position.array.buffer);
      const before = bytes();
      const state = door.state === 'open' ? 'closed' : 'open';
      object.update({ doors: [{ ...door, state }] });
      assert.ok(!bytes().equals(before), `${what}: door ${i} is the same if ${state}`);
      count += 1;
    }
    object.update({ doors: [] });
    for (const thing of maze.things.slice(0, isFull ? undefined : 1)) {
      object.update({ things: [thing] });
      const { geometry } = furniture();
      geometry.computeBoundingSphere();
      const { at } = object.placeOf(thing.cell);
      assert.ok(geometry.boundingSphere.center.distanceTo(at) < 0.7, `${what}: a key is elsewhere`);
    }
    object.update({ things: [] });
    assert.equal(furniture(), undefined, what);
    object.dispose();
  }
  assert.ok(count >= 2 * SHAPES.length, `${count} doors`);
});
