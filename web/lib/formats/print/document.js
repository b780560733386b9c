import { loaded } from '../../util/load-part.js';
import { createRuler, openFonts, refuse } from './fonts.js';
import { Sheet } from './sheet.js';
import { WORDS } from './words.js';

/**
 * A text as it is printed: on one line, its letters composed, as the fonts have them.
 * @param {string} text
 */
export const printable = (text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/**
 * Opens a PDF document. It has no date and no random id, so that equal calls give equal bytes.
 * @param {{ title: string, author?: string, subtitle?: string, language: keyof typeof WORDS, font: Uint8Array | null }} about
 */
export async function openDocument({ title, author = '', subtitle = '', language, font }) {
  const { PDFDocument } = await loaded(import('./pdf-library.js'));
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  if (author !== '') document.setAuthor(author);
  document.setLanguage(language);
  document.setCreator('mazewright');
  document.setProducer('mazewright (pdf-lib)');
  const words = JSON.stringify(WORDS[language]);
  const { fonts, embed } = await openFonts(document, font, [title, author, subtitle, words]);
  const ruler = createRuler(fonts, font !== null);
  /** @type {Sheet[]} */
  const sheets = [];
  return {
    ruler,
    /** Adds a page. @param {{ width: number, height: number }} size in points */
    addSheet({ width, height }) {
      const sheet = new Sheet(document.addPage([width, height]), ruler);
      sheets.push(sheet);
      return sheet;
    },
    /** The bytes of the file. */
    async finish() {
      for (const sheet of sheets) sheet.finish();
      embed();
      // Here the glyphs of the caller's font are read.
      return font === null ? document.save() : document.save().catch(refuse);
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openDocument>>} PrintDocument */
