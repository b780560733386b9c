/**
 * Where one walks in what is built of a maze: in worlds of cubes, on the tiles of maps for level editors, on the floor of
 * prints and scenes; each read from its file by the rules of its format, without the code that writes it. Every
 * reader makes a walk for `pairsOf`.
 */
import assert from 'node:assert/strict';
import { unzipSync } from 'fflate';
import { formats } from 'mazewright/formats';
import { parseStl } from './solids.js';
import { storeysIn, tilesetIn, valuesOf } from './tiled.js';
import { cubesOf, fromNorthWest, schematicOf, voxelsOf } from './voxels.js';
import { keptCellsOf } from './ways.js';

/** North, south, west and east. */
const STEPS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];

/** Kinds of voxels on which one stands; on walls one does not, and in stairs one climbs. */
const GROUND = ['bridge', 'ground', 'room', 'corridor', 'start', 'end'];

/** What a voxel of a kind is to who walks. Doors are ways, and things are picked up. */
const natureOf = (kind) =>
  kind === 'wall' || kind === 'stairs' ? kind : GROUND.includes(kind) ? 'ground' : undefined;

/**
 * A walk over voxels: one stands where there is room, on ground, and steps one voxel up or down.
 * @param {any} maze
 * @param {Map<string, 'wall' | 'ground' | 'stairs'>} natures by `x y z`, x to the east, y to the south
 * @param {{ pitch: number, room: number }} sizes voxels from storey to storey, and above the ground to stand in
 */
export function voxelWalk(maze, natures, { pitch, room }) {
  const [scale, shift] = maze.dungeon ? [1, 0] : [2, 1];
  const columns = maze.width * scale + shift;
  const rows = maze.height * scale + shift;
  const at = (x, y, z) => natures.get(`${x} ${y} ${z}`);
  const isFree = (x, y, z) => at(x, y, z) === undefined || at(x, y, z) === 'stairs';
  const hasRoom = (x, y, z, more = room) =>
    Array.from({ length: more }, (_, i) => z + i).every((height) => isFree(x, y, height));
  const stands = (x, y, z) =>
    hasRoom(x, y, z) &&
    (at(x, y, z - 1) === 'ground' || at(x, y, z - 1) === 'stairs' || at(x, y, z) === 'stairs');
  // Where all four ways around a corner are open, there is none more over the corner.
  const isCrossing = (x, y, z) =>
    !maze.dungeon &&
    x % 2 === 0 &&
    y % 2 === 0 &&
    STEPS.every(([dx, dy]) => stands(x + dx, y + dy, z));
  const tops = [...natures.keys()].reduce(
    (most, key) => Math.max(most, Number(key.slice(key.lastIndexOf(' ') + 1)) + 1),
    1,
  );
  const owners = [];
  const places = [];
  const numbers = new Map();
  const middles = new Map();
  const kept = new Set(keptCellsOf(maze));
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      for (let z = 1; z <= tops; z++) {
        if (!stands(x, y, z) || isCrossing(x, y, z)) continue;
        const [column, row] = [(x - shift) / scale, (y - shift) / scale];
        const isCell = Number.isInteger(column) && Number.isInteger(row);
        const level = maze.levels === 1 ? 0 : Math.floor(z / pitch);
        const cell = isCell ? column + maze.width * (row + maze.height * level) : null;
        const owner = cell !== null && kept.has(cell) ? cell : null;
        numbers.set(`${x} ${y} ${z}`, places.length);
        if (owner !== null) middles.set(owner, places.length);
        owners.push(owner);
        places.push([x, y, z]);
      }
    }
  }
  const beside = (place) => {
    const [x, y, z] = places[place];
    const found = [];
    const add = (i, j, k) => {
      const number = numbers.get(`${i} ${j} ${k}`);
      if (number !== undefined) found.push(number);
    };
    for (const [dx, dy] of STEPS) {
      add(x + dx, y + dy, z);
      // Who steps up or down needs the room above both.
      if (hasRoom(x, y, z, room + 1)) add(x + dx, y + dy, z + 1);
      if (hasRoom(x + dx, y + dy, z - 1, room + 1)) add(x + dx, y + dy, z - 1);
    }
    if (at(x, y, z) === 'stairs' || at(x, y, z + 1) === 'stairs') add(x, y, z + 1);
    if (at(x, y, z - 1) === 'stairs' || at(x, y, z) === 'stairs') add(x, y, z - 1);
    return found;
  };
  for (const cell of kept) assert.ok(middles.has(cell), `cell ${cell} is walled up`);
  return { owners, beside, middles };
}

