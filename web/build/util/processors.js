import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Advice } from './shell.js';

/** The variable of the environment that says how many processors to use. */
const VARIABLE = 'MAZEWRIGHT_PROCESSORS';

/** @param {string} path @returns {string} '' where there is no such file */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Folders of a control group and of those around it, the innermost first.
 * @param {string} mount @param {string} group
 */
function foldersOf(mount, group) {
  const names = group.split('/').filter(Boolean);
  return names.map((_, i) => [mount, ...names.slice(0, names.length - i)].join('/')).concat(mount);
}

/**
 * The processors that the control groups of this process may use, by time: a container with two of a host
 * with 64 has a quota, of which the count of processors knows nothing. Infinity without one.
 * @param {(path: string) => string} readFile '' where there is none
 */
export function quotaOf(readFile) {
  const quotas = [Infinity];
  for (const line of readFile('/proc/self/cgroup').split('\n')) {
    const [, controllers, group] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
    if (controllers === '') {
      for (const folder of foldersOf('/sys/fs/cgroup', group)) {
        const [, quota, period] = /^(\d+) (\d+)/.exec(readFile(`${folder}/cpu.max`)) ?? [];
        if (period) quotas.push(Number(quota) / Number(period));
      }
    } else if (controllers?.split(',').includes('cpu')) {
      for (const mount of [`/sys/fs/cgroup/${controllers}`, '/sys/fs/cgroup/cpu']) {
        for (const folder of foldersOf(mount, group)) {
          const quota = Number(readFile(`${folder}/cpu.cfs_quota_us`));
          const period = Number(readFile(`${folder}/cpu.cfs_period_us`));
          if (quota > 0 && period > 0) quotas.push(quota / period);
        }
      }
    }
  }
  return Math.min(...quotas);
}

/**
 * How many programs run side by side: what the variable says, else the processors of this machine, or
 * fewer where a control group has a quota.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{ count: number, readFile: (path: string) => string }} [machine]
 * @throws {Advice} if the variable is not a number from 1
 */
export function processors(
  env = process.env,
  machine = { count: availableParallelism(), readFile: read },
) {
  const given = env[VARIABLE];
  if (given === undefined) {
    return Math.max(1, Math.min(machine.count, Math.ceil(quotaOf(machine.readFile))));
  }
  const wanted = Number(given);
  if (Number.isInteger(wanted) && wanted >= 1) return wanted;
  throw new Advice(`${VARIABLE} must be a whole number from 1, got '${given}'`);
}
