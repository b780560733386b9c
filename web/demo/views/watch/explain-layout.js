import { byId } from '../../ui/dom.js';

/** CSS pixels of a stage that has room for the explanation beside the board, or under it. */
const BESIDE = { width: 600, height: 300 };
const UNDER = { width: 480, height: 640 };

/** @param {number} width of the stage @param {number} height */
export function placeOf(width, height) {
  if (width > height && width >= BESIDE.width && height >= BESIDE.height) return 'beside';
  return width >= UNDER.width && height >= UNDER.height ? 'under' : 'line';
}

/**
 * Where the explanation stands on the stage: beside the board, under it, or as a line that opens as a sheet.
 * The style sheet reads `data-explain` of the stage.
 * @param {(isOpen: boolean) => void} changed
 */
export function createLayout(changed) {
  const stage = byId('stage');
  let isOn = false;
  /** What the user chose; null: open where there is room. @type {boolean | null} */
  let choice = null;
  let place = placeOf(stage.clientWidth, stage.clientHeight);
  const isOpen = () => choice ?? place !== 'line';

  const draw = () => {
    if (!isOn) delete stage.dataset.explain;
    else if (!isOpen()) stage.dataset.explain = 'line';
    else stage.dataset.explain = place === 'line' ? 'sheet' : place;
    changed(isOpen());
  };
  new ResizeObserver(() => {
    const next = placeOf(stage.clientWidth, stage.clientHeight);
    if (next === place) return;
    place = next;
    choice = null;
    draw();
  }).observe(stage);

  return {
    draw,
    /** @param {boolean} next whether there is an explanation */
    show(next) {
      isOn = next;
      draw();
    },
    toggle() {
      choice = !isOpen();
      draw();
    },
  };
}