/** Options with which every kind of voxel has a value of its own, and the natures of those values. */
function markedKinds(id, wanted, valueFor) {
  const row = formats.find((each) => each.id === id);
  const kinds = row.params.filter(({ kind }) => kind === wanted).map((param) => param.id);
  const values = kinds.map(valueFor);
  return {
    options: Object.fromEntries(kinds.map((kind, i) => [kind, values[i]])),
    naturesOf: (voxels) => {
      const natures = new Map(kinds.map((kind, i) => [values[i], natureOf(kind)]));
      const found = [...voxels].flatMap(([place, value]) => {
        const nature = natures.get(value);
        return nature ? [[place, nature]] : [];
      });
      return new Map(found);
    },
  };
}

/**
 * A walk over tiles. A bridge is two places: on it, and in the tunnel below it.
 * @param {any} maze
 * @param {{ columns: number, rows: number, corridor: number, wall: number, wrap: string,
 *   levels: { isWall: (at: number) => boolean, typeOf: (at: number) => string }[],
 *   ups: [number, number, number][] }} map by storeys; `ups`: column, row and level of stairs up
 */
export function tileWalk(maze, { columns, rows, corridor, wall, wrap, levels, ups }) {
  const pitch = corridor + wall;
  const area = columns * rows;
  const kept = new Set(keptCellsOf(maze));
  /** The line of the tunnel below a tile: 1 west and east, 0 north and south. */
  const lineOf = (level, at) => {
    const type = levels[level].typeOf(at).toLowerCase();
    return type === 'bridgeoverwesteast' ? 1 : type === 'bridgeovernorthsouth' ? 0 : null;
  };
  // Where all four ways around a corner are open, there is none more over the corner.
  const isCrossing = (level, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const [left, top] = [x - (x % pitch), y - (y % pitch)];
    if (x % pitch >= wall || y % pitch >= wall) return false;
    const isFree = (i, j) =>
      i >= 0 && j >= 0 && i < columns && j < rows && !levels[level].isWall(j * columns + i);
    return (
      isFree(left - 1, top) &&
      isFree(left + wall, top) &&
      isFree(left, top - 1) &&
      isFree(left, top + wall)
    );
  };
  // Two places per tile: on it, and below it.
  const owners = new Array(2 * area * levels.length);
  const middles = new Map();
  levels.forEach(({ isWall }, level) => {
    for (let at = 0; at < area; at++) {
      if (isWall(at) || isCrossing(level, at)) continue;
      const place = 2 * (level * area + at);
      owners[place] = null;
      if (lineOf(level, at) !== null) owners[place + 1] = null;
      const [x, y] = [at % columns, Math.floor(at / columns)].map((tile) => tile - wall);
      if (x < 0 || y < 0 || x % pitch >= corridor || y % pitch >= corridor) continue;
      const cell =
        Math.floor(x / pitch) + maze.width * (Math.floor(y / pitch) + maze.height * level);
      if (!kept.has(cell)) continue;
      owners[place] = cell;
      middles.set(cell, place);
    }
  });
  /** The tile beside one: where edges are glued, the walls of both are one. */
  const step = (x, y, direction) => {
    let [i, j] = [x + STEPS[direction][0], y + STEPS[direction][1]];
    const isRound = wrap !== 'none';
    if (isRound && (i < wall || i >= columns)) {
      i += i < wall ? columns - wall : wall - columns;
      if (wrap === 'moebius') j = rows - 1 - j;
    }
    if (wrap === 'torus' && (j < wall || j >= rows)) j += j < wall ? rows - wall : wall - rows;
    return i < 0 || j < 0 || i >= columns || j >= rows ? null : j * columns + i;
  };
  const links = new Map();
  const link = (one, other) => {
    for (const [a, b] of [
      [one, other],
      [other, one],
    ]) {
      links.set(a, [...(links.get(a) ?? []), b]);
    }
  };
  for (const [x, y, level] of ups) {
    const place = 2 * (level * area + y * columns + x);
    for (const end of [place, place + 2 * area]) {
      assert.notEqual(owners[end], undefined, 'stairs lead from floor to floor');
    }
    link(place, place + 2 * area);
  }
  const beside = (place) => {
    const found = [...(links.get(place) ?? [])];
    const [level, at] = [Math.floor(place / 2 / area), Math.floor(place / 2) % area];
    const isBelow = place % 2 === 1;
    const line = lineOf(level, at);
    for (const direction of STEPS.keys()) {
      const next = step(at % columns, Math.floor(at / columns), direction);
      if (next === null) continue;
      const along = direction < 2 ? 0 : 1;
      const other = lineOf(level, next);
      // From bridge to bridge one stays above or below; elsewhere the way along the tunnel is below.
      const leaves = line === null || other !== null || isBelow === (along === line);
      const enters = other === null ? 0 : line === null ? Number(along === other) : place % 2;
      const to = 2 * (level * area + next) + enters;
      if (leaves && owners[to] !== undefined) found.push(to);
    }
    return found;
  };
  for (const cell of kept) assert.ok(middles.has(cell), `cell ${cell} is walled up`);
  return { owners, beside, middles };
}

