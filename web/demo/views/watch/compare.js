import { fit, geometryOf } from 'mazewright/draw';
import { options } from '../../form/field.js';
import { rowOf } from '../../state/row-of.js';
import { isQuicklyMade, mazeOf } from '../../state/wanted.js';
import { announce } from '../../ui/announce.js';
import { focusIn, h } from '../../ui/dom.js';
import { icon } from '../../ui/icons.js';
import { count, rowText, t } from '../../ui/language.js';
import { layOut } from './film-columns.js';
import { differentSolvers, raceNote, ranking, traitsOf } from './race.js';
import { reelOf, searchOf } from './subjects.js';

/** @import { GeneratorRow, SolverRow } from 'mazewright/dungeons' */
/** @import { Store } from '../../state/store.js' */

const LEAST = 2;
/** Films of a first visit, and at most. @type {Record<Kind, { first: number, most: number }>} */
const FILMS = { generators: { first: 2, most: 4 }, solvers: { first: 4, most: 6 } };
/** All films are drawn in every frame. */
const MAX_CELLS = 10_000;
/** If more cells than this change at once, the whole picture is drawn. */
const MAX_CHANGED = 400;

/**
 * A film of the comparison.
 * @typedef {{ id: string, name: string, reel: import('./subjects.js').Reel | null, figure: HTMLElement,
 *   canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D, note: HTMLElement,
 *   drawing: ReturnType<import('./subjects.js').Reel['drawing']> | null }} Shown
 */

/** What is compared: algorithms on one seed, or solvers in one maze. @typedef {'generators' | 'solvers'} Kind */

/**
 * Two or more films next to each other, which run step by step together: of algorithms with the same
 * seed, or of solvers that race in the same maze.
 * @param {Store} store
 * @param {() => void} changed called when other films were chosen
 */
