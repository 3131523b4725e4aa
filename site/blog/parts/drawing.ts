/** The tag that opens a drawing, with the size of its box. */
const OPENING = /^\s*<svg\b[^>]*\bviewBox="([\d. -]+)"[^>]*>/;

export interface Drawing {
  viewBox: string;
  /** What stands between the tags of the drawing. */
  marks: string;
}

/**
 * A drawing with words in it, to be set into the page: only there do they have its typeface and its theme. Null for one
 * without words, which is lighter as a file. Throws where it names parts, since two drawings of a page might use one name.
 */
export function drawing(svg: string): Drawing | null {
  const [opening, viewBox = ''] = OPENING.exec(svg) ?? [];
  if (!opening) throw new Error('A drawing begins with <svg> and says its viewBox');
  if (!svg.includes('<text')) return null;
  const marks = svg.slice(opening.length, svg.lastIndexOf('</svg>'));
  if (/\sid="/.test(marks)) throw new Error('The parts of a drawing with words in it have no ids');
  return { viewBox, marks };
}
