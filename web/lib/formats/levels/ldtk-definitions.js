// The definitions of an LDtk project: its tileset, enums, entities, layers, and the rules by which LDtk draws
// walls from an IntGrid. Source: the JSON schema of LDtk 1.5.3.

import { bodyColor } from '../../looks/body-colors.js';
import { palettes } from '../../looks/palette.js';
import { ROLES } from '../../looks/roles.js';
import { COLUMNS, ROWS, TILE_NAMES, TILES, WALL_MASKS } from './tileset.js';

/** @import { LookRole } from '../../looks/roles.js' */

/** @typedef {{ tilesetUid: number, x: number, y: number, w: number, h: number }} TilesetRect */
/** @typedef {{ name: string, type: 'Int' | 'Bool' | 'String' | 'Tile' | 'EntityRef' | 'State' | 'Direction', canBeNull?: boolean, min?: number }} FieldChoice */
/** @typedef {{ floor: boolean, objects: boolean, rooms: boolean, image: string }} Choice */

/** The value of the IntGrid where a wall stands. */
export const WALL = 1;

/** The numbers of definitions; those of levels follow. Fixed, so that maps of other mazes have the same. */
const UIDS = Object.freeze({
  tileset: 1,
  tiles: 2,
  State: 3,
  Direction: 4,
  objects: 5,
  rooms: 6,
  walls: 7,
  floor: 8,
  ruleGroup: 9,
  firstEntity: 10,
  wrap: 39,
  firstField: 40,
  firstRule: 80,
});

/** The first number that no definition has. */
export const FIRST_LEVEL_UID = UIDS.firstRule + WALL_MASKS.length;

/** Where a wall joins, by the places of a 3 x 3 pattern, row by row: bits of a mask. */
const PATTERN_BITS = [128, 1, 2, 64, 0, 4, 32, 16, 8];
/** Corners of the pattern count only where both sides next to them join. */
const CORNER_SIDES = new Map([
  [128, 64 | 1],
  [2, 1 | 4],
  [8, 4 | 16],
  [32, 16 | 64],
]);

/** The colour of a role, as LDtk writes it. @param {LookRole} role */
const colorOf = (role) => palettes.light[ROLES[role]].toUpperCase();

/** @param {string} text */
const capitalized = (text) => text[0].toUpperCase() + text.slice(1);

/** Numbers that LDtk writes for colours of enums. @param {string} color */
const colorNumber = (color) => Number.parseInt(color.slice(1), 16);

const STATES = ['open', 'closed', 'secret', 'locked'];
const DIRECTIONS = ['north', 'south', 'west', 'east'];

const thing = /** @type {const} */ ([
  { name: 'level', type: 'Int', min: 0 },
  { name: 'room', type: 'Int', min: 0, canBeNull: true },
]);
const lock = /** @type {const} */ ({ name: 'lock', type: 'Int', min: 1, canBeNull: true });
const tile = /** @type {const} */ ({ name: 'tile', type: 'Tile', canBeNull: true });

/**
 * The types of objects, with their tiles and fields; their colours are those of their roles.
 * @type {readonly { type: string, role?: LookRole, tile: number | null, fields: readonly FieldChoice[], once?: boolean, isSizable?: boolean }[]}
 */
const ENTITIES = [
  { type: 'start', tile: TILES.start, fields: [], once: true },
  { type: 'end', tile: TILES.end, fields: [], once: true },
  {
    type: 'door',
    role: 'closed',
    tile: TILES.closedDoor,
    fields: [{ name: 'state', type: 'State' }, lock, tile],
    isSizable: true,
  },
  { type: 'key', tile: TILES.key, fields: [...thing, lock, tile] },
  { type: 'entrance', tile: TILES.entrance, fields: thing },
  { type: 'exit', tile: TILES.exit, fields: thing },
  { type: 'boss', tile: TILES.boss, fields: thing },
  { type: 'treasure', tile: TILES.treasure, fields: thing },
  { type: 'monster', tile: TILES.monster, fields: thing },
  {
    type: 'stairs',
    tile: TILES.stairsUp,
    fields: [
      { name: 'up', type: 'Bool' },
      { name: 'down', type: 'Bool' },
      { name: 'above', type: 'EntityRef', canBeNull: true },
      { name: 'below', type: 'EntityRef', canBeNull: true },
      tile,
    ],
  },
  {
    type: 'arrow',
    tile: TILES.arrowEast,
    fields: [{ name: 'direction', type: 'Direction' }, tile],
  },
  {
    type: 'room',
    tile: null,
    fields: [{ name: 'number', type: 'Int', min: 0 }],
    isSizable: true,
  },
];

/**
 * A tile of the tileset's picture.
 * @param {number} id
 * @param {number} size pixels of a tile
 * @returns {TilesetRect}
 */
export const rectOf = (id, size) => ({
  tilesetUid: UIDS.tileset,
  x: (id % COLUMNS) * size,
  y: Math.floor(id / COLUMNS) * size,
  w: size,
  h: size,
});

