// The parts of pdf-lib that are used: a bundler leaves the others out of the file that is loaded by import().

export { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
