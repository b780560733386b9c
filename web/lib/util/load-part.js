import { fail } from './error.js';

/**
 * A part of the package that is loaded when it is first needed. Throws a MazeError where it cannot be: service
 * workers have no import().
 * @template Part
 * @param {Promise<Part>} part what import() returned
 * @returns {Promise<Part>}
 */
export const loaded = (part) =>
  part.catch((reason) =>
    fail(
      'import()',
      `import() of a part of mazewright failed: ${reason?.message ?? reason}; in a service worker, which has no import(), bundle mazewright/formats into the script without code splitting`,
    ),
  );
