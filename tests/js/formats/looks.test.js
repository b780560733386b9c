/** Every writer has the colours of roles from the one table of looks, web/lib/looks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bodyColor,
  colorOfDoor,
  colorOfThing,
  DOORS,
  palettes,
  ROLES,
  THINGS,
} from 'mazewright/draw';
import { formats, tilesetImage, toGlb, toLdtk, toTmj, toVox } from 'mazewright/formats';
import { mazeObject } from 'mazewright/three';
import { Color } from 'three';
import readVox from 'vox-reader';
import { mw } from '../support/load.js';
import { readPng } from '../support/png.js';
import { filesIn, read, withoutComments } from '../support/sources.js';

const { light } = palettes;
const LOCKS = 5;
const passes = [
  { id: 'doors', secret: 0.5 },
  { id: 'things' },
  { id: 'locksAndKeys', locks: LOCKS },
];
const options = { algorithm: 'scatteredRooms', width: 60, height: 44, seed: 'looks', passes };
const maze = mw.generate(options);
const paramOf = (format, id) =>
  formats.find((row) => row.id === format).params.find((param) => param.id === id);

/** Red, green and blue of `#rrggbb`, 0 to 255. */
const parts = (color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const distance = (a, b) => parts(a).reduce((sum, part, i) => sum + Math.abs(part - parts(b)[i]), 0);

/** The colour of a door or thing whose sign is not seen. */
const bodyOf = (role, lock) =>
  lock > 0 ? colorOfThing(light, { role: 'key', lock }) : bodyColor(light, role);

test('every state of doors and role of things has a colour, a locked door and its key the same', () => {
  const names = [...Object.keys(DOORS), ...Object.keys(THINGS)];
  assert.deepEqual(new Set(names), new Set([...names].filter((name) => name in ROLES)));
  for (const role of ['locked', 'key', 'secret', 'treasure']) {
    assert.ok(
      [...(maze.doors ?? []), ...(maze.things ?? [])].some(
        (each) => (each.state ?? each.role) === role,
      ),
      role,
    );
  }
  for (const palette of Object.values(palettes)) {
    const locks = [1, 2, 3, 4, 5, 6, 7, 8].map((lock) => {
      const color = colorOfThing(palette, { role: 'key', lock });
      assert.equal(colorOfDoor(palette, { state: 'locked', lock }), color);
      assert.equal(colorOfDoor(palette, { state: 'open', lock }), palette[ROLES.open]);
      return color;
    });
    assert.equal(new Set(locks).size, locks.length);
  }
});

test('colours of bodies without a sign differ', () => {
  const alike = [
    ['ground', 'room'],
    ['stairs', 'tunnel'],
  ].map(String);
  const roles = Object.keys(ROLES);
  for (const [i, a] of roles.entries()) {
    for (const b of roles.slice(i + 1)) {
      if (alike.includes(String([a, b]))) continue;
      const far = distance(bodyColor(light, a), bodyColor(light, b));
      assert.ok(far >= 40, `${a} ${b}: ${far}`);
    }
  }
});

test('voxels, scenes and prints have the colours of bodies', () => {
  const { params } = formats.find(({ id }) => id === 'vox');
  const kinds = params.filter(({ kind }) => kind === 'color');
  assert.ok(kinds.length > 15);
  for (const { id, default: usual } of kinds) assert.equal(usual, bodyColor(light, id), id);
  const scene = {
    wallColor: 'wall',
    floorColor: 'ground',
    stairColor: 'stairs',
    doorColor: 'closed',
    startColor: 'start',
    endColor: 'end',
    thingColor: 'treasure',
  };
  for (const [option, role] of Object.entries(scene)) {
    for (const format of ['glb', 'obj']) {
      assert.equal(paramOf(format, option).default, bodyColor(light, role), `${format} ${option}`);
    }
  }
  for (const option of ['wallColor', 'floorColor']) {
    assert.equal(paramOf('3mf', option).default, paramOf('glb', option).default);
  }
});

/** The colours of a .vox file by their numbers from 1. */
const voxPalette = (file) =>
  readVox(file).rgba.values.map(
    ({ r, g, b }) => `#${[r, g, b].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  );

test('locked doors and keys among voxels have the colour of their lock, unless an option colours all', () => {
  const used = (options) => {
    const file = toVox(maze, options);
    const colors = voxPalette(file);
    return new Set(
      [readVox(file).xyzi].flat().flatMap(({ values }) => values.map(({ i }) => colors[i - 1])),
    );
  };
  const plain = used({});
  for (let lock = 1; lock <= LOCKS; ++lock) assert.ok(plain.has(bodyOf('key', lock)), String(lock));
  assert.ok(!plain.has(bodyColor(light, 'key')) && !plain.has(bodyColor(light, 'locked')));
  const own = used({ key: '#010203', locked: '#040506' });
  assert.ok(own.has('#010203') && own.has('#040506') && !own.has(bodyOf('key', 1)));
});

/** The colours of the nodes of a scene by their names, and those of an .mtl by its materials. */
function sceneColors(bytes) {
  const length = new DataView(bytes.buffer).getUint32(12, true);
  const { nodes, meshes, materials } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(20, 20 + length)),
  );
  return new Map(
    nodes.map(({ name, mesh }) => {
      const { name: material, pbrMetallicRoughness: look } =
        materials[meshes[mesh].primitives[0].material];
      return [
        name,
        { material, color: `#${new Color(...look.baseColorFactor.slice(0, 3)).getHexString()}` },
      ];
    }),
  );
}

