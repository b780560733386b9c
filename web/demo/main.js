import { RUNNER } from './config.js';
import { startBoard } from './draw2d/board.js';
import { loadDungeonDrawing } from './draw2d/dungeon-drawing.js';
import { readLink } from './share/link.js';
import { isLanguage, shownBy } from './share/shown.js';
import { startProgress } from './shell/progress.js';
import { startTheme } from './shell/theme-button.js';
import { firstOptions } from './state/first-options.js';
import { generate, restore } from './state/generate.js';
import { whenGenerated } from './state/generate-in-worker.js';
import { plainLibrary, wholeLibrary } from './state/library.js';
import { createStore } from './state/store.js';
import { useWhole } from './state/use-whole.js';
import { showNotice } from './ui/announce.js';
import { byId } from './ui/dom.js';
import { startFocusReturn } from './ui/focus.js';
import { hasLanguage, preferredLanguage, t, useCatalog, useLanguage } from './ui/language.js';
import { LoadError, lazy } from './ui/lazy.js';
import { nextTask } from './ui/next-task.js';
import { recall } from './ui/remember.js';
import { startPanel } from './ui/settings-panel.js';
import { fillTexts } from './ui/texts.js';
import { wordmark } from './ui/wordmark.js';
import { startViews, VIEWS } from './views/index.js';

const loadWholePage = lazy(() => import('./whole-page.js'));
const loadFocusKeeper = lazy(() => import('./ui/keep-focus.js'));

/**
 * The order matters: the language before texts, a maze before what draws it. In several tasks: as one
 * it would take about 80 ms. Without a link, which may ask for anything, the first maze and its game do
 * not wait for the whole library.
 */
async function start() {
  const link = readLink(location.hash);
  // As first-paint.js saw it.
  const isPlain = !document.documentElement.hasAttribute('data-linked');
  const language = /** @type {'en' | 'ko'} */ (
    [link.language, recall('language'), preferredLanguage()].find(isLanguage)
  );
  const library = isPlain
    ? plainLibrary()
    : Promise.all([wholeLibrary(), loadDungeonDrawing()]).then(([mw]) => mw);
  // Fetched beside the library that a link needs; if that fails, the call below says so.
  if (!isPlain) loadWholePage().catch(() => {});
  await useLanguage(language);
  document.body.classList.toggle('bare', link.bare ?? false);
  byId('brand').prepend(wordmark('mazewright'));
  fillTexts();

  const mw = await library;
  await nextTask();
  useCatalog(mw.catalog);
  const store = createStore({
    mw,
    isWhole: !isPlain,
    language,
    theme: 'light',
    maze: null,
    code: '',
    wanted: null,
    ms: 0,
    problem: null,
    bare: link.bare ?? false,
    locks: [],
    passList: [],
    drawing: null,
    aim: null,
    making: null,
    player: null,
    rivals: [],
    isRacing: false,
    attempt: null,
    walks: false,
    runner: RUNNER,
    ...shownBy(mw, VIEWS, link),
  });
  startTheme(store);
  startFocusReturn();
  // Without a network the focus is lost at times, which a key that moves it mends.
  const keepFocus = () =>
    loadFocusKeeper().then(
      (keeper) => keeper.keepFocus(),
      () => {},
    );
  addEventListener('focusin', keepFocus, { once: true });
  startProgress(store);
  let shared = link.code !== '' && restore(store, link.code, link.edits, link.unused);
  await whenGenerated();
  shared &&= store.state.maze !== null;
  if (!shared) generate(store, firstOptions());
  if (link.code !== '' && !shared) showNotice(() => t('link.bad'));

  startPanel();
  const board = startBoard(store);
  await nextTask();
  const whole = () => useWhole(store, loadDungeonDrawing);
  await startViews(store, board, whole);
  byId('first-maze').remove();
  document.body.dataset.playable = 'true';
  /** @type {typeof import('./whole-page.js')['startWholePage']} */
  let startWholePage;
  try {
    [{ startWholePage }] = await Promise.all([loadWholePage(), whole()]);
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    const reload = { text: () => t('load.reload'), run: () => location.reload() };
    showNotice(() => t('load.failed'), reload);
    return;
  }

  await nextTask();
  await startWholePage(store);
  document.body.dataset.ready = 'true';
}

start().catch((error) => {
  const message = String(error?.message ?? error);
  showNotice(() => (hasLanguage() ? t('broken', { message }) : message));
  throw error;
});
