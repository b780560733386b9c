import { buildWasm } from '../wasm/wasm.js';

/**
 * dist/ without its types.
 * @param {import('../wasm/wasm.js').Program[]} [programs] only ['core']: without `mazewright/small`,
 *   which the page does not need
 */
export async function buildPackage(programs = ['core', 'small']) {
  await buildWasm(programs);
  // esbuild is installed by set-up.
  const { buildBundles } = await import('./bundle.js');
  await buildBundles(programs);
}
