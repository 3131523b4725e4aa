import type { ReactNode } from 'react';
import { DraftSwitch } from './DraftSwitch.tsx';
import type { Studio } from './document-studio.ts';
import { SaveState } from './SaveState.tsx';
import './document-head.css';

interface DocumentHeadProps<Content extends { title: string }> {
  studio: Studio<Content>;
  longestTitle: number;
  /** What makes it; on a phone that is at the foot of the screen. */
  children: ReactNode;
}

/** Which document is on the desk, whether it is saved, and what makes it. */
export function DocumentHead<Content extends { title: string }>({
  studio,
  longestTitle,
  children,
}: DocumentHeadProps<Content>) {
  return (
    <div className="doc-head">
      <DraftSwitch studio={studio} longestTitle={longestTitle} />
      <SaveState studio={studio} />
      <span className="doc-head-make">{children}</span>
    </div>
  );
}
