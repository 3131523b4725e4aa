import type { PressKit } from './kit.ts';
import { SECTION_IDS, SECTIONS, type SectionId } from './sections.ts';

/** Where each part of a kit is filled in. */
const SECTION_OF: Readonly<Record<keyof PressKit, SectionId>> = {
  ...{ title: 'look', artistName: 'look', tagline: 'look', look: 'look' },
  ...{ city: 'facts', travelsFrom: 'facts', genres: 'facts', setLength: 'facts', setUp: 'facts' },
  ...{ languages: 'facts', since: 'facts', pronoun: 'facts', figures: 'facts', facts: 'facts' },
  ...{ bio: 'bio', proofs: 'bio', photos: 'photos', recordings: 'music' },
  ...{ highlights: 'highlights', releases: 'highlights', quotes: 'quotes', dates: 'dates' },
  ...{ rider: 'rider', contacts: 'contact', socials: 'contact' },
};

/** Where what a path names is filled in: `recordings.1.link`. */
export const sectionOfPath = (path: string): SectionId =>
  SECTION_OF[path.split('.')[0] as keyof PressKit] ?? 'look';

/** What one save of a kit changed, by the sections that it was changed in; empty where it changed nothing. */
export function describeKitEdits(before: PressKit, after: PressKit): string {
  const keys = Object.keys(SECTION_OF) as (keyof PressKit)[];
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const names = SECTION_IDS.filter((id) => changed.some((key) => SECTION_OF[key] === id)).map(
    (id) => SECTIONS[id].name,
  );
  return names.length > 0 ? `Changed: ${names.join(', ')}` : '';
}
