import { fail, MazeError } from '../util/error.js';
import { attributes, parsed, properties, read } from './attributes.js';
import { NEAR } from './config.js';
import { koreanTexts, useLibrary, useLoaders } from './libraries.js';
import { prepare } from './prepare.js';
import { languageOf, translator } from './texts.js';
import { createView } from './view.js';

/** @import { AnyMaze, Maze, MoveResult, Place } from '../library/public-types.js' */
/** @import { Film } from '../maze/film.js' */
/** @import { Game } from '../maze/game.js' */
/** @import { MazeLibrary, MazeViewProperties } from './types.js' */
/** @import { Wanted } from './attributes.js' */
/** @import { View } from './view.js' */

/**
 * The class of elements, with the properties that the last lines of this file define; where there are none, as on
 * servers, a class that nothing makes.
 */
const Base = /** @type {new () => HTMLElement & MazeViewProperties} */ (
  /** @type {unknown} */ (globalThis.HTMLElement ?? class {})
);

/** What a maze is made of, to tell whether that has changed; of what cannot be read, something new. @param {Wanted} wanted */
function keyOf({ maze, more }) {
  try {
    return JSON.stringify([maze, more], (_, value) =>
      typeof value === 'bigint' ? `${value}n` : value,
    );
  } catch {
    return Symbol('unreadable');
  }
}

/**
 * `<maze-view>`: a maze on a page, drawn, played and filmed as its attributes say. They are the options of
 * `generate`, in lower case: numbers and ids as they are, lists and objects as JSON. Every attribute is a
 * property too, which takes objects. Nothing is loaded before the element comes near the window; all elements
 * of a page share one library. What it contains is shown until the maze is drawn, also if it cannot be loaded.
 *
 * Events: `ready` when the maze is drawn (detail: `maze`), `move` (`cell`, `moves`), `solved` (`moves`, `best`,
 * `score`), `error` (the MazeError of an attribute, or of the library that cannot be loaded, whose sentence stands
 * in place of the maze).
 * Parts: `stage`, `bar`, `button`, `slider`, `moves`, `error`. Colours: `--maze-floor` and so on, by the
 * names of `palettes` of `mazewright/draw`.
 */
export class MazeView extends Base {
  static observedAttributes = [...attributes, 'lang', 'aria-label'];

  /** Properties that are no texts, by their names. @type {Map<string, unknown>} */
  #given = new Map();
  /** @type {Maze | null} */
  #maze = null;
  /** @type {View | null} */
  #view = null;
  /** @type {IntersectionObserver | null} */
  #near = null;
  #isNear = false;
  /** Whether a program asked for the maze, wherever the element is. */
  #isAsked = false;
  /** Whether something was changed that is not shown yet. */
  #isStale = true;
  /** What the maze that is shown was made of: its options, or the maze of a program. */
  #made = { options: /** @type {string | symbol} */ (''), maze: /** @type {Maze | null} */ (null) };
  /** The update that is under way. @type {Promise<void> | null} */
  #update = null;
  /** @type {unknown} */
  #error = null;

  /**
   * Has all elements use a library that the page has made, such as that of `mazewright/dungeons`, in place of
   * loading the smallest that can make their mazes.
   * @param {MazeLibrary | null} library
   */
  static use(library) {
    useLibrary(library);
  }

  /** The maze that is shown: of the attributes, or one that was set here. @returns {Maze | null} null until it has been made */
  get maze() {
    return this.#view?.shown?.maze ?? this.#maze;
  }

  /** @param {AnyMaze | null} maze of any entry; null: that of the attributes */
  set maze(maze) {
    this.#maze = /** @type {Maze | null} */ (maze);
    this.#invalidate();
  }

  /** The game that is played; null without the attribute `play`. @returns {Game | null} */
  get game() {
    return this.#view?.playing?.game ?? null;
  }

  /** The film that is shown; null without the attribute `film`. @returns {Film | null} */
  get shownFilm() {
    return this.#view?.player?.film ?? null;
  }

  /** Makes the maze now, wherever the element is on the page. Rejects with the MazeError of its attributes. @returns {Promise<Maze>} */
  async load() {
    this.#isAsked = true;
    this.#schedule();
    while (this.#update) await this.#update;
    if (this.#error) throw this.#error;
    return /** @type {Maze} */ (this.maze);
  }

  /** Moves the player one cell. @param {string | number} direction its name or index @returns {MoveResult} */
  move(direction) {
    return this.#playing('move').move(direction);
  }

  /** Moves the player to an adjacent cell. @param {Place} cell @returns {MoveResult} */
  moveTo(cell) {
    return this.#playing('moveTo').moveTo(cell);
  }

  /** Shows an arrow to the next cell on a shortest path, and returns its direction; null at the end. @returns {string | null} */
  hint() {
    const { game } = this.#playing('hint');
    const direction = /** @type {View} */ (this.#view).hint();
    return direction === null ? null : game.maze.directions[direction];
  }

  /** Puts the player back to the start. */
  restart() {
    this.#playing('restart');
    this.#view?.again();
  }

  /** Plays the film; from its beginning, if it was over. */
  playFilm() {
    this.#film('playFilm').play();
  }

  /** Stops the film where it is. */
  pauseFilm() {
    this.#film('pauseFilm').pause();
  }

  /** Shows the film at a position and stops there. @param {number} position from 0 to its length, `shownFilm.length` */
  seekFilm(position) {
    const player = this.#film('seekFilm');
    if (!Number.isInteger(position) || position < 0 || position > player.film.length) {
      fail('position', `position must be a whole number from 0 to ${player.film.length}`);
    }
    player.seek(position);
  }

  /** Draws the maze anew, as after a change of its CSS properties. */
  redraw() {
    this.#view?.redraw();
  }

  /** @param {string} method */
  #playing(method) {
    const playing = this.#view?.playing;
    if (playing) return playing;
    return fail('play', `play must be set, and the maze loaded, before ${method}`);
  }

  /** @param {string} method */
  #film(method) {
    const player = this.#view?.player;
    if (player) return player;
    return fail('film', `film must be set, and the maze loaded, before ${method}`);
  }

  /** @internal */
  connectedCallback() {
    this.#upgrade();
    this.#view ??= createView(this, (name, detail) => this.#emit(name, detail, true));
    this.#view.connected(true);
    this.#reserve();
    this.#near = new IntersectionObserver(
      ([entry]) => {
        this.#isNear = entry.isIntersecting;
        this.#view?.visible(this.#isNear);
        this.#schedule();
      },
      { rootMargin: NEAR },
    );
    this.#near.observe(this);
  }

