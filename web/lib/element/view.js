import { furnitureNow, speech } from '../draw/speech/speech.js';
import { createControls } from './controls.js';
import { createFilmPlayer } from './film-player.js';
import {
  joinGamepads,
  leaveGamepads,
  listenToKeys,
  listenToPointers,
  preferByGamepads,
} from './input.js';
import { labelOf } from './label.js';
import { furnitureOf, lookOf } from './look.js';
import { createPlaying } from './playing.js';
import { makeShadow } from './shadow.js';
import { aspectOf, createStage } from './stage.js';
import { paletteOf, whenThemeChanges } from './styles.js';
import { languageOf, translator } from './texts.js';

/** @import { Wanted } from './attributes.js' */
/** @import { FilmPlayer } from './film-player.js' */
/** @import { Playing } from './playing.js' */
/** @import { Prepared } from './prepare.js' */

/** Milliseconds after a move until it is told: of a walk only the end. */
const QUIET_MS = 120;

/**
 * What the shadow of an element shows: the maze, its game and its film, with their controls.
 * @param {HTMLElement} host
 * @param {(name: 'ready' | 'move' | 'solved', detail: object) => void} emit
 */
export function createView(host, emit) {
  const shadow = makeShadow(host);
  /** @type {Prepared | null} */
  let shown = null;
  /** @type {Wanted | null} */
  let wanted = null;
  /** @type {Playing | null} */
  let playing = null;
  /** @type {FilmPlayer | null} */
  let player = null;
  let isVisible = false;
  /** Whether the film has begun, and goes on when the element is visible again. */
  let [hasBegun, goesOn] = [false, false];
  let isTold = true;
  /** Doors and things as they are drawn. */
  let furniture = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let quiet;
  /** @type {ReturnType<typeof translator>} */
  let say = translator('en');
  let speak = speech('en');

  const stage = createStage(shadow.ground, shadow.actors, () => {
    shadow.slot.hidden = true;
    shadow.ground.hidden = false;
    if (isTold || !shown) return;
    isTold = true;
    emit('ready', { maze: shown.maze });
  });
  const isFilmOn = () => player !== null && !player.isOver;

  /** What was told last: the name of what has the focus, which braille displays show. */
  let said = '';
  /** What has happened since. @type {string[]} */
  let news = [];
  /** Doors and things when that was looked for last. @type {import('../draw/speech/speech.js').Furniture | null} */
  let known = null;

  const name = () => {
    if (!shown) return;
    const { actors } = shadow;
    known = playing && furnitureNow(playing.game);
    const label = host.getAttribute('aria-label') ?? labelOf(shown.maze, known, { say, speak });
    actors.setAttribute('aria-label', said || label);
    if (said) actors.setAttribute('aria-description', label);
    else actors.removeAttribute('aria-description');
  };
  const tell = (/** @type {string} */ text) => {
    clearTimeout(quiet);
    // A text that stays is not spoken again.
    shadow.spoken.textContent = '';
    quiet = setTimeout(() => {
      said = [...news, text].join(' ');
      news = [];
      shadow.spoken.textContent = said;
      name();
    }, QUIET_MS);
  };
  const silence = () => {
    clearTimeout(quiet);
    shadow.spoken.textContent = '';
    [said, news] = ['', []];
  };
  /** Notes and draws what has changed of doors and things. @param {import('../maze/game.js').Game} game @param {Prepared} made */
  const refurnish = (game, made) => {
    const now = furnitureNow(game);
    if (known) news.push(...speak.news(known, now));
    known = now;
    if (furnitureOf(made) !== furniture) showScene();
    return now;
  };
  const showScene = () => {
    if (!shown || !wanted) return;
    const palette = paletteOf(host);
    furniture = furnitureOf(shown);
    stage.show({
      maze: shown.maze,
      look: lookOf(shown, wanted, palette, player?.film ?? null),
      actors: (pen, at) => {
        if (!isFilmOn()) playing?.draw(pen, at, palette);
      },
    });
  };
  const moved = {
    before() {
      if (isFilmOn()) player?.seek(player.film.length);
    },
    after(/** @type {string} */ result, /** @type {number | null} */ wall) {
      if (!playing || !shown) return;
      const { game } = playing;
      const now = refurnish(game, shown);
      stage.drawActors();
      controls.moved();
      tell(result === 'done' ? controls.movesText : speak.place(game, wall, now));
      if (result === 'blocked') return;
      emit('move', { cell: game.position, moves: game.moves });
      if (result === 'done') {
        emit('solved', { moves: game.moves, best: game.best, score: game.score() });
      }
    },
  };
  const controls = createControls(shadow, () => ({ playing, player, say }), {
    hint: () => void view.hint(),
    again: () => view.again(),
  });
  const view = {
    get shown() {
      return shown;
    },
    get playing() {
      return playing;
    },
    get player() {
      return player;
    },
    /** Shows what is asked for. @param {Prepared} next @param {Wanted} by */
    show(next, by) {
      if (next.maze !== shown?.maze) isTold = false;
      if (next.game !== shown?.game) {
        playing?.stop();
        silence();
      }
      if (next.game !== shown?.game || next.maze !== shown?.maze) {
        playing = next.game && createPlaying(next.game, moved);
      }
      if (next.film !== shown?.film || by.duration !== wanted?.duration) {
        player?.pause();
        hasBegun = false;
        player =
          next.film &&
          createFilmPlayer(next.film, by.duration, (cells) => {
            stage.redraw(cells);
            stage.drawActors();
            controls.filmed();
          });
      }
      [shown, wanted] = [next, by];
      shadow.error.hidden = true;
      shadow.stage.hidden = false;
      shadow.actors.hidden = false;
      shadow.stage.style.aspectRatio = String(aspectOf(next.maze));
      view.measure();
      view.texts();
      showScene();
      view.visible(isVisible);
    },
    /** Texts in the language of the page, and the controls that there are. */
    texts() {
      const language = languageOf(host);
      [say, speak] = [translator(language), speech(language)];
      if (!shown) return;
      const { actors } = shadow;
      const isPlayed = playing !== null;
      if (playing && said) said = speak.place(playing.game, null, furnitureNow(playing.game));
      name();
      actors.setAttribute('role', isPlayed ? 'application' : 'img');
      actors.classList.toggle('plays', isPlayed);
      if (isPlayed) actors.tabIndex = 0;
      else actors.removeAttribute('tabindex');
      controls.show();
    },
    /** Draws anew, as after a change of the page's colours. */
    redraw: showScene,
    /** @param {string} sentence below what the element contains, or in place of the maze */
    fail(sentence) {
      playing?.stop();
      player?.pause();
      stage.stop();
      silence();
      [shown, wanted, playing, player] = [null, null, null, null];
      controls.show();
      shadow.actors.hidden = true;
      // What the element contains stays until a maze was drawn in its place.
      shadow.stage.hidden = shadow.slot.hidden || !host.firstElementChild;
      shadow.error.textContent = sentence;
      shadow.error.hidden = false;
    },
    /** The space that the maze will take, as far as it is known. @param {number} ratio width by height */
    reserve(ratio) {
      if (!shown && ratio > 0) shadow.stage.style.aspectRatio = String(ratio);
    },
    /** Whether the element has something to show for it: off screen films stand and gamepads play others. @param {boolean} now */
    visible(now) {
      isVisible = now;
      if (!player) return;
      if (!now) {
        goesOn ||= player.isPlaying;
        player.pause();
      } else if (!hasBegun) {
        hasBegun = true;
        player.begin();
      } else if (goesOn) {
        goesOn = false;
        player.play();
      }
    },
    measure() {
      const { width, height } = shadow.stage.getBoundingClientRect();
      stage.resize(width, height, devicePixelRatio);
    },
    hint() {
      const direction = playing?.hint() ?? null;
      if (playing && shown) refurnish(playing.game, shown);
      stage.drawActors();
      if (playing && direction !== null) tell(speak.hint(playing.game, direction));
      return direction;
    },
    again() {
      moved.before();
      playing?.again();
      showScene();
      controls.moved();
      silence();
      if (!playing) return;
      known = furnitureNow(playing.game);
      tell(speak.place(playing.game, null, known));
    },
    /** @param {boolean} isOn */
    connected(isOn) {
      if (isOn) {
        sizes.observe(shadow.stage);
        joinGamepads(played);
      } else {
        sizes.disconnect();
        leaveGamepads(played);
        view.visible(false);
        playing?.stop();
        clearTimeout(quiet);
      }
    },
  };
  const played = () =>
    isVisible && playing
      ? { playing, view: stage.view, hint: () => void view.hint(), again: view.again }
      : null;
  const sizes = new ResizeObserver(view.measure);
  listenToKeys(shadow.actors, played);
  listenToPointers(shadow.actors, played);
  shadow.actors.addEventListener('focus', () => preferByGamepads(played));
  whenThemeChanges(shadow.stage, showScene);
  return view;
}

/** @typedef {ReturnType<typeof createView>} View */
