import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { problemOf } from '#site/lib/problem-of.ts';
import type { PanelState } from '#site/ui/Panel.tsx';
import { $told, loadTrackerSettings } from '../state/tracker-settings.store.ts';

/** The settings as the server told them, and the state of what shows them until it has, in `rows` of `rowHeight` pixels. */
export function useToldSettings(rows: number, rowHeight: number) {
  const told = useStore($told);
  const [error, setError] = useState<unknown>(null);
  const isMissing = told === null;
  function load(): void {
    setError(null);
    loadTrackerSettings().catch(setError);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where nothing has asked for them
  useEffect(() => {
    if (isMissing) load();
  }, []);
  const state: PanelState = !isMissing
    ? { kind: 'ready' }
    : error === null
      ? { kind: 'loading', rows, rowHeight }
      : {
          ...{ kind: 'error', title: "We couldn't load your settings", reason: problemOf(error) },
          onRetry: load,
        };
  return { settings: told?.settings ?? null, state };
}
