import { componentDistances } from '../../draw2d/component-distances.js';
import { counted } from '../../state/answers.js';
import { watchEn } from '../../strings/watch-en.js';
import { watchKo } from '../../strings/watch-ko.js';
import { showNotice } from '../../ui/announce.js';
import { byId, usesKeys } from '../../ui/dom.js';
import { addTexts, count, t } from '../../ui/language.js';
import { createComparison } from './compare.js';
import { watchDock } from './dock.js';
import { createExplanation } from './explain.js';
import { createQuestions } from './questions/card.js';
import { createSingle } from './single.js';
import { reelOn } from './subjects.js';

/** @import { Store } from '../../state/store.js' */
/** @import { Board } from '../../draw2d/board.js' */

addTexts({ en: watchEn, ko: watchKo });

/** A longer film follows its slider once per frame. */
const MAX_STEPS_AT_ONCE = 100_000;
const DEFAULT_SECONDS = 12;

const still = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * The view of films, forwards and backwards: how the maze is made, how it is solved, several algorithms
 * next to each other, and a race of solvers.
 * @param {Store} store
 * @param {Board} board
 */
export function createWatch(store, board) {
  /** @type {'make' | 'solve' | 'compare' | 'race'} */
  let subject = 'make';
  let playing = false;
  let frame = 0;
  let last = 0;
  let owed = 0;
  const isHere = () => store.state.view === 'watch';
  const questions = createQuestions(store, {
    seek(position) {
      play(false);
      seek(position);
    },
    draw: () => board.drawActors(),
  });
  const explanation = createExplanation(store, questions.element);
  /** Colours the finished maze by the distance from a cell. @param {number} cell */
  const pick = (cell) => {
    if (questions.choose(cell) || subject !== 'make') return;
    actions.seek(single.length);
    store.set({ distances: true });
    single.colorFrom(cell);
    // Null while a worker computes them: the colours follow.
    const known = componentDistances(store.state.mw, store.state.maze, cell);
    if (known) showNotice(t('watch.origin', { far: count(known.most) }));
  };
  const single = createSingle(store, board, {
    picked: pick,
    moved: () => update(),
    marks: questions.marks,
  });
  const comparison = createComparison(store, () => begin());
  const isSeveral = () => subject === 'compare' || subject === 'race';
  /** What the controls move. */
  const shown = () => (isSeveral() ? comparison : single);

  /** @param {boolean} [isSpoken] whether a screen reader reads what the step does */
  const update = (isSpoken = false) => {
    dock.update(shown(), playing);
    if (!isSeveral()) explanation.mark(isSpoken);
  };
  const seek = (/** @type {number} */ wanted, isSpoken = false) => {
    const show = shown();
    show.seek(wanted);
    if (show.position === show.length) playing = false;
    update(isSpoken);
  };

  const tick = (/** @type {number} */ now) => {
    owed += ((now - last) / 1000) * dock.speed();
    last = now;
    const whole = Math.floor(owed);
    owed -= whole;
    if (whole > 0) seek(shown().position + whole);
    if (playing) frame = requestAnimationFrame(tick);
  };

  const play = (/** @type {boolean} */ on) => {
    const show = shown();
    cancelAnimationFrame(frame);
    playing = on && show.length > 0;
    if (playing) {
      if (show.position === show.length) seek(show.prologue);
      playing = true;
      owed = 0;
      last = performance.now();
      frame = requestAnimationFrame(tick);
    }
    update();
  };

  /** Ends the work on the film that is being opened. */
  let opening = new AbortController();
  let isWaiting = false;
  /** The frame in which a long film goes to the step of its slider. */
  let slideFrame = 0;

  const actions = {
    toggle() {
      questions.close();
      play(!playing);
    },
    /** @param {number} to @param {boolean} [isSpoken] */
    seek(to, isSpoken) {
      questions.close();
      play(false);
      seek(to, isSpoken);
    },
    /** @param {number} to */
    slide(to) {
      cancelAnimationFrame(slideFrame);
      const { length } = shown();
      if (length <= MAX_STEPS_AT_ONCE) {
        actions.seek(to);
        return;
      }
      play(false);
      dock.update({ position: to, length }, false);
      slideFrame = requestAnimationFrame(() => actions.seek(to));
    },
    /** @param {number} by */
    step: (by) => actions.seek(shown().position + by, true),
    /** @param {'make' | 'solve' | 'compare' | 'race'} next */
    choose(next) {
      subject = next;
      open();
    },
  };
  const dock = watchDock(store, actions);

  const pause = () => {
    cancelAnimationFrame(frame);
    cancelAnimationFrame(slideFrame);
    playing = false;
  };
  /** Begins what is shown: for those who want less motion, at its end. */
  const begin = () => {
    const show = shown();
    dock.open(subject, show.length, (show.length - show.prologue) / DEFAULT_SECONDS);
    seek(still.matches ? show.length : show.prologue);
    play(!still.matches);
  };
  const explain = (/** @type {import('./subjects.js').Reel | null} */ reel) => {
    questions.use(reel);
    explanation.use(reel);
  };
  const open = () => {
    pause();
    opening.abort();
    opening = new AbortController();
    isWaiting = false;
    explain(null);
    byId('flat').hidden = isSeveral();
    if (isSeveral()) {
      byId('flat').after(comparison.element);
      comparison.open(subject === 'race' ? 'solvers' : 'generators');
      begin();
      return;
    }
    comparison.element.remove();
    const found = reelOn(store, /** @type {'make' | 'solve'} */ (subject), opening.signal);
    if (found instanceof Promise) openLater(found, opening.signal);
    else openFilm(found);
  };
  const openFilm = (/** @type {import('./subjects.js').Reel | null} */ reel) => {
    isWaiting = false;
    single.use(reel);
    explain(reel && reel.film.length > 0 ? reel : null);
    board.use(single.painter);
    if (single.length > 0) begin();
    else dock.refuse(subject);
  };
  /** Shows the maze until a worker has computed its film. @param {Promise<import('./subjects.js').Reel | null>} found @param {AbortSignal} signal */
  const openLater = async (found, signal) => {
    single.use(null);
    board.use(single.painter);
    dock.wait(subject);
    isWaiting = true;
    try {
      const reel = await counted(found);
      if (!signal.aborted) openFilm(reel);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };

  document.addEventListener('keydown', (event) => {
    if (!isHere() || usesKeys(document.activeElement)) return;
    if (event.key === 'ArrowRight') actions.step(1);
    else if (event.key === 'ArrowLeft') actions.step(-1);
    else if (event.key === ' ' && event.target === board.canvas) actions.toggle();
    else if (event.key === 'Enter' && event.target === board.canvas) pick(single.head);
    else return;
    event.preventDefault();
  });
  store.on(['maze'], () => {
    if (isHere()) open();
  });
  store.on(['solver'], () => {
    if (!isHere()) return;
    if (subject === 'solve') open();
    else board.drawActors();
  });
  store.on(['solution'], () => {
    if (isHere()) board.drawActors();
  });
  store.on(['theme', 'distances'], () => {
    if (!isHere()) return;
    explanation.colors();
    if (isSeveral()) comparison.draw();
    else board.drawGround();
  });
  store.on(['language'], () => {
    explanation.draw();
    questions.show();
    if (!isHere()) return;
    if (isSeveral()) {
      const { position } = comparison;
      comparison.build();
      comparison.seek(position);
    }
    if (isWaiting) dock.wait(subject);
    else if (shown().length > 0) update();
    else dock.refuse(subject);
  });

  byId('stage').append(explanation.element);
  return {
    dock: dock.element,
    enter: open,
    leave() {
      pause();
      opening.abort();
      explain(null);
      comparison.element.remove();
      byId('flat').hidden = false;
    },
  };
}
