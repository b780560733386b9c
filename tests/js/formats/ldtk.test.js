/**
 * Projects of LDtk against its JSON schema, and decoded by its rules against the maze. The rules of walls are
 * applied as LDtk applies them.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import Ajv from 'ajv';
import { formats, tilesetImage, toLdtk, toTmj } from 'mazewright/formats';
import { MazeError, mw } from '../support/load.js';
import { peopledMazes } from '../support/peopled-mazes.js';
import { dungeons, mazesOfShapes, unusualMazes } from '../support/sample-mazes.js';
import { storeysIn, tilesetIn, valuesOf } from '../support/tiled.js';

const row = formats.find(({ id }) => id === 'ldtk');
const all = [...peopledMazes(), ...unusualMazes(), ...dungeons(), ...mazesOfShapes()];
const mazes = all.filter(({ maze }) => row.problem(maze) === null);
const choices = [{}, { scale: 2, corridor: 2, wall: 3, image: 'art/tiles.png' }];

/** LDtk's schema. It names a draft by an address that is not the draft's own. */
function schemaOf() {
  const file = new URL('../support/ldtk/JSON_SCHEMA.json', import.meta.url);
  const { $schema, version, ...schema } = JSON.parse(readFileSync(file, 'utf8'));
  return { version, validate: new Ajv({ strict: false }).compile(schema) };
}

const { version, validate } = schemaOf();

const projects = function* () {
  for (const { name, maze } of mazes) {
    for (const options of choices) {
      yield { name, maze, options, project: JSON.parse(toLdtk(maze, options)) };
    }
  }
};

const layer = (level, identifier) =>
  level.layerInstances.find(({ __identifier }) => __identifier === identifier);

