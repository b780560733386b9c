/** What bundle.js resolves: the JavaScript that emcc wrote. */
declare module '#glue' {
  const glue: (module: object) => Promise<unknown>;
  export default glue;
}

/** The bytes of the WebAssembly as web/build/package/ascii-bytes.js writes them. */
declare module '#wasm' {
  export const text: string;
  export const alphabet: string;
  export const order: string;
}

/** The text of dist/worker-script.js. */
declare module '#worker' {
  const source: string;
  export default source;
}

/** What web/build/package/deflate.js resolves: packs bytes into a zlib stream (RFC 1950). */
declare module '#deflate' {
  export const deflate: ((bytes: Uint8Array) => Uint8Array) | undefined;
}
