// An LDtk project of a maze: a level per storey, one above the other in the depth of its world. Source: the
// JSON schema of LDtk 1.5.3, whose editor also writes the fields that begin with two underscores.
import { palettes } from '../../looks/palette.js';
import { iidsOf } from './iids.js';
import { definitionsOf, FIRST_LEVEL_UID, rectOf, ruleUid } from './ldtk-definitions.js';
import { storeysOf } from './level.js';
import { COLUMNS, TILE, WALL_MASKS } from './tileset.js';

/** @typedef {import('../options/maze.js').Maze} Maze */
/** @typedef {import('./level.js').LevelObject} LevelObject */
/** @typedef {import('./level.js').Storey} Storey */
/** @typedef {import('./ldtk-definitions.js').EntityDefinition} EntityDefinition */
/** @typedef {import('./ldtk-definitions.js').LayerDefinition} LayerDefinition */
/** @typedef {EntityDefinition['fieldDefs'][number]} FieldDefinition */
/** @typedef {import('./ldtk-definitions.js').Choice & { scale: number, corridor: number, wall: number }} ProjectChoice */

const VERSION = '1.5.3';
/** The build of the editor of that version. */
const BUILD = 473702;
const BACKGROUND = palettes.light.ink.toUpperCase();
/** How much nearer to white LDtk shows a level. */
const BRIGHTER = 0.45;

/** @param {string} color */
const brightened = (color) =>
  `#${[1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    .map((part) => Math.round(part + (255 - part) * BRIGHTER))
    .map((part) => part.toString(16).padStart(2, '0').toUpperCase())
    .join('')}`;

/** @param {string} text */
const capitalized = (text) => text[0].toUpperCase() + text.slice(1);

/** @typedef {{ entityIid: string, layerIid: string, levelIid: string, worldIid: string }} Reference */
/** @typedef {Readonly<Record<string, Reference | undefined>>} References those of the fields of an object */

/**
 * The value of a field as LDtk has it, and as its editor keeps it.
 * @param {FieldDefinition} field
 * @param {Pick<LevelObject, 'tile' | 'properties'>} object
 * @param {References} references
 * @param {number} size pixels of a tile
 */
function fieldInstance(field, object, references, size) {
  const { identifier, __type, uid } = field;
  const reference = references[identifier];
  const rect = __type === 'Tile' && object.tile !== null ? rectOf(object.tile, size) : null;
  const isEnum = __type.startsWith('LocalEnum.');
  const given = object.properties[identifier] ?? null;
  const plain = isEnum ? capitalized(String(given)) : given;
  const kept = rect ? [rect.x, rect.y, rect.w, rect.h].join() : (reference?.entityIid ?? plain);
  const id = typeof kept === 'string' ? 'V_String' : `V_${__type}`;
  return {
    __identifier: identifier,
    __type,
    __value: rect ?? reference ?? plain,
    __tile: rect,
    defUid: uid,
    realEditorValues: kept === null ? [] : [{ id, params: [kept] }],
  };
}

/**
 * @param {LevelObject} object
 * @param {readonly EntityDefinition[]} definitions
 * @param {string} iid
 * @param {References} references
 * @param {number} size pixels of a tile
 */
function entityInstance(object, definitions, iid, references, size) {
  const identifier = capitalized(object.type);
  const definition = /** @type {EntityDefinition} */ (
    definitions.find((each) => each.identifier === identifier)
  );
  const fieldInstances = definition.fieldDefs.map((field) =>
    fieldInstance(field, object, references, size),
  );
  const px = [object.x * size, object.y * size];
  return {
    __identifier: identifier,
    __grid: [object.x, object.y],
    __pivot: [0, 0],
    __tags: definition.tags,
    __tile: fieldInstances.find(({ __tile }) => __tile)?.__tile ?? definition.tileRect,
    __smartColor: definition.color,
    __worldX: px[0],
    __worldY: px[1],
    iid,
    width: object.width * size,
    height: object.height * size,
    defUid: definition.uid,
    px,
    fieldInstances,
  };
}

