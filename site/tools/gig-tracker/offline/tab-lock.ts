const lockOf = (tab: string): string => `deckhand-tracker.${tab}`;

/** A name for this tab, and a lock that tells others, as long as it is held, that its edits are its own. */
export function holdLock(): { tab: string; release(): void } {
  const tab = crypto.randomUUID();
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(lockOf(tab), () => promise);
  return { tab, release: resolve };
}

/** Tells which tabs live. Where a browser has no locks, none does: what is sent twice does no harm. */
export async function livingTabs(): Promise<(tab: string) => boolean> {
  const locks = await navigator.locks?.query();
  const held = new Set(locks?.held?.map(({ name }) => name));
  return (tab) => held.has(lockOf(tab));
}
