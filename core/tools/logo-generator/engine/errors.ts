/** The name or tagline holds characters that no typeface of the designer draws (emoji, Thai, …). */
export class UnsupportedScriptError extends Error {
  readonly characters: readonly string[];

  constructor(characters: readonly string[]) {
    const shown = characters.slice(0, 8).join(' ');
    super(
      `These characters cannot be drawn in a logo: ${shown}. Names may use Latin, Greek, Cyrillic, Arabic, ` +
        'Japanese and Korean letters, digits and common signs; emoji are not letters.',
    );
    this.name = 'UnsupportedScriptError';
    this.characters = characters;
  }
}

/** A font file that the drawing needs was not handed to `openFaces`. */
export class MissingFaceError extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`The font file ${file} is not loaded`);
    this.name = 'MissingFaceError';
    this.file = file;
  }
}
