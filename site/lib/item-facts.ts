import type { LibraryItem, LibraryType } from '#core/library.ts';
import { bytesWords } from './size-words.ts';

const KINDS: Record<LibraryType, string> = {
  logo: 'Logo',
  'voice-tag': 'Voice drop',
  'press-kit': 'Press kit',
  contract: 'Contract',
};

/** The line under an item's title: what it is, its style, its size. */
export function itemFacts({ type, metadata }: Pick<LibraryItem, 'type' | 'metadata'>): string {
  const facts = [KINDS[type], metadata.style, metadata.fileSize && bytesWords(metadata.fileSize)];
  return facts.filter(Boolean).join(' · ');
}
