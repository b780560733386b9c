/** @import { Film } from '../maze/film.js' */

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Plays a film on the clock of the screen, all of it in the same time whatever its length.
 * @param {Film} film
 * @param {number} seconds
 * @param {(cells: Uint32Array | null) => void} changed called with the cells that changed, null for any
 */
export function createFilmPlayer(film, seconds, changed) {
  const first = film.prologue;
  let waiting = 0;
  let last = 0;
  /** Steps that the clock is at, with the part of a step. */
  let at = 0;

  /** @param {number} position */
  const seek = (position) => {
    at = Math.max(0, Math.min(film.length, position));
    changed(film.seek(Math.floor(at)));
  };
  const frame = (/** @type {number} */ now) => {
    const steps = ((film.length - first) * (now - last)) / (1000 * seconds);
    last = now;
    // Before, so that a listener can ask whether it plays.
    waiting = at + steps < film.length ? requestAnimationFrame(frame) : 0;
    seek(at + steps);
  };
  const player = {
    film,
    get isPlaying() {
      return waiting !== 0;
    },
    get isOver() {
      return film.position === film.length;
    },
    /** Goes on; from the beginning if it was over. */
    play() {
      if (player.isPlaying) return;
      if (player.isOver) seek(first);
      last = performance.now();
      waiting = requestAnimationFrame(frame);
      changed(new Uint32Array());
    },
    pause() {
      if (!player.isPlaying) return;
      cancelAnimationFrame(waiting);
      waiting = 0;
      changed(new Uint32Array());
    },
    /** @param {number} position */
    seek(position) {
      player.pause();
      seek(position);
    },
    /** Begins by itself, unless the user prefers less motion: then the film stands at its end. */
    begin() {
      if (still()) seek(film.length);
      else {
        seek(first);
        player.play();
      }
    },
  };
  return player;
}

/** @typedef {ReturnType<typeof createFilmPlayer>} FilmPlayer */
