import { buildWasm } from '../wasm/wasm.js';

/** dist/ without its types. */
export async function buildPackage() {
  await buildWasm();
  // esbuild is installed by set-up.
  const { buildBundles } = await import('./bundle.js');
  await buildBundles();
}
