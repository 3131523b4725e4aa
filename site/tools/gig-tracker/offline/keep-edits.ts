import { followEdits, type KeptEdit } from '../state/edits.ts';
import { $isKept } from '../state/offline.store.ts';
import { $conflicts } from '../state/save-gig.ts';
import { keptNow, type Left } from './kept-tracker.ts';

/** What of the edits of a gig outlives the tab. */
const keptPart = ({ base, mine, unsure, addition, trash }: KeptEdit): KeptEdit => ({
  ...{ base, mine, unsure, addition, trash },
});

/** Keeps edits as they are by now, and what somebody has to choose, one write after another. Answers what ends it. */
export function keepEdits(tab: string): () => void {
  const pending = new Map<string, { [Name in keyof Left]: [Name, string, Left[Name] | null] }[keyof Left]>();
  let isWriting = false;
  async function write(): Promise<void> {
    isWriting = true;
    try {
      while (pending.size > 0) {
        const changes = (await keptNow()).transaction(['edits', 'conflicts'], 'readwrite');
        const all = [...pending.values()];
        pending.clear();
        const puts = all.map(([name, id, value]) => {
          const store = changes.objectStore(name);
          return value === null ? store.delete([tab, id]) : store.put(value as never, [tab, id]);
        });
        await Promise.all([...puts, changes.done]);
      }
      $isKept.set(true);
    } catch {
      // Storage is full or closed: what isn't saved lives as long as the tab.
      $isKept.set(false);
    }
    isWriting = false;
  }
  function keep<Name extends keyof Left>(name: Name, id: string, value: Left[Name] | null): void {
    pending.set(`${name} ${id}`, [name, id, value] as never);
    if (!isWriting) void write();
  }
  const keepConflicts = (id: string): void => {
    const open = $conflicts.get()[id] ?? [];
    keep('conflicts', id, open.length > 0 ? open : null);
  };
  for (const id of Object.keys($conflicts.get())) keepConflicts(id);
  const stops = [
    followEdits((id, edit) => keep('edits', id, edit && keptPart(edit))),
    $conflicts.listen((_, __, id) => id !== undefined && keepConflicts(id)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
