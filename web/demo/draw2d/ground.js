import { changedParts, moved, wholeOf } from 'mazewright/draw';

/** @import { Fit } from 'mazewright/draw' */
/** @import { Painter } from './board.js' */
/** @import { Part } from 'mazewright/draw' */

/**
 * The canvas of the ground. What takes longer than a frame is drawn in slices, into a canvas that is not
 * shown; until it is done, the last picture is moved and scaled. After a move of the camera without
 * zoom, the last picture is kept and only what came into view is drawn.
 * @param {HTMLCanvasElement} canvas
 */
export function createGround(canvas) {
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const draft = document.createElement('canvas');
  const draftPen = /** @type {CanvasRenderingContext2D} */ (
    draft.getContext('2d', { willReadFrequently: true })
  );
  /** What the canvas shows. @type {Fit | null} */
  let shownAt = null;
  /** The drawing that is not done. @type {{ at: Fit, steps: Iterator<unknown> } | null} */
  let job = null;
  /** Whether the canvas shows something else than it should, wherever the camera is. */
  let isChanged = true;
  /** Parts that show something else than they should. @type {Part[]} */
  let changed = [];

  /** @param {Painter} painter @param {Fit} at */
  const begin = (painter, at) => {
    const isMoved = shownAt !== at && changed.length > 0;
    const kept = isChanged || isMoved ? null : keptParts(at);
    const parts = kept ? [...kept, ...changedParts(at, changed)] : [wholeOf(at)];
    isChanged = false;
    changed = [];
    return { at, steps: paint(painter, at, parts) };
  };
  /** Draws parts in steps. @param {Painter} painter @param {Fit} at @param {Part[]} parts */
  function* paint(painter, at, parts) {
    for (const part of parts) {
      // Without the clip of a drawing that was not ended.
      draftPen.restore();
      draftPen.save();
      draftPen.beginPath();
      draftPen.rect(part.left, part.top, part.right - part.left, part.bottom - part.top);
      draftPen.clip();
      yield* painter.ground(draftPen, at, part);
    }
  }
  /** Keeps in the draft what the last picture shows of a view. Returns the other parts; null: all. @param {Fit} at @returns {Part[] | null} */
  const keptParts = (at) => {
    draftPen.restore();
    return shownAt && moved(draftPen, canvas, shownAt, at);
  };
  /** @param {Fit} at */
  const finish = (at) => {
    pen.globalCompositeOperation = 'copy';
    pen.drawImage(draft, 0, 0);
    pen.globalCompositeOperation = 'source-over';
    shownAt = at;
    job = null;
  };

  const ground = {
    pen,
    /** Resizes the canvas, which is empty then. @param {number} width @param {number} height */
    resize(width, height) {
      if (canvas.width === width && canvas.height === height) return;
      for (const each of [canvas, draft]) {
        each.width = width;
        each.height = height;
      }
      shownAt = null;
    },
    /** Empties the canvas. */
    clear() {
      shownAt = null;
      job = null;
      pen.clearRect(0, 0, canvas.width, canvas.height);
    },
    /** All of it has to be drawn again. */
    change() {
      isChanged = true;
    },
    /** Parts of it have to be drawn again. @param {Part[]} parts */
    changeParts(parts) {
      changed.push(...parts);
    },
    /** Whether it shows what it should at a view. @param {Fit} at */
    isDrawn: (at) => !job && !isChanged && changed.length === 0 && shownAt === at,
    /** Draws for some milliseconds, in whole steps. @param {Painter} painter @param {Fit} at @param {number} ms */
    draw(painter, at, ms) {
      const end = performance.now() + ms;
      if (job && (job.at.cell !== at.cell || (isChanged && !painter.isPatient))) job = null;
      if (!job && !ground.isDrawn(at)) job = begin(painter, at);
      while (job) {
        if (job.steps.next().done) finish(job.at);
        else if (performance.now() > end) break;
      }
    },
    /** Moves and scales the picture to where the camera shows it. @param {Fit} at */
    place(at) {
      if (!shownAt || shownAt === at) {
        canvas.style.transform = '';
        return;
      }
      const scale = at.cell / shownAt.cell;
      const x = (at.left - shownAt.left * scale) / at.ratio;
      const y = (at.top - shownAt.top * scale) / at.ratio;
      canvas.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    },
  };
  return ground;
}
