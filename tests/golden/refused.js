/** The lines of refused.txt: `<code> <error> <field>`. */
import { MazeError } from 'mazewright/dungeons';

/** The lines as [{ code, error, field }]. */
export const parseRefused = (text) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [code, error, field] = line.split(' ');
      return { code, error, field };
    });

/**
 * Whether a call with the code of a line is refused as the line says: with its error, or, where the code
 * cannot be read because of it, with the sentence about its field.
 */
export function showsRefusal(call, { error, field }) {
  try {
    call();
  } catch (thrown) {
    if (!(thrown instanceof MazeError)) throw thrown;
    if (thrown.code === error && thrown.field === field) return true;
    return thrown.code === 'invalid-code' && thrown.message.includes(`cannot be read: ${field} `);
  }
  return false;
}
