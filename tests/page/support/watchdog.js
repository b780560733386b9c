import { mkdirSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import process, { argv } from 'node:process';
import { patience } from '../../../web/build/util/patience.js';
import { root } from './server.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContext} BrowserContext */

/** Events that the report of a standstill has. */
const MAX_EVENTS = 40;
const MAX_TEXT = 300;
/** A page that stands still is asked for the report, at most so long, or as long as the patience is. */
const MAX_ASKED_MS = 10_000;

/** Waits for something at most so long: undefined if it does not come. @template T @param {Promise<T>} work @param {number} ms */
async function within(work, ms) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([/** @type {Promise<T | undefined>} */ (work), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** All of this process. @type {Watchdog[]} */
const watchdogs = [];

// The runner ends a file that does something for ever, as one that asks a page again and again.
process.once('SIGTERM', () => {
  for (const { events } of watchdogs) console.error(`The last events:\n${events}`);
  process.exit(143);
});

/**
 * Ends what waits for a browser in which nothing happens any more. Playwright's own limits cover neither
 * `evaluate` nor `newPage`, `close` and the launch; and they count how long a call takes, which on a
 * busy machine can be any time. This one counts from the last sign of life: a call that begins or is answered, a request, a
 * response, a navigation, a line of the console, a download, a dialog.
 */
export class Watchdog {
  /** @type {string[]} */
  #events = [];
  #began = performance.now();
  #last = performance.now();
  #patience;

  /** @param {number} [ms] of silence that are a standstill */
  constructor(ms = patience()) {
    this.#patience = ms;
    watchdogs.push(this);
  }

  /** A sign of life. @param {string} text */
  hear(text) {
    this.#last = performance.now();
    const seconds = ((this.#last - this.#began) / 1000).toFixed(1);
    this.#events.push(`${seconds.padStart(8)} s  ${text.slice(0, MAX_TEXT)}`);
    if (this.#events.length > MAX_EVENTS) this.#events.shift();
  }

  /** What happened last, a line each. */
  get events() {
    return this.#events.join('\n');
  }

  /** Listens to a context of Playwright, and to all pages that it has or will have. @param {BrowserContext} context */
  observe(context) {
    const urlOf = (/** @type {{ url(): string }} */ each) => each.url().slice(0, MAX_TEXT);
    context.on('request', (request) => this.hear(`request ${urlOf(request)}`));
    context.on('requestfinished', (request) => this.hear(`answer to ${urlOf(request)}`));
    context.on('requestfailed', (request) => this.hear(`no answer to ${urlOf(request)}`));
    context.on('console', (line) => this.hear(`console ${line.type()}: ${line.text()}`));
    context.on('dialog', (dialog) => this.hear(`dialog ${dialog.message()}`));
    context.on('weberror', (error) => this.hear(`error ${error.error()}`));
    const onPage = (/** @type {Page} */ page) => {
      page.on('framenavigated', (frame) => this.hear(`at ${urlOf(frame)}`));
      page.on('download', (download) => this.hear(`download ${download.suggestedFilename()}`));
      page.on('worker', (worker) => this.hear(`worker ${urlOf(worker)}`));
      page.on('crash', () => this.hear('crash'));
    };
    context.on('page', onPage);
    for (const page of context.pages()) onPage(page);
  }

  /** What Playwright takes as a logger: its calls and their answers, and what the browser prints at its start. */
  get logger() {
    return {
      isEnabled: () => true,
      log: (
        /** @type {string} */ _name,
        /** @type {string} */ _severity,
        /** @type {string | Error} */ text,
      ) => this.hear(String(text)),
    };
  }

  /**
   * Does work, and fails in its place once it has been silent for too long.
   * @template T
   * @param {string} what
   * @param {() => Promise<T>} work
   * @param {() => Promise<string>} [describe] what stands still, for the message
   * @returns {Promise<T>}
   */
  async guard(what, work, describe = async () => '') {
    this.hear(`begin of ${what}`);
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    /** @type {Promise<never>} */
    const silence = new Promise((_, reject) => {
      const watch = () => {
        const silent = performance.now() - this.#last;
        if (silent < this.#patience) {
          timer = setTimeout(watch, this.#patience - silent + 1);
          return;
        }
        const seconds = (silent / 1000).toFixed(0);
        const { events } = this;
        describe().then((text) => {
          const message = `${what} stood still: no sign of life for ${seconds} s.`;
          reject(new Error(`${message}\n${text}The last events:\n${events}`));
        }, reject);
      };
      watch();
    });
    try {
      return await Promise.race([work(), silence]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** What a page shows that stands still, with a picture of it in build/reports. @param {Page} page */
  async describe(page) {
    const ms = Math.min(MAX_ASKED_MS, this.#patience);
    const folder = join(root, 'build', 'reports');
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${parse(basename(argv[1] ?? 'page')).name}-stood-still.png`);
    const answers = within(page.evaluate('document.readyState').catch(String), ms);
    const draws = within(
      page.evaluate('new Promise((done) => requestAnimationFrame(() => done(true)))').catch(String),
      ms,
    );
    const taken = within(
      page.screenshot({ path, timeout: ms }).then(() => path, String),
      ms,
    );
    const [state, frame, picture] = await Promise.all([answers, draws, taken]);
    const told = (/** @type {unknown} */ value) => value ?? `nothing within ${ms / 1000} s`;
    return `It is at ${page.url()}. Asked for its state it says ${told(state)}, for a frame ${told(frame)}. Its picture: ${told(picture)}.\n`;
  }
}

/**
 * The same for an object of another library: it notes the begin and the end of each of its calls that is awaited.
 * @template {object} T
 * @param {T} object
 * @param {Watchdog} watchdog
 * @returns {T}
 */
export const noted = (object, watchdog) =>
  new Proxy(object, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (/** @type {unknown[]} */ ...args) => {
        const result = value.apply(target, args);
        if (!(result instanceof Promise)) return result;
        watchdog.hear(`=> ${String(key)}`);
        return result.finally(() => watchdog.hear(`<= ${String(key)}`));
      };
    },
  });

/** Fails unless closing ends; a browser that cannot be closed holds a test file for ever. @param {Watchdog} watchdog @param {{ close(): Promise<unknown> } | undefined} browser */
export async function closeBrowser(watchdog, browser) {
  if (browser) await watchdog.guard('the browser, as it was closed,', () => browser.close());
}
