import { useStore } from '@nanostores/react';
import MessageSquare from 'lucide-react/icons/message-square';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { ASSISTANT } from '#core/chat.ts';
import { $dock, $unread, closeDock, openByHand } from './dock.store.ts';

/** The round button at the bottom right opens the panel and closes it. spec §2 */
export function DockButton() {
  const { open } = useStore($dock);
  const isUnread = useStore($unread);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterClosing(button, open);

  const Icon = open ? X : MessageSquare;
  return (
    <button
      ref={button}
      type="button"
      className="cue-button"
      aria-label={`${open ? 'Close' : 'Open'} ${ASSISTANT}${isUnread ? ', unread' : ''}`}
      aria-expanded={open}
      onClick={open ? closeDock : openByHand}
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
