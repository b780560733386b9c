import { byId } from '../ui/dom.js';
import { lazy } from '../ui/lazy.js';
import { noticeFailure } from '../ui/load-failure.js';

/** Opens the share dialog on a click. Its code is loaded then. @param {any} store */
export function startShare(store) {
  const loadDialog = lazy(async () => {
    const { createShare } = await import('./dialog.js');
    return createShare(store);
  });
  byId('share-open').addEventListener('click', () =>
    noticeFailure(loadDialog().then((open) => open())),
  );
}
