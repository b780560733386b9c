/** The built package, opened once for a test file. */
import { createMazewright, MazeError } from 'mazewright';

export const mw = await createMazewright();
export { MazeError };
