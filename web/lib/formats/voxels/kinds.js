import { LOCKS } from '../../looks/colors.js';

/**
 * What a voxel is: its titles and its block; `bodyColor` has its colour. A voxel holds the place of its kind in this
 * list, counted from 1; 0 is empty.
 */
export const KINDS = /** @type {const} */ ([
  { id: 'wall', title: 'Walls', ko: '벽', block: 'minecraft:stone_bricks' },
  { id: 'bridge', title: 'Bridges', ko: '다리', block: 'minecraft:oak_planks' },
  { id: 'ground', title: 'Floor', ko: '바닥', block: 'minecraft:smooth_stone' },
  { id: 'room', title: 'Rooms', ko: '방', block: 'minecraft:polished_andesite' },
  { id: 'corridor', title: 'Corridors', ko: '복도', block: 'minecraft:andesite' },
  { id: 'stairs', title: 'Stairs', ko: '계단', block: 'minecraft:scaffolding' },
  { id: 'open', title: 'Open doors', ko: '열린 문', block: 'minecraft:oak_door' },
  {
    id: 'closed',
    title: 'Closed doors',
    ko: '닫힌 문',
    block: 'minecraft:oak_door',
  },
  {
    id: 'secret',
    title: 'Secret doors',
    ko: '비밀 문',
    block: 'minecraft:cracked_stone_bricks',
  },
  {
    id: 'locked',
    title: 'Locked doors',
    ko: '잠긴 문',
    block: 'minecraft:iron_door',
  },
  { id: 'entrance', title: 'Entrances', ko: '입구', block: 'minecraft:lantern' },
  { id: 'exit', title: 'Exits', ko: '출구', block: 'minecraft:soul_lantern' },
  { id: 'key', title: 'Keys', ko: '열쇠', block: 'minecraft:gold_block' },
  {
    id: 'boss',
    title: 'Bosses',
    ko: '보스',
    block: 'minecraft:wither_skeleton_skull',
  },
  { id: 'treasure', title: 'Treasure', ko: '보물', block: 'minecraft:chest' },
  {
    id: 'monster',
    title: 'Monsters',
    ko: '몬스터',
    block: 'minecraft:skeleton_skull',
  },
  { id: 'start', title: 'Start', ko: '출발점', block: 'minecraft:lime_concrete' },
  { id: 'end', title: 'End', ko: '도착점', block: 'minecraft:red_concrete' },
]);

/** @typedef {(typeof KINDS)[number]['id']} VoxelKind */

/** The number of every kind. */
export const KIND = /** @type {Record<VoxelKind, number>} */ (
  Object.fromEntries(KINDS.map(({ id }, i) => [id, i + 1]))
);

/** What has the colour of its lock. */
export const LOCKABLE = /** @type {const} */ (['locked', 'key']);

/** The number of a locked door or key of a lock, which follow those of kinds. @param {'locked' | 'key'} id @param {number} lock from 1 */
export const numberOfLock = (id, lock) =>
  KINDS.length + 1 + LOCKABLE.length * ((lock - 1) % LOCKS) + LOCKABLE.indexOf(id);

/**
 * The parameters of a format, and one per kind.
 * @param {readonly import('../options/row.js').FormatParam[]} own
 * @param {(kind: (typeof KINDS)[number]) => import('../options/row.js').FormatParam} paramOf
 */
export const withKinds = (own, paramOf) => [...own, ...KINDS.map(paramOf)];

/**
 * Their texts in Korean.
 * @param {Record<string, { title: string }>} own
 */
export const withKoreanKinds = (own) => ({
  ...own,
  ...Object.fromEntries(KINDS.map(({ id, ko }) => [id, { title: ko }])),
});
