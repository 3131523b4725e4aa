import { useStore } from '@nanostores/react';
import { Toast } from '#site/ui/Toast.tsx';
import { IslandRoot } from './IslandRoot.tsx';
import { $toast, dropDismissed } from './toast.store.ts';

/** The place of toasts: once on a page, whichever island shows one. */
export function Toaster() {
  const toast = useStore($toast, { ssr: 'initial' });
  return (
    <IslandRoot>
      <Toast toast={toast} onDismiss={dropDismissed} />
    </IslandRoot>
  );
}
