import { palettes } from '../looks/palette.js';

/** @import { ColorName, Palette } from '../looks/palette.js' */

/** A colour of both themes for CSS. @param {ColorName} name */
const both = (name) => `light-dark(${palettes.light[name]}, ${palettes.dark[name]})`;

/**
 * The style of the shadow of every element. Sheets that a script makes are allowed under any
 * Content-Security-Policy.
 */
const RULES = `
:host {
  display: flex;
  flex-direction: column;
  gap: 8px;
  position: relative;
  min-width: 0;
  font: 14px / 1.4 system-ui, sans-serif;
}
:host([hidden]) { display: none; }
:host([theme='light']) { color-scheme: light; }
:host([theme='dark']) { color-scheme: dark; }
.stage {
  position: relative;
  flex: 0 1 auto;
  min-height: 0;
  width: 100%;
  outline-color: light-dark(#000, #fff);
  transition: outline-color 1ms step-end;
}
.stage > canvas {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
}
.actors:focus-visible { outline: 3px solid ${both('second')}; outline-offset: 2px; }
.actors.plays { touch-action: none; cursor: pointer; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; }
.bar:not(:has(> :not([hidden]))) { display: none; }
button {
  min-height: 36px;
  padding: 4px 12px;
  border: 1px solid ${both('edge')};
  border-radius: 6px;
  background: ${both('floor')};
  color: ${both('ink')};
  font: inherit;
  cursor: pointer;
}
button:hover { border-color: ${both('ink')}; }
button:focus-visible, input:focus-visible { outline: 3px solid ${both('second')}; outline-offset: 1px; }
input { flex: 1 1 8em; min-width: 6em; min-height: 24px; accent-color: ${both('accent')}; }
output { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
.error {
  margin: 0;
  padding: 12px;
  border: 1px solid ${both('accent')};
  border-radius: 6px;
  background: ${both('floor')};
  color: ${both('ink')};
  overflow-wrap: anywhere;
}
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[hidden] { display: none; }
@media (pointer: coarse) { button { min-height: 44px; } }
`;

/** @type {CSSStyleSheet | undefined} */
let sheet;

/** Gives a shadow its style. @param {ShadowRoot} shadow */
export function style(shadow) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(RULES);
  }
  shadow.adoptedStyleSheets = [sheet];
}

/**
 * The theme of an element: its `color-scheme`, which it has from its attribute or from the page around it, and
 * what the user prefers of it. The outline of the stage, which is never drawn, changes its colour with it.
 * @param {Element} element
 * @returns {'light' | 'dark'}
 */
function themeOf(element) {
  const { colorScheme } = getComputedStyle(element);
  const [hasLight, hasDark] = ['light', 'dark'].map((name) => colorScheme.includes(name));
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return hasDark && (!hasLight || prefersDark) ? 'dark' : 'light';
}

/** Calls a function when the theme of a stage has changed. @param {Element} stage @param {() => void} run */
export const whenThemeChanges = (stage, run) => stage.addEventListener('transitionrun', run);

/** `--maze-floor` of floor. @param {string} name */
const propertyOf = (name) => `--maze-${name}`;

/** One pixel, by which the browser reads colours. @type {CanvasRenderingContext2D | null} */
let pen = null;

/** A colour of CSS as `#rrggbb`, without its transparency; null for none. @param {string} color */
function hexOf(color) {
  if (!CSS.supports('color', color)) return null;
  if (!pen) {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    pen = canvas.getContext('2d', { willReadFrequently: true });
  }
  if (!pen) return null;
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const bytes = pen.getImageData(0, 0, 1, 1).data;
  return `#${[0, 1, 2].map((i) => bytes[i].toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The colours of an element: those of its theme, and in place of them those of its properties such as
 * `--maze-floor`, in any form that CSS has.
 * @param {Element} element
 * @returns {Palette}
 */
export function paletteOf(element) {
  const theme = themeOf(element);
  const computed = getComputedStyle(element);
  const names = /** @type {ColorName[]} */ (
    Object.keys(palettes[theme]).filter((name) => name !== 'theme')
  );
  const own = names.flatMap((name) => {
    const color = hexOf(computed.getPropertyValue(propertyOf(name)).trim());
    return color ? [[name, color]] : [];
  });
  return { ...palettes[theme], ...Object.fromEntries(own) };
}
