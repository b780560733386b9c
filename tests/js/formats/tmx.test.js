/**
 * Maps of Tiled in XML, read by fast-xml-parser against the same map in JSON; and both read and drawn by
 * Tiled itself, where it is installed.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { formats, tilesetImage, toTmj, toTmx } from 'mazewright/formats';
import { mw } from '../support/load.js';
import { peopledMazes } from '../support/peopled-mazes.js';
import { readPng } from '../support/png.js';
import { dungeons, unusualMazes } from '../support/sample-mazes.js';
import { some } from '../support/seeds.js';
import { storeysIn } from '../support/tiled.js';
import { has, runTool } from '../support/tool.js';

const row = formats.find(({ id }) => id === 'tmx');
const mazes = [...peopledMazes(), ...unusualMazes(), ...dungeons()];
const odd = mw.generate({
  algorithm: 'prim',
  width: 3,
  height: 3,
  seed: `<"&'>\u0000\u0085\uffff 미로`,
});

const folder = mkdtempSync(join(tmpdir(), 'mazewright-tmx-'));
after(() => rmSync(folder, { recursive: true }));

const lists = [
  'property',
  'layer',
  'objectgroup',
  'group',
  'object',
  'tile',
  'wangtile',
  'wangset',
];
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => lists.includes(name),
  // Values stay texts: each field has a type of its own.
  parseAttributeValue: false,
  parseTagValue: false,
  htmlEntities: true,
  // The data of a maze is one long attribute with many quotes.
  processEntities: {
    enabled: true,
    maxTotalExpansions: 1e7,
    maxExpandedLength: 1e8,
    maxEntityCount: 1e5,
  },
});

const typed = { int: Number, bool: (text) => text === 'true', string: String };

const propertiesIn = (properties) =>
  properties?.property?.map(({ name, type = 'string', value }) => ({
    name,
    type,
    value: typed[type](value),
  }));

/** The fields of an object of XML, numbers where JSON has numbers. */
const numbers = (object, keys) =>
  Object.fromEntries(keys.filter((key) => key in object).map((key) => [key, Number(object[key])]));

const objectsIn = (group) =>
  (group.object ?? []).map((object) => ({
    ...numbers(object, ['id', 'gid', 'x', 'y', 'width', 'height']),
    name: object.name ?? '',
    type: object.type ?? '',
    properties: propertiesIn(object.properties) ?? [],
  }));

const layersIn = (list) => ({
  tiles: (list.layer ?? []).map(({ name, id, width, height, data }) => {
    assert.equal(data.encoding, 'csv');
    return {
      name,
      ...numbers({ id, width, height }, ['id', 'width', 'height']),
      data: data['#text'].split(',').map(Number),
    };
  }),
  objects: (list.objectgroup ?? []).map((group) => ({
    name: group.name,
    id: Number(group.id),
    objects: objectsIn(group),
  })),
});

/** The same of JSON. */
const layersOf = (layers) => ({
  tiles: layers
    .filter(({ type }) => type === 'tilelayer')
    .map(({ name, id, width, height, data }) => ({ name, id, width, height, data })),
  objects: layers
    .filter(({ type }) => type === 'objectgroup')
    .map(({ name, id, objects }) => ({
      name,
      id,
      objects: objects.map(({ rotation, visible, ...object }) => object),
    })),
});

test('XML has what JSON has: layers, objects, properties, tileset, terrain and collisions', () => {
  for (const { name, maze } of [...mazes, { name: 'odd seed', maze: odd }]) {
    for (const options of [{}, { scale: 2, corridor: 2, image: `a "b" & <c>.png`, rooms: false }]) {
      const text = toTmx(maze, options);
      assert.equal(XMLValidator.validate(text), true, name);
      const { map } = parser.parse(text);
      const json = JSON.parse(toTmj(maze, options));
      const sizes = ['width', 'height', 'tilewidth', 'tileheight', 'nextlayerid', 'nextobjectid'];
      for (const key of sizes) assert.equal(Number(map[key]), json[key], key);
      assert.deepEqual(propertiesIn(map.properties), json.properties, name);
      if (map.group) {
        const groups = map.group.map((group) => [
          group.name,
          group.visible !== '0',
          propertiesIn(group.properties),
          layersIn(group),
        ]);
        const wanted = json.layers.map((group) => [
          group.name,
          group.visible,
          group.properties,
          layersOf(group.layers),
        ]);
        assert.deepEqual(groups, wanted, name);
      } else {
        assert.deepEqual(layersIn(map), layersOf(json.layers), name);
      }
      const [set] = json.tilesets;
      const { tileset } = map;
      for (const key of ['firstgid', 'tilewidth', 'tileheight', 'tilecount', 'columns']) {
        assert.equal(Number(tileset[key]), set[key], key);
      }
      assert.equal(tileset.image.source, set.image);
      assert.deepEqual(
        tileset.tile.map(({ id, type, objectgroup, properties }) => [
          Number(id),
          type,
          propertiesIn(properties),
          objectgroup && objectsIn(objectgroup[0]).map(({ properties: none, ...shape }) => shape),
        ]),
        set.tiles.map(({ id, type, objectgroup, properties }) => [
          id,
          type,
          properties,
          objectgroup?.objects.map(({ rotation, visible, ...shape }) => shape),
        ]),
      );
      const [wangset] = tileset.wangsets.wangset;
      assert.deepEqual(
        wangset.wangtile.map(({ tileid, wangid }) => [
          Number(tileid),
          wangid.split(',').map(Number),
        ]),
        set.wangsets[0].wangtiles.map(({ tileid, wangid }) => [tileid, wangid]),
      );
      assert.deepEqual([wangset.type, wangset.wangcolor.name], ['mixed', 'wall']);
    }
  }
});