/** How the editor shows fields of a type. @type {Readonly<Record<string, string>>} */
const DISPLAY_MODES = { Tile: 'EntityTile', EntityRef: 'RefLinkBetweenCenters' };

/**
 * @param {FieldChoice} field
 * @param {number} uid
 */
function fieldDefinition({ name, type, min, canBeNull = false }, uid) {
  const isEnum = type === 'State' || type === 'Direction';
  return {
    identifier: name,
    doc: null,
    __type: isEnum ? `LocalEnum.${type}` : type,
    uid,
    type: isEnum ? `F_Enum(${UIDS[type]})` : `F_${type}`,
    isArray: false,
    canBeNull,
    arrayMinLength: null,
    arrayMaxLength: null,
    editorDisplayMode: DISPLAY_MODES[type] ?? 'Hidden',
    editorDisplayScale: 1,
    editorDisplayPos: 'Above',
    editorLinkStyle: 'CurvedArrow',
    editorDisplayColor: null,
    editorAlwaysShow: false,
    editorShowInWorld: true,
    editorCutLongValues: true,
    editorTextSuffix: null,
    editorTextPrefix: null,
    useForSmartColor: false,
    exportToToc: false,
    searchable: false,
    min: min ?? null,
    max: null,
    regex: null,
    acceptFileTypes: null,
    defaultOverride: null,
    textLanguageMode: null,
    symmetricalRef: false,
    autoChainRef: false,
    allowOutOfLevelRef: true,
    allowedRefs: 'OnlySame',
    allowedRefsEntityUid: null,
    allowedRefTags: [],
    tilesetUid: type === 'Tile' ? UIDS.tileset : null,
  };
}

/**
 * The definitions of all types of objects.
 * @param {number} size pixels of a tile
 */
function entityDefinitions(size) {
  let field = UIDS.firstField;
  return ENTITIES.map((entity, i) => ({
    identifier: capitalized(entity.type),
    uid: UIDS.firstEntity + i,
    tags: [entity.tile === null ? 'room' : 'object'],
    exportToToc: false,
    allowOutOfBounds: false,
    doc: null,
    width: size,
    height: size,
    resizableX: entity.isSizable ?? false,
    resizableY: entity.isSizable ?? false,
    minWidth: null,
    maxWidth: null,
    minHeight: null,
    maxHeight: null,
    keepAspectRatio: false,
    tileOpacity: 1,
    fillOpacity: entity.tile === null ? 0.1 : 0,
    lineOpacity: entity.tile === null ? 1 : 0,
    hollow: entity.tile === null,
    color: colorOf(entity.role ?? /** @type {LookRole} */ (entity.type)),
    renderMode: entity.tile === null ? 'Rectangle' : 'Tile',
    showName: false,
    tilesetId: entity.tile === null ? null : UIDS.tileset,
    tileRenderMode: 'Stretch',
    tileRect: entity.tile === null ? null : rectOf(entity.tile, size),
    uiTileRect: null,
    nineSliceBorders: [],
    maxCount: entity.once ? 1 : 0,
    limitScope: 'PerWorld',
    limitBehavior: 'MoveLastOne',
    pivotX: 0,
    pivotY: 0,
    fieldDefs: entity.fields.map((choice) => fieldDefinition(choice, field++)),
  }));
}

/** @typedef {ReturnType<typeof entityDefinitions>[number]} EntityDefinition */

/** @param {string} identifier @param {number} uid @param {readonly string[]} values @param {string} color */
const enumDefinition = (identifier, uid, values, color) => ({
  identifier,
  uid,
  values: values.map((value) => ({
    id: capitalized(value),
    tileRect: null,
    color: colorNumber(color),
  })),
  iconTilesetUid: null,
  externalRelPath: null,
  externalFileChecksum: null,
  tags: [],
});

/**
 * The rules that choose the wall of every place by the eight around it; beyond the rim is wall.
 * @returns {any[]}
 */
const wallRules = () =>
  WALL_MASKS.map((mask, id) => ({
    uid: UIDS.firstRule + id,
    active: true,
    size: 3,
    tileRectsIds: [[id]],
    alpha: 1,
    chance: 1,
    breakOnMatch: true,
    pattern: PATTERN_BITS.map((bit) => {
      const sides = CORNER_SIDES.get(bit) ?? 0;
      if ((mask & sides) !== sides) return 0;
      return (mask & bit) === bit ? WALL : -WALL;
    }),
    flipX: false,
    flipY: false,
    xModulo: 1,
    yModulo: 1,
    xOffset: 0,
    yOffset: 0,
    tileXOffset: 0,
    tileYOffset: 0,
    tileRandomXMin: 0,
    tileRandomXMax: 0,
    tileRandomYMin: 0,
    tileRandomYMax: 0,
    checker: 'None',
    tileMode: 'Single',
    pivotX: 0,
    pivotY: 0,
    outOfBoundsValue: WALL,
    invalidated: false,
    perlinActive: false,
    perlinSeed: 0,
    perlinScale: 0.2,
    perlinOctaves: 2,
  }));

