/** The frame of an example: how it holds its code, which the build writes and the page's script changes. */

/** Where the examples load the package from, and other packages at the versions that the site has. */
const CDN =
  /https:\/\/cdn\.jsdelivr\.net\/npm\/(?:mazewright\/dist|(three)@[\d.]+\/build|(phaser)@[\d.]+\/dist)\//g;
/** Ends what stands before the code. */
const MARK = '<!-- code -->';

/**
 * Code with the files of the site in place of those of the CDN. Other packages have a folder each.
 * @param {string} code
 * @param {string} lib where the site has the package
 */
export const atSite = (code, lib) =>
  code.replaceAll(CDN, (_, three, phaser) => {
    const other = three ?? phaser;
    return other ? `${lib}${other}/` : lib;
  });

/** @param {string} start what stands before the code @param {string} code @param {string} lib where the site has the package */
export const framed = (start, code, lib) => `${start}${MARK}${atSite(code, lib)}`;

/** Whether an example is a whole page. @param {string} code */
export const isPage = (code) => code.startsWith('<!doctype html>');

/** What stands before the code in a frame. @param {string} frame */
export const startOf = (frame) => frame.split(MARK)[0];

/** Keeps a frame as high as what it shows, unless that fills the frame. @param {HTMLIFrameElement} frame */
export function fit(frame) {
  if (frame.closest('[data-fills]')) return;
  const follow = () => {
    const body = frame.contentDocument?.body;
    if (!body) return;
    new ResizeObserver(() => {
      frame.style.height = `${Math.min(900, body.scrollHeight + 20)}px`;
    }).observe(body);
  };
  frame.addEventListener('load', follow);
  if (frame.contentDocument?.readyState === 'complete') follow();
}
