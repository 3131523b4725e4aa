import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { PlainToast } from '#site/ui/PlainToast.tsx';
import { IslandRoot } from './IslandRoot.tsx';
import { $toast, dropDismissed } from './toast.store.ts';

/** The place of toasts: once on a page, whichever island shows one. */
export function Toaster() {
  const toast = useStore($toast, { ssr: 'initial' });
  const Toast = useToastPart(toast?.id);
  return <IslandRoot>{Toast && <Toast toast={toast} onDismiss={dropDismissed} />}</IslandRoot>;
}

type ToastPart = typeof PlainToast;

/** The toast part, which most visits never need, comes with the first toast; without a connection the plain one does. */
function useToastPart(wantedFor: string | undefined): ToastPart | null {
  const [part, setPart] = useState<{ Toast: ToastPart } | null>(null);
  const isThere = part !== null && part.Toast !== PlainToast;
  useEffect(() => {
    if (wantedFor === undefined || isThere) return;
    import('#site/ui/Toast.tsx').then(setPart, () => setPart({ Toast: PlainToast }));
  }, [wantedFor, isThere]);
  return part?.Toast ?? null;
}
