import { useState } from 'react';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Tabs } from '#site/ui/Tabs.tsx';
import type { OpenLogo } from '../use-open-logo.ts';
import { CompareSide } from './CompareSide.tsx';
import { GROUNDS, type Ground } from './grounds.ts';
import './compare.css';

interface CompareDialogProps {
  open: OpenLogo;
  onClose: () => void;
}

/** Two concepts at the same size on the same ground: the one on stage, and the one that was there before. */
export function CompareDialog({ open, onClose }: CompareDialogProps) {
  const [ids, setIds] = useState<[string, string]>([open.before.id, open.selected.id]);
  const [ground, setGround] = useState<Ground>('own');

  function take(id: string) {
    open.select(id);
    onClose();
  }

  return (
    <Dialog
      open
      size="lg"
      className="compare"
      title="Compare two"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Tabs<Ground>
        look="segment"
        label="Ground"
        value={ground}
        onChange={setGround}
        items={GROUNDS.map(({ id, label }) => ({ value: id, label }))}
      />
      <div className="compare-two">
        {([0, 1] as const).map((side) => (
          <CompareSide
            key={side}
            side={side === 0 ? 'First' : 'Second'}
            concepts={open.concepts}
            id={ids[side]}
            ground={ground}
            onChoose={(id) => setIds(side === 0 ? [id, ids[1]] : [ids[0], id])}
            onTake={take}
          />
        ))}
      </div>
    </Dialog>
  );
}
