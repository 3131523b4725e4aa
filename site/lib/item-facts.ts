import { kindWords, type LibraryItem } from '#core/library.ts';
import { bytesWords } from '#core/size-words.ts';

/** The line under an item's title: what it is, its style, its size. */
export function itemFacts({ type, metadata }: Pick<LibraryItem, 'type' | 'metadata'>): string {
  const facts = [kindWords(type), metadata.style, metadata.fileSize && bytesWords(metadata.fileSize)];
  return facts.filter(Boolean).join(' · ');
}