  /** @internal */
  disconnectedCallback() {
    this.#near?.disconnect();
    this.#isNear = false;
    this.#view?.connected(false);
  }

  /** @internal @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (name === 'lang' || name === 'aria-label') {
      this.#view?.texts();
      return;
    }
    if (before === now) return;
    const property = properties.byAttribute.get(name);
    // What was set last counts.
    if (property && now !== null) this.#given.delete(property);
    this.#invalidate();
  }

  /** Properties that were set before the browser knew the element. */
  #upgrade() {
    for (const name of ['maze', ...properties.flags, ...properties.values]) {
      if (!Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /** The value of a property: as it was set, or as its attribute is read; null without either. @param {string} name */
  #value(name) {
    if (this.#given.has(name)) return this.#given.get(name);
    const text = this.getAttribute(name);
    return text === null ? null : parsed(name, text);
  }

  /** @param {string} name @param {unknown} value */
  #setValue(name, value) {
    this.#given.delete(name);
    if (value === undefined || value === null || value === false) this.removeAttribute(name);
    else if (value === true) this.setAttribute(name, '');
    else if (
      typeof value === 'number' ||
      (typeof value === 'string' && parsed(name, value) === value)
    ) {
      this.setAttribute(name, String(value));
    } else this.#given.set(name, value);
    this.#invalidate();
  }

  #invalidate() {
    this.#isStale = true;
    this.#reserve();
    this.#schedule();
  }

  /** Keeps the space that a maze of squares will take, so that nothing jumps when it comes. */
  #reserve() {
    const [width, height] = ['width', 'height'].map((name) => Number(this.getAttribute(name)));
    this.#view?.reserve(width > 0 && height > 0 ? width / height : 4 / 3);
  }

  #schedule() {
    if (this.#update || !this.#isStale || !this.isConnected) return;
    if (!this.#isNear && !this.#isAsked) return;
    this.#update = Promise.resolve()
      .then(() => this.#renew())
      .finally(() => {
        this.#update = null;
        this.#schedule();
      });
  }

  /**
   * Makes and shows what is asked for now. The maze stays while its options do: frameworks set equal objects again
   * and again.
   */
  async #renew() {
    const view = /** @type {View} */ (this.#view);
    this.#isStale = false;
    try {
      const wanted = read(this.getAttributeNames(), (name) => this.getAttribute(name), this.#given);
      const made = { options: keyOf(wanted), maze: this.#maze };
      const isSame = made.options === this.#made.options && made.maze === this.#made.maze;
      const prepared = await prepare(wanted, made.maze, isSame ? view.shown : null);
      this.#made = made;
      this.#error = null;
      view.show(prepared, wanted);
    } catch (error) {
      this.#error = error;
      await this.#fail(error);
    }
  }

  /** @param {unknown} error */
  async #fail(error) {
    const language = languageOf(this);
    const say = translator(language);
    let sentence = say('failed', { reason: String(/** @type {any} */ (error)?.message ?? error) });
    if (error instanceof MazeError) {
      sentence = error.message;
      if (language === 'ko') {
        const korean = await koreanTexts().catch(() => null);
        sentence = korean
          ? `${error.field}: ${korean.koreanProblem(error)}`
          : say('failed', { reason: error.message });
      }
    }
    this.#view?.fail(sentence);
    this.#emit('error', error, false);
  }

  /** @param {string} name @param {unknown} detail @param {boolean} bubbles */
  #emit(name, detail, bubbles) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles, composed: bubbles }));
  }

  static {
    for (const name of properties.flags) {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        get() {
          return this.hasAttribute(name);
        },
        set(value) {
          this.toggleAttribute(name, Boolean(value));
        },
      });
    }
    for (const name of properties.values) {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        get() {
          return this.#value(name);
        },
        set(value) {
          this.#setValue(name, value);
        },
      });
    }
  }
}

/**
 * Makes `<maze-view>` an element of the page, once; the entry does it by itself.
 * @internal
 * @param {import('./libraries.js').Loaders} loaders
 */
export function define(loaders) {
  useLoaders(loaders);
  if (!globalThis.customElements || customElements.get('maze-view')) return;
  customElements.define('maze-view', MazeView);
}
