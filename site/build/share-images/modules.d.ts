/** What the lettering needs of two libraries that bring no types. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    /** Code points that the font has a glyph for. */
    characterSet: readonly number[];
    layout(text: string): {
      glyphs: readonly { path: Path }[];
      positions: readonly { xAdvance: number }[];
    };
  }

  export interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }

  export function create(bytes: Uint8Array): Font;
}

declare module 'subset-font' {
  /** The font cut down to the letters of `text`, and to one place on each of its axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes: Readonly<Record<string, number>> },
  ): Promise<Buffer>;
}
