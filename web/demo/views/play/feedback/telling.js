import { furnitureNow } from 'mazewright/draw';
import { words } from '../../../geometry/spoken.js';
import { announce } from '../../../ui/announce.js';
import { byId } from '../../../ui/dom.js';

/** @import { Furniture } from 'mazewright/draw' */
/** @import { Round } from '../round/round.js' */

/** Milliseconds after a move until it is told: of a walk only the end. */
const QUIET_MS = 120;

/**
 * What screen readers are told of a game, each text once, and again if the same happens again. A place is told by
 * `#where`, a hint and a result by `#status`.
 * @param {() => void} named called when there is another text, which is the name of what has the focus too:
 *   braille displays show that
 */
export function createTelling(named) {
  const where = byId('where');
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let said = '';
  /** What has happened since. @type {string[]} */
  let news = [];
  /** Doors and things when that was looked for last. @type {Furniture | null} */
  let known = null;

  const take = (/** @type {string} */ text) => {
    said = [...news, text].join(' ');
    news = [];
    named();
    return said;
  };
  const hush = () => {
    clearTimeout(timer);
    // A text that stays is not spoken again.
    where.textContent = '';
  };
  const telling = {
    /** What was told last; '' at the beginning. */
    get said() {
      return said;
    },
    /** Tells nothing more of the last attempt. @param {Round | null} round the next one */
    begin(round) {
      hush();
      [said, news] = ['', []];
      known = round && furnitureNow(round.game);
      named();
    },
    /** Notes what has changed of doors and things. @param {Round} round @param {boolean} [isTold] false: something else tells it @returns {boolean} whether something has changed */
    note(round, isTold = true) {
      const now = furnitureNow(round.game);
      const changes = known ? words().news(known, now) : [];
      known = now;
      if (isTold) news.push(...changes);
      return changes.length > 0;
    },
    /** Tells where the player is, a little later. @param {Round} round @param {number | null} [side] the direction of what blocked a move */
    place(round, side = null) {
      hush();
      const text = words().place(round, side, furnitureNow(round.game));
      timer = setTimeout(() => {
        where.textContent = take(text);
      }, QUIET_MS);
    },
    /** @param {Round} round @param {number} direction */
    hint(round, direction) {
      telling.over(words().hint(round, direction));
    },
    /** Tells a text at once, in place of one of the place. @param {string} text */
    over(text) {
      hush();
      announce(take(text));
    },
    /** Names what was told in another language. @param {Round | null} round */
    translate(round) {
      if (!round || said === '') return;
      said = words().place(round, null, furnitureNow(round.game));
      named();
    },
  };
  return telling;
}
