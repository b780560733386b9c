/** @import { FilmPlayer } from './film-player.js' */
/** @import { Playing } from './playing.js' */
/** @import { Shadow } from './shadow.js' */
/** @import { Say } from './texts.js' */

/** What the controls act on; a part is null without its attribute. @typedef {{ playing: Playing | null, player: FilmPlayer | null, say: Say }} Controlled */

/**
 * The bar below the maze: the button and the slider of a film, a hint, starting over, and the moves.
 * @param {Shadow} shadow
 * @param {() => Controlled} controlled
 * @param {{ hint(): void, again(): void }} actions
 */
export function createControls({ film, slider, hint, again, moves }, controlled, actions) {
  hint.addEventListener('click', actions.hint);
  again.addEventListener('click', actions.again);
  film.addEventListener('click', () => {
    const { player } = controlled();
    if (player?.isPlaying) player.pause();
    else player?.play();
  });
  slider.addEventListener('input', () => controlled().player?.seek(Number(slider.value)));

  const controls = {
    /** The text of the moves, and at the end what a screen reader says. */
    get movesText() {
      return moves.textContent ?? '';
    },
    moved() {
      const { playing, say } = controlled();
      if (!playing) return;
      const { moves: count, best, done } = playing.game;
      moves.textContent = done
        ? say('solved', { moves: count, best })
        : say('moves', { moves: count });
      hint.disabled = done;
    },
    filmed() {
      const { player, say } = controlled();
      if (!player) return;
      const { position, length } = player.film;
      film.textContent = say(player.isPlaying ? 'pause' : 'play');
      slider.value = String(position);
      slider.setAttribute('aria-valuetext', say('step', { position, length }));
    },
    /** Shows the controls that there are, in the language of the page. */
    show() {
      const { playing, player, say } = controlled();
      for (const control of [hint, again, moves]) control.hidden = playing === null;
      for (const control of [film, slider]) control.hidden = player === null;
      hint.textContent = say('hint');
      again.textContent = say('again');
      slider.setAttribute('aria-label', say('film'));
      slider.max = String(player?.film.length ?? 0);
      controls.moved();
      controls.filmed();
    },
  };
  return controls;
}
