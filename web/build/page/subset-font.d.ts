declare module 'subset-font' {
  /** The tables of a font that some characters need. */
  export default function subset(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt';
      noHinting?: boolean;
      keepFeatures?: string[];
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}
