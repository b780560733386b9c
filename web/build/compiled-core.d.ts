/** What bundle.js resolves: the JavaScript that emcc wrote. */
declare module '#glue' {
  const glue: (module: object) => Promise<unknown>;
  export default glue;
}

/** The bytes of the WebAssembly, one a character. */
declare module '#wasm' {
  const bytes: string;
  export default bytes;
}
