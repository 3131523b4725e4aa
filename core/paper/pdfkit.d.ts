/** Brings no types of its own; what documents ask of it is `Doc` in pdf-document.ts. */
declare module 'pdfkit' {
  const PDFDocument: new (options: Readonly<Record<string, unknown>>) => unknown;
  export default PDFDocument;
}
