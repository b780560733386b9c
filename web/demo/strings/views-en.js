/** Texts of the game, of the films and of the loading of views. */
export const viewsEn = {
  'load.failed': 'This part of the page could not be loaded. Check the connection and try again.',
  'load.retry': 'Try again',
  'load.reload': 'Reload the page',
};
