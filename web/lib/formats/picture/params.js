import { paper } from '../../looks/paper.js';

/** The options of every picture; the first ten are those of `maze.svg`, with its defaults. */
export const pictureParams = /** @type {const} */ ([
  { id: 'cell', kind: 'integer', min: 2, max: 200, default: 16, title: 'Cell size (px)' },
  { id: 'stroke', kind: 'integer', min: 1, max: 64, default: 2, title: 'Line width (px)' },
  { id: 'color', kind: 'color', default: paper.ink, title: 'Wall colour' },
  { id: 'floor', kind: 'color', default: 'transparent', title: 'Floor colour' },
  { id: 'background', kind: 'color', default: 'transparent', title: 'Background colour' },
  { id: 'exits', kind: 'boolean', default: true, title: 'Open entrance and exit' },
  {
    id: 'marks',
    kind: 'choice',
    values: ['auto', 'always', 'never'],
    labels: ['Where no opening shows them', 'Always', 'Never'],
    default: 'auto',
    title: 'Mark start and finish',
  },
  { id: 'solution', kind: 'boolean', default: false, title: 'Show the solution' },
  { id: 'solutionColor', kind: 'color', default: paper.accent, title: 'Solution colour' },
  { id: 'title', kind: 'text', max: 1000, default: '', title: 'Title' },
  { id: 'distances', kind: 'boolean', default: false, title: 'Colour by distance' },
  {
    id: 'from',
    kind: 'integer',
    min: -1,
    max: 2 ** 28,
    default: -1,
    title: 'Cell that distances are counted from (-1: the start)',
  },
  { id: 'scale', kind: 'text', max: 1000, default: 'ocean', title: 'Colours of distances' },
  { id: 'inset', kind: 'number', min: 0, max: 0.4, default: 0, title: 'Inset of walls (cells)' },
  {
    id: 'corners',
    kind: 'choice',
    values: ['sharp', 'round'],
    labels: ['Sharp', 'Round'],
    default: 'sharp',
    title: 'Corners',
  },
  {
    id: 'style',
    kind: 'choice',
    values: ['plain', 'hatched'],
    labels: ['Plain', 'Hatched rock'],
    default: 'plain',
    title: 'Style',
  },
  { id: 'contents', kind: 'boolean', default: true, title: 'Doors and things' },
  { id: 'crop', kind: 'boolean', default: true, title: 'Without rock at the edges' },
  { id: 'numbers', kind: 'boolean', default: false, title: 'Numbers of rooms' },
  { id: 'grid', kind: 'boolean', default: false, title: 'Lines between cells' },
]);

/** The titles of the options in Korean; the first ten in the words of the catalog. */
export const pictureTextsKo = {
  cell: { title: '칸 크기 (px)' },
  stroke: { title: '선 굵기 (px)' },
  color: { title: '벽 색' },
  floor: { title: '바닥 색' },
  background: { title: '배경 색' },
  exits: { title: '입구와 출구 열기' },
  marks: {
    title: '출발과 도착 표시',
    labels: ['뚫린 입구나 출구가 없을 때', '항상', '표시하지 않음'],
  },
  solution: { title: '풀이 표시' },
  solutionColor: { title: '풀이 색' },
  title: { title: '제목' },
  distances: { title: '거리에 따라 색칠' },
  from: { title: '거리를 재는 기준 칸 (-1: 출발점)' },
  scale: { title: '거리 색상' },
  inset: { title: '벽을 안쪽으로 들이는 정도 (칸)' },
  corners: { title: '모서리', labels: ['각지게', '둥글게'] },
  style: { title: '그림 방식', labels: ['기본', '빗금 친 암반'] },
  contents: { title: '문과 물건 표시' },
  crop: { title: '가장자리 바위 잘라 내기' },
  numbers: { title: '방 번호 표시' },
  grid: { title: '칸 사이의 선 표시' },
};

const CORE_OPTIONS = 10;

/** Whether the core draws a picture: only options of `maze.svg` differ, and no doors and things are to show. @param {import('../options/maze.js').Maze} maze @param {any} values */
export const isCorePicture = (maze, values) =>
  (!values.contents || (!maze.doors && !maze.things)) &&
  pictureParams
    .slice(CORE_OPTIONS)
    .every(({ id, default: usual }) => id === 'contents' || values[id] === usual);

/** The options of `maze.svg` among those of a picture. @param {any} values @returns {any} */
export const coreOptions = (values) =>
  Object.fromEntries(pictureParams.slice(0, CORE_OPTIONS).map(({ id }) => [id, values[id]]));

/** @type {readonly import('../options/row.js').FeatureId[]} */
const loses = ['rooms', 'mazeRooms'];

/** The part of a row that says what pictures do not show: rooms, without their numbers. @satisfies {Partial<import('../options/row.js').FormatRow>} */
export const pictureLosses = { loses, losesBy: { numbers: [loses, []] } };
