/**
 * Tunnels as meshes: from within a tunnel one sees their fronts only, until the line of sight leaves
 * through a mouth; and the floor on a bridge with its two mouths is the whole cell.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mw } from '../support/load.js';
import { Random } from '../support/random.js';

const row = mw.catalog.passes.find(({ id }) => id === 'weave');
const grounds = mw.catalog.shapes
  .filter(({ id }) => row.shapes.includes(id))
  .flatMap(({ id, minLevels, maxLevels, params }) => {
    const levels = Math.min(maxLevels, Math.max(minLevels, 2));
    const choice = params.find(({ kind, id: param }) => kind === 'choice' && param !== 'outline');
    const shapes = choice ? choice.values.map((value) => ({ id, [choice.id]: value })) : [{ id }];
    return shapes.map((shape) => ({ shape, levels }));
  });
const isFlat = ({ id, wrap = 'none' }) =>
  wrap === 'none' && !['sphere', 'cubeSurface'].includes(id);

const minus = (a, b) => a.map((value, i) => value - b[i]);
const plus = (a, b, times) => a.map((value, i) => value + b[i] * times);
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = ([a, b, c], [x, y, z]) => [b * z - c * y, c * x - a * z, a * y - b * x];
const vertexAt = (list, i) => [list[3 * i], list[3 * i + 1], list[3 * i + 2]];

function trianglesOf({ positions, triangles }) {
  return Array.from({ length: triangles.length / 3 }, (_, i) =>
    [0, 1, 2].map((k) => vertexAt(positions, triangles[3 * i + k])),
  );
}

/** Where a ray meets a triangle: its distance and whether it meets the front; null if it does not. */
function meet([a, b, c], from, direction) {
  const [ab, ac] = [minus(b, a), minus(c, a)];
  const p = cross(direction, ac);
  const determinant = dot(ab, p);
  if (Math.abs(determinant) < 1e-9) return null;
  const away = minus(from, a);
  const u = dot(away, p) / determinant;
  const q = cross(away, ab);
  const v = dot(direction, q) / determinant;
  if (u < -1e-4 || v < -1e-4 || u + v > 1 + 1e-4) return null;
  const distance = dot(ac, q) / determinant;
  return distance > 1e-5 ? { distance, isFront: determinant > 0 } : null;
}

for (const { shape, levels } of grounds) {
  const name = Object.values(shape).join(' ');
  test(`${name}: a tunnel has no gaps`, (t) => {
    const random = new Random(51n);
    const direction = () => {
      for (;;) {
        const at = [0, 1, 2].map(() => random.below(2001) / 1000 - 1);
        const length = Math.hypot(...at);
        if (length > 0.1 && length < 1) return at.map((value) => value / length);
      }
    };
    // The cells of a short strip with a half turn are no plane ones.
    const size = shape.wrap === 'moebius' ? { width: 60, height: 5 } : { width: 12, height: 12 };
    const options = { algorithm: 'wilson', seed: 3, shape, ...size, levels };
    const maze = mw.generate({ ...options, passes: [{ id: 'weave', share: 1 }] });
    const open = maze.tunnels().filter((tunnel) => tunnel.open);
    assert.ok(open.length > 3, `${open.length} tunnels`);
    const { tunnels, floor, walls } = maze.meshes({ height: 60 });
    for (let i = 0; i < tunnels.normals.length; i += 3) {
      assert.ok(Math.abs(Math.hypot(...tunnels.normals.subarray(i, i + 3)) - 1) < 1e-4);
    }
    assert.ok(tunnels.positions.every(Number.isFinite) && walls.positions.every(Number.isFinite));
    const below = trianglesOf(tunnels);
    const around = [...below, ...trianglesOf(floor)];
    let [hits, outs] = [0, 0];
    for (const { bridge } of open.slice(0, 6)) {
      const middle = vertexAt(floor.positions, floor.starts[bridge]);
      const up = vertexAt(floor.normals, floor.starts[bridge]);
      const near = around.filter((corners) =>
        corners.some((at) => Math.hypot(...minus(at, middle)) < 2.5),
      );
      const places = Array.from({ length: floor.positions.length / 3 }, (_, i) => ({
        at: vertexAt(floor.positions, i),
        up: vertexAt(floor.normals, i),
      })).filter(({ at }) => Math.hypot(...minus(at, middle)) < 4);
      const depth = (shape.wrap === 'moebius' ? 0.3 : 0.45) * 0.6;
      for (let ray = 0; ray < 150; ray++) {
        const from = plus(middle, up, -depth);
        const towards = direction();
        let first = null;
        for (const corners of near) {
          const met = meet(corners, from, towards);
          if (met && (!first || met.distance < first.distance)) first = met;
        }
        if (first === null) {
          outs++;
          continue;
        }
        // Beyond a mouth one may see other floors from below, if they are on a curved surface.
        const at = plus(from, towards, first.distance);
        const ground = places.reduce((best, place) =>
          Math.hypot(...minus(place.at, at)) < Math.hypot(...minus(best.at, at)) ? place : best,
        );
        const isOut = dot(minus(at, ground.at), ground.up) > -0.03;
        if (isOut) outs++;
        else assert.ok(first.isFront, `${name}: the back of a face at ${at} from below ${bridge}`);
        hits += Number(!isOut);
      }
    }
    t.diagnostic(`${open.length} tunnels, ${hits} rays meet a front, ${outs} leave by a mouth`);
    assert.ok(hits > 4 * outs, `${hits} and ${outs}`);
  });
}

