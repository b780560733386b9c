import { chromium } from 'playwright-core';
import { browserPath } from '../../../web/build/setup/tools.js';
import { fontEnv } from '../../js/support/fonts.js';
import { Watchdog } from './watchdog.js';

/** What Chromium needs without a window, as root, without asking the network for anything. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the browser. No time limit: a busy machine is slow, not wrong. Its watchdog hears its calls.
 * @param {readonly string[]} [flags] more of them
 * @param {{ scrollbars?: boolean, watchdog?: Watchdog }} [options] scrollbars: with the scrollbars of a
 *   desktop, which take part of the width; Playwright hides them
 */
export const launch = (flags = [], { scrollbars = false, watchdog = new Watchdog() } = {}) =>
  watchdog.guard('the browser, as it was started,', () =>
    chromium.launch({
      executablePath: browserPath() ?? undefined,
      args: [...FLAGS, ...(scrollbars ? ['--disable-features=OverlayScrollbar'] : []), ...flags],
      env: { ...process.env, ...fontEnv },
      ignoreDefaultArgs: scrollbars ? ['--hide-scrollbars'] : [],
      timeout: 0,
      logger: watchdog.logger,
    }),
  );
