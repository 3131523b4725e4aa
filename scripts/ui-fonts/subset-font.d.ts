declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  /** The font cut down to the letters of `text`, to these layout features, and to part of its axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, Axis>;
      keepFeatures?: string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
