import { atom } from 'nanostores';
import { sectionOfPath } from '#core/tools/press-kit/describe-edits.ts';
import { SECTION_IDS, type SectionId } from '#core/tools/press-kit/sections.ts';

/** The section that is filled in: `#bio` of the address. */
export const $section = atom<SectionId>('look');

const isSection = (word: string): word is SectionId => (SECTION_IDS as readonly string[]).includes(word);

/** Opens what the address names, without a word the first one; any other word changes nothing. */
export function followSection(): void {
  const word = location.hash.slice(1) || SECTION_IDS[0];
  if (word && isSection(word)) $section.set(word);
}

/** Opens the section of the field at a path, as a step that the browser's back button undoes; an open one is shown again. */
export function goToSectionOf(path: string): void {
  const id = sectionOfPath(path);
  if (location.hash === `#${id}`) dispatchEvent(new Event('hashchange'));
  else location.hash = id;
}