/**
 * The identifiers of the layers and objects of a project, which refer to each other.
 */
class Names {
  #iid;
  /** The stairs of every storey, by their places. @type {ReadonlyMap<string, number>[]} */
  #stairs;

  /**
   * @param {(part: string) => string} iid
   * @param {readonly Storey[]} storeys
   */
  constructor(iid, storeys) {
    this.#iid = iid;
    this.#stairs = storeys.map(
      ({ objects }) =>
        new Map(
          objects.flatMap(({ type, x, y }, i) => (type === 'stairs' ? [[`${x} ${y}`, i]] : [])),
        ),
    );
  }

  /** @param {number} level */
  level(level) {
    return this.#iid(`level ${level}`);
  }

  /** @param {number} level @param {string} identifier */
  layer(level, identifier) {
    return this.#iid(`level ${level} ${identifier}`);
  }

  /** @param {number} level @param {string} identifier of the layer @param {number} i */
  object(level, identifier, i) {
    return this.#iid(`level ${level} ${identifier} ${i}`);
  }

  world() {
    return this.#iid('world');
  }

  /**
   * The stairs to which those at a place lead.
   * @param {LevelObject} object
   * @param {number} level
   * @returns {References}
   */
  references({ type, x, y, properties }, level) {
    if (type !== 'stairs') return {};
    const at = (/** @type {number} */ other) => {
      const i = this.#stairs[other]?.get(`${x} ${y}`);
      if (i === undefined) return undefined;
      return {
        entityIid: this.object(other, 'Objects', i),
        layerIid: this.layer(other, 'Objects'),
        levelIid: this.level(other),
        worldIid: this.world(),
      };
    };
    return {
      above: properties.up ? at(level + 1) : undefined,
      below: properties.down ? at(level - 1) : undefined,
    };
  }
}

/**
 * A tile at a place of a layer.
 * @param {number} at
 * @param {number} tile
 * @param {number[]} origin what LDtk keeps of where the tile comes from
 * @param {number} width of the layer
 * @param {number} size pixels of a tile
 */
const tileInstance = (at, tile, origin, width, size) => ({
  px: [(at % width) * size, Math.floor(at / width) * size],
  src: [(tile % COLUMNS) * size, Math.floor(tile / COLUMNS) * size],
  f: 0,
  t: tile,
  d: origin,
  a: 1,
});

/**
 * The tiles that the rules give to the walls, rule by rule, the last one first, as LDtk draws and saves them.
 * @param {Storey} storey
 * @param {number} size pixels of a tile
 */
function autoTiles({ wallTiles, width }, size) {
  /** @type {number[][]} */
  const places = WALL_MASKS.map(() => []);
  for (const [at, wall] of wallTiles.entries()) if (wall >= 0) places[wall].push(at);
  return places
    .map((list, wall) => list.map((at) => tileInstance(at, wall, [ruleUid(wall), at], width, size)))
    .reverse()
    .flat();
}

/**
 * @param {LayerDefinition} definition
 * @param {Storey} storey
 * @param {{ levelUid: number, size: number, image: string, entities: readonly EntityDefinition[],
 *   names: Names }} around
 */
function layerInstance(definition, storey, { levelUid, size, image, entities, names }) {
  const { identifier, uid, type, tilesetDefUid } = definition;
  const { level, width, height, floor, walls } = storey;
  const list = type !== 'Entities' ? [] : identifier === 'Rooms' ? storey.rooms : storey.objects;
  return {
    __identifier: identifier,
    __type: type,
    __cWid: width,
    __cHei: height,
    __gridSize: size,
    __opacity: 1,
    __pxTotalOffsetX: 0,
    __pxTotalOffsetY: 0,
    __tilesetDefUid: tilesetDefUid,
    __tilesetRelPath: tilesetDefUid === null ? null : image,
    iid: names.layer(level, identifier),
    levelId: levelUid,
    layerDefUid: uid,
    pxOffsetX: 0,
    pxOffsetY: 0,
    visible: true,
    optionalRules: [],
    intGridCsv: type === 'IntGrid' ? Array.from(walls) : [],
    autoLayerTiles: type === 'IntGrid' ? autoTiles(storey, size) : [],
    seed: 0,
    overrideTilesetUid: null,
    gridTiles:
      type === 'Tiles'
        ? Array.from(floor, (tile, at) => tileInstance(at, tile, [at], width, size))
        : [],
    entityInstances: list.map((object, i) => {
      const references = names.references(object, level);
      return entityInstance(object, entities, names.object(level, identifier, i), references, size);
    }),
  };
}