/**
 * The heights at which rays from above meet triangles, by pixels of a grid: [{ z, isUp, part }] each, the lowest first.
 * @param {{ corners: number[][], part: string }[]} triangles with z up
 * @param {{ columns: number, rows: number, pitch: number, left: number, low: number }} grid
 */
function surfacesOf(triangles, { columns, rows, pitch, left, low }) {
  /** @type {{ z: number, isUp: boolean, part: string }[][]} */
  const found = Array.from({ length: columns * rows }, () => []);
  // Rays that miss corners and sides, which lie at round places.
  const [dx, dy] = [0.5 + Math.SQRT2 / 100, 0.5 - Math.PI / 200];
  const xOf = (column) => left + (column + dx) * pitch;
  const yOf = (row) => low + (row + dy) * pitch;
  for (const { corners, part } of triangles) {
    const [a, b, c] = corners;
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (Math.abs(area) < 1e-9) continue;
    const [least, most] = [Math.min, Math.max].map((end) =>
      [0, 1].map((axis) => end(a[axis], b[axis], c[axis])),
    );
    const columnsFrom = Math.max(0, Math.floor((least[0] - left) / pitch) - 1);
    const rowsFrom = Math.max(0, Math.floor((least[1] - low) / pitch) - 1);
    for (let row = rowsFrom; row < rows && yOf(row) < most[1] + pitch; row++) {
      for (let column = columnsFrom; column < columns && xOf(column) < most[0] + pitch; column++) {
        const [x, y] = [xOf(column), yOf(row)];
        const u = ((b[0] - x) * (c[1] - y) - (b[1] - y) * (c[0] - x)) / area;
        const v = ((c[0] - x) * (a[1] - y) - (c[1] - y) * (a[0] - x)) / area;
        if (u < 0 || v < 0 || u + v > 1) continue;
        const z = u * a[2] + v * b[2] + (1 - u - v) * c[2];
        found[row * columns + column].push({ z, isUp: area > 0, part });
      }
    }
  }
  for (const list of found) list.sort((one, other) => one.z - other.z);
  return { found, xOf, yOf };
}

/**
 * A walk over what looks up, below a height, with room above it, in steps up to a height. Through the hole in the
 * middle of a cell one falls into the cell of the storey below.
 * @param {any} maze
 * @param {{ corners: number[][], part: string }[]} triangles with z up
 * @param {{ pitch: number, top: number, room: number, step: number, isFloor: (part: string) => boolean,
 *   toDrawing: (x: number, y: number) => { x: number, y: number }, isFull?: boolean }} how `isFull`: whether the
 *   triangles are the outside of a body, into which and out of which every ray goes in turn
 */
