import { atom } from 'nanostores';
import { SECTION_IDS, type SectionId } from '#core/tools/press-kit/sections.ts';

/** The section that is filled in: `#bio` of the address. */
export const $section = atom<SectionId>('look');

const isSection = (word: string): word is SectionId => (SECTION_IDS as readonly string[]).includes(word);

/** Opens what the address names, without a word the first one; any other word changes nothing. */
export function followSection(): void {
  const word = location.hash.slice(1) || SECTION_IDS[0];
  if (word && isSection(word)) $section.set(word);
}

/** Opens a section as a step that the browser's back button undoes; one that is open already is shown again. */
export function goToSection(id: SectionId): void {
  if (location.hash === `#${id}`) dispatchEvent(new Event('hashchange'));
  else location.hash = id;
}
