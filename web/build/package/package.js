import { buildWasm } from '../wasm/wasm.js';

/** dist/ without its types: all that the page needs. */
export async function buildPackage() {
  await buildWasm();
  // esbuild is there after set-up only.
  const { buildBundles } = await import('./bundle.js');
  await buildBundles();
}
