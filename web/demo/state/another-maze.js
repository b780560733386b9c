import { lazy } from '../ui/lazy.js';
import { noticeFailure } from '../ui/load-failure.js';
import { randomSeed } from './generate.js';

/** @import { Store } from './store.js' */

const loadChange = lazy(() => import('./change.js'));

/** Makes another maze of the same options. @param {Store} store */
export const anotherMaze = (store) =>
  noticeFailure(loadChange().then(({ change }) => change(store, { seed: randomSeed() })));
