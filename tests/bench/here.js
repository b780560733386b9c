/** What a table says of the run that it is from. */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

function machineText() {
  const all = cpus();
  return `${all[0].model.trim()}, ${all.length} cores, Node ${process.versions.node}`;
}

/** The commit that is measured, with a + if there are changes that it has not; empty outside of Git. */
function commitText() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const changed = git('status', '--porcelain', '--', 'cpp', 'web/lib', 'CMakeLists.txt');
    return git('rev-parse', '--short=7', 'HEAD') + (changed === '' ? '' : '+');
  } catch {
    return '';
  }
}

export function hereAndNow() {
  const date = new Date().toISOString().slice(0, 10);
  return { machine: machineText(), date: [date, commitText()].filter(Boolean).join(', ') };
}
