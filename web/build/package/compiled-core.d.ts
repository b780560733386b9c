/** What bundle.js resolves: the JavaScript that emcc wrote. */
declare module '#glue' {
  const glue: (module: object) => Promise<unknown>;
  export default glue;
}

/** The bytes of the WebAssembly as web/build/compiled.js writes them. */
declare module '#wasm' {
  const bytes: string;
  export default bytes;
}

/** The text of dist/worker-script.js. */
declare module '#worker' {
  const source: string;
  export default source;
}
