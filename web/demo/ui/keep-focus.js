/** What Tab reaches, but for fields: they would take the keys of the game. */
const REACHED = 'button, summary, a[href], input[type=checkbox], [tabindex="0"]';
/** Attributes by which the page hides something, or shows something else. */
const HIDING = ['hidden', 'class', 'data-view', 'data-walk', 'disabled'];
/** Its parts are those of a view: nothing in it follows upon a control of another view. */
const OF_VIEWS = '#dock, main, body';

/** @param {Element} element */
const takesFocus = (element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');

/**
 * Keeps the focus in the page when the control that has it is removed or hidden. It goes to the control
 * with the same id; else to what follows in the closest part of the page that is left; else to the tab of
 * the view. Costs a look per frame in which something is added, removed or hidden.
 */
export function keepFocus() {
  /** @type {Element | null} */
  let last = null;
  /** @type {Element[]} */
  let around = [];
  let frame = 0;
  /** Whether `last` was taken out of the page since it got the focus, and maybe put back. */
  let wasRemoved = false;

  const note = () => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return;
    last = activeElement;
    wasRemoved = false;
    around = [];
    for (let part = last.parentElement; part; part = part.parentElement) around.push(part);
  };

  const look = (/** @type {MutationRecord[]} */ records) => {
    wasRemoved ||= records.some(({ removedNodes }) =>
      [...removedNodes].some((each) => each.contains(last)),
    );
  };
  /** A click beside all controls, or the page itself, takes the focus from a control that stays. */
  const drop = () =>
    queueMicrotask(() => {
      look(observer.takeRecords());
      const isFree = document.activeElement === document.body;
      if (isFree && !wasRemoved && last && takesFocus(last)) last = null;
      frame ||= requestAnimationFrame(check);
    });

  const next = () => {
    const twin = last?.id ? document.getElementById(last.id) : last;
    if (twin && takesFocus(twin)) return twin;
    const part = around.find((each) => each.isConnected && each.checkVisibility());
    const all = part?.matches(OF_VIEWS) ? [] : [...(part?.querySelectorAll(REACHED) ?? [])];
    const left = all.filter(takesFocus);
    const follows = (/** @type {Element} */ each) =>
      last?.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING;
    return left.find(follows) ?? left[0] ?? document.querySelector('#tabs [aria-pressed="true"]');
  };

  const check = () => {
    frame = 0;
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body;
    if (!last || !(isFree || activeElement === last)) return;
    if (takesFocus(last) && !wasRemoved) return;
    const element = next();
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  };

  const observer = new MutationObserver((records) => {
    look(records);
    frame ||= requestAnimationFrame(check);
  });
  note();
  addEventListener('focusin', note);
  addEventListener('focusout', drop);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: HIDING });
}
