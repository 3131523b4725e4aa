import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useId, useState } from 'react';
import { late } from '#site/lib/late.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';

const TemplateGroups = late(async () => (await import('../awake-parts.ts')).templateGroups());

interface TemplatesProps {
  /** `selected` is what the person has to write over. */
  onChoose: (script: string, selected?: string) => void;
}

/** Sentences to begin from, by occasion. */
export function Templates({ onChoose }: TemplatesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="script-templates">
      <Button
        size="sm"
        iconEnd={ChevronDown}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        Templates
      </Button>
      {isOpen && (
        <div id={id}>
          <Suspense fallback={<Skeleton height={340} />}>
            <TemplateGroups
              onChoose={(script, selected) => {
                setIsOpen(false);
                onChoose(script, selected);
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