/** The number of the rule that draws a wall. @param {number} wall its tile */
export const ruleUid = (wall) => UIDS.firstRule + wall;

/**
 * @param {string} identifier
 * @param {number} uid
 * @param {'Entities' | 'IntGrid' | 'Tiles'} type
 * @param {number} size pixels of a tile
 */
const layerDefinition = (identifier, uid, type, size) => ({
  __type: type,
  identifier,
  type,
  uid,
  doc: null,
  uiColor: null,
  gridSize: size,
  guideGridWid: 0,
  guideGridHei: 0,
  displayOpacity: 1,
  inactiveOpacity: 1,
  hideInList: false,
  hideFieldsWhenInactive: true,
  canSelectWhenInactive: true,
  renderInWorldView: true,
  pxOffsetX: 0,
  pxOffsetY: 0,
  parallaxFactorX: 0,
  parallaxFactorY: 0,
  parallaxScaling: true,
  /** @type {string[]} */
  requiredTags: [],
  /** @type {string[]} */
  excludedTags: [],
  autoTilesKilledByOtherLayerUid: null,
  uiFilterTags: [],
  useAsyncRender: false,
  /** @type {any[]} */
  intGridValues: [],
  intGridValuesGroups: [],
  /** @type {any[]} */
  autoRuleGroups: [],
  autoSourceLayerDefUid: null,
  tilesetDefUid: type === 'Entities' ? null : UIDS.tileset,
  tilePivotX: 0,
  tilePivotY: 0,
  biomeFieldUid: null,
});

/**
 * The layers, the uppermost first.
 * @param {Choice} choice
 * @param {number} size pixels of a tile
 */
function layerDefinitions({ objects, rooms, floor }, size) {
  const walls = {
    ...layerDefinition('Walls', UIDS.walls, 'IntGrid', size),
    doc: 'Where walls stand, which is what collides. Their tiles follow by rules.',
    intGridValues: [
      {
        value: WALL,
        identifier: 'wall',
        color: bodyColor(palettes.light, 'wall').toUpperCase(),
        tile: rectOf(WALL_MASKS.indexOf(0), size),
        groupUid: 0,
      },
    ],
    autoRuleGroups: [
      {
        uid: UIDS.ruleGroup,
        name: 'Walls',
        color: null,
        icon: null,
        active: true,
        isOptional: false,
        rules: wallRules(),
        usesWizard: false,
        requiredBiomeValues: [],
        biomeRequirementMode: 0,
      },
    ],
  };
  const objectLayer = layerDefinition('Objects', UIDS.objects, 'Entities', size);
  const roomLayer = layerDefinition('Rooms', UIDS.rooms, 'Entities', size);
  return [
    ...(objects ? [{ ...objectLayer, excludedTags: ['room'] }] : []),
    ...(rooms ? [{ ...roomLayer, requiredTags: ['room'] }] : []),
    walls,
    ...(floor ? [layerDefinition('Floor', UIDS.floor, 'Tiles', size)] : []),
  ];
}

/** @typedef {ReturnType<typeof layerDefinitions>[number]} LayerDefinition */

/** The tileset, each tile with the name of what it is. @param {string} image @param {number} size */
function tilesetDefinition(image, size) {
  const named = [...WALL_MASKS.map((_, id) => ({ id, name: 'wall' }))];
  for (const [id, name] of TILE_NAMES) named.push({ id, name });
  const names = [...new Set(named.map(({ name }) => name))];
  const definition = {
    __cWid: COLUMNS,
    __cHei: ROWS,
    identifier: 'Mazewright',
    uid: UIDS.tileset,
    relPath: image,
    embedAtlas: null,
    pxWid: COLUMNS * size,
    pxHei: ROWS * size,
    tileGridSize: size,
    spacing: 0,
    padding: 0,
    tags: [],
    tagsSourceEnumUid: UIDS.tiles,
    enumTags: names.map((name) => ({
      enumValueId: capitalized(name),
      tileIds: named.filter((each) => each.name === name).map(({ id }) => id),
    })),
    customData: [],
    savedSelections: [],
    cachedPixelData: null,
  };
  return { definition, names };
}

/**
 * All definitions of a project.
 * @param {Choice} choice
 * @param {number} size pixels of a tile
 */
export function definitionsOf(choice, size) {
  const { definition, names } = tilesetDefinition(choice.image, size);
  return {
    layers: layerDefinitions(choice, size),
    entities: entityDefinitions(size),
    tilesets: [definition],
    enums: [
      enumDefinition('Tiles', UIDS.tiles, names, colorOf('ground')),
      enumDefinition('State', UIDS.State, STATES, colorOf('closed')),
      enumDefinition('Direction', UIDS.Direction, DIRECTIONS, colorOf('arrow')),
    ],
    externalEnums: [],
    levelFields: [fieldDefinition({ name: 'wrap', type: 'String', canBeNull: true }, UIDS.wrap)],
  };
}
