import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { takeQuery } from '#site/lib/take-query.ts';
import { $tour, followTour, type Tour as TourState } from './tour.store.ts';

/** The welcome tour; its dialog is loaded when it first opens. spec §2 */
export function Tour() {
  const tour = useStore($tour, { ssr: 'initial' });
  useEffect(() => followTour(takeQuery('tour')), []);
  const Dialog = useDialogPart(tour.opened !== null);
  return <IslandRoot>{tour.opened !== null && Dialog && <Dialog tour={tour} />}</IslandRoot>;
}

type DialogPart = (props: { tour: TourState }) => React.ReactNode;

/** Without a connection there is no tour, and the page stays usable. */
function useDialogPart(isWanted: boolean): DialogPart | null {
  const [part, setPart] = useState<{ TourDialog: DialogPart } | null>(null);
  useEffect(() => {
    if (isWanted && part === null) import('./TourDialog.tsx').then(setPart, () => undefined);
  }, [isWanted, part]);
  return part?.TourDialog ?? null;
}
