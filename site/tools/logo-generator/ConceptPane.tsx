import { Suspense } from 'react';
import { late } from '#site/lib/late.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { ConceptPicture } from './ConceptPicture.tsx';
import type { OpenLogo } from './use-open-logo.ts';

const Editor = late(async () => (await import('./editor/Editor.tsx')).Editor);

interface ConceptPaneProps {
  open: OpenLogo;
  /** Its amber button is the one next thing of the screen. */
  isNext: boolean;
}

/** The concept on stage: its picture at once, and all that can be done to it when that has loaded. */
export function ConceptPane({ open, isNext }: ConceptPaneProps) {
  return (
    <Suspense fallback={<StageOnly open={open} />}>
      <Editor open={open} isNext={isNext} />
    </Suspense>
  );
}

const ROWS = ['100%', '40%', '100%', '100%', '64%'];

function StageOnly({ open: { selected } }: { open: OpenLogo }) {
  return (
    <Panel title={`${selected.number} · ${selected.label}`} className="pane">
      <div className="stage" data-testid="stage">
        <ConceptPicture url={selected.file?.url ?? null} alt={`${selected.spec.name}, ${selected.label}`} />
      </div>
      <div className="files">
        {ROWS.map((width, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity and never move
          <Skeleton key={row} width={width} height={row % 2 === 0 ? 44 : 14} />
        ))}
      </div>
    </Panel>
  );
}
