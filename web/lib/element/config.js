/** The settings of elements: what an element without attributes shows, but for its seed. */
export const USUAL_MAZE = { algorithm: 'recursiveBacktracker', width: 20, height: 15 };
/** Seconds of a film. */
export const FILM_SECONDS = 6;
/** How far from the window an element begins to load. */
export const NEAR = '200px';
