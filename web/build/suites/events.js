import { appendFileSync } from 'node:fs';
import { inspect } from 'node:util';

/** The variable of the environment with the file that events are written to. */
export const EVENTS = 'MAZEWRIGHT_EVENTS';

/**
 * What a test came to; `skip` is why it was skipped, `error` why it failed.
 * @typedef {{ name: string, failed: boolean, skip?: string, error?: string }} Ended
 */

/**
 * A reporter for Node's test runner: a line of JSON a test, written at once, so that it is there after a crash
 * and shows that a file gets on.
 * @param {AsyncIterable<{ type: string, data: any }>} events
 */
export default async function* report(events) {
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details?.type === 'suite') continue;
    const { name, skip, todo } = data;
    const failed = type === 'test:fail' && todo === undefined;
    const error = failed ? data.details.error : undefined;
    const isOwn = error && error.failureType !== 'subtestsFailed';
    /** @type {Ended} */
    const ended = {
      name,
      failed,
      ...(skip === undefined ? {} : { skip: typeof skip === 'string' ? skip : '' }),
      ...(isOwn ? { error: inspect(error.cause ?? error) } : {}),
    };
    appendFileSync(String(process.env[EVENTS]), `${JSON.stringify(ended)}\n`);
    yield '';
  }
}