/** Writes a maze as both formats with the picture, and returns the paths. */
function written(maze, options = {}) {
  const [tmj, tmx] = ['tmj', 'tmx'].map((extension) => join(folder, `map.${extension}`));
  writeFileSync(tmj, toTmj(maze, options));
  writeFileSync(tmx, toTmx(maze, options));
  for (const { name, data } of row.companions(options)) writeFileSync(join(folder, name), data);
  return { tmj, tmx };
}

const noTiled = has('tiled') ? false : 'tiled is not installed';
const noRasterizer = has('tmxrasterizer') ? false : 'tmxrasterizer is not installed';

/** What Tiled writes for what it read, in the order of our fields; images by their names. */
function exported(path) {
  const to = join(folder, 'exported.json');
  const { status, stderr } = runTool('tiled', ['--export-map', 'json', path, to]);
  assert.equal(status, 0, stderr);
  return JSON.parse(readFileSync(to, 'utf8'));
}

/** Lists of properties in the order of names, as Tiled saves them. */
const sortedProperties = (value) => {
  if (Array.isArray(value)) return value.map(sortedProperties);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    // Left out by Tiled where they say nothing.
    .filter(([key, item]) => !(key === 'properties' && item.length === 0))
    .map(([key, item]) => {
      if (key !== 'properties') return [key, sortedProperties(item)];
      return [key, item.toSorted?.((a, b) => (a.name < b.name ? -1 : 1)) ?? item];
    });
  return Object.fromEntries(entries);
};

test('Tiled reads every field of both: what it saves is the JSON map', { skip: noTiled }, () => {
  // Each run of Tiled takes a second.
  for (const { name, maze } of some(mazes, 3)) {
    const paths = written(maze);
    const json = JSON.parse(readFileSync(paths.tmj, 'utf8'));
    for (const path of Object.values(paths)) {
      const { compressionlevel, tiledversion, version, editorsettings, ...saved } = exported(path);
      const { compressionlevel: _, tiledversion: __, version: ___, ...own } = json;
      assert.deepEqual(sortedProperties(saved), sortedProperties(own), `${name}: ${path}`);
    }
  }
});

/** The map as the renderer must draw it: floors below walls, by the numbers of the layers. */
function drawn(json) {
  const [{ firstgid, columns, image }] = json.tilesets;
  const picture = readPng(readFileSync(join(folder, image)));
  const [{ floor, walls }] = storeysIn(json);
  const size = json.tilewidth;
  return (x, y) => {
    const at = Math.floor(y / size) * json.width + Math.floor(x / size);
    const id = (walls.data[at] || floor.data[at]) - firstgid;
    const [left, top] = [(id % columns) * size, Math.floor(id / columns) * size];
    return picture.at(left + (x % size), top + (y % size));
  };
}

const noConvert = noRasterizer || (has('convert') ? false : 'convert is not installed');

test('tmxrasterizer draws both alike, and as the layers say', { skip: noConvert }, () => {
  for (const [i, { name, maze }] of some(mazes, 4, 1).entries()) {
    for (const options of [i % 2 === 0 ? {} : { scale: 2, corridor: 2 }]) {
      const paths = written(maze, options);
      const draw = (path, ...args) => {
        const to = `${path}.png`;
        const { status, stderr } = runTool('tmxrasterizer', [...args, path, to]);
        assert.equal(status, 0, stderr);
        return readFileSync(to);
      };
      assert.ok(draw(paths.tmj).equals(draw(paths.tmx)), name);
      const hidden = ['objects', 'rooms'].flatMap((layer) => ['--hide-layer', layer]);
      draw(paths.tmj, ...hidden);
      const raw = join(folder, 'pixels.rgb');
      runTool('convert', [`${paths.tmj}.png`, '-depth', '8', `rgb:${raw}`]);
      const pixels = readFileSync(raw);
      const json = JSON.parse(readFileSync(paths.tmj, 'utf8'));
      const width = json.width * json.tilewidth;
      assert.equal(pixels.length, 3 * width * json.height * json.tileheight);
      const expected = drawn(json);
      for (let at = 0; at < pixels.length / 3; at += 31) {
        const color = `#${pixels.toString('hex', 3 * at, 3 * at + 3)}`;
        assert.equal(color, expected(at % width, Math.floor(at / width)), `${name} ${at}`);
      }
    }
  }
});

test('the tileset is a PNG of the size that maps say, with nothing where no tile is', () => {
  for (const scale of [1, 2]) {
    const picture = readPng(tilesetImage({ scale }));
    const { tilesets } = JSON.parse(toTmj(odd, { scale }));
    const [{ imagewidth, imageheight, tiles, columns, tilecount }] = tilesets;
    assert.deepEqual([picture.width, picture.height], [imagewidth, imageheight]);
    const known = new Map(tiles.map((tile) => [tile.id, tile]));
    for (let id = 0; id < tilecount; ++id) {
      const colors = new Set();
      for (let y = 0; y < 16 * scale; ++y) {
        for (let x = 0; x < 16 * scale; ++x) {
          const [left, top] = [(id % columns) * 16 * scale, Math.floor(id / columns) * 16 * scale];
          colors.add(picture.at(left + x, top + y));
        }
      }
      const tile = known.get(id);
      assert.equal(colors.size > 1, tile !== undefined, `tile ${id}`);
      const isSolid = tile && ('objectgroup' in tile || tile.properties || tile.type === 'ground');
      if (isSolid) assert.ok(!colors.has('#00000000'), `tile ${id} has holes`);
    }
  }
});

test('the package has the tileset as a file', () => {
  const file = readFileSync(new URL('../../../dist/formats/mazewright-tiles.png', import.meta.url));
  assert.ok(file.equals(tilesetImage()));
  assert.match(file.toString('latin1'), /CC0/);
});
