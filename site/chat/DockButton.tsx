import { useStore } from '@nanostores/react';
import MessageSquare from 'lucide-react/icons/message-square';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { ASSISTANT } from '#core/chat.ts';
import { $dock, $inSight, $unread, closeDock, openByHand } from './dock.store.ts';
import { spot } from './spot.store.ts';
import type { DockKind } from './use-dock-kind.ts';

/** The round button at the bottom right. It gives way to a panel that is parked in sight, and leads to one that is not. */
export function DockButton({ kind }: { kind: DockKind }) {
  const { open } = useStore($dock);
  const isUnread = useStore($unread);
  const isInSight = useStore($inSight);
  const isParked = useStore(spot.$spot) === null && kind === 'lane';
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterClosing(button, open);

  const leadsThere = open && isParked;
  const name = leadsThere
    ? `Go to ${ASSISTANT}`
    : `${open ? 'Close' : 'Open'} ${ASSISTANT}${isUnread ? ', unread' : ''}`;
  const Icon = open && !leadsThere ? X : MessageSquare;
  return (
    <button
      ref={button}
      type="button"
      className="cue-button"
      aria-label={name}
      aria-expanded={open}
      hidden={leadsThere && isInSight}
      onClick={open && !leadsThere ? closeDock : openByHand}
    >
      <Icon className="i" aria-hidden="true" />
      {isUnread && <i className="cue-unread" />}
    </button>
  );
}

/** Focus that was in the panel goes back to the button. */
function useFocusAfterClosing(button: { current: HTMLElement | null }, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, button]);
}
