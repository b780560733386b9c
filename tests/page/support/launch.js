import { chromium } from 'playwright-core';

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
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...FLAGS, ...flags],
    timeout: 0,
  });
