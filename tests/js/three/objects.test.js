/** What `mazeObject` builds, without a picture: geometry needs no WebGL. Pictures are tested in Chromium. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mazeObject } from 'mazewright/three';
import { Mesh, Raycaster, Vector3 } from 'three';
import { mw } from '../support/load.js';
import { some } from '../support/seeds.js';

/** Every shape with every choice of its parameters but outlines. */
const SHAPES = mw.catalog.shapes
  .filter(({ id }) => id !== 'graph')
  .flatMap(({ id, params }) => {
    const choices = params.filter((each) => each.kind === 'choice' && each.id !== 'outline');
    const others = choices.flatMap(({ id: name, values }) =>
      values.slice(1).map((value) => ({ [name]: value })),
    );
    return [{}, ...others].map((each) => ({ id, ...each }));
  });
const SIZES = {
  cubeSurface: { width: 4, height: 4 },
  sphere: { width: 12, height: 6 },
  cube: { levels: 2 },
};

const mazeOf = (shape, options = {}) =>
  mw.generate({
    algorithm: 'wilson',
    shape,
    width: 8,
    height: 6,
    seed: 5,
    ...SIZES[shape.id],
    ...options,
  });

/** All meshes of an object. */
function meshesOf(object) {
  const found = [];
  object.traverse((each) => {
    if (each instanceof Mesh) found.push(each);
  });
  return found;
}

/** Fails unless a geometry can be drawn: finite places, normals of length 1, indices in range. */
function checkGeometry({ geometry, name }) {
  const { position, normal } = geometry.attributes;
  assert.ok(position.count > 0, name);
  for (const attribute of Object.values(geometry.attributes)) {
    assert.ok(attribute.array.every(Number.isFinite), name);
    assert.equal(attribute.count, position.count, name);
  }
  for (let i = 0; normal && i < normal.count; i += 1) {
    const length = Math.hypot(normal.getX(i), normal.getY(i), normal.getZ(i));
    // A triangle of one corner has no normal, and is not drawn.
    assert.ok(Math.abs(length - 1) < 1e-3 || length === 0, `${name}: ${length}`);
  }
  const { index } = geometry;
  if (index)
    assert.ok(
      index.array.every((vertex) => vertex < position.count),
      name,
    );
}

for (const shape of SHAPES)
  test(`${Object.values(shape).join(' ')}: all of it can be drawn, within the box of its cells`, () => {
    for (const options of [
      {},
      { exits: 'none' },
      { passes: [{ id: 'braid' }, { id: 'oneWay' }] },
    ]) {
      const maze = mazeOf(shape, options);
      const path =
        maze.start === null ? maze.solve({ from: 0, to: maze.cellCount - 1 }).path : null;
      for (const build of [
        { distances: maze.start !== null },
        { walls: 'thin', light: 'torch', ceiling: true, spread: true, style: 'plain' },
      ]) {
        const object = mazeObject(maze, { ...build, solution: path ? { path } : true });
        const meshes = meshesOf(object);
        for (const name of ['walls', 'floor', 'solution']) {
          assert.ok(object.getObjectByName(name), `${name} of ${shape.id}`);
        }
        for (const mesh of meshes) checkGeometry(mesh);
        const triangles = meshes.reduce(
          (sum, { geometry: { index, attributes } }) =>
            sum + (index ?? attributes.position).count / 3,
          0,
        );
        assert.deepEqual(object.stats, { drawCalls: meshes.length, triangles });
        const { min, max } = object.bounds;
        for (let cell = 0; cell < maze.cellCount; cell += 1) {
          const { at, up } = object.placeOf(cell);
          assert.ok(Math.abs(up.length() - 1) < 1e-3);
          for (const axis of ['x', 'y', 'z']) {
            assert.ok(at[axis] > min[axis] - 0.1 && at[axis] < max[axis] + 0.1);
          }
        }
        object.dispose();
        assert.equal(object.children.length, 0);
      }
    }
  });

/** Whether a wall stands between the middles of two cells, at half of its height. */
function isWalled(walls, object, from, to) {
  const [a, b] = [from, to].map((cell) => {
    const { at, up } = object.placeOf(cell);
    return at.clone().addScaledVector(up, object.wallHeight / 2);
  });
  const along = new Vector3().subVectors(b, a);
  const ray = new Raycaster(a, along.clone().normalize(), 0, along.length());
  return ray.intersectObject(walls).length > 0;
}