test('doors and things of scenes have the colours of their roles and locks, unless an option colours all', () => {
  const found = sceneColors(toGlb(maze));
  const { companions } = formats.find(({ id }) => id === 'obj');
  const [{ data }] = companions();
  const mtl = new Map(
    [...new TextDecoder().decode(data).matchAll(/newmtl (\S+)\nKd (\S+) (\S+) (\S+)/g)].map(
      ([, name, ...kd]) => [name, kd.map((part) => Math.round(255 * part))],
    ),
  );
  const expect = (node, color) => {
    assert.equal(found.get(node).color, color, node);
    assert.deepEqual(mtl.get(found.get(node).material), parts(color), node);
  };
  for (const { cell, state, lock } of maze.doors) {
    expect(`door ${cell} ${state}`, bodyOf(state, state === 'locked' ? lock : 0));
  }
  for (const { cell, role, lock } of maze.things) expect(`${role} ${cell}`, bodyOf(role, lock));
  expect('start', bodyColor(light, 'start'));
  expect('end', bodyColor(light, 'end'));
  expect('walls', bodyColor(light, 'wall'));
  expect('floor', bodyColor(light, 'ground'));
  const all = sceneColors(toGlb(maze, { doorColor: '#102030', thingColor: '#405060' }));
  for (const { cell, state } of maze.doors)
    assert.equal(all.get(`door ${cell} ${state}`).color, '#102030');
  for (const { cell, role } of maze.things)
    assert.equal(all.get(`${role} ${cell}`).color, '#405060');
});

test('entities of LDtk and layers of Tiled have the colours of their roles', () => {
  const { entities, layers } = JSON.parse(toLdtk(maze)).defs;
  for (const { identifier, color } of entities) {
    const type = identifier.toLowerCase();
    assert.equal(color.toLowerCase(), light[ROLES[type === 'door' ? 'closed' : type]], type);
  }
  const [wall] = layers.find(({ identifier }) => identifier === 'Walls').intGridValues;
  assert.equal(wall.color.toLowerCase(), bodyColor(light, 'wall'));
  const { tilesets } = JSON.parse(toTmj(maze));
  assert.equal(tilesets[0].wangsets[0].colors[0].color, bodyColor(light, 'wall'));
});

