/** @import { Store } from '../../../state/store.js' */

/**
 * Calls functions when rules of the game change.
 * @param {Store} store
 * @param {{ opponents(): void, living(): void, others(): void, fog(isOn: boolean): void }} run others:
 *   rules with which the attempt goes on
 */
export function onRules(store, run) {
  let { rules } = store.state;
  store.on(['rules'], () => {
    const { living: wasLiving, fog: wasFogged, game, others } = rules;
    rules = store.state.rules;
    if (game !== rules.game || others !== rules.others) run.opponents();
    if (wasLiving !== rules.living) run.living();
    else run.others();
    if (wasFogged !== rules.fog) run.fog(rules.fog);
  });
}
