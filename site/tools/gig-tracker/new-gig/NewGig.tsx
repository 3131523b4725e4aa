import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { late } from '#site/lib/late.tsx';
import { $newGig } from './new-gig.store.ts';

const NewGigDialog = late(async () => (await import('./NewGigDialog.tsx')).NewGigDialog);

/** The form for a new gig, wherever it is opened from. */
export function NewGig() {
  const start = useStore($newGig);
  if (start === null) return null;
  return (
    <Suspense fallback={null}>
      <NewGigDialog start={start} />
    </Suspense>
  );
}
