/** The name of the script in stacks: its `sourceURL`. */
export const SCRIPT_NAME = 'script';
const FRAME = /(?:^|[\s(@])script:(\d+):(\d+)/m;

/**
 * The line and column of the script where an error arose, from 1; null if unknown. What the script
 * called is not meant, but its own line. An error of its syntax has no such line in its stack: the
 * event knows it.
 * @param {unknown} error
 * @param {{ filename?: string, lineno?: number, colno?: number }} [event]
 * @returns {{ line: number, column: number } | null}
 */
export function placeOfError(error, event = {}) {
  const frame = FRAME.exec(String(Object(error).stack ?? ''));
  if (frame) return { line: Number(frame[1]), column: Number(frame[2]) };
  const { filename, lineno = 0, colno = 0 } = event;
  const isOfScript = filename === SCRIPT_NAME || error instanceof SyntaxError;
  return isOfScript && lineno > 0 ? { line: lineno, column: Math.max(1, colno) } : null;
}
