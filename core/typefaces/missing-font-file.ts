/** A font file that a logo or a document needs was not handed over. */
export class MissingFontFileError extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`The font file ${file} is not loaded`);
    this.name = 'MissingFontFileError';
    this.file = file;
  }
}
