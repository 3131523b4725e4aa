import { useEffect, useState } from 'react';
import { showToast } from '#site/lib/toast.store.ts';
import type { CuePanel } from './CuePanel.tsx';
import { closeDock } from './dock.store.ts';

/** The panel, which most visits never need: it comes when it is first wanted. Null until it is there. */
export function usePanelPart(isWanted: boolean): typeof CuePanel | null {
  const [part, setPart] = useState<{ CuePanel: typeof CuePanel } | null>(null);
  useEffect(() => {
    if (!isWanted || part) return;
    import('./CuePanel.tsx').then(setPart, () => {
      closeDock();
      showToast({
        tone: 'danger',
        title: 'Connection Error',
        text: 'The assistant did not load. Check your connection and try again.',
      });
    });
  }, [isWanted, part]);
  return part?.CuePanel ?? null;
}
