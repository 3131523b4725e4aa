import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ProfileView, viewAt } from './profile-views.ts';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The view that the address names, and all that were opened: those stay as they are, with what was typed in them. */
export function useProfileView(): { view: ProfileView; opened: readonly ProfileView[] } {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  const view = viewAt(hash);
  const [opened, setOpened] = useState<readonly ProfileView[]>([view]);
  if (!opened.includes(view)) setOpened([...opened, view]);
  useEffect(() => {
    // The browser looked for the panel before it was there.
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return { view, opened };
}
