// The part of pdf-lib that is used: a bundler leaves the others out of the file that is loaded by import().

export { PDFDocument, PDFString } from '@cantoo/pdf-lib';
