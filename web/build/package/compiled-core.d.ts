/** What bundle.js resolves: the JavaScript that emcc wrote. */
declare module '#glue' {
  const glue: (module: object) => Promise<unknown>;
  export default glue;
}

/** The WebAssembly as web/build/package/pack-wasm.js packs it. */
declare module '#wasm' {
  const packed: import('../../lib/util/unpack-wasm.js').PackedWasm;
  export default packed;
}

/** The bytes of a font with the letters of web/build/package/latin-fonts.js. */
declare module '*.ttf' {
  const bytes: Uint8Array;
  export default bytes;
}

/** The same with the letters of web/lib/formats/print/wide/letters.js, deflated. */
declare module '*.ttf?european' {
  const bytes: Uint8Array;
  export default bytes;
}
declare module '*.ttf?hangul' {
  const bytes: Uint8Array;
  export default bytes;
}

/** The text of dist/worker-script.js. */
declare module '#worker' {
  const source: string;
  export default source;
}
