/** What the scripts need of fontkit beside what the logo engine has declared. */
declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }

  interface Font {
    ascent: number;
    descent: number;
    lineGap: number;
    getVariation(axes: Record<string, number>): Font;
  }
}
