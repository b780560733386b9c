/** A colour of the current theme as CSS `rgb(...)`, for a canvas. @param {string} name */
export function color(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/** The theme that the page shows. @returns {'light' | 'dark'} */
export const themeNow = () =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
