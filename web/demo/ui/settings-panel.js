import { byId } from './dom.js';

/** @type {((open: boolean) => void)[]} */
const watchers = [];

/** Calls a function when the settings panel of narrow screens was opened or closed. @param {(open: boolean) => void} run */
export function onPanel(run) {
  watchers.push(run);
}

/** Listens to what closes the settings panel of narrow screens. */
export function startPanel() {
  byId('panel-close').addEventListener('click', () => openPanel(false));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') openPanel(false);
  });
}

/** Opens or closes the settings panel of narrow screens. @param {boolean} open */
export function openPanel(open) {
  const { classList } = document.body;
  if (classList.contains('panel-open') === open) return;
  classList.toggle('panel-open', open);
  byId('tab-settings').setAttribute('aria-expanded', String(open));
  for (const run of watchers) run(open);
  if (open) byId('panel-close').focus();
  else byId('tab-settings').focus();
}
