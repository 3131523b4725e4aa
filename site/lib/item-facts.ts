import type { LibraryItem, LibraryType } from '#core/library.ts';

const KINDS: Record<LibraryType, string> = {
  logo: 'Logo',
  'voice-tag': 'Voice drop',
  'press-kit': 'Press kit',
  contract: 'Contract',
};

/** `6 kB`; under a kilobyte in bytes, past a thousand of them in megabytes. */
function sizeWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The line under an item's title: what it is, its style, its size. */
export function itemFacts({ type, metadata }: Pick<LibraryItem, 'type' | 'metadata'>): string {
  const facts = [KINDS[type], metadata.style, metadata.fileSize && sizeWords(metadata.fileSize)];
  return facts.filter(Boolean).join(' · ');
}
