/** A part of a written page: what stands under one heading of level 2. The first part, before any heading, has no id. */
export interface Section {
  /** The anchor of its heading. */
  id: string | null;
  /** The heading as HTML. */
  heading: string;
  html: string;
}

const HEADING = /<h2\b[^>]*?\bid="([^"]*)"[^>]*>([\s\S]*?)<\/h2>/;

/** The parts of a page that was written in Markdown, in order; parts without any words are left out. */
export function sectionsOf(html: string): Section[] {
  const [opening = '', ...rest] = html.split(HEADING);
  const sections: Section[] = [{ id: null, heading: '', html: opening }];
  for (let at = 0; at < rest.length; at += 3) {
    sections.push({ id: rest[at] ?? '', heading: rest[at + 1] ?? '', html: rest[at + 2] ?? '' });
  }
  return sections.filter((section) => section.html.trim() !== '');
}
