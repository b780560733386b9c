import { chromium } from 'playwright-core';
import { browserPath } from '../../../web/build/setup/tools.js';

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
 * Starts the browser. No time limit: a busy machine is slow, not wrong.
 * @param {readonly string[]} [flags] more of them
 */
export const launch = (flags = []) =>
  chromium.launch({
    executablePath: browserPath() ?? undefined,
    args: [...FLAGS, ...flags],
    timeout: 0,
  });
