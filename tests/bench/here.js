/** What a table says of the run that it is from. */
import { cpus } from 'node:os';

function machineText() {
  const all = cpus();
  return `${all[0].model.trim()}, ${all.length} cores, Node ${process.versions.node}`;
}

export const hereAndNow = () => ({
  machine: machineText(),
  date: new Date().toISOString().slice(0, 10),
});
