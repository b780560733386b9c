/** A process of Node for one contestant, whose bundle is the argument. */
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

const [bundle] = process.argv.slice(2);
runInThisContext(readFileSync(bundle, 'utf8'), { filename: bundle });
const host = await globalThis.host;
process.on('message', (request) => process.send(host.answer(request)));
process.send(host.rows);
