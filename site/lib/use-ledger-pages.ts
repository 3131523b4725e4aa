import { useState } from 'react';
import { call } from './api.ts';
import { type LedgerPage, withNewer } from './ledger-pages.ts';

/** The first entries of the newest page, so many of them, then all of it, then one older page after the other. */
export function useLedgerPages(newest: LedgerPage, shown: number) {
  const [known, setKnown] = useState<LedgerPage | null>(null);
  const [firstNew, setFirstNew] = useState<string | null>(null);
  const [more, setMore] = useState<'none' | 'loading' | 'failed'>('none');
  const all = known ? withNewer(newest.entries, known.entries) : newest.entries;
  const entries = known ? all : all.slice(0, shown);
  const next = known ? known.next : newest.next;
  const isAll = next === null && entries.length === all.length;

  function show(page: LedgerPage): void {
    setKnown(page);
    setFirstNew(page.entries[entries.length]?.id ?? null);
  }

  async function showMore(): Promise<void> {
    if (more === 'loading') return;
    if (entries.length < all.length) return show(newest);
    if (next === null) return;
    setMore('loading');
    try {
      const older = await call('ledger', { query: { cursor: next } });
      show({ entries: [...entries, ...older.entries], next: older.next });
      setMore('none');
    } catch {
      setMore('failed');
    }
  }

  /** `firstNew`: the id of the first entry that the last press brought. */
  return { entries, isAll, firstNew, more, showMore };
}
