/** The frame of an example: how it holds its code, which the build writes and the page's script changes. */

/** Where the examples load the package from. */
const CDN = /https:\/\/cdn\.jsdelivr\.net\/npm\/mazewright\/dist\//g;
/** Ends what stands before the code. */
const MARK = '<!-- code -->';

/** @param {string} start what stands before the code @param {string} code @param {string} lib where the site has the package */
export const framed = (start, code, lib) => `${start}${MARK}${code.replaceAll(CDN, lib)}`;

/** What stands before the code in a frame. @param {string} frame */
export const startOf = (frame) => frame.split(MARK)[0];

/** Keeps a frame as high as what it shows. @param {HTMLIFrameElement} frame */
export function fit(frame) {
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
