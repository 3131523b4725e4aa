import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { unsavedLogos } from './works.store.ts';
import { works } from './works.ts';

/** Asks before the tab is closed while something in it is not saved, in this logo or another. */
export function useLeaveWarning(): void {
  const isUnsaved = unsavedLogos(useStore(works.$works)).length > 0;
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