export function surfaceWalk(maze, triangles, how) {
  const { pitch, top, room, step, isFloor, toDrawing, isFull = false } = how;
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { corners } of triangles) {
    for (const [x, y] of corners) {
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
  }
  const [left, low] = box;
  const columns = Math.ceil((box[2] - left) / pitch);
  const rows = Math.ceil((box[3] - low) / pitch);
  const { found, xOf, yOf } = surfacesOf(triangles, { columns, rows, pitch, left, low });
  const owners = [];
  const heights = [];
  /** The first place of every pixel; the others follow. */
  const firsts = new Uint32Array(columns * rows + 1);
  const pixels = [];
  const middles = new Map();
  const nearest = new Map();
  /** Cells with a hole in their middle. */
  const holes = new Set();
  const kept = new Set(keptCellsOf(maze));
  const bridges = new Set(maze.tunnels().map(({ bridge }) => bridge));
  found.forEach((surfaces, pixel) => {
    firsts[pixel] = owners.length;
    if (isFull) {
      assert.equal(surfaces.length % 2, 0, 'a ray ends within the body');
      assert.ok(
        surfaces.every(({ isUp }, i) => isUp === (i % 2 === 1)),
        'the body overlaps itself',
      );
    }
    const { x, y } = toDrawing(xOf(pixel % columns), yOf(Math.floor(pixel / columns)));
    const cell = maze.cellAtPoint(x, y);
    // The plate outside of the cells is no way, but tunnels lead below rock.
    if (cell === null || !(kept.has(cell) || bridges.has(cell))) return;
    const centre = maze.centre(cell);
    const distance = Math.hypot(centre.x - x, centre.y - y);
    if (surfaces.length === 0 && distance < 0.1) holes.add(cell);
    surfaces.forEach(({ z, isUp, part }, i) => {
      if (!isUp || !isFloor(part) || z >= top) return;
      const above = surfaces[i + 1];
      if (above && (above.isUp || above.z - z < room)) return;
      if (kept.has(cell) && distance <= (nearest.get(cell) ?? Infinity)) {
        nearest.set(cell, distance);
        middles.set(cell, owners.length);
      }
      owners.push(kept.has(cell) ? cell : null);
      heights.push(z);
      pixels.push(pixel);
    });
  });
  firsts[columns * rows] = owners.length;
  const falls = new Map();
  for (const cell of holes) {
    const ends = [cell, cell - maze.width * maze.height].map((end) => middles.get(end));
    falls.set(ends[0], [...(falls.get(ends[0]) ?? []), ends[1]]);
    falls.set(ends[1], [...(falls.get(ends[1]) ?? []), ends[0]]);
  }
  const beside = (place) => {
    const pixel = pixels[place];
    const [x, y] = [pixel % columns, Math.floor(pixel / columns)];
    const next = [...(falls.get(place) ?? [])];
    for (const [dx, dy] of STEPS) {
      const [i, j] = [x + dx, y + dy];
      if (i < 0 || j < 0 || i >= columns || j >= rows) continue;
      const other = j * columns + i;
      for (let at = firsts[other]; at < firsts[other + 1]; at++) {
        if (Math.abs(heights[at] - heights[place]) <= step) next.push(at);
      }
    }
    return next;
  };
  for (const cell of kept) assert.ok(middles.has(cell), `cell ${cell} has no floor`);
  return { owners, beside, middles };
}

