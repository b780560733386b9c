/** The built package with all of its rows, opened once for a test file. */
import { createMazewright, MazeError } from 'mazewright/dungeons';

export const mw = await createMazewright();
export { MazeError };