test('projects are what the schema of LDtk says', () => {
  for (const { name, project } of projects()) {
    assert.ok(validate(project), `${name}: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
    assert.equal(project.jsonVersion, version);
  }
  const [{ project }] = projects();
  assert.ok(!validate({ ...project, levels: [{ ...project.levels[0], uid: 'one' }] }));
  for (const options of [{ floor: false }, { objects: false }, { rooms: false }]) {
    assert.ok(validate(JSON.parse(toLdtk(mazes[0].maze, options))));
  }
});

/** Every value of a key, wherever it is. */
function valuesAt(value, key, found = []) {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, item] of Object.entries(value)) {
    if (name === key) found.push(item);
    valuesAt(item, key, found);
  }
  return found;
}

test('identifiers are UUIDs that follow from the maze, and differ within a project', () => {
  const byMaze = new Set();
  for (const { name, maze, project, options } of projects()) {
    assert.deepEqual(JSON.parse(toLdtk(maze, options)), project, name);
    const iids = [...valuesAt(project, 'iid'), project.dummyWorldIid];
    assert.equal(new Set(iids).size, iids.length, name);
    for (const iid of iids) {
      assert.match(iid, /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    byMaze.add(project.iid);
  }
  assert.equal(byMaze.size, new Set(mazes.map(({ maze }) => maze.code)).size);
  const { maze } = mazes[0];
  const again = JSON.parse(toLdtk(mw.generate(maze.code)));
  assert.equal(again.iid, JSON.parse(toLdtk(maze)).iid);
});

test('numbers of definitions and levels differ, and whoever refers to one means one', () => {
  for (const { name, project } of projects()) {
    const { layers, entities, tilesets, enums } = project.defs;
    const uids = [...valuesAt(project.defs, 'uid'), ...project.levels.map(({ uid }) => uid)];
    assert.equal(new Set(uids).size, uids.length, name);
    assert.ok(uids.every((uid) => uid < project.nextUid));
    const [tileset] = tilesets;
    for (const uid of [...valuesAt(project, 'tilesetUid'), ...valuesAt(project, 'tilesetDefUid')]) {
      if (uid !== null) assert.equal(uid, tileset.uid);
    }
    for (const level of project.levels) {
      assert.deepEqual(
        level.layerInstances.map(({ layerDefUid, __identifier, __type }) => [
          layerDefUid,
          __identifier,
          __type,
        ]),
        layers.map(({ uid, identifier, type }) => [uid, identifier, type]),
      );
      for (const entity of level.layerInstances.flatMap(({ entityInstances }) => entityInstances)) {
        const definition = entities.find(({ uid }) => uid === entity.defUid);
        assert.equal(definition.identifier, entity.__identifier);
        assert.deepEqual(
          entity.fieldInstances.map(({ defUid, __identifier, __type }) => [
            defUid,
            __identifier,
            __type,
          ]),
          definition.fieldDefs.map(({ uid, identifier, __type }) => [uid, identifier, __type]),
        );
        for (const { __type, __value } of entity.fieldInstances) {
          const [, local] = /^LocalEnum\.(.+)$/.exec(__type) ?? [];
          if (!local) continue;
          const { values, uid } = enums.find(({ identifier }) => identifier === local);
          assert.ok(
            values.some(({ id }) => id === __value),
            `${__type} ${__value}`,
          );
          assert.ok(definition.fieldDefs.some(({ type }) => type === `F_Enum(${uid})`));
        }
      }
    }
  }
});

test('the IntGrid is 1 where maze.tiles has no floor, and levels lie one above the other', () => {
  for (const { name, maze, options, project } of projects()) {
    const { scale = 1, corridor = 1, wall = 1, image = 'mazewright-tiles.png' } = options;
    const size = 16 * scale;
    assert.equal(project.levels.length, maze.levels);
    const [tileset] = project.defs.tilesets;
    assert.deepEqual([tileset.relPath, tileset.tileGridSize], [image, size]);
    const view = new DataView(tilesetImage({ scale }).buffer);
    assert.deepEqual([view.getUint32(16), view.getUint32(20)], [tileset.pxWid, tileset.pxHei]);
    for (const [at, level] of project.levels.entries()) {
      const tiles = maze.tiles({ corridor, wall, ...(maze.levels > 1 && { level: at }) });
      const { __cWid, __cHei, intGridCsv } = layer(level, 'Walls');
      assert.deepEqual([__cWid, __cHei], [tiles.width, tiles.height], name);
      assert.deepEqual([level.pxWid, level.pxHei], [tiles.width * size, tiles.height * size]);
      assert.deepEqual(
        intGridCsv,
        Array.from(tiles.data, (kind) => Number(kind === 0)),
        name,
      );
      assert.deepEqual([level.worldX, level.worldY, level.worldDepth], [0, 0, at]);
      // LDtk lists what overlaps a level one deeper and one less deep.
      const wanted = project.levels
        .filter(({ worldDepth }) => Math.abs(worldDepth - at) === 1)
        .map(({ iid, worldDepth }) => ({ levelIid: iid, dir: worldDepth > at ? '>' : '<' }));
      assert.deepEqual(level.__neighbours, wanted);
    }
  }
});

/** Whether a rule draws a tile at a place, as LDtk tells it: 0 anything, else this value or not that one. */
function matches(rule, { intGridCsv, __cWid, __cHei }, x, y) {
  const radius = Math.floor(rule.size / 2);
  return rule.pattern.every((wanted, i) => {
    if (wanted === 0) return true;
    const [column, line] = [x + (i % rule.size) - radius, y + Math.floor(i / rule.size) - radius];
    const isInside = column >= 0 && line >= 0 && column < __cWid && line < __cHei;
    const value = isInside ? intGridCsv[line * __cWid + column] : rule.outOfBoundsValue;
    if (value === null) return false;
    return wanted > 0 ? value === wanted : value !== -wanted;
  });
}

test('the tiles of walls are those that the rules draw, in the order in which LDtk draws them', () => {
  for (const { name, project } of projects()) {
    const walls = project.defs.layers.find(({ identifier }) => identifier === 'Walls');
    const [{ rules }] = walls.autoRuleGroups;
    for (const level of project.levels) {
      const instance = layer(level, 'Walls');
      const size = instance.__gridSize;
      const [{ __cWid: columns }] = project.defs.tilesets;
      const drawn = new Map(rules.map(({ uid }) => [uid, []]));
      for (let at = 0; at < instance.intGridCsv.length; ++at) {
        const [x, y] = [at % instance.__cWid, Math.floor(at / instance.__cWid)];
        const found = rules.filter((rule) => matches(rule, instance, x, y));
        assert.equal(found.length, instance.intGridCsv[at], `${name} ${x},${y}`);
        for (const { uid, tileRectsIds } of found) {
          const [[t]] = tileRectsIds;
          const src = [(t % columns) * size, Math.floor(t / columns) * size];
          drawn.get(uid).push({ px: [x * size, y * size], src, f: 0, t, d: [uid, at], a: 1 });
        }
      }
      const wanted = rules.toReversed().flatMap(({ uid }) => drawn.get(uid));
      assert.deepEqual(instance.autoLayerTiles, wanted, name);
    }
  }
});

test('floors and walls are the tiles of the map of Tiled', () => {
  for (const { name, maze, options, project } of projects()) {
    const map = JSON.parse(toTmj(maze, options));
    const { tiles } = tilesetIn(map);
    const storeys = storeysIn(map);
    const names = new Map(
      project.defs.tilesets[0].enumTags.flatMap(({ enumValueId, tileIds }) =>
        tileIds.map((id) => [id, enumValueId.toLowerCase()]),
      ),
    );
    for (const [at, level] of project.levels.entries()) {
      const size = level.layerInstances[0].__gridSize;
      const floor = layer(level, 'Floor');
      for (const [place, tile] of floor.gridTiles.entries()) {
        assert.deepEqual(tile.d, [place]);
        const [x, y] = [(place % floor.__cWid) * size, Math.floor(place / floor.__cWid) * size];
        assert.deepEqual(tile.px, [x, y]);
        const gid = storeys[at].floor.data[place];
        assert.equal(tile.t + 1, gid, name);
        assert.equal(names.get(tile.t), tiles.get(gid).type.toLowerCase(), name);
      }
      const walls = new Map(layer(level, 'Walls').autoLayerTiles.map(({ d, t }) => [d[1], t + 1]));
      assert.deepEqual(
        storeys[at].walls.data,
        storeys[at].walls.data.map((_, place) => walls.get(place) ?? 0),
        name,
      );
    }
  }
});

test('entities are the objects and rooms of the map of Tiled, with their fields', () => {
  const seen = new Set();
  for (const { name, maze, options, project } of projects()) {
    const map = JSON.parse(toTmj(maze, options));
    const { tileset } = tilesetIn(map);
    for (const [at, storey] of storeysIn(map).entries()) {
      for (const [identifier, list] of Object.entries({
        Objects: storey.objects,
        Rooms: storey.rooms,
      })) {
        const found = layer(project.levels[at], identifier).entityInstances;
        assert.equal(found.length, list.objects.length, name);
        for (const [i, entity] of found.entries()) {
          const object = list.objects[i];
          seen.add(entity.__identifier);
          assert.equal(entity.__identifier.toLowerCase(), object.type);
          const top = object.gid === undefined ? object.y : object.y - object.height;
          assert.deepEqual(
            [...entity.px, entity.width, entity.height],
            [object.x, top, object.width, object.height],
            name,
          );
          assert.deepEqual([entity.__worldX, entity.__worldY], entity.px);
          const size = map.tilewidth;
          assert.deepEqual(
            entity.__grid,
            entity.px.map((pixels) => Math.floor(pixels / size)),
          );
          const id = object.gid - tileset.firstgid;
          if (object.gid) {
            const { x, y, w, h } = entity.__tile;
            const place = [(id % tileset.columns) * size, Math.floor(id / tileset.columns) * size];
            assert.deepEqual([x, y, w, h], [...place, size, size], `${name} ${object.name}`);
          }
          const fields = entity.fieldInstances
            .filter(
              ({ __type, __value }) => !['Tile', 'EntityRef'].includes(__type) && __value !== null,
            )
            .map(({ __identifier, __type, __value, realEditorValues }) => {
              assert.equal(realEditorValues[0].params[0], __value);
              const isEnum = __type.startsWith('LocalEnum');
              return [__identifier, isEnum ? __value.toLowerCase() : __value];
            });
          assert.deepEqual(Object.fromEntries(fields), valuesOf(object.properties), name);
        }
      }
    }
  }
  const wanted = ['Start', 'End', 'Door', 'Key', 'Boss', 'Monster', 'Stairs', 'Arrow', 'Room'];
  for (const identifier of wanted) assert.ok(seen.has(identifier), identifier);
});

test('stairs refer to those above and below, where one can walk back from there or on', () => {
  let seen = 0;
  for (const { name, maze, project } of projects()) {
    const places = new Map();
    for (const level of project.levels) {
      const { iid: layerIid, entityInstances } = layer(level, 'Objects');
      for (const { iid: entityIid, __identifier, px } of entityInstances) {
        const worldIid = project.dummyWorldIid;
        const reference = { entityIid, layerIid, levelIid: level.iid, worldIid };
        if (__identifier === 'Stairs') places.set(`${px} ${level.worldDepth}`, reference);
      }
    }
    for (const level of project.levels) {
      const entities = layer(level, 'Objects').entityInstances;
      for (const { px, fieldInstances } of entities.filter(
        (each) => each.__identifier === 'Stairs',
      )) {
        const fields = Object.fromEntries(
          fieldInstances.map(({ __identifier, __value }) => [__identifier, __value]),
        );
        for (const [way, field, step] of [
          ['up', 'above', 1],
          ['down', 'below', -1],
        ]) {
          const there = fields[way] ? places.get(`${px} ${level.worldDepth + step}`) : null;
          assert.deepEqual(fields[field], there ?? null, `${name} ${way}`);
          if (there) seen++;
          if (!maze.oneWays) assert.equal(fields[field] !== null, fields[way]);
        }
      }
    }
  }
  assert.ok(seen > 20);
});

test('layers are left out on demand; other shapes and wrong options are refused', () => {
  const { maze } = mazes[0];
  const bare = JSON.parse(toLdtk(maze, { floor: false, objects: false, rooms: false }));
  for (const list of [bare.defs.layers.map(({ identifier }) => identifier)]) {
    assert.deepEqual(list, ['Walls']);
  }
  assert.equal(bare.levels[0].layerInstances.length, 1);
  const hex = all.find((each) => each.maze.shape === 'hex').maze;
  assert.throws(() => toLdtk(hex), { code: 'unsupported-shape', field: 'shape' });
  for (const [field, value] of [
    ['scale', 9],
    ['image', '\u0007'],
    ['rooms', 'no'],
    ['data', true],
  ]) {
    assert.throws(
      () => toLdtk(maze, { [field]: value }),
      (error) => error instanceof MazeError && error.field === field,
      field,
    );
  }
  assert.ok(toLdtk(maze).length > 0);
});
