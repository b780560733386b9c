import { fillText } from '../util/fill-text.js';

/** What the controls of a `<maze-view>` say, and what its picture is called, in the languages of the package. */

/** @typedef {keyof typeof en} TextKey */

const en = {
  label: 'Maze, {width} by {height} cells.',
  graph: 'Maze, {count} cells.',
  dungeon: 'Dungeon, {width} by {height} cells.',
  keys: 'Arrow keys move the player.',
  ends: 'Start: {start}. End: {end}.',
  moves: '{moves} moves',
  solved: 'Solved in {moves} moves. The shortest path has {best}.',
  hint: 'Hint',
  again: 'Start over',
  play: 'Play',
  pause: 'Pause',
  film: 'Step of the film',
  step: '{position} of {length}',
  failed: 'The maze could not be loaded: {reason}',
};

/** @type {typeof en} */
const ko = {
  label: '미로, 가로 {width}칸 세로 {height}칸.',
  graph: '미로, 칸 {count}개.',
  dungeon: '던전, 가로 {width}칸 세로 {height}칸.',
  keys: '화살표 키로 움직입니다.',
  ends: '출발점: {start}. 도착점: {end}.',
  moves: '{moves}번 이동',
  solved: '{moves}번 움직여 도착했습니다. 가장 짧은 길은 {best}번입니다.',
  hint: '힌트',
  again: '처음부터',
  play: '재생',
  pause: '일시 정지',
  film: '재생 위치',
  step: '전체 {length}단계 중 {position}단계',
  failed: '미로를 불러오지 못했습니다: {reason}',
};

const TEXTS = { en, ko };

/** @typedef {keyof typeof TEXTS} Language */

/** The language of the page around an element, as its attributes `lang` say. @param {Element} element @returns {Language} */
export const languageOf = (element) => (element.matches(':lang(ko)') ? 'ko' : 'en');

/** @typedef {ReturnType<typeof translator>} Say */

/**
 * @param {Language} language
 * @returns {(key: TextKey, values?: Record<string, string | number>) => string}
 */
export const translator =
  (language) =>
  (key, values = {}) =>
    fillText(TEXTS[language][key], values);
