/** How the frame of an example holds its code: the build writes it, and the page's script when it is changed. */

/** Where the examples load the package from. */
const CDN = /https:\/\/cdn\.jsdelivr\.net\/npm\/mazewright\/dist\//g;
/** Ends what stands before the code. */
const MARK = '<!-- code -->';

/** @param {string} start what stands before the code @param {string} code @param {string} lib where the site has the package */
export const framed = (start, code, lib) => `${start}${MARK}${code.replaceAll(CDN, lib)}`;

/** What stands before the code in a frame. @param {string} frame */
export const startOf = (frame) => frame.split(MARK)[0];
