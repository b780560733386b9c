/** Examples that are shown beside their code: they follow the code, and stop while they are far from what is seen. */
import { addCopyButton } from './copy.js';
import { fit, framed, isPage, startOf } from './frame.js';

/** Milliseconds without a key until a changed example is shown. */
const QUIET_MS = 400;

/**
 * Tells whether an element is within a window's height of what is seen.
 * @param {Element} element
 * @param {(isNear: boolean) => void} told
 */
const watch = (element, told) =>
  new IntersectionObserver((entries) => told(entries[entries.length - 1].isIntersecting), {
    rootMargin: '100%',
  }).observe(element);

/** @param {HTMLElement} live */
function addLive(live) {
  const [code] = live.getElementsByTagName('textarea');
  const [first] = live.getElementsByTagName('iframe');
  const start = startOf(first.srcdoc);
  let shown = first.srcdoc;
  let isNear = true;
  /** A frame that is put in its place adds no entry to the history, as other content of the same frame would. */
  const show = () => {
    const [frame] = live.getElementsByTagName('iframe');
    const wanted = isNear ? shown : '';
    if (frame.srcdoc === wanted) return;
    const next = /** @type {HTMLIFrameElement} */ (frame.cloneNode());
    next.srcdoc = wanted;
    frame.replaceWith(next);
    fit(next);
  };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  code.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      shown = framed(start, code.value, String(live.dataset.lib));
      show();
    }, QUIET_MS);
  });
  fit(first);
  if (isPage(code.value)) addCopyButton(code);
  // Browsers let frames of the same origin draw on where nobody sees them; games do so at every frame.
  if ('fills' in live.dataset) {
    watch(live, (now) => {
      isNear = now;
      show();
    });
  }
}

/** Every example of the page. */
export function addLives() {
  for (const live of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.live'))) {
    addLive(live);
  }
}
