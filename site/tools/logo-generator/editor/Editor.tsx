import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useLeaveWarning } from '#site/lib/use-leave-warning.ts';
import { Panel } from '#site/ui/Panel.tsx';
import type { OpenLogo } from '../use-open-logo.ts';
import type { Look } from './colour-way-words.ts';
import { EditorTabs } from './EditorTabs.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import { LookPads } from './LookPads.tsx';
import { PaneFoot } from './PaneFoot.tsx';
import { SaveBar } from './SaveBar.tsx';
import { Stage } from './Stage.tsx';
import { saveWorks } from './save-works.ts';
import { takeUpWorks } from './take-up-works.ts';
import { useEditing } from './use-editing.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { unsavedLogos } from './works.store.ts';
import { works } from './works.ts';

interface EditorProps {
  open: OpenLogo;
  /** Its amber button is the one next thing of the screen. */
  isNext: boolean;
}

/** The concept on stage with all that can be done to it. */
export function Editor({ open, isNext }: EditorProps) {
  const { logo, selected } = open;
  const editing = useEditing(open);
  const [look, setLook] = useState<Look>({ colourWay: 'full', lockup: 'full' });

  useEffect(takeUpWorks, []);
  useLeaveWarning(unsavedLogos(useStore(works.$works)).length > 0);
  useEditorKeys({
    undo: () => editing.canUndo && editing.undo(),
    redo: () => editing.canRedo && editing.redo(),
    save: () => void saveWorks(logo),
  });

  return (
    <Panel
      title={`${selected.number} · ${selected.label}`}
      className="pane"
      aside={<HistoryButtons editing={editing} />}
    >
      <Stage open={open} look={look} />
      <LookPads key={selected.id} spec={selected.spec} look={look} onChange={setLook} />
      <EditorTabs concept={selected.id} editing={editing} />
      <SaveBar open={open} editing={editing} onSave={() => void saveWorks(logo)} />
      <PaneFoot open={open} look={look} isNext={isNext} />
    </Panel>
  );
}
