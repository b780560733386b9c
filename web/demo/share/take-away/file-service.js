import { MazeError } from '../../state/library.js';
import { LoadError } from '../../ui/lazy.js';
import { noticeFailure } from '../../ui/load-failure.js';

/** @import { Maze } from 'mazewright/dungeons' */
/** @import { FileRequest, MadeFile, Report, RowsReply } from './file-maker.js' */

/** @typedef {RowsReply | MadeFile} Reply */
/** @typedef {{ resolve(reply: Reply): void, reject(reason: unknown): void, report: Report }} Waiting */

/** Why a file is not made: somebody cancelled it. */
export class Cancelled extends Error {}

/** Work of which nothing is said if somebody cancels it. @param {Promise<unknown>} work */
export const unlessCancelled = (work) =>
  noticeFailure(
    work.catch((error) => {
      if (!(error instanceof Cancelled)) throw error;
    }),
  );

/**
 * Files of a maze, made in a worker one after another.
 * @param {Maze} maze
 */
export function createFileService(maze) {
  /** @type {Worker | null} */
  let worker = null;
  /** Whether the worker has the maze. */
  let hasMaze = false;
  /** What the worker is doing. @type {Waiting | null} */
  let waiting = null;
  /** Ends when the last request does. @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** Requests before this number are cancelled. */
  let cancelledBefore = 0;
  let requests = 0;

  /** @param {unknown} reason */
  function end(reason) {
    worker?.terminate();
    worker = null;
    hasMaze = false;
    waiting?.reject(reason);
    waiting = null;
  }

  function start() {
    const made = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    made.onmessage = ({ data: { progress, reply, problem, message } }) => {
      if (progress) {
        waiting?.report(progress.done, progress.total);
        return;
      }
      const ended = waiting;
      waiting = null;
      if (reply) ended?.resolve(reply);
      else ended?.reject(problem ? new MazeError(problem) : new Error(message));
    };
    made.onerror = (event) => {
      event.preventDefault();
      const cause = new Error(event.message);
      end(event.message ? cause : new LoadError('the worker could not be loaded', { cause }));
    };
    return made;
  }

  /** @param {FileRequest} request @param {Report} report @returns {Promise<Reply>} */
  function run(request, report) {
    worker ??= start();
    const given = hasMaze || request.maze ? request : { ...request, maze };
    // A maze with steps is for one file: in others, the steps would be stored too.
    hasMaze = !request.maze;
    return new Promise((resolve, reject) => {
      waiting = { resolve, reject, report };
      worker?.postMessage(given);
    });
  }

  /** @param {FileRequest} request @param {Report} [report] @returns {Promise<Reply>} */
  function ask(request, report = () => {}) {
    requests += 1;
    const number = requests;
    const asked = last.then(() => {
      if (number <= cancelledBefore) throw new Cancelled();
      return run(request, report);
    });
    last = asked.catch(() => {});
    return asked;
  }

  return {
    /** The formats, and why each cannot hold the maze. @returns {Promise<RowsReply>} */
    rows: () => /** @type {Promise<RowsReply>} */ (ask({ kind: 'rows' })),
    /**
     * A file. Rejects with a MazeError if an option is wrong, with Cancelled if `cancel` was called.
     * @param {FileRequest} request
     * @param {Report} report
     * @returns {Promise<MadeFile>}
     */
    make: (request, report) => /** @type {Promise<MadeFile>} */ (ask(request, report)),
    /** Cancels all that is being made. */
    cancel() {
      cancelledBefore = requests;
      end(new Cancelled());
    },
  };
}

/** @typedef {ReturnType<typeof createFileService>} FileService */