test('the floor on flat bridges is the cell without its two mouths, level and facing up', () => {
  for (const { shape, levels } of grounds.filter((ground) => isFlat(ground.shape))) {
    const options = { algorithm: 'wilson', seed: 3, shape, width: 9, height: 8, levels };
    const maze = mw.generate({ ...options, passes: [{ id: 'weave', share: 1 }] });
    const { floor } = maze.meshes();
    const areas = new Float64Array(maze.cellCount);
    const cellOf = new Uint32Array(floor.positions.length / 3);
    for (let cell = 0; cell < maze.cellCount; cell++) {
      cellOf.fill(cell, floor.starts[cell], floor.starts[cell + 1]);
    }
    for (let i = 0; i < floor.triangles.length; i += 3) {
      const corners = [0, 1, 2].map((k) => vertexAt(floor.positions, floor.triangles[i + k]));
      const normal = cross(minus(corners[1], corners[0]), minus(corners[2], corners[0]));
      assert.ok(normal[1] > -1e-6, `${shape.id}: faces down`);
      areas[cellOf[floor.triangles[i]]] += normal[1] / 2;
    }
    const bridges = new Set(maze.tunnels().flatMap(({ bridge, open }) => (open ? [bridge] : [])));
    for (const [cell, area] of areas.entries()) {
      if (area === 0) continue;
      const points = maze.polygon(cell);
      let whole = 0;
      for (let i = 0; i < points.length; i += 2) {
        const j = (i + 2) % points.length;
        whole += (points[i] * points[j + 1] - points[j] * points[i + 1]) / 2;
      }
      const share = area / whole;
      if (bridges.has(cell))
        assert.ok(share > 0.35 && share < 0.93, `${shape.id} ${cell}: ${share}`);
      else assert.ok(Math.abs(share - 1) < 1e-3, `${shape.id} ${cell}: ${share}`);
    }
  }
});

test('a maze without open tunnels has no tunnels to draw, and steps lead down a part of the height', () => {
  const options = { algorithm: 'wilson', seed: 3, width: 12, height: 12 };
  assert.equal(mw.generate(options).meshes().tunnels.triangles.length, 0);
  const maze = mw.generate({ ...options, passes: [{ id: 'weave', share: 0.3 }] });
  for (const height of [20, 60, 200]) {
    for (const thickness of [1, 12, 90]) {
      const { tunnels } = maze.meshes({ height, thickness });
      const heights = tunnels.positions.filter((_, i) => i % 3 === 1);
      assert.ok(Math.abs(Math.min(...heights) + 0.0075 * height) < 1e-4);
      assert.ok(Math.max(...heights) <= 0 && heights.every(Number.isFinite));
    }
  }
});
