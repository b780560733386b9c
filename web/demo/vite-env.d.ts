declare module '*?url' {
  const address: string;
  export default address;
}
declare module '*?worker&url' {
  const address: string;
  export default address;
}
interface ImportMeta {
  /** Written by the bundler. */
  readonly env: {
    readonly PROD: boolean;
    /** The folders of web/examples that are games. */
    readonly GAMES: readonly string[];
    /** Addresses of the project; one that is not known is absent. */
    readonly PROJECT_LINKS: { source?: string; package?: string; docs?: string; license?: string };
  };
}
interface Navigator {
  /** Only in browsers of the Chromium family. */
  readonly connection?: { readonly saveData: boolean };
  readonly deviceMemory?: number;
}
