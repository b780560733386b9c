/**
 * Has the browser keep a copy of the page, which opens without a network. Not in development, and not
 * where somebody saves data.
 */
export function startOffline() {
  const { connection, serviceWorker } = navigator;
  // A page without HTTPS has none, whatever its type says.
  if (!import.meta.env.PROD || !serviceWorker || connection?.saveData) return;
  // A page that cannot be kept works all the same.
  serviceWorker.register('./sw.js').catch(() => {});
}
