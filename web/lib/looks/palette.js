/**
 * The colours of a drawing, as CSS colours `#rrggbb` or `rgb(...)`, and the theme, which chooses the colours
 * of distances and of locks.
 * @typedef {object} Palette
 * @property {'light' | 'dark'} theme
 * @property {string} ink walls
 * @property {string} line walls between cells that a film has not reached
 * @property {string} edge edges of a graph
 * @property {string} floor
 * @property {string} hall corridors of dungeons
 * @property {string} rock
 * @property {string} hatch lines on the rock of dungeons
 * @property {string} accent the solution, the player
 * @property {string} second the start, opponents, what a solver visited
 * @property {string} mark the end, treasures, what a film marks
 * @property {string} visited what a search visited
 * @property {string} front cells beside those that a film has reached
 * @property {string} wood doors
 * @property {string} monster
 * @property {string} boss
 */

/** @typedef {Exclude<keyof Palette, 'theme'>} ColorName */

/** The colours of the page on light and on dark ground. @type {Readonly<Record<'light' | 'dark', Readonly<Palette>>>} */
export const palettes = /* @__PURE__ */ Object.freeze({
  light: /* @__PURE__ */ Object.freeze({
    theme: 'light',
    ink: '#25201a',
    line: '#d9cfbd',
    edge: '#8d8271',
    floor: '#fffdf8',
    hall: '#f4e6c8',
    rock: '#e6ddcb',
    hatch: '#7d705d',
    accent: '#c63f1e',
    second: '#2b5fc4',
    mark: '#f2b134',
    visited: '#bcd0f5',
    front: '#f6efe0',
    wood: '#b5834c',
    monster: '#3f7d45',
    boss: '#a02a55',
  }),
  dark: /* @__PURE__ */ Object.freeze({
    theme: 'dark',
    ink: '#efe6d6',
    line: '#3b342c',
    edge: '#82776a',
    floor: '#26211c',
    hall: '#3a3025',
    rock: '#0d0b09',
    hatch: '#7b6f60',
    accent: '#ff7d55',
    second: '#7ba7ff',
    mark: '#e2a32c',
    visited: '#2f4a80',
    front: '#221d18',
    wood: '#a9743d',
    monster: '#86c97b',
    boss: '#ff86a8',
  }),
});
