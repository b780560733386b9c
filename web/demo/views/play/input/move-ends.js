import { lazy } from '../../../ui/lazy.js';
import { noticeFailure } from '../../../ui/load-failure.js';

const loadEnds = lazy(() => import('../../../state/ends.js'));

/** Goes on in the component of a cell. @param {import('../../../state/store.js').Store} store @param {number} cell */
export const moveEnds = (store, cell) =>
  noticeFailure(loadEnds().then(({ moveEndsTo }) => moveEndsTo(store, cell)));