/**
 * Shapes on which the middle of a side lies between the middles of both cells, above the floor: lines between
 * cells of a small Moebius strip leave it.
 */
const STRAIGHT = SHAPES.filter(
  ({ id, wrap }) => !['polar', 'sphere', 'cubeSurface'].includes(id) && wrap !== 'moebius',
);

for (const shape of STRAIGHT)
  test(`${Object.values(shape).join(' ')}: rays meet a wall where no passage leads, and none along passages`, () => {
    let checked = 0;
    for (const { id: algorithm } of some(
      mw.catalog.generators.filter(({ kind }) => kind === 'maze'),
    )) {
      let maze;
      try {
        maze = mazeOf(shape, { algorithm });
      } catch {
        // Not every algorithm runs on every shape.
        continue;
      }
      for (const walls of ['blocks', 'thin']) {
        if (walls === 'blocks' && (shape.id !== 'square' || shape.wrap)) continue;
        const object = mazeObject(maze, { walls, figures: false, style: 'plain', quality: 'low' });
        object.updateMatrixWorld(true);
        const mesh = object.getObjectByName('walls');
        for (let cell = 0; cell < maze.cellCount; cell += 1) {
          for (let direction = 0; direction < maze.directions.length; direction += 1) {
            const to = maze.neighbour(cell, direction);
            if (to === null || maze.positionOf(to).level !== maze.positionOf(cell).level) continue;
            // Over a glued edge the line goes through the body, and passages over corners have no side.
            const { at, up } = object.placeOf(cell);
            const other = object.placeOf(to);
            if (other.up.dot(up) < 0.9 || other.at.distanceTo(at) > 2.1) continue;
            const isOpen = maze.isOpen(cell, direction);
            assert.equal(
              isWalled(mesh, object, cell, to),
              !isOpen,
              `${algorithm}, ${walls}: ${cell} to ${to}`,
            );
            checked += 1;
          }
        }
        object.dispose();
      }
    }
    assert.ok(checked > 50, `${checked} sides`);
  });

test('dungeons: walls around the floor, doors and things as they are now', () => {
  for (const { id } of mw.catalog.generators.filter(({ kind }) => kind === 'dungeon')) {
    const passes = [{ id: 'doors' }, { id: 'things', monsters: 0.05 }];
    const maze = mw.generate({ algorithm: id, width: 40, height: 30, seed: 3, passes });
    for (const walls of ['blocks', 'thin']) {
      const object = mazeObject(maze, { walls });
      object.updateMatrixWorld(true);
      for (const mesh of meshesOf(object)) checkGeometry(mesh);
      const wallMesh = object.getObjectByName('walls');
      for (let cell = 0; cell < maze.cellCount; cell += 17) {
        if (maze.kinds[cell] === 0) continue;
        for (let direction = 0; direction < 4; direction += 1) {
          const to = maze.neighbour(cell, direction);
          if (to === null) continue;
          // In blocks two rooms side by side have no wall between them but rock.
          const isSolid = walls === 'blocks' ? maze.kinds[to] === 0 : !maze.isOpen(cell, direction);
          assert.equal(
            isWalled(wallMesh, object, cell, to),
            isSolid,
            `${id} ${walls} ${cell} ${to}`,
          );
        }
      }
      const furniture = object.getObjectByName('furniture');
      if ((maze.things?.length ?? 0) > 2) assert.ok(furniture, id);
      object.update({ things: [], doors: [] });
      const rest = object.getObjectByName('furniture');
      const trianglesOf = (mesh) => (mesh ? mesh.geometry.index.count : 0);
      assert.ok(trianglesOf(rest) < trianglesOf(furniture) || !furniture, id);
      object.dispose();
    }
  }
});

