import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense } from 'react';
import { late } from '#site/lib/late.tsx';
import type { GigDatesProps } from './GigDates.tsx';
import { $gigsAhead } from './gigs-ahead.store.ts';

const Usual = ({ usual }: GigDatesProps) => usual;
const GigDates = late<GigDatesProps>(() =>
  import('./GigDates.tsx').then(
    (part) => part.GigDates,
    () => Usual,
  ),
);

/** The tile of the gig tracker: the dates that come, and what is late; as any other where that isn't known. */
export function GigTile({ usual }: { usual: ReactNode }) {
  const ahead = useStore($gigsAhead, { ssr: () => undefined });
  if (!ahead) return usual;
  return (
    <Suspense fallback={usual}>
      <GigDates ahead={ahead} usual={usual} />
    </Suspense>
  );
}
