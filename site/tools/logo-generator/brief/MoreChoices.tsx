import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useEffect, useState } from 'react';
import { late } from '#site/lib/late.tsx';
import { recall, remember } from '#site/lib/tab-memory.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import type { BriefDraft } from './brief-draft.ts';

const MoreFields = late(async () => (await import('./MoreFields.tsx')).MoreFields);

/** The fields that stand in here, by the paths of their refusals. */
const PATHS = ['symbols', 'layout', 'avoid'] as const;

const PLACE = 'more-choices:logo-generator';
const memory = () => localStorage;

interface MoreChoicesProps {
  draft: BriefDraft;
  reasonFor: (path: string) => string | null;
  onChange: (part: Partial<BriefDraft>) => void;
}

/** The choices that most briefs do without. Whether they are in sight is remembered. */
export function MoreChoices({ draft, reasonFor, onChange }: MoreChoicesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isRefused = PATHS.some((path) => reasonFor(path) !== null);
  const made = draft.symbols.length + draft.avoid.length + (draft.layout ? 1 : 0);

  useEffect(() => setIsOpen(recall(memory, PLACE) === true), []);
  useEffect(() => {
    if (isRefused) setIsOpen(true);
  }, [isRefused]);

  function toggle(open: boolean) {
    setIsOpen(open);
    remember(memory, PLACE, open);
  }

  return (
    <details className="more" open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary>
        More choices
        {made > 0 && <span className="small num muted">{made} set</span>}
        <ChevronDown className="i i16" aria-hidden="true" />
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton height={420} />}>
          <MoreFields draft={draft} reasonFor={reasonFor} onChange={onChange} />
        </Suspense>
      )}
    </details>
  );
}
