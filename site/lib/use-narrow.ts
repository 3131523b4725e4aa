import { useSyncExternalStore } from 'react';

/** One column: a phone, or a window as narrow. */
const NARROW = '(max-width: 800px)';

export const isNarrow = (): boolean => matchMedia(NARROW).matches;

function watch(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether everything stands in one column. Prerendered HTML is wide. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, isNarrow, () => false);
