/**
 * What a voxel is: its colour, its block, and its titles. A voxel holds the place of its kind in this list,
 * counted from 1; 0 is empty.
 */
export const KINDS = /** @type {const} */ ([
  { id: 'wall', title: 'Walls', ko: '벽', color: '#7d8597', block: 'minecraft:stone_bricks' },
  { id: 'bridge', title: 'Bridges', ko: '다리', color: '#a9713b', block: 'minecraft:oak_planks' },
  { id: 'ground', title: 'Floor', ko: '바닥', color: '#d9d2c0', block: 'minecraft:smooth_stone' },
  { id: 'room', title: 'Rooms', ko: '방', color: '#e8c98a', block: 'minecraft:polished_andesite' },
  { id: 'corridor', title: 'Corridors', ko: '복도', color: '#c4b08a', block: 'minecraft:andesite' },
  { id: 'stairs', title: 'Stairs', ko: '계단', color: '#5fa8d3', block: 'minecraft:scaffolding' },
  { id: 'open', title: 'Open doors', ko: '열린 문', color: '#c58f4e', block: 'minecraft:oak_door' },
  {
    id: 'closed',
    title: 'Closed doors',
    ko: '닫힌 문',
    color: '#8a5a2b',
    block: 'minecraft:oak_door',
  },
  {
    id: 'secret',
    title: 'Secret doors',
    ko: '비밀 문',
    color: '#5c5470',
    block: 'minecraft:cracked_stone_bricks',
  },
  {
    id: 'locked',
    title: 'Locked doors',
    ko: '잠긴 문',
    color: '#b03a2e',
    block: 'minecraft:iron_door',
  },
  { id: 'entrance', title: 'Entrances', ko: '입구', color: '#3fb950', block: 'minecraft:lantern' },
  { id: 'exit', title: 'Exits', ko: '출구', color: '#1f6feb', block: 'minecraft:soul_lantern' },
  { id: 'key', title: 'Keys', ko: '열쇠', color: '#f2cc0c', block: 'minecraft:gold_block' },
  {
    id: 'boss',
    title: 'Bosses',
    ko: '보스',
    color: '#8b1e8b',
    block: 'minecraft:wither_skeleton_skull',
  },
  { id: 'treasure', title: 'Treasure', ko: '보물', color: '#ff9f1c', block: 'minecraft:chest' },
  {
    id: 'monster',
    title: 'Monsters',
    ko: '몬스터',
    color: '#e5383b',
    block: 'minecraft:skeleton_skull',
  },
  { id: 'start', title: 'Start', ko: '출발점', color: '#2da44e', block: 'minecraft:lime_concrete' },
  { id: 'end', title: 'End', ko: '도착점', color: '#cf222e', block: 'minecraft:red_concrete' },
]);

/** @typedef {(typeof KINDS)[number]['id']} VoxelKind */

/** The number of every kind. */
export const KIND = /** @type {Record<VoxelKind, number>} */ (
  Object.fromEntries(KINDS.map(({ id }, i) => [id, i + 1]))
);

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
