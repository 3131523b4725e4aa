import { useStore } from '@nanostores/react';
import Grip from 'lucide-react/icons/grip-vertical';
import Pin from 'lucide-react/icons/pin';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent } from 'react';
import { ASSISTANT } from '#core/chat.ts';
import { Button } from '#site/ui/Button.tsx';
import { ClearConversation } from './ClearConversation.tsx';
import type { Conversation } from './conversation.ts';
import { sizeOf, windowSize } from './DockFrame.tsx';
import { closeDock } from './dock.store.ts';
import { movedByKey } from './place.ts';
import { spot } from './spot.store.ts';
import type { DockKind } from './use-dock-kind.ts';
import { panelOf, useDrag } from './use-drag.ts';

type DockHeaderProps = { kind: DockKind; conversation: Conversation; canClear: boolean };

export function DockHeader({ kind, conversation, canClear }: DockHeaderProps) {
  const isMoved = useStore(spot.$spot) !== null;
  const drag = useDrag();
  const canMove = kind !== 'sheet';
  return (
    <div className="cue-head" {...(canMove && drag)}>
      {canMove && (
        <button
          type="button"
          className="cue-grip"
          aria-label={`Move ${ASSISTANT} with the arrow keys`}
          onKeyDown={moveByKey}
        >
          <Grip className="i i16" aria-hidden="true" />
        </button>
      )}
      <div className="cue-title">
        <h2>{ASSISTANT}</h2>
        <p className="small">
          <i className="cue-led" />
          Online • Ready to help
        </p>
      </div>
      {canClear && <ClearConversation conversation={conversation} />}
      {canMove && isMoved && (
        <Button variant="quiet" size="sm" icon={Pin} iconOnly onClick={spot.park}>
          Park
        </Button>
      )}
      <Button variant="quiet" size="sm" icon={X} iconOnly onClick={closeDock}>
        {`Close ${ASSISTANT}`}
      </Button>
    </div>
  );
}

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const panel = panelOf(event.currentTarget);
  if (!panel) return;
  const to = movedByKey(panel.getBoundingClientRect(), event.key, event.shiftKey);
  if (to === undefined) return;
  event.preventDefault();
  if (to) spot.moveTo(to, sizeOf(panel), windowSize());
  else spot.park();
}