/** The roles of tiles. */
const SIGNED = {
  start: 'start',
  end: 'end',
  entrance: 'entrance',
  exit: 'exit',
  boss: 'boss',
  treasure: 'treasure',
  monster: 'monster',
  closedDoor: 'closed',
  openDoor: 'open',
  closedDoorSideways: 'closed',
  openDoorSideways: 'open',
  key: 'key',
  lockedDoor: 'locked',
  lockedDoorSideways: 'locked',
};
/** Of a colour, how far its channels lie apart: stone, ink and metal are grey. */
const chroma = (color) => Math.max(...parts(color)) - Math.min(...parts(color));

/** Whether a colour is another one, or darker by ink. */
const isShade = (color, of) =>
  Array.from({ length: 71 }, (_, i) => i / 100).some((share) =>
    parts(color).every((part, i) => {
      const [from, to] = [parts(of)[i], parts(light.ink)[i]];
      return Math.abs(from + (to - from) * share - part) <= 1;
    }),
  );

test('tiles have most of the colour of their role, or of its shade', () => {
  const picture = readPng(tilesetImage());
  const [{ columns }] = JSON.parse(toTmj(maze)).tilesets;
  const { tilesets } = JSON.parse(toLdtk(maze)).defs;
  for (const { enumValueId, tileIds } of tilesets[0].enumTags) {
    const role = SIGNED[enumValueId[0].toLowerCase() + enumValueId.slice(1)];
    if (!role) continue;
    const isLocked = role === 'key' || role === 'locked';
    for (const [place, id] of tileIds.entries()) {
      const counts = new Map();
      const [left, top] = [16 * (id % columns), 16 * Math.floor(id / columns)];
      for (let at = 0; at < 256; ++at) {
        const color = picture.at(left + (at % 16), top + (at >> 4));
        // The planks of a locked door are of wood, whatever its lock.
        if (color.length > 7 || chroma(color) < 60 || (isLocked && color === light.wood)) continue;
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
      const [[most]] = [...counts].sort(([, a], [, b]) => b - a);
      const want = isLocked
        ? colorOfThing(light, { role: 'key', lock: place + 1 })
        : light[ROLES[role]];
      assert.ok(isShade(most, want), `${enumValueId} ${place}: ${most}, not ${want}`);
    }
  }
});

test('doors and things in three.js have the colours of the table in both themes', () => {
  const cell = maze.start;
  const shows = (object, color) => {
    const { color: values } = object.getObjectByName('furniture').geometry.attributes;
    const { r, g, b } = new Color(color);
    const is = (i) =>
      [r, g, b].every((part, axis) => Math.abs(values.getComponent(i, axis) - part) < 0.01);
    return Array.from({ length: values.count }, (_, i) => i).some(is);
  };
  for (const theme of ['light', 'dark']) {
    const check = (now, color) => {
      const object = mazeObject(maze, { walls: 'thin', theme, doors: [], things: [], ...now });
      assert.ok(shows(object, color), `${theme} ${JSON.stringify(now)}`);
      object.dispose();
    };
    for (const role of Object.keys(THINGS)) {
      if (role === 'entrance') continue; // The start has a figure.
      const thing = role === 'key' ? { cell, role, lock: 2 } : { cell, role };
      check({ things: [thing] }, colorOfThing(palettes[theme], thing));
    }
    const { cell: place } = maze.doors[0];
    for (const state of ['closed', 'open', 'locked']) {
      const door = { cell: place, state, lock: 3 };
      check({ doors: [door] }, colorOfDoor(palettes[theme], door));
    }
  }
});

/** What is no role: scales of distances, and the light of lamps. */
const OTHERS = ['web/lib/formats/picture/colors.js', 'web/lib/three/look/stone-material.js'];

test('no file besides the table writes a colour of its own', () => {
  for (const file of filesIn('web/lib', /\.js$/)) {
    if (file.startsWith('web/lib/looks/') || OTHERS.includes(file)) continue;
    const written = withoutComments(read(file)).match(/#[0-9a-f]{6}(?:[0-9a-f]{2})?\b/gi) ?? [];
    const colors = written.filter((color) => chroma(color) > 0);
    assert.deepEqual(colors, [], file);
  }
});