/**
 * The project of a maze. Cost: O(tiles).
 * @param {Maze} maze
 * @param {ProjectChoice} choice
 */
export function ldtkProject(maze, choice) {
  const size = TILE * choice.scale;
  const iid = iidsOf(maze);
  const defs = definitionsOf(choice, size);
  const storeys = storeysOf(maze, choice);
  const names = new Names(iid, storeys);
  const { wrap } = maze.shapeParams;
  /** @type {Record<string, string | number | boolean>} */
  const facts = wrap === undefined ? {} : { wrap };
  const levels = storeys.map((storey) => {
    const { level, width, height } = storey;
    const levelUid = FIRST_LEVEL_UID + level;
    const around = { levelUid, size, image: choice.image, entities: defs.entities, names };
    return {
      identifier: `Level_${level}`,
      iid: names.level(level),
      uid: levelUid,
      worldX: 0,
      worldY: 0,
      worldDepth: level,
      pxWid: width * size,
      pxHei: height * size,
      __bgColor: BACKGROUND,
      bgColor: null,
      useAutoIdentifier: true,
      bgRelPath: null,
      bgPos: null,
      bgPivotX: 0.5,
      bgPivotY: 0.5,
      __smartColor: brightened(BACKGROUND),
      __bgPos: null,
      externalRelPath: null,
      fieldInstances: defs.levelFields.map((field) =>
        fieldInstance(field, { tile: null, properties: facts }, {}, size),
      ),
      layerInstances: defs.layers.map((definition) => layerInstance(definition, storey, around)),
      __neighbours: [level - 1, level + 1]
        .filter((other) => other >= 0 && other < storeys.length)
        .map((other) => ({ levelIid: names.level(other), dir: other > level ? '>' : '<' })),
    };
  });
  return {
    __header__: {
      fileType: 'LDtk Project JSON',
      app: 'LDtk',
      doc: 'https://ldtk.io/json',
      schema: 'https://ldtk.io/files/JSON_SCHEMA.json',
      appAuthor: "Sebastien 'deepnight' Benard",
      appVersion: VERSION,
      url: 'https://ldtk.io',
    },
    iid: iid('project'),
    jsonVersion: VERSION,
    appBuildId: BUILD,
    nextUid: FIRST_LEVEL_UID + storeys.length,
    identifierStyle: 'Capitalize',
    toc: [],
    worldLayout: 'Free',
    worldGridWidth: levels[0].pxWid,
    worldGridHeight: levels[0].pxHei,
    defaultLevelWidth: levels[0].pxWid,
    defaultLevelHeight: levels[0].pxHei,
    defaultPivotX: 0,
    defaultPivotY: 0,
    defaultGridSize: size,
    defaultEntityWidth: size,
    defaultEntityHeight: size,
    bgColor: BACKGROUND,
    defaultLevelBgColor: BACKGROUND,
    minifyJson: false,
    externalLevels: false,
    exportTiled: false,
    simplifiedExport: false,
    imageExportMode: 'None',
    exportLevelBg: true,
    pngFilePattern: null,
    backupOnSave: false,
    backupLimit: 10,
    backupRelPath: null,
    levelNamePattern: 'Level_%idx',
    tutorialDesc: null,
    customCommands: [],
    flags: [],
    defs,
    levels,
    worlds: [],
    dummyWorldIid: names.world(),
  };
}