test('what is picked up leaves no shadow, and the same doors and things change nothing', () => {
  const passes = [{ id: 'doors' }, { id: 'things', treasure: 1 }];
  const maze = mw.generate({ algorithm: 'scatteredRooms', width: 30, height: 24, seed: 3, passes });
  for (const walls of ['blocks', 'thin']) {
    const lightOf = (object) => [
      ...object.getObjectByName('walls').material.uniforms.field.value.image.data,
    ];
    const bare = mazeObject(maze, { walls, furniture: false });
    const object = mazeObject(maze, { walls });
    const furniture = object.getObjectByName('furniture');
    const before = lightOf(object);
    assert.notDeepEqual(before, lightOf(bare));
    object.update({ doors: [...maze.doors], things: maze.things.map((each) => ({ ...each })) });
    assert.equal(object.getObjectByName('furniture'), furniture);
    object.update({ doors: [], things: [] });
    // Stairs stay, where there are any.
    if (!object.getObjectByName('furniture')) assert.deepEqual(lightOf(object), lightOf(bare));
    else assert.notDeepEqual(lightOf(object), before);
    object.dispose();
    bare.dispose();
  }
});

test('whoever walks from the start stands in no figure', () => {
  const maze = mazeOf({ id: 'hex' });
  const object = mazeObject(maze);
  assert.ok(object.getObjectByName('pawn'));
  assert.equal(object.update({ player: null }).getObjectByName('pawn'), undefined);
  object.dispose();
});

test('update changes what it names and keeps the rest', () => {
  const maze = mazeOf({ id: 'square' });
  const object = mazeObject(maze);
  const of = (name) => object.getObjectByName(name);
  const before = Object.fromEntries(['walls', 'floor', 'figures'].map((name) => [name, of(name)]));
  assert.equal(of('solution'), undefined);
  assert.equal(object.update({ solution: true }), object);
  assert.ok(of('solution'));
  for (const [name, each] of Object.entries(before)) assert.equal(of(name), each);
  object.update({ player: maze.end, solution: false });
  assert.equal(of('solution'), undefined);
  assert.notEqual(of('figures'), before.figures);
  const { at } = object.placeOf(maze.end);
  assert.deepEqual(object.getObjectByName('pawn').position.toArray(), at.toArray());
  object.update({ distances: true });
  assert.notEqual(of('floor'), before.floor);
  assert.equal(of('walls'), before.walls);
  object.update({ player: null });
  assert.equal(of('pawn'), undefined);
  object.dispose();
});

test('dispose frees every geometry, material and texture, once each object is gone', () => {
  const held = new Map();
  const watch = (thing) => {
    if (held.has(thing)) return;
    held.set(thing, 0);
    thing.addEventListener('dispose', () => held.set(thing, held.get(thing) + 1));
  };
  const shapes = [{ id: 'square' }, { id: 'hex' }, { id: 'sphere' }];
  const objects = shapes.map((shape) => mazeObject(mazeOf(shape), { solution: true }));
  for (const object of objects) {
    for (const { geometry, material } of meshesOf(object)) {
      watch(geometry);
      watch(material);
      for (const { value } of Object.values(material.uniforms ?? {})) {
        if (value?.isTexture) watch(value);
      }
    }
  }
  const textures = [...held.keys()].filter(({ isTexture }) => isTexture);
  assert.ok(textures.length > 4);
  objects[0].dispose();
  objects[1].dispose();
  // Stones are shared: the last object still needs them.
  assert.ok(textures.some((texture) => held.get(texture) === 0));
  objects[2].dispose();
  for (const [thing, times] of held) assert.ok(times >= 1, thing.type ?? thing.name);
});

test('100 x 100 cells: few draw calls, and no more triangles than walls and cells have', (t) => {
  const maze = mw.generate({ algorithm: 'wilson', width: 100, height: 100, seed: 1 });
  const walls = maze.lines().length / 4;
  for (const options of [{}, { walls: 'thin' }, { walls: 'thin', light: 'torch', ceiling: true }]) {
    const object = mazeObject(maze, options);
    const { drawCalls, triangles } = object.stats;
    t.diagnostic(`${JSON.stringify(options)}: ${drawCalls} draw calls, ${triangles} triangles`);
    assert.ok(drawCalls <= 8, `${drawCalls} draw calls`);
    // Ten faces of a wall with its ends, eight triangles of a floor and of a ceiling.
    assert.ok(triangles < 20 * walls + 16 * maze.cellCount + 1_000, `${triangles} triangles`);
    object.dispose();
  }
});