export function createComparison(store, changed) {
  const toolbar = h('div', { class: 'row compare-bar' });
  const grid = h('div', { class: 'compare-grid' });
  const order = h('p', { class: 'about ranking', id: 'compare-ranking' });
  const element = h('div', { class: 'compare', id: 'compare' }, toolbar, grid);
  /** @type {Kind} */
  let kind = 'generators';
  /** The chosen rows of each kind. @type {Record<Kind, string[]>} */
  const chosen = { generators: [], solvers: [] };
  /** @type {Shown[]} */
  let films = [];
  let position = 0;

  /** @returns {readonly (GeneratorRow | SolverRow)[]} */
  const rows = () => {
    const { mw } = store.state;
    return kind === 'solvers' ? mw.catalog.solvers : mw.catalog.generators.filter(fits);
  };
  const optionsFor = (/** @type {GeneratorRow} */ row) => {
    const { mode, edits, ...wanted } = store.state.wanted;
    const isSame = row.id === wanted.algorithm;
    const rest = isSame && mode !== undefined ? { mode } : {};
    const params = isSame ? wanted.params : {};
    return { ...wanted, ...rest, algorithm: row.id, params };
  };
  const fits = (/** @type {GeneratorRow} */ row) => {
    const { mw, wanted } = store.state;
    const isKind = row.kind === rowOf(mw.catalog.generators, wanted.algorithm).kind;
    return isKind && isQuicklyMade(mw, optionsFor(row));
  };
  const reelFor = (/** @type {string} */ id) => {
    const { mw, maze } = store.state;
    if (maze.cellCount > MAX_CELLS) return null;
    if (kind === 'solvers') return searchOf(mw, maze, id);
    const given = optionsFor(rowOf(mw.catalog.generators, id));
    return reelOf(mw.film(mazeOf(mw, { ...given, steps: true })), false);
  };

  /** Keeps the chosen rows that still fit; the first visit begins with the current one and another. */
  const choose = () => {
    const ids = rows().map(({ id }) => String(id));
    const current = kind === 'solvers' ? store.state.solver : store.state.wanted.algorithm;
    const kept = chosen[kind].filter((id) => ids.includes(id));
    const number = kept.length === 0 ? FILMS[kind].first : Math.max(LEAST, kept.length);
    const others = [current, ...ids].filter((id) => ids.includes(id) && !kept.includes(id));
    chosen[kind] =
      kind === 'solvers' && kept.length === 0
        ? differentSolvers(store.state.mw.catalog.solvers, [current], number)
        : [...new Set([...kept, ...others])].slice(0, number);
  };

  const lengthOf = (/** @type {import('./subjects.js').Reel} */ { film }) =>
    film.length - film.prologue;

  const note = (/** @type {Shown} */ { reel, note: element_ }) => {
    if (!reel) {
      const { maze } = store.state;
      const isLarge = maze.cellCount > MAX_CELLS;
      element_.textContent = isLarge
        ? t('compare.large', { most: count(MAX_CELLS) })
        : t('compare.none');
      return;
    }
    const { film, isSearch } = reel;
    if (isSearch) {
      const reels = films.map((each) => each.reel);
      element_.textContent = raceNote(reel, reels);
      return;
    }
    const steps = t('compare.steps', {
      position: count(Math.max(0, film.position - film.prologue)),
      length: count(lengthOf(reel)),
    });
    if (film.position < film.length) {
      element_.textContent = steps;
      return;
    }
    const { deadEnds, cells, longestPath } = film.maze.stats();
    const share = Math.round((100 * deadEnds) / cells);
    const values = { share, longest: count(longestPath) };
    element_.textContent = `${steps} · ${t('compare.made', values)}`;
  };

  /** Shows who has arrived, and says it once all have. */
  const rank = () => {
    const text = kind === 'solvers' ? ranking(films) : '';
    if (text === order.textContent) return;
    order.textContent = text;
    if (text !== '' && position === show.length) announce(text);
  };

  const drawOne = (/** @type {Shown} */ each) => {
    const { reel, canvas } = each;
    const { clientWidth: width, clientHeight: height } = canvas;
    if (!reel || width === 0 || height === 0) return;
    const ratio = devicePixelRatio;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const at = fit(reel.film.maze, width, height, ratio);
    each.drawing = reel.drawing(at, { ...store.state, maze: reel.film.maze });
    each.drawing.all(each.pen);
  };
  const draw = () => {
    layOut(grid, films, geometryOf(store.state.maze));
    for (const each of films) drawOne(each);
  };
  new ResizeObserver(draw).observe(grid);

  const build = () => {
    choose();
    const all = rows();
    films = chosen[kind].map((id, place) => {
      const select = h(
        'select',
        {
          'aria-label': t('compare.place', { place: place + 1 }),
          onchange: () => {
            chosen[kind][place] = select.value;
            build();
            changed();
          },
        },
        ...options(all, id, rowText),
      );
      const row = rowOf(all, id);
      const name = rowText(row);
      const canvas = h('canvas', { role: 'img', 'aria-label': name });
      const text = h('figcaption', { class: 'about' });
      const traits =
        kind === 'solvers'
          ? h('p', { class: 'about' }, traitsOf(/** @type {SolverRow} */ (row)))
          : null;
      const head = h('div', { class: 'film-head' }, select, traits);
      const figure = h('figure', {}, head, canvas, text);
      const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      return { id, name, reel: reelFor(id), figure, canvas, pen, note: text, drawing: null };
    });
    grid.replaceChildren(...films.map(({ figure }) => figure));
    position = 0;
    bar();
    show.seek(0);
    draw();
  };

  const bar = () => {
    const resize = (/** @type {number} */ by) => () => {
      const ids = rows().map(({ id }) => String(id));
      const next = ids.find((id) => !chosen[kind].includes(id)) ?? ids[0];
      if (by > 0) chosen[kind].push(next);
      else chosen[kind].pop();
      build();
      changed();
      focusIn(element, by > 0 ? '#compare-more' : '#compare-fewer');
    };
    const button = (/** @type {'more' | 'fewer'} */ id, /** @type {number} */ by) => {
      const label = t(`compare.${id}`);
      const isOver = by > 0 ? films.length >= FILMS[kind].most : films.length <= LEAST;
      const props = { type: 'button', class: 'icon', id: `compare-${id}`, disabled: isOver };
      const text = { title: label, 'aria-label': label };
      return h(
        'button',
        { ...props, ...text, onclick: resize(by) },
        icon(by > 0 ? 'plus' : 'minus'),
      );
    };
    const what = h('h2', {}, t(`compare.${kind}`));
    toolbar.replaceChildren(what, button('fewer', -1), button('more', 1), order);
  };

  const show = {
    element,
    /** Shows films of a kind. @param {Kind} next */
    open(next) {
      kind = next;
      build();
    },
    build,
    draw,
    get length() {
      return Math.max(1, ...films.map(({ reel }) => (reel ? lengthOf(reel) : 0)));
    },
    get position() {
      return position;
    },
    prologue: 0,
    /** @param {number} to steps that every film has made, prologues apart */
    seek(to) {
      position = Math.min(show.length, Math.max(0, to));
      for (const each of films) {
        const { reel, drawing, pen } = each;
        if (reel) {
          const { film } = reel;
          const wasAtEnd = film.position === film.length;
          const found = film.seek(Math.min(film.length, film.prologue + position));
          const isAtEnd = film.position === film.length;
          if (!drawing) continue;
          if (!found || isAtEnd !== wasAtEnd || found.length > MAX_CHANGED) drawing.all(pen);
          else if (found.length > 0) drawing.some(pen, found);
        }
        note(each);
      }
      rank();
    },
  };
  return show;
}
