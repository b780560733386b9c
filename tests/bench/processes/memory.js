/**
 * A process that makes one maze, none with side 0. Arguments: an algorithm, cells a side. Prints
 * its peak in MB as JSON, or null where the algorithm does not take the size.
 */
import { createMazewright, MazeError } from 'mazewright';

const [algorithm, side] = process.argv.slice(2);
const mw = await createMazewright();
const size = Number(side);
let made = true;
try {
  if (size > 0) mw.generate({ algorithm, width: size, height: size, seed: 1 });
} catch (error) {
  if (!(error instanceof MazeError)) throw error;
  made = false;
}
console.log(JSON.stringify(made ? { peak: process.resourceUsage().maxRSS / 1024 } : null));
