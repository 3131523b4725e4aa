import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useEffect, useState } from 'react';
import { late } from '#site/lib/late.tsx';
import { recall, remember } from '#site/lib/tab-memory.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';

const TreatmentTabs = late(async () => (await import('./TreatmentTabs.tsx')).TreatmentTabs);

const PLACE = 'more-treatment:voice-tag';
const memory = () => localStorage;

/** Everything behind the one knob. Whether it is in sight is remembered. */
export function MoreTreatment() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(recall(memory, PLACE) === true), []);

  function toggle(open: boolean) {
    setIsOpen(open);
    remember(memory, PLACE, open);
  }

  return (
    <details
      className="treatment-more"
      open={isOpen}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary>
        More
        <span className="small muted">Effects, tempo, key, length, beds, loudness, recipes</span>
        <ChevronDown className="i i16" aria-hidden="true" />
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton height={420} />}>
          <TreatmentTabs />
        </Suspense>
      )}
    </details>
  );
}
