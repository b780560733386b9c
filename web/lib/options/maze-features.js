// What a maze can have besides cells and passages. Formats list by these ids what they do not show.

/** @typedef {import('../maze/maze.js').AnyMaze} AnyMaze */

/**
 * What a maze can have: an id, its name as people read it in a sentence, in English and in Korean, and whether
 * a maze has it. Cost of `isIn`: O(cells) or less.
 * @template {string} [Id=FeatureId]
 * @typedef {{ readonly id: Id, readonly title: string, readonly ko: string,
 *   isIn(maze: AnyMaze): boolean }} MazeFeature
 */

/** The id of what a maze can have. @typedef {typeof mazeFeatures[number]['id']} FeatureId */

/**
 * What a format does not show of a maze, for each value of one of its options: by the id of the option, in the
 * order of its values, of a boolean false and true.
 * @typedef {Readonly<Record<string, readonly (readonly FeatureId[])[]>>} LossesByValue
 */

/** Entrance and exit are start and end. @param {AnyMaze} maze @param {boolean} areKeys */
const hasThings = ({ things }, areKeys) =>
  things?.some(({ role }) => !isEnd(role) && (role === 'key') === areKeys) ?? false;

/** @param {string} role */
const isEnd = (role) => role === 'entrance' || role === 'exit';

/** Everything that a maze can have, in the order of tables. */
export const mazeFeatures = /** @type {const} @satisfies {readonly MazeFeature<string>[]} */ ([
  {
    id: 'doors',
    title: 'doors',
    ko: '문',
    isIn: ({ doors }) => (doors?.length ?? 0) > 0,
  },
  {
    id: 'locks',
    title: 'locks',
    ko: '자물쇠',
    isIn: ({ doors }) => doors?.some(({ state }) => state === 'locked') ?? false,
  },
  { id: 'keys', title: 'keys', ko: '열쇠', isIn: (maze) => hasThings(maze, true) },
  {
    id: 'things',
    title: 'treasure and monsters',
    ko: '보물과 몬스터',
    isIn: (maze) => hasThings(maze, false),
  },
  {
    id: 'ends',
    title: 'start and end',
    ko: '출발점과 도착점',
    isIn: ({ start, end }) => start !== null || end !== null,
  },
  {
    id: 'oneWay',
    title: 'one-way passages',
    ko: '일방통행',
    isIn: ({ oneWays }) => oneWays?.some((bits) => bits > 0) ?? false,
  },
  {
    id: 'tunnels',
    title: 'tunnels',
    ko: '굴다리',
    isIn: ({ bridges }) => (bridges?.length ?? 0) > 0,
  },
  {
    id: 'stairs',
    title: 'stairs of dungeons',
    ko: '던전의 계단',
    isIn: ({ dungeon, levels }) => dungeon && levels > 1,
  },
  {
    id: 'mazeStairs',
    title: 'stairs of mazes',
    ko: '미로의 계단',
    isIn: ({ dungeon, levels }) => !dungeon && levels > 1,
  },
  {
    id: 'rooms',
    title: 'which floor of a dungeon is which room',
    ko: '던전의 방 구분',
    isIn: ({ dungeon, rooms }) => dungeon && (rooms?.length ?? 0) > 0,
  },
  {
    id: 'mazeRooms',
    title: 'which cells of a maze are a room',
    ko: '미로의 방 구분',
    isIn: ({ dungeon, rooms }) => !dungeon && (rooms?.length ?? 0) > 0,
  },
  {
    id: 'glued',
    title: 'glued edges',
    ko: '맞붙은 가장자리',
    isIn: ({ shapeParams: { wrap } }) => wrap !== undefined && wrap !== 'none',
  },
  {
    id: 'mask',
    title: 'cells outside the mask',
    ko: '마스크 바깥 칸',
    isIn: ({ mask }) => mask !== null,
  },
]);
