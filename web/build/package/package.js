import { buildWasm } from '../wasm/wasm.js';

/**
 * dist/ without its types.
 * @param {import('../wasm/wasm.js').Program[]} [programs] without 'small': what the page needs; 'core'
 *   is always one of them
 */
export async function buildPackage(programs = ['core', 'dungeons', 'small']) {
  await buildWasm(programs);
  // esbuild is installed by set-up.
  const { buildBundles } = await import('./bundle.js');
  await buildBundles(programs);
}
