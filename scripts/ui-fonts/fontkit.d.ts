/** What the scripts need of fontkit beside what the logo engine has declared. */
declare module 'fontkit' {
  interface Font {
    ascent: number;
    descent: number;
    lineGap: number;
    getVariation(axes: Record<string, number>): Font;
  }
}
