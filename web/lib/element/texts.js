/** What a `<maze-view>` says, in the languages of the package. */

/** @typedef {keyof typeof en} TextKey */

const en = {
  label: 'Maze, {width} by {height} cells.',
  graph: 'Maze, {count} cells.',
  dungeon: 'Dungeon, {width} by {height} cells.',
  keys: 'Arrow keys move the player.',
  ends: 'Start: {start}. End: {end}.',
  place: 'column {x}, row {y}',
  level: '{place}, floor {level}',
  exits: 'Ways on: {exits}.',
  wall: 'A wall: {direction}.',
  dead: 'Dead end.',
  moves: '{moves} moves',
  solved: 'Solved in {moves} moves. The shortest path has {best}.',
  hint: 'Hint',
  hinted: 'Hint: {direction}.',
  again: 'Start over',
  play: 'Play',
  pause: 'Pause',
  film: 'Step of the film',
  step: '{position} of {length}',
  failed: 'The maze could not be loaded: {reason}',
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
  upLeft: 'up and left',
  upRight: 'up and right',
  downLeft: 'down and left',
  downRight: 'down and right',
  upstairs: 'up the stairs',
  downstairs: 'down the stairs',
};

/** @type {typeof en} */
const ko = {
  label: '미로, 가로 {width}칸 세로 {height}칸.',
  graph: '미로, 칸 {count}개.',
  dungeon: '던전, 가로 {width}칸 세로 {height}칸.',
  keys: '화살표 키로 움직입니다.',
  ends: '출발점: {start}. 도착점: {end}.',
  place: '{x}열 {y}행',
  level: '{level}층 {place}',
  exits: '갈 수 있는 방향: {exits}.',
  wall: '{direction}: 벽입니다.',
  dead: '막다른 길입니다.',
  moves: '{moves}번 이동',
  solved: '{moves}번 움직여 도착했습니다. 가장 짧은 길은 {best}번입니다.',
  hint: '힌트',
  hinted: '힌트: {direction}.',
  again: '처음부터',
  play: '재생',
  pause: '일시 정지',
  film: '재생 위치',
  step: '전체 {length}단계 중 {position}단계',
  failed: '미로를 불러오지 못했습니다: {reason}',
  up: '위쪽',
  down: '아래쪽',
  left: '왼쪽',
  right: '오른쪽',
  upLeft: '왼쪽 위',
  upRight: '오른쪽 위',
  downLeft: '왼쪽 아래',
  downRight: '오른쪽 아래',
  upstairs: '위층으로',
  downstairs: '아래층으로',
};

const TEXTS = { en, ko };

/** @typedef {keyof typeof TEXTS} Language */

/** The language of the page around an element, as its attributes `lang` say. @param {Element} element @returns {Language} */
export const languageOf = (element) => (element.matches(':lang(ko)') ? 'ko' : 'en');

/**
 * @param {Language} language
 * @returns {(key: TextKey, values?: Record<string, string | number>) => string}
 */
export const translator =
  (language) =>
  (key, values = {}) =>
    TEXTS[language][key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
