import type { Passage } from '#core/handbook.ts';
import { plainText } from './plain-text.ts';
import { sectionsOf } from './sections.ts';

/** A written page, whatever shows it. */
export interface WrittenPage {
  title: string;
  /** One sentence on what it holds: it opens the first passage. */
  summary: string;
  href: string;
  html: string;
  keywords: readonly string[];
}

/** A passage for every part of a page, each with the anchor of its heading. */
export function passagesOf({ title, summary, href, html, keywords }: WrittenPage): Passage[] {
  const sections = sectionsOf(html);
  const opens = sections[0]?.id === null;
  const opening = opens ? `${summary}\n\n${plainText(sections[0]?.html ?? '')}` : summary;
  return [
    { title, href, text: opening, keywords: [...keywords] },
    ...sections.slice(opens ? 1 : 0).map((section) => ({
      title: `${title}: ${plainText(section.heading)}`,
      href: `${href}#${section.id}`,
      text: plainText(section.html),
      keywords: [...keywords],
    })),
  ];
}
