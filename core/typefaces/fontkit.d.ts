/** The small part of fontkit 2 that is used here. */
declare module 'fontkit' {
  export interface Path {
    commands: readonly { command: string; args: readonly number[] }[];
  }

  export interface Position {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }

  export interface Glyph {
    id: number;
    codePoints: readonly number[];
    path: Path;
  }

  export interface Font {
    unitsPerEm: number;
    /** Code points that the font has a glyph for. */
    characterSet: readonly number[];
    /** Glyphs seen so far by id, with the characters that they stood for the first time. */
    _glyphs: Record<number, Glyph>;
    layout(text: string): {
      direction: 'ltr' | 'rtl';
      glyphs: readonly Glyph[];
      positions: readonly Position[];
      /** In font units. */
      advanceWidth: number;
    };
  }

  export function create(bytes: Uint8Array): Font;
}
