import { palettes } from 'mazewright/draw';

/** @import { Palette } from 'mazewright/draw' */

/** A colour of the current theme as CSS `rgb(...)`, for a canvas. @param {string} name */
export function color(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/** The theme that the page shows. @returns {'light' | 'dark'} */
export const themeNow = () =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

/** The colours of drawings as the style sheets have them now. @returns {Palette} */
export function paletteNow() {
  const style = getComputedStyle(document.documentElement);
  const colors = Object.keys(palettes.light).map((name) => [
    name,
    style.getPropertyValue(`--${name}`).trim(),
  ]);
  return { ...Object.fromEntries(colors), theme: themeNow() };
}
