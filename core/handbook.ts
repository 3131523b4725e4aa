/**
 * A passage of what Deckhand has written for its users: help pages, questions and articles. The site build writes all of
 * them into HANDBOOK_FILE, and the assistant answers from them.
 */
export interface Passage {
  /** The heading it stands under, as people read it: `Credits: what a failed run costs`. */
  title: string;
  /** Where it can be read: `/help#credits`. */
  href: string;
  /** Plain text of the passage; paragraphs are parted by an empty line. */
  text: string;
  /** Other words that people ask for it with. */
  keywords: string[];
}

/** The title of the page that a passage is on, and of its section there, which is empty at the page's beginning. */
export function headingsOf({ title }: Pick<Passage, 'title'>): { page: string; section: string } {
  const [page = '', ...section] = title.split(': ');
  return { page, section: section.join(': ') };
}

export const HANDBOOK_FILE = '/handbook.json';
