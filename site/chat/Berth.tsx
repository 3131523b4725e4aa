import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#site/ui/Button.tsx';
import { spot } from './spot.store.ts';
import { type DockKind, laneCell } from './use-dock-kind.ts';

/** Where the panel belongs: its room in the lane, which stays while it floats elsewhere, or over the page. */
export function Berth({ kind, children }: { kind: DockKind; children: ReactNode }) {
  const isMoved = useStore(spot.$spot) !== null;
  const cell = kind === 'lane' ? laneCell() : null;
  // Outside of the page's frame, so that the frame can rest while a sheet covers it.
  if (!cell) return createPortal(children, document.body);
  return createPortal(
    <div className="cue-berth">
      {children}
      {isMoved && children && (
        <Button size="sm" onClick={spot.park}>
          Park Cue here
        </Button>
      )}
    </div>,
    cell,
  );
}
