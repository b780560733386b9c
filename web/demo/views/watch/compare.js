import { options } from '../../form/field.js';
import { fit } from '../../geometry/fit.js';
import { rowOf } from '../../state/row-of.js';
import { h } from '../../ui/dom.js';
import { icon } from '../../ui/icons.js';
import { count, rowText, t } from '../../ui/language.js';
import { reelOf, searchOf } from './subjects.js';

const LEAST = 2;
const MOST = 4;
/** All films are drawn in every frame. */
const MOST_CELLS = 10_000;
/** If more cells than this change at once, the whole picture is drawn. */
const MOST_CHANGED = 400;

/** What is compared: algorithms on one seed, or solvers in one maze. @typedef {'generators' | 'solvers'} Kind */

/**
 * Two to four films next to each other, which run step by step together: of algorithms with the same
 * seed, or of solvers in the same maze.
 * @param {any} store
 * @param {() => void} changed called when other films were chosen
 */
export function createComparison(store, changed) {
  const toolbar = h('div', { class: 'row compare-bar' });
  const grid = h('div', { class: 'compare-grid' });
  const element = h('div', { class: 'compare', id: 'compare' }, toolbar, grid);
  /** @type {Kind} */
  let kind = 'generators';
  /** The chosen rows of each kind. @type {Record<Kind, string[]>} */
  const chosen = { generators: [], solvers: [] };
  /** @type {{ id: string, reel: import('./subjects.js').Reel | null, figure: any, canvas: any, note: any, drawing: any }[]} */
  let films = [];
  let position = 0;

  const rows = () => {
    const { mw } = store.state;
    return kind === 'solvers' ? mw.catalog.solvers : mw.catalog.generators.filter(fits);
  };
  const optionsFor = (/** @type {any} */ row) => {
    const { mode, edits, ...wanted } = store.state.wanted;
    const isSame = row.id === wanted.algorithm;
    const rest = isSame && mode !== undefined ? { mode } : {};
    return { ...wanted, ...rest, algorithm: row.id, params: isSame ? wanted.params : {} };
  };
  const fits = (/** @type {any} */ row) => {
    const { mw, wanted } = store.state;
    const isKind = row.kind === rowOf(mw.catalog.generators, wanted.algorithm).kind;
    return isKind && mw.check(optionsFor(row)) === null;
  };
  const reelFor = (/** @type {string} */ id) => {
    const { mw, maze } = store.state;
    if (maze.cellCount > MOST_CELLS) return null;
    if (kind === 'solvers') return searchOf(mw, maze, id);
    const given = optionsFor(rowOf(mw.catalog.generators, id));
    return reelOf(mw.film(mw.generate({ ...given, steps: true })), false);
  };

  /** Keeps the chosen rows that still fit; the first visit begins with the current one and another. */
  const choose = () => {
    const ids = rows().map((/** @type {any} */ { id }) => id);
    const current = kind === 'solvers' ? store.state.solver : store.state.wanted.algorithm;
    const kept = chosen[kind].filter((id) => ids.includes(id));
    const others = [current, ...ids].filter((id) => ids.includes(id) && !kept.includes(id));
    chosen[kind] = [...new Set([...kept, ...others])].slice(0, Math.max(LEAST, kept.length));
  };

  const lengthOf = (/** @type {import('./subjects.js').Reel} */ { film }) =>
    film.length - film.prologue;

  const note = (/** @type {typeof films[number]} */ { reel, note: element_ }) => {
    if (!reel) {
      const { maze } = store.state;
      const isLarge = maze.cellCount > MOST_CELLS;
      element_.textContent = isLarge
        ? t('compare.large', { most: count(MOST_CELLS) })
        : t('compare.none');
      return;
    }
    const { film, isSearch } = reel;
    const steps = t('compare.steps', {
      position: count(Math.max(0, film.position - film.prologue)),
      length: count(lengthOf(reel)),
    });
    if (film.position < film.length) {
      element_.textContent = steps;
      return;
    }
    if (isSearch) {
      const marks = [...film.marks];
      const visited = marks.filter((mark) => mark & 1).length;
      const path = marks.filter((mark) => mark & 2).length;
      const values = { visited: count(visited), path: count(Math.max(0, path - 1)) };
      element_.textContent = `${steps} · ${t('compare.solved', values)}`;
      return;
    }
    const { deadEnds, cells, longestPath } = film.maze.stats();
    const share = Math.round((100 * deadEnds) / cells);
    const values = { share, longest: count(longestPath) };
    element_.textContent = `${steps} · ${t('compare.made', values)}`;
  };

  const drawOne = (/** @type {typeof films[number]} */ each) => {
    const { reel, canvas } = each;
    const { clientWidth: width, clientHeight: height } = canvas;
    if (!reel || width === 0 || height === 0) return;
    const ratio = devicePixelRatio;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const at = fit(reel.film.maze, width, height, ratio);
    each.drawing = reel.drawing(at, { ...store.state, maze: reel.film.maze });
    each.drawing.all(canvas.getContext('2d'));
  };
  const draw = () => {
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
      const name = rowText(rowOf(all, id));
      const canvas = h('canvas', { role: 'img', 'aria-label': name });
      const text = h('figcaption', { class: 'about' });
      const figure = h('figure', {}, select, canvas, text);
      return { id, reel: reelFor(id), figure, canvas, note: text, drawing: null };
    });
    grid.dataset.count = String(films.length);
    grid.replaceChildren(...films.map(({ figure }) => figure));
    position = 0;
    bar();
    show.seek(0);
    draw();
  };

  const bar = () => {
    const kinds = h(
      'select',
      {
        id: 'compare-kind',
        'aria-label': t('compare.kind'),
        onchange: () => {
          kind = kinds.value;
          build();
          changed();
        },
      },
      .../** @type {const} */ (['generators', 'solvers']).map((id) =>
        h('option', { value: id, selected: id === kind }, t(`compare.${id}`)),
      ),
    );
    const resize = (/** @type {number} */ by) => () => {
      const ids = rows().map((/** @type {any} */ { id }) => id);
      const next = ids.find((/** @type {string} */ id) => !chosen[kind].includes(id)) ?? ids[0];
      if (by > 0) chosen[kind].push(next);
      else chosen[kind].pop();
      build();
      changed();
      element.querySelector(by > 0 ? '#compare-more' : '#compare-fewer')?.focus();
    };
    const button = (/** @type {'more' | 'fewer'} */ id, /** @type {number} */ by) => {
      const label = t(`compare.${id}`);
      const isOver = by > 0 ? films.length >= MOST : films.length <= LEAST;
      const props = { type: 'button', class: 'icon', id: `compare-${id}`, disabled: isOver };
      const text = { title: label, 'aria-label': label };
      return h(
        'button',
        { ...props, ...text, onclick: resize(by) },
        icon(by > 0 ? 'plus' : 'minus'),
      );
    };
    toolbar.replaceChildren(kinds, button('fewer', -1), button('more', 1));
  };

  const show = {
    element,
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
        const { reel, drawing, canvas } = each;
        if (reel) {
          const { film } = reel;
          const wasAtEnd = film.position === film.length;
          const found = film.seek(Math.min(film.length, film.prologue + position));
          const isAtEnd = film.position === film.length;
          const pen = canvas.getContext('2d');
          if (!drawing) continue;
          if (!found || isAtEnd !== wasAtEnd || found.length > MOST_CHANGED) drawing.all(pen);
          else if (found.length > 0) drawing.some(pen, found);
        }
        note(each);
      }
    },
  };
  return show;
}