/** @type {Record<string, (maze: any, widths?: any) => Promise<any>>} by the ids of formats */
export const walksIn = {
  async vox(maze) {
    const { options, naturesOf } = markedKinds('vox', 'color', (_, i) => `#0102${String(i + 10)}`);
    const file = rowOf('vox').write(maze, { height: 2, ...options });
    return voxelWalk(maze, naturesOf(fromNorthWest(voxelsOf(file))), { pitch: 3, room: 1 });
  },
  async schematic(maze) {
    const { options, naturesOf } = markedKinds('schematic', 'text', (kind) => `test:${kind}`);
    const { blocks } = await schematicOf(rowOf('schematic').write(maze, { height: 3, ...options }));
    // A player is two blocks tall.
    return voxelWalk(maze, naturesOf(blocks), { pitch: 4, room: 2 });
  },
  async turtlecraft(maze) {
    const natures = new Map();
    const script = rowOf('turtlecraft').write(maze, { height: 3 });
    const { width, height, levels, dungeon } = maze;
    const [columns, rows] = dungeon ? [width, height] : [2 * width + 1, 2 * height + 1];
    for (const cube of cubesOf(script)) {
      const [row, column, z] = cube.split(' ').map(Number);
      natures.set(`${column} ${row} ${z}`, 'ground');
    }
    // The ground is there already, and shafts have no stairs: a hole in a floor is one.
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        natures.set(`${x} ${y} 0`, 'ground');
        for (let z = 4; z < 4 * levels; z += 4) {
          if (natures.has(`${x} ${y} ${z}`)) continue;
          for (let step = 1; step <= 4; step++) natures.set(`${x} ${y} ${z - 4 + step}`, 'stairs');
        }
      }
    }
    return voxelWalk(maze, natures, { pitch: 4, room: 1 });
  },
  async tmj(maze, widths = { corridor: 1, wall: 1 }) {
    const map = JSON.parse(rowOf('tmj').write(maze, { ...widths, data: false }));
    const { tiles } = tilesetIn(map);
    const size = map.tilewidth;
    const { corridor, wall, wrap = 'none' } = valuesOf(map.properties);
    const storeys = storeysIn(map);
    const ups = storeys.flatMap(({ objects }, level) =>
      objects.objects
        .filter(({ type }) => type === 'stairs')
        .flatMap(({ x, y, height, properties }) =>
          storeysJoined(valuesOf(properties), [x / size, (y - height) / size], level),
        ),
    );
    const levels = storeys.map(({ walls, floor }) => ({
      isWall: (at) => walls.data[at] !== 0,
      typeOf: (at) => tiles.get(floor.data[at]).type,
    }));
    return tileWalk(maze, {
      ...{ columns: map.width, rows: map.height, corridor, wall, wrap },
      ...{ levels, ups },
    });
  },
  async ldtk(maze, widths = { corridor: 1, wall: 1 }) {
    const project = JSON.parse(rowOf('ldtk').write(maze, widths));
    const types = new Map(
      project.defs.tilesets[0].enumTags.flatMap(({ enumValueId, tileIds }) =>
        tileIds.map((id) => [id, enumValueId]),
      ),
    );
    const fieldsOf = ({ fieldInstances }) =>
      Object.fromEntries(
        fieldInstances.map(({ __identifier, __value }) => [__identifier, __value]),
      );
    const layers = project.levels.map(({ layerInstances }) =>
      Object.fromEntries(layerInstances.map((layer) => [layer.__identifier, layer])),
    );
    const ups = layers.flatMap(({ Objects }, level) =>
      Objects.entityInstances
        .filter(({ __identifier }) => __identifier === 'Stairs')
        .flatMap((entity) => storeysJoined(fieldsOf(entity), entity.__grid, level)),
    );
    const levels = layers.map(({ Walls, Floor }) => ({
      isWall: (at) => Walls.intGridCsv[at] === 1,
      typeOf: (at) => types.get(Floor.gridTiles[at].t),
    }));
    const { __cWid: columns, __cHei: rows } = layers[0].Walls;
    const { wrap } = fieldsOf(project.levels[0]);
    return tileWalk(maze, {
      ...{ columns, rows, ...widths, wall: maze.dungeon ? 0 : widths.wall },
      ...{ wrap: wrap ?? 'none', levels, ups },
    });
  },
  async stl(maze) {
    const { triangles } = parseStl(await rowOf('stl').write(maze, PRINT));
    return printWalk(
      maze,
      triangles.map(([, ...corners]) => corners),
    );
  },
  async '3mf'(maze) {
    const files = unzipSync(await rowOf('3mf').write(maze, PRINT));
    const model = new TextDecoder().decode(files['3D/3dmodel.model']);
    assert.doesNotMatch(model, /transform=/);
    const meshes = model.split('<mesh>').slice(1);
    const numbersIn = (text, tag, names) =>
      [...text.matchAll(new RegExp(`<${tag} [^>]*>`, 'g'))].map(([element]) =>
        names.map((name) => Number(new RegExp(` ${name}="([^"]*)"`).exec(element)[1])),
      );
    const triangles = meshes.flatMap((mesh) => {
      const corners = numbersIn(mesh, 'vertex', ['x', 'y', 'z']);
      return numbersIn(mesh, 'triangle', ['v1', 'v2', 'v3']).map((each) =>
        each.map((corner) => corners[corner]),
      );
    });
    return printWalk(maze, triangles);
  },
  async obj(maze) {
    const corners = [];
    const triangles = [];
    let part = '';
    for (const line of rowOf('obj').write(maze, SCENE).split('\n')) {
      const [word, ...rest] = line.split(' ');
      if (word === 'o') [part] = rest;
      if (word === 'v') corners.push(rest.map(Number));
      if (word === 'f') {
        const own = rest.map((corner) => corners[Number.parseInt(corner, 10) - 1]);
        triangles.push({ part, corners: own });
      }
    }
    return sceneWalk(maze, triangles);
  },
  async glb(maze) {
    const bytes = rowOf('glb').write(maze, SCENE);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const size = view.getUint32(12, true);
    const text = new TextDecoder().decode(bytes.subarray(20, 20 + size));
    const { nodes, meshes, accessors, bufferViews } = JSON.parse(text);
    const numbersOf = (accessor) => {
      const { bufferView, componentType, count, type } = accessors[accessor];
      const from = 28 + size + bufferViews[bufferView].byteOffset;
      const read = {
        5126: (i) => view.getFloat32(from + 4 * i, true),
        5125: (i) => view.getUint32(from + 4 * i, true),
        5123: (i) => view.getUint16(from + 2 * i, true),
      }[componentType];
      return Array.from({ length: count * (type === 'VEC3' ? 3 : 1) }, (_, i) => read(i));
    };
    const triangles = nodes.flatMap(({ name: part, mesh }) => {
      const [{ attributes, indices }] = meshes[mesh].primitives;
      const places = numbersOf(attributes.POSITION);
      const order = numbersOf(indices);
      return Array.from({ length: order.length / 3 }, (_, i) => ({
        part,
        corners: order.slice(3 * i, 3 * i + 3).map((at) => places.slice(3 * at, 3 * at + 3)),
      }));
    });
    return sceneWalk(maze, triangles);
  },
};

/** The lower ends of the ways that stairs lead; one-way ones stand on one storey only. */
const storeysJoined = ({ up, down }, [x, y], level) => [
  ...(up ? [[x, y, level]] : []),
  ...(down ? [[x, y, level - 1]] : []),
];

/** In mm. */
const PRINT = { cell: 10, thickness: 1.2, floor: 1, height: 5, body: false };
/** In cells. */
const SCENE = { height: 1, thickness: 0.12 };
/** Parts of scenes that are walked on or stand in the way; doors are ways, and things are picked up. */
const BUILT = ['floor', 'walls', 'stairs', 'tunnels'];

/** A walk over a print, which stands out beyond the cells by as much on the left as on the right. */
function printWalk(maze, triangles) {
  const { points, starts } = maze.polygons();
  let [left, right, bottom] = [Infinity, -Infinity, -Infinity];
  const extend = (place, i) => {
    if (i % 2 === 1) bottom = Math.max(bottom, place);
    else [left, right] = [Math.min(left, place), Math.max(right, place)];
  };
  for (const cell of keptCellsOf(maze)) {
    points.subarray(2 * starts[cell], 2 * starts[cell + 1]).forEach(extend);
  }
  maze.lines().forEach(extend);
  const { cell } = PRINT;
  const [width, , high] = [0, 1, 2].map((axis) =>
    triangles.flat().reduce((most, corner) => Math.max(most, corner[axis]), 0),
  );
  const rim = (width - cell * (right - left)) / 2;
  return surfaceWalk(
    maze,
    triangles.map((corners) => ({ corners, part: 'print' })),
    {
      ...{
        pitch: 0.8,
        top: high - 0.1,
        room: 1.2,
        step: 1.1,
        isFloor: () => true,
        isFull: true,
      },
      toDrawing: (x, y) => ({ x: (x - rim) / cell + left, y: bottom - (y - rim) / cell }),
    },
  );
}

/** A walk over a scene, whose y points up. */
const sceneWalk = (maze, triangles) =>
  surfaceWalk(
    maze,
    triangles
      .filter(({ part }) => BUILT.includes(part))
      .map(({ part, corners }) => ({ part, corners: corners.map(([x, y, z]) => [x, -z, y]) })),
    {
      ...{ pitch: 0.05, top: 0.9, room: 0.3, step: 0.4, isFloor: (part) => part !== 'walls' },
      toDrawing: (x, y) => ({ x, y: -y }),
    },
  );

const rowOf = (id) => formats.find((row) => row.id === id);
